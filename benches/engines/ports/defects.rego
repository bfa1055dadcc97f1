# FIDE 2014, E.8: the sealed move that cannot be played.
package defects

import data.displacing

displaced if displacing.first

displaced if displacing.stays_closed

displaced if displacing.forfeit

displaced if displacing.drawn

displaced if displacing.flag

displaced if displacing.cannot_mate

applies if {
	not input.envelope.missing
	not input.replier.flag_fallen
	not displaced
}

applying contains "E_8_a" if {
	input.sealed.reading == "ambiguous"
	applies
}

applying contains "E_8_b" if {
	input.sealed.reading in {"unintelligible", "absent"}
	applies
	not displacing.mated
}

applying contains "E_8_c" if {
	input.sealed.reading == "illegal"
	applies
	not displacing.mated
}

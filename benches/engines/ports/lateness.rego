# FIDE 2014, E.9 to E.12: lateness, absence and the lost envelope, as far as they settle the result.
package lateness

import data.defects
import data.displacing

applying contains "E_10_both" if {
	displacing.sealer_late
	displacing.replier_late
	displacing.forfeits
}

applying contains "E_10_sealer" if {
	displacing.sealer_late
	not displacing.replier_late
	displacing.forfeits
}

applying contains "E_10_replier" if {
	displacing.replier_late
	not displacing.sealer_late
	displacing.forfeits
}

# What displaces every norm below.
displaced if displacing.first

displaced if displacing.forfeit

displaced if displacing.over

resumes if {
	displacing.no_flag_fallen
	not displaced
}

# E.8 and 6.9
settled if count(defects.applying) > 0

settled if displacing.cannot_mate

applying contains "E_12_a" if {
	input.envelope.missing
	input.position.known
	resumes
}

annulled contains "E_12_b" if {
	input.envelope.missing
	not input.position.known
	resumes
}

annulled contains "E_12_b_kept" if {
	input.replier.present
	not input.envelope.missing
	not input.position.known
	resumes
	not settled
}

applying contains norm if some norm in annulled

plays if {
	resumes
	count(annulled) == 0
}

applying contains "E_9_a_play" if {
	input.replier.present
	input.replier.late <= 0
	not input.reply.sealed
	not input.envelope.missing
	displacing.readable
	plays
}

applying contains "E_9_b_play" if {
	input.replier.present
	input.replier.late > 0
	not input.reply.sealed
	not input.envelope.missing
	displacing.readable
	plays
}

shares if {
	input.event.default_time > 0
	input.arbiter.shares_lost_time
	not input.sealer.present
	not input.replier.present
	plays
	not settled
}

applying contains "E_11_otherwise" if shares

applying contains "E_9_b" if {
	not input.replier.present
	not input.reply.sealed
	plays
	not settled
	not shares
}

applying contains "E_9_c_waiting" if {
	input.reply.sealed
	not input.sealer.present
	displacing.readable
	plays
}

reply_displaced if displacing.first

reply_displaced if displacing.forfeit

reply_displaced if displacing.drawn

reply_displaced if count(annulled) > 0

reply_opened if {
	input.reply.sealed
	input.sealer.present
	not input.envelope.reply_missing
	displacing.readable
	input.reply.reading in {"clear", "inexact"}
	displacing.no_flag_fallen
	not reply_displaced
}

applying contains "E_9_c_play" if {
	reply_opened
	input.reply.ends_game == "no"
}

applying contains "E_9_c_mate" if {
	reply_opened
	input.reply.ends_game == "checkmate"
}

applying contains "E_9_c_stalemate" if {
	reply_opened
	input.reply.ends_game == "stalemate"
}

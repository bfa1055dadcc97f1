# What displaces the norms on the resumption: FIDE 2014, 5.1 to 9.6, E.6, E.7 and E.10. One predicate a norm of
# rules/fide-2014, or one for norms that always displace together.
package displacing

no_flag_fallen if {
	not input.sealer.flag_fallen
	not input.replier.flag_fallen
}

over_before if input.position.over != "no"

readable if input.sealed.reading in {"clear", "inexact"}

# 9.1.a
draws_restricted if input.event.draw_rule == "never"

draws_restricted if {
	input.event.draw_rule == "after_move"
	input.moves_completed < input.event.draw_after_move
}

may_not_agree if {
	draws_restricted
	not input.arbiter.consents
}

# E.6
resigned if {
	input.ended_before.kind == "resignation"
	input.ended_before.by in {"sealer", "replier"}
	not over_before
}

ended if resigned

ended if {
	input.ended_before.kind == "draw_agreed"
	not may_not_agree
	not over_before
}

ended if {
	input.offer.standing
	input.offer.answer == "accepted"
	not may_not_agree
	not over_before
}

# 9.1.b.1.accepted
accepted if {
	input.offer.answer == "accepted"
	not may_not_agree
	not resigned
	not over_before
}

# 7.5.a
illegal if {
	input.illegal.found
	no_flag_fallen
	not accepted
	not ended
	not over_before
}

# 7.5.b.over
lost_by_illegal_moves if {
	illegal
	input.sealer.illegal_moves >= 2
}

lost_by_illegal_moves if {
	illegal
	input.replier.illegal_moves >= 2
}

# 7.6.restore
displaced if {
	input.displaced.found
	no_flag_fallen
	not lost_by_illegal_moves
	not accepted
	not ended
	not over_before
}

# 9.2.a
claimed if {
	input.claim.kind == "threefold_next"
	input.claim.on_move
	input.claim.move_written
	input.claim.declared
	input.claim.repetitions >= 3
	no_flag_fallen
	not illegal
	not displaced
	not ended
	not over_before
}

first if illegal

first if displaced

first if accepted

first if claimed

first if ended

sealer_late if input.sealer.late > input.event.default_time

replier_late if input.replier.late > input.event.default_time

# E.7
opening_allowed if input.arbiter.waives_default

opening_allowed if {
	not sealer_late
	not replier_late
}

stays_closed if {
	not input.replier.present
	not input.reply.sealed
	not input.envelope.opened
	not input.envelope.missing
	no_flag_fallen
	opening_allowed
	not first
	not over_before
}

# 5.1, 5.2 and 9.6 with a sealed move
sealed_move_ends if {
	readable
	input.sealed.ends_game != "no"
	not input.envelope.missing
	not input.sealer.flag_fallen
	not first
	not stays_closed
	not over_before
}

# 5.1
mated if input.position.over == "checkmate"

mated if {
	sealed_move_ends
	input.sealed.ends_game == "checkmate"
}

# 5.2 and 9.6
drawn if {
	over_before
	input.position.over != "checkmate"
}

drawn if {
	sealed_move_ends
	input.sealed.ends_game != "checkmate"
}

over if mated

over if drawn

# E.10
forfeit_displaced if lost_by_illegal_moves

forfeit_displaced if accepted

forfeit_displaced if claimed

forfeit_displaced if ended

forfeit_displaced if over

forfeits if {
	not input.arbiter.waives_default
	no_flag_fallen
	not forfeit_displaced
}

forfeit if {
	sealer_late
	forfeits
}

forfeit if {
	replier_late
	forfeits
}

# 6.9
flag if {
	input.sealer.flag_fallen != input.replier.flag_fallen
	not accepted
	not ended
	not over
}

# 6.9 with a sealed move that cannot be played
cannot_mate if {
	not readable
	not input.replier.can_mate
	not input.envelope.missing
	no_flag_fallen
	not first
	not stays_closed
	not drawn
	not forfeit
}

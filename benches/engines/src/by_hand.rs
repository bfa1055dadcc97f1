//! The same law by hand in Rust: what a rules engine can be measured against, not what an arbiter could read or change.

use crate::case::{Answer, By, Case, Claim, DrawRule, End, Ended, Reading, ReplyEnd};
use crate::norms::{Applying, Norm};

/// Which norms of E.8 apply.
pub fn defects(case: &Case) -> Applying {
    Law::of(case).e_8().into_iter().collect()
}

/// Which norms of E.9 to E.12 that settle the result apply.
pub fn lateness(case: &Case) -> Applying {
    let law = Law::of(case);
    law.e_10.into_iter().chain(law.e_12()).chain(law.e_11()).chain(law.play()).collect()
}

/// What several norms ask, found once.
struct Law<'a> {
    case: &'a Case,
    readable: bool,
    no_flag_fallen: bool,
    /// 7.5.a, 7.6, 9.1.b.1, 9.2.a or E.6 applies: they come before everything else.
    first: bool,
    /// 9.1.b.1 or E.6
    ended: bool,
    stays_closed: bool,
    ended_on_board: End,
    e_10: Option<Norm>,
}

impl<'a> Law<'a> {
    fn of(case: &'a Case) -> Self {
        let Case { sealer, replier, reply, envelope, arbiter, event, .. } = case;
        let readable = matches!(case.sealed.reading, Reading::Clear | Reading::Inexact);
        let no_flag_fallen = !sealer.flag_fallen && !replier.flag_fallen;
        let before = case.position.over;
        let ended = before == End::No && ended(case);
        // 7.5.a, 7.6 and 9.2.a
        let interrupted = before == End::No && no_flag_fallen && !ended;
        let illegal = interrupted && case.illegal.found;
        let lost_by_illegal_moves = illegal && (sealer.illegal_moves >= 2 || replier.illegal_moves >= 2);
        let displaced = interrupted && case.displaced.found && !lost_by_illegal_moves;
        let claimed = interrupted && !illegal && !displaced && claimed(case);
        let first = illegal || displaced || claimed || ended;
        let [sealer_late, replier_late] = [sealer, replier].map(|player| player.late > event.default_time);
        // E.7
        let stays_closed = !replier.present
            && !reply.sealed
            && !envelope.opened
            && !envelope.missing
            && no_flag_fallen
            && (arbiter.waives_default || !replier_late && !sealer_late)
            && !first
            && before == End::No;
        // 5.1, 5.2 and 9.6
        let plays = readable && !envelope.missing && !sealer.flag_fallen && !first && !stays_closed;
        let ended_on_board = match before {
            End::No if plays => case.sealed.ends_game,
            before => before,
        };
        let forfeits = !arbiter.waives_default
            && no_flag_fallen
            && !lost_by_illegal_moves
            && !claimed
            && !ended
            && ended_on_board == End::No;
        let e_10 = match (sealer_late, replier_late) {
            (true, true) if forfeits => Some(Norm::E10Both),
            (true, false) if forfeits => Some(Norm::E10Sealer),
            (false, true) if forfeits => Some(Norm::E10Replier),
            _ => None,
        };
        Self { case, readable, no_flag_fallen, first, ended, stays_closed, ended_on_board, e_10 }
    }

    /// 5.2 or 9.6
    fn drawn(&self) -> bool {
        match self.ended_on_board {
            End::No | End::Checkmate => false,
            End::Stalemate | End::DeadPosition | End::Fivefold | End::SeventyFive => true,
        }
    }

    /// 6.9 with a sealed move that cannot be played
    fn cannot_mate(&self) -> bool {
        !self.readable
            && !self.case.replier.can_mate
            && !self.case.envelope.missing
            && self.no_flag_fallen
            && !self.first
            && !self.stays_closed
            && !self.drawn()
            && self.e_10.is_none()
    }

    fn e_8(&self) -> Option<Norm> {
        let Case { sealer, replier, envelope, .. } = self.case;
        let norm = match self.case.sealed.reading {
            Reading::Clear | Reading::Inexact => return None,
            Reading::Ambiguous => Norm::E8a,
            Reading::Unintelligible | Reading::Absent => Norm::E8b,
            Reading::Illegal => Norm::E8c,
        };
        let mated = norm != Norm::E8a && self.ended_on_board == End::Checkmate;
        // 6.9 without a sealed move; the replier's flag has not fallen.
        let flag = sealer.flag_fallen && !self.ended && self.ended_on_board == End::No;
        let applies = !envelope.missing
            && !replier.flag_fallen
            && !self.first
            && !self.stays_closed
            && self.e_10.is_none()
            && !self.drawn()
            && !mated
            && !flag
            && !self.cannot_mate();
        applies.then_some(norm)
    }

    /// Nothing displaces what E.9 to E.12 say of the sealed move.
    fn resumes(&self) -> bool {
        self.no_flag_fallen && !self.first && self.e_10.is_none() && self.ended_on_board == End::No
    }

    /// A sealed move that cannot be played has settled the game, by E.8 or 6.9.
    fn settled(&self) -> bool {
        self.e_8().is_some() || self.cannot_mate()
    }

    fn e_12(&self) -> Option<Norm> {
        let Case { position, envelope, replier, .. } = self.case;
        match (envelope.missing, position.known) {
            _ if !self.resumes() => None,
            (true, true) => Some(Norm::E12a),
            (true, false) => Some(Norm::E12b),
            (false, false) if replier.present && !self.settled() => Some(Norm::E12bKept),
            (false, _) => None,
        }
    }

    fn annulled(&self) -> bool {
        matches!(self.e_12(), Some(Norm::E12b | Norm::E12bKept))
    }

    fn e_11(&self) -> Option<Norm> {
        let Case { sealer, replier, event, arbiter, .. } = self.case;
        let shares = event.default_time > 0
            && arbiter.shares_lost_time
            && !sealer.present
            && !replier.present
            && self.resumes()
            && !self.annulled()
            && !self.settled();
        shares.then_some(Norm::E11Otherwise)
    }

    /// How play goes on, E.9.
    fn play(&self) -> Option<Norm> {
        let Case { sealer, replier, reply, envelope, .. } = self.case;
        if !self.no_flag_fallen || self.annulled() {
            return None;
        }
        if reply.sealed && sealer.present {
            return self.reply_opened();
        }
        if !self.resumes() {
            return None;
        }
        match (reply.sealed, replier.present) {
            (true, _) => self.readable.then_some(Norm::E9cWaiting),
            (false, true) if !self.readable || envelope.missing => None,
            (false, true) if replier.late > 0 => Some(Norm::E9bPlay),
            (false, true) => Some(Norm::E9aPlay),
            (false, false) => (!self.settled() && self.e_11().is_none()).then_some(Norm::E9b),
        }
    }

    /// E.9.c with a sealed reply
    fn reply_opened(&self) -> Option<Norm> {
        let Case { reply, envelope, .. } = self.case;
        let reply_readable = matches!(reply.reading, Reading::Clear | Reading::Inexact);
        let readable = self.readable && reply_readable && !envelope.reply_missing;
        if !readable || self.first || self.e_10.is_some() || self.drawn() {
            return None;
        }
        Some(match reply.ends_game {
            ReplyEnd::No => Norm::E9cPlay,
            ReplyEnd::Checkmate => Norm::E9cMate,
            ReplyEnd::Stalemate => Norm::E9cStalemate,
        })
    }
}

/// E.6 and 9.1.b.1: a resignation, or a draw agreed where 9.1.a allows it.
fn ended(case: &Case) -> bool {
    let may_agree = case.arbiter.consents
        || match case.event.draw_rule {
            DrawRule::Free => true,
            DrawRule::Never => false,
            DrawRule::AfterMove => case.moves_completed >= case.event.draw_after_move,
        };
    match case.ended_before.kind {
        Ended::Resignation => case.ended_before.by != By::Nobody,
        Ended::DrawAgreed => may_agree,
        Ended::None => case.offer.answer == Answer::Accepted && may_agree,
    }
}

/// 9.2.a
fn claimed(case: &Case) -> bool {
    let claim = &case.claim;
    claim.kind == Claim::ThreefoldNext
        && claim.on_move
        && claim.move_written
        && claim.declared
        && claim.repetitions >= 3
}

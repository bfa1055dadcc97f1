//! Sets of completions, a bit each.
//!
//! A completion is a number whose bits tell what is the case in it, some neighbouring bits for each thing that can be one way or
//! another: a [`Field`]. A set has as many words as all completions need, one at least.

/// So many bits number the completions that one word holds.
pub(super) const IN_WORD: u32 = u64::BITS.trailing_zeros();

/// The places in a word whose number has this bit.
const HAVING: [u64; IN_WORD as usize] = [
    0xaaaa_aaaa_aaaa_aaaa,
    0xcccc_cccc_cccc_cccc,
    0xf0f0_f0f0_f0f0_f0f0,
    0xff00_ff00_ff00_ff00,
    0xffff_0000_ffff_0000,
    0xffff_ffff_0000_0000,
];

/// Neighbouring bits of the number of a completion.
#[derive(Debug, Clone, Copy)]
pub(super) struct Field {
    /// The lowest.
    pub(super) first: u32,
    /// How many.
    pub(super) bits: u32,
}

impl Field {
    /// What can stand in it.
    pub(super) fn values(self) -> usize {
        1 << self.bits
    }

    /// Adds a set of so many words: the completions in which the value here is one of these.
    pub(super) fn having(self, words: usize, rows: &mut Vec<u64>, is_one: impl Fn(usize) -> bool) {
        let end = self.first + self.bits;
        // What comes after repeats it.
        let repeated = if end > IN_WORD { 1_usize << (end - IN_WORD) } else { 1 };
        let start = rows.len();
        for word in 0..repeated {
            rows.push(self.word(word, &is_one));
        }
        while rows.len() < start + words {
            let more = (rows.len() - start).min(start + words - rows.len());
            rows.extend_from_within(start..start + more);
        }
    }

    fn word(self, word: usize, is_one: &impl Fn(usize) -> bool) -> u64 {
        let value = |number: usize| number >> self.first & (self.values() - 1);
        if self.first >= IN_WORD {
            return if is_one(value(word << IN_WORD)) { u64::MAX } else { 0 };
        }
        let alike = 1_u32 << self.first;
        let run = (1_u64 << alike) - 1;
        let starts = (0..u64::BITS).step_by(alike as usize);
        let held = starts.filter(|start| is_one(value((word << IN_WORD) + *start as usize)));
        held.fold(0, |bits, start| bits | run << start)
    }

    /// Adds to a set what differs from one in it in this field alone.
    pub(super) fn free(self, set: &mut [u64]) {
        for bit in self.first..self.first + self.bits {
            if let Some(having) = HAVING.get(bit as usize) {
                for word in &mut *set {
                    *word |= (*word & having) >> (1 << bit) | (*word & !having) << (1 << bit);
                }
                continue;
            }
            let apart = 1 << (bit - IN_WORD);
            for both in set.chunks_exact_mut(2 * apart) {
                let (without, with) = both.split_at_mut(apart);
                for (without, with) in without.iter_mut().zip(with) {
                    *without |= *with;
                    *with = *without;
                }
            }
        }
    }

    /// What is in a set with this value here, the field left out; what stands in a part of a word has a word of its own.
    pub(super) fn cut(self, set: &[u64], value: usize) -> Vec<u64> {
        if let Some(high) = self.first.checked_sub(IN_WORD) {
            let alike = 1_usize << high;
            let cut = set.chunks_exact(alike).skip(value).step_by(self.values());
            return cut.flatten().copied().collect();
        }
        let alike = 1_u32 << self.first;
        let run = (1_u64 << alike) - 1;
        let of_word = |(place, word): (usize, &u64)| {
            let starts = (0..u64::BITS).step_by(alike as usize);
            let number = move |start: u32| (place << IN_WORD) + start as usize;
            let starts =
                starts.filter(move |start| number(*start) >> self.first & (self.values() - 1) == value);
            let word = *word;
            starts.map(move |start| word >> start & run).collect::<Vec<_>>()
        };
        set.iter().enumerate().flat_map(of_word).collect()
    }
}

/// Whether two sets have something in common.
pub(super) fn meet(one: &[u64], other: &[u64]) -> bool {
    one.iter().zip(other).any(|(one, other)| one & other != 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The completions of nine bits in which the value of a field is one of these, one by one.
    fn one_by_one(field: Field, values: &[usize]) -> Vec<usize> {
        (0..512).filter(|number| values.contains(&(number >> field.first & (field.values() - 1)))).collect()
    }

    fn numbers(set: &[u64]) -> Vec<usize> {
        (0..set.len() * 64).filter(|number| set[number / 64] >> (number % 64) & 1 == 1).collect()
    }

    fn fields() -> impl Iterator<Item = Field> {
        (0..9).flat_map(|first| (0..=9 - first).map(move |bits| Field { first, bits }))
    }

    #[test]
    fn sets_hold_what_they_hold_one_by_one() {
        for field in fields() {
            for values in [vec![0], vec![1, 2], vec![field.values() - 1]] {
                let mut set = Vec::new();
                field.having(8, &mut set, |value| values.contains(&value));
                assert_eq!(numbers(&set), one_by_one(field, &values), "{field:?} {values:?}");
            }
        }
    }

    #[test]
    fn what_a_field_does_not_tell_apart_is_freed() {
        let mut dice = fastrand::Rng::with_seed(1974);
        for field in fields() {
            let set: Vec<u64> = (0..8).map(|_| dice.u64(..) & dice.u64(..) & dice.u64(..)).collect();
            let mut freed = set.clone();
            field.free(&mut freed);
            let without = |number: usize| number & !((field.values() - 1) << field.first);
            let held: std::collections::BTreeSet<_> = numbers(&set).into_iter().map(without).collect();
            let expected: Vec<_> = (0..512).filter(|number| held.contains(&without(*number))).collect();
            assert_eq!(numbers(&freed), expected, "{field:?}");
        }
    }

    #[test]
    fn cuts_meet_where_sets_differ_in_the_field_alone() {
        let mut dice = fastrand::Rng::with_seed(1997);
        for field in fields() {
            for _ in 0..20 {
                let sets = [(); 2].map(|()| {
                    let mut set = vec![0_u64; 8];
                    for _ in 0..3 {
                        set[dice.usize(..8)] |= 1 << dice.u32(..64);
                    }
                    set
                });
                let [one, other] = [dice.usize(..field.values()), dice.usize(..field.values())];
                let at = |set: &[u64], value: usize| {
                    let at = numbers(set)
                        .into_iter()
                        .filter(|number| number >> field.first & (field.values() - 1) == value);
                    at.map(|number| number & !((field.values() - 1) << field.first)).collect::<Vec<_>>()
                };
                let [first, second] = [at(&sets[0], one), at(&sets[1], other)];
                let expected = first.iter().any(|number| second.contains(number));
                assert_eq!(
                    meet(&field.cut(&sets[0], one), &field.cut(&sets[1], other)),
                    expected,
                    "{field:?}"
                );
            }
        }
    }
}

//! Chance with a seed: the same stories at every run.

/// The generator of Knuth's MMIX, of which the upper half is used.
pub(super) struct Chance(u64);

impl Chance {
    pub(super) fn new(seed: u64) -> Self {
        let mut chance = Self(seed);
        for _ in 0..4 {
            chance.next();
        }
        chance
    }

    fn next(&mut self) -> u32 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        u32::try_from(self.0 >> 32).unwrap_or_default()
    }

    /// A number from `low` to `high`, both included.
    pub(super) fn between(&mut self, low: u32, high: u32) -> u32 {
        low + self.next() % (high - low + 1)
    }

    /// So many times of a hundred.
    pub(super) fn percent(&mut self, often: u32) -> bool {
        self.next() % 100 < often
    }

    pub(super) fn one_of<T: Copy>(&mut self, all: &[T]) -> T {
        let place = self.next() as usize % all.len();
        all[place]
    }
}

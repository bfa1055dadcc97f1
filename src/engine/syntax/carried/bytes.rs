//! Numbers, texts, places and lists of them as bytes.

use smol_str::SmolStr;

use crate::engine::source::{SourceId, Span, Src};

/// The bytes of a tree that was read from this text.
#[expect(
    clippy::allow_attributes,
    reason = "`build.rs` packs and does not unpack, the program the other way"
)]
#[allow(dead_code, reason = "`build.rs` packs and does not unpack, the program the other way")]
pub(crate) fn packed(tree: &impl Carried, text: &str) -> Vec<u8> {
    let mut to = Packing { text, at: 0, bytes: Vec::new() };
    tree.pack(&mut to);
    to.bytes
}

/// The tree of these bytes, its places in this source; none where they are no such tree.
pub(crate) fn unpacked<T: Carried>(bytes: &[u8], source: SourceId, text: &str) -> Option<T> {
    let mut from = Unpacking { source, text, at: 0, bytes };
    let tree = T::unpack(&mut from)?;
    from.bytes.is_empty().then_some(tree)
}

/// What can be carried as bytes.
pub(crate) trait Carried: Sized {
    /// Adds it.
    fn pack(&self, to: &mut Packing);

    /// Takes it off.
    fn unpack(from: &mut Unpacking) -> Option<Self>;

    /// Adds what stands at this place.
    fn pack_at(&self, _place: Span, to: &mut Packing) {
        self.pack(to);
    }

    /// Takes off what stands at this place.
    fn unpack_at(_place: Span, from: &mut Unpacking) -> Option<Self> {
        Self::unpack(from)
    }
}

/// Bytes being written.
pub(crate) struct Packing<'t> {
    text: &'t str,
    /// Where the last place begins: the next is near it.
    at: usize,
    bytes: Vec<u8>,
}

impl Packing<'_> {
    /// Seven bits a byte, the lowest first; all but the last byte have the eighth set.
    pub(super) fn number(&mut self, mut number: u64) {
        loop {
            let [lowest, ..] = number.to_le_bytes();
            number >>= 7;
            if number == 0 {
                return self.bytes.push(lowest);
            }
            self.bytes.push(lowest | 0x80);
        }
    }
}

/// Bytes being read.
pub(crate) struct Unpacking<'t> {
    source: SourceId,
    text: &'t str,
    at: usize,
    bytes: &'t [u8],
}

impl Unpacking<'_> {
    /// A number as it was written.
    pub(super) fn number(&mut self) -> Option<u64> {
        let mut number = 0;
        for shift in (0..u64::BITS).step_by(7) {
            let (byte, rest) = self.bytes.split_first()?;
            self.bytes = rest;
            number |= u64::from(byte & 0x7f) << shift;
            if *byte < 0x80 {
                return Some(number);
            }
        }
        None
    }

    fn count(&mut self) -> Option<usize> {
        usize::try_from(self.number()?).ok()
    }
}

/// Numbers near zero, of either sign, are small.
impl Carried for i64 {
    fn pack(&self, to: &mut Packing) {
        to.number(((self << 1) ^ (self >> 63)).cast_unsigned());
    }

    fn unpack(from: &mut Unpacking) -> Option<Self> {
        let number = from.number()?;
        Some((number >> 1).cast_signed() ^ -(number & 1).cast_signed())
    }
}

impl Carried for bool {
    fn pack(&self, to: &mut Packing) {
        to.number(u64::from(*self));
    }

    fn unpack(from: &mut Unpacking) -> Option<Self> {
        Some(from.number()? == 1)
    }
}

impl Carried for Span {
    fn pack(&self, to: &mut Packing) {
        let distance = self.start().cast_signed() - to.at.cast_signed();
        i64::try_from(distance).unwrap_or_default().pack(to);
        to.number((self.end() - self.start()) as u64);
        to.at = self.start();
    }

    fn unpack(from: &mut Unpacking) -> Option<Self> {
        let distance = isize::try_from(i64::unpack(from)?).ok()?;
        let start = from.at.checked_add_signed(distance)?;
        let length = from.count()?;
        from.at = start;
        Some(Self::new(from.source, start, start.checked_add(length)?))
    }
}

/// Nought stands for the text of its place; else its length and one more, and the text.
macro_rules! texts {
    ($($text:ty)*) => { $(
        impl Carried for $text {
            fn pack(&self, to: &mut Packing) {
                to.number(self.len() as u64 + 1);
                to.bytes.extend(self.as_bytes());
            }

            fn unpack(from: &mut Unpacking) -> Option<Self> {
                Self::unpack_at(Span::default(), from)
            }

            fn pack_at(&self, place: Span, to: &mut Packing) {
                if to.text.get(place.start()..place.end()) == Some(self) { to.number(0) } else { self.pack(to) }
            }

            fn unpack_at(place: Span, from: &mut Unpacking) -> Option<Self> {
                let Some(length) = from.count()?.checked_sub(1) else {
                    return from.text.get(place.start()..place.end()).map(Self::from);
                };
                let (text, rest) = from.bytes.split_at_checked(length)?;
                from.bytes = rest;
                str::from_utf8(text).ok().map(Self::from)
            }
        }
    )* };
}

texts! { String SmolStr }

impl<T: Carried> Carried for Src<T> {
    fn pack(&self, to: &mut Packing) {
        self.span.pack(to);
        self.value.pack_at(self.span, to);
    }

    fn unpack(from: &mut Unpacking) -> Option<Self> {
        let span = Span::unpack(from)?;
        Some(Self::new(T::unpack_at(span, from)?, span))
    }
}

impl<T: Carried> Carried for Option<T> {
    fn pack(&self, to: &mut Packing) {
        self.is_some().pack(to);
        if let Some(value) = self {
            value.pack(to);
        }
    }

    fn unpack(from: &mut Unpacking) -> Option<Self> {
        if bool::unpack(from)? { T::unpack(from).map(Some) } else { Some(None) }
    }
}

impl<T: Carried> Carried for Box<T> {
    fn pack(&self, to: &mut Packing) {
        T::pack(self, to);
    }

    fn unpack(from: &mut Unpacking) -> Option<Self> {
        T::unpack(from).map(Self::new)
    }
}

impl<T: Carried> Carried for Vec<T> {
    fn pack(&self, to: &mut Packing) {
        to.number(self.len() as u64);
        for item in self {
            item.pack(to);
        }
    }

    fn unpack(from: &mut Unpacking) -> Option<Self> {
        let count = from.count()?;
        // No item takes less than a byte: bytes that are no such tree do not ask for more.
        let mut items = Self::with_capacity(count.min(from.bytes.len()));
        for _ in 0..count {
            items.push(T::unpack(from)?);
        }
        Some(items)
    }
}

impl<T: Carried> Carried for [T; 3] {
    fn pack(&self, to: &mut Packing) {
        for item in self {
            item.pack(to);
        }
    }

    fn unpack(from: &mut Unpacking) -> Option<Self> {
        Some([T::unpack(from)?, T::unpack(from)?, T::unpack(from)?])
    }
}

impl<A: Carried, B: Carried> Carried for (A, B) {
    fn pack(&self, to: &mut Packing) {
        self.0.pack(to);
        self.1.pack(to);
    }

    fn unpack(from: &mut Unpacking) -> Option<Self> {
        Some((A::unpack(from)?, B::unpack(from)?))
    }
}

//! The blocks of a log -> what is wrong with its chain, and where.
//!
//! A line is checked against the line before it only. If the check fails, the diagnostic says what probably happened:
//! sequence numbers show missing or moved lines, digests show altered ones.

use std::collections::{BTreeMap, BTreeSet};

use super::{Block, Link};

/// What is wrong with a chain. Lines are those of the file as it is, numbers are what they say of themselves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Fault {
    /// These lines are no longer what they were.
    Altered { line: usize, last: usize },
    /// One of these two lines is no longer what it was, or comes from elsewhere.
    Unlinked { line: usize, after: usize },
    /// Lines with these numbers should stand before this line.
    Missing { line: usize, from: usize, to: usize },
    /// The line stands in the wrong place.
    Moved { line: usize, number: usize },
    /// The line is a copy.
    Repeated { line: usize, of: usize },
    /// The lines were not written here by plica.
    Foreign { line: usize, last: usize },
}

/// A block with a chain, and what it says.
#[derive(Clone, Copy)]
struct Linked<'a> {
    block: &'a Block,
    link: &'a Link,
}

/// Everything wrong with the chain of a log, in the order of its lines.
pub(crate) fn faults(blocks: &[Block]) -> Vec<Fault> {
    let before = blocks.split_first().filter(|(first, _)| first.link.is_none()).map(|(first, _)| first);
    let linked: Vec<_> =
        blocks.iter().filter_map(|block| block.link.as_ref().map(|link| Linked { block, link })).collect();
    let Some(broken) = first_broken(blocks) else { return Vec::new() };
    let mut faults = Vec::new();
    let known = Known::of(blocks);
    let linked = without_repeated(linked, &mut faults);
    let linked = without_foreign(linked, &known, &mut faults);
    let mut linked = without_moved(linked, &known, &mut faults);
    linked.sort_by_key(|one| one.link.line);
    faults.extend(beginning(before, &linked));
    for (place, pair) in linked.windows(2).enumerate() {
        if let [one, other] = pair {
            let vouched = linked.get(place + 2).is_some_and(|next| next.block.follows(Some(other.block)));
            faults.extend(between(one.block, *other, vouched));
        }
    }
    if faults.is_empty() {
        faults.push(broken);
    }
    faults.sort();
    faults
}

/// The first line that does not follow the one before it.
fn first_broken(blocks: &[Block]) -> Option<Fault> {
    let mut before: Option<&Block> = None;
    for block in blocks {
        if block.link.is_some() && !block.follows(before) {
            let after = before.map_or(block.at, |before| before.at);
            return Some(Fault::Unlinked { line: block.at, after });
        }
        before = Some(block);
    }
    None
}

/// The digests that stand in a log, and those that its lines name.
struct Known<'a> {
    standing: BTreeSet<&'a str>,
    named: BTreeSet<&'a str>,
}

impl<'a> Known<'a> {
    fn of(blocks: &'a [Block]) -> Self {
        Self {
            standing: blocks.iter().flat_map(|block| [block.digest.as_str(), block.own.as_str()]).collect(),
            named: blocks.iter().filter_map(|block| Some(block.link.as_ref()?.previous.as_str())).collect(),
        }
    }

    /// How many of its neighbours know a line.
    fn ties(&self, one: Linked) -> usize {
        let named =
            [&one.block.digest, &one.block.own].into_iter().any(|own| self.named.contains(own.as_str()));
        usize::from(self.standing.contains(one.link.previous.as_str())) + usize::from(named)
    }
}

fn without_repeated<'a>(linked: Vec<Linked<'a>>, faults: &mut Vec<Fault>) -> Vec<Linked<'a>> {
    let mut seen: BTreeMap<&str, usize> = BTreeMap::new();
    let mut kept = Vec::new();
    for one in linked {
        let line = one.block.at;
        if let Some(of) = seen.get(one.block.own.as_str()) {
            faults.push(Fault::Repeated { line, of: *of });
        } else {
            seen.insert(&one.block.own, line);
            kept.push(one);
        }
    }
    kept
}

/// Of several lines with one number, the one that its neighbours know.
fn without_foreign<'a>(linked: Vec<Linked<'a>>, known: &Known, faults: &mut Vec<Fault>) -> Vec<Linked<'a>> {
    let mut best: BTreeMap<usize, (usize, usize)> = BTreeMap::new();
    for (place, one) in linked.iter().enumerate() {
        let ties = known.ties(*one);
        let best = best.entry(one.link.line).or_insert((ties, place));
        if ties > best.0 {
            *best = (ties, place);
        }
    }
    let is_best = |place, one: &Linked| best.get(&one.link.line).is_some_and(|best| best.1 == place);
    let (kept, foreign): (Vec<_>, Vec<_>) =
        linked.into_iter().enumerate().partition(|(place, one)| is_best(*place, one));
    faults.extend(foreign.into_iter().map(|(_, one)| foreign_lines(one.block, 0)));
    kept.into_iter().map(|(_, one)| one).collect()
}

fn foreign_lines(block: &Block, from: usize) -> Fault {
    Fault::Foreign { line: block.at + from, last: block.end() }
}

/// The most lines whose numbers rise; the others stand where they do not belong.
fn without_moved<'a>(linked: Vec<Linked<'a>>, known: &Known, faults: &mut Vec<Fault>) -> Vec<Linked<'a>> {
    let rising: BTreeSet<usize> = rising(&linked.iter().map(|one| one.link.line).collect::<Vec<_>>());
    let mut kept = Vec::new();
    for (place, one) in linked.into_iter().enumerate() {
        if rising.contains(&place) {
            kept.push(one);
        } else if known.ties(one) == 0 {
            faults.push(foreign_lines(one.block, 0));
        } else {
            faults.push(Fault::Moved { line: one.block.at, number: one.link.line });
            kept.push(one);
        }
    }
    kept
}

/// The places of a longest rising row among numbers that are all different.
fn rising(numbers: &[usize]) -> BTreeSet<usize> {
    // By length, the place where a row of that length ends lowest; and for each place the one before it in its row.
    let mut ends: Vec<usize> = Vec::new();
    let mut before: Vec<Option<usize>> = Vec::new();
    for (place, number) in numbers.iter().enumerate() {
        let length = ends.partition_point(|end| numbers.get(*end).is_some_and(|lower| lower < number));
        before.push(length.checked_sub(1).and_then(|shorter| ends.get(shorter).copied()));
        match ends.get_mut(length) {
            Some(end) => *end = place,
            None => ends.push(place),
        }
    }
    let last = ends.last().copied();
    std::iter::successors(last, |place| before.get(*place).copied().flatten()).collect()
}

/// What is wrong before the first line with a chain.
fn beginning(before: Option<&Block>, linked: &[Linked]) -> Option<Fault> {
    let first = linked.first()?;
    let next = Block::next(before);
    let line = first.block.at;
    if first.link.line > next.line {
        return Some(Fault::Missing { line, from: next.line, to: first.link.line - 1 });
    }
    if first.block.follows(before) {
        return None;
    }
    Some(before.map_or(Fault::Altered { line, last: line }, |before| Fault::Altered {
        line: before.at,
        last: before.end(),
    }))
}

/// What is wrong between two lines that should follow one another; whether a later line vouches for the second.
fn between(one: &Block, other: Linked, vouched: bool) -> Option<Fault> {
    let line = other.block.at;
    let next = Block::next(Some(one));
    if other.block.follows(Some(one)) {
        return None;
    }
    if other.link.line > next.line {
        return Some(Fault::Missing { line, from: next.line, to: other.link.line - 1 });
    }
    if other.link.previous == one.own {
        return Some(foreign_lines(one, 1));
    }
    let last = one.end();
    Some(if vouched {
        Fault::Altered { line: one.at, last }
    } else {
        Fault::Unlinked { line, after: one.at }
    })
}

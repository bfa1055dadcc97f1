//! The theory of differences: which comparisons of times and numbers are consistent.
//!
//! Every comparison is `left - right <= limit` or its negation. A set of comparisons is consistent exactly if its constraint
//! graph has no negative cycle (Bellman-Ford).

/// A node of the constraint graph: zero, or an amount.
pub(crate) type Place = usize;

/// The node for zero.
pub(crate) const ZERO: Place = 0;

/// The constraint `to - from <= weight`, with the statement that it comes from. Background constraints have no statement.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Edge<S> {
    /// The subtracted amount.
    pub(crate) from: Place,
    /// The amount from which it is subtracted.
    pub(crate) to: Place,
    /// The limit.
    pub(crate) weight: i64,
    /// The statement that this constraint represents.
    pub(crate) statement: Option<S>,
}

impl<S> Edge<S> {
    /// The negation of this constraint (`from - to <= -weight - 1`), for another statement.
    pub(crate) fn failing(&self, statement: Option<S>) -> Self {
        Self { from: self.to, to: self.from, weight: -self.weight - 1, statement }
    }
}

/// The statements on a negative cycle, or `None` if all constraints are consistent.
///
/// A cycle among the edges by which the nodes were last improved has negative weight. If the graph has a negative cycle, such
/// a cycle appears after at most as many rounds as there are nodes, so the loop ends.
pub(crate) fn contradiction<S: Copy>(places: usize, edges: &[Edge<S>]) -> Option<Vec<S>> {
    let mut distance = vec![0_i64; places];
    let mut reached_by: Vec<Option<usize>> = vec![None; places];
    loop {
        let mut changed = false;
        for (index, edge) in edges.iter().enumerate() {
            let through = distance.get(edge.from).copied().unwrap_or(0).saturating_add(edge.weight);
            if let (Some(known), Some(by)) = (distance.get_mut(edge.to), reached_by.get_mut(edge.to))
                && through < *known
            {
                *known = through;
                *by = Some(index);
                changed = true;
            }
        }
        if !changed {
            return None;
        }
        if let Some(place) = circled(edges, &reached_by) {
            return Some(cycle(place, places, edges, &reached_by));
        }
    }
}

/// A node on a cycle of the predecessor edges, if there is one.
fn circled<S>(edges: &[Edge<S>], reached_by: &[Option<usize>]) -> Option<Place> {
    let back = |place: Place| Some(edges.get(reached_by.get(place).copied().flatten()?)?.from);
    // The walk on which a place was met first.
    let mut met: Vec<Option<Place>> = vec![None; reached_by.len()];
    for start in 0..reached_by.len() {
        let mut at = Some(start);
        while let Some(place) = at {
            match met.get_mut(place)? {
                Some(walk) if *walk == start => return Some(place),
                Some(_) => break,
                first => *first = Some(start),
            }
            at = back(place);
        }
    }
    None
}

/// Amounts that satisfy consistent constraints, with [`ZERO`] at zero.
pub(crate) fn solution<S: Copy>(places: usize, edges: &[Edge<S>]) -> Vec<i64> {
    let mut height = vec![0_i64; places];
    for _ in 0..places {
        let mut changed = false;
        for edge in edges {
            let through = height.get(edge.from).copied().unwrap_or(0).saturating_add(edge.weight);
            if let Some(known) = height.get_mut(edge.to).filter(|known| through < **known) {
                *known = through;
                changed = true;
            }
        }
        if !changed {
            break;
        }
    }
    let zero = height.first().copied().unwrap_or(0);
    height.into_iter().map(|height| height - zero).collect()
}

/// The statements on the negative cycle through a place.
fn cycle<S: Copy>(place: Place, places: usize, edges: &[Edge<S>], reached_by: &[Option<usize>]) -> Vec<S> {
    let mut statements = Vec::new();
    let mut at = place;
    for _ in 0..=places {
        let Some(edge) = reached_by.get(at).copied().flatten().and_then(|index| edges.get(index)) else {
            break;
        };
        statements.extend(edge.statement);
        at = edge.from;
        if at == place {
            break;
        }
    }
    statements
}

#[cfg(test)]
mod tests {
    use super::*;

    fn edge(from: Place, to: Place, weight: i64, name: char) -> Edge<char> {
        Edge { from, to, weight, statement: Some(name) }
    }

    #[test]
    fn over_an_hour_is_over_half_an_hour() {
        // a: late - 0 <= 30; b: 0 - late <= -61
        let mut together = contradiction(2, &[edge(0, 1, 30, 'a'), edge(1, 0, -61, 'b')]).unwrap();
        together.sort_unstable();
        assert_eq!(together, ['a', 'b']);
        assert_eq!(contradiction(2, &[edge(0, 1, 90, 'a'), edge(1, 0, -61, 'b')]), None);
    }

    #[test]
    fn comparisons_between_facts_are_transitive() {
        // x <= y, y <= z, z < x
        let edges = [edge(2, 1, 0, 'a'), edge(3, 2, 0, 'b'), edge(1, 3, -1, 'c')];
        assert_eq!(contradiction(4, &edges).map(|found| found.len()), Some(3));
    }
}

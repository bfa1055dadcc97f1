//! Amounts as they are written, in clauses and as the values of cases: how large they can be, and the seconds of a duration.
//!
//! In: a text that is nothing but a duration. Out: its seconds, or nothing where the grammar of clauses calls it none, or it is
//! too large.

/// No number or time of an adjournment is larger: sums and products stay far from overflow.
pub(crate) const LARGEST: i64 = 100_000_000;

/// A time such as `1 h 30 min`, in seconds.
pub(crate) fn duration_text(text: &str) -> Option<i64> {
    let (mut total, mut rest): (i64, &str) = (0, text);
    loop {
        let digits = rest.find(|letter: char| !letter.is_ascii_digit())?;
        let (number, after) = rest.split_at_checked(digits)?;
        let after = after.trim_start_matches(' ');
        let (unit, after) = after.split_at_checked(after.find(' ').unwrap_or(after.len()))?;
        let each = match unit {
            "h" => 3600,
            "min" => 60,
            "s" => 1,
            _ => return None,
        };
        let number: i64 = number.parse().ok()?;
        total = total.checked_add(number.checked_mul(each)?)?;
        if after.is_empty() {
            return (total <= LARGEST).then_some(total);
        }
        rest = after.trim_start_matches(' ');
    }
}

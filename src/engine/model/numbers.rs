//! The numbers of articles and rules: what stands under a number, and the order of the book.

/// What follows a number in an id that is that number or stands under it.
pub(crate) fn rest_under<'a>(id: &'a str, number: &str) -> Option<&'a str> {
    id.strip_prefix(number).filter(|rest| rest.is_empty() || rest.starts_with(['.', '/']))
}

/// A run of digits or of other characters of an article's number.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Part {
    Number(u32),
    Text(String),
}

/// Article numbers in the order of the book: E.2 before E.10, plain numbers before the letters of an appendix.
pub(super) fn natural(number: &str) -> Vec<Part> {
    let mut parts: Vec<Part> = Vec::new();
    for letter in number.chars() {
        match (letter.to_digit(10), parts.last_mut()) {
            (Some(digit), Some(Part::Number(value))) => {
                *value = value.saturating_mul(10).saturating_add(digit);
            }
            (Some(digit), Some(Part::Text(_)) | None) => parts.push(Part::Number(digit)),
            (None, Some(Part::Text(text))) => text.push(letter),
            (None, Some(Part::Number(_)) | None) => parts.push(Part::Text(letter.to_string())),
        }
    }
    parts
}

#[cfg(test)]
mod tests {
    use super::natural;

    #[test]
    fn articles_stand_in_the_order_of_the_book() {
        let mut numbers = ["E.10", "A10", "E.2", "6.9", "E.1", "A2", "5.1"];
        numbers.sort_by_key(|number| natural(number));
        assert_eq!(numbers, ["5.1", "6.9", "A2", "A10", "E.1", "E.2", "E.10"]);
    }
}

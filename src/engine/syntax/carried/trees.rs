//! What each tree of a rule file consists of, part by part; the compiler refuses a tree of which one is missing here.

use super::super::article::{ArticleFile, ExampleEntry, MisconceptionEntry, Origin, RuleEntry, Said};
use super::super::case::{CaseFile, FactGiven};
use super::super::clause::{
    Arithmetic, Comparator, Conclusion, Condition, Modality, Order, ReferenceKind, Sum, When,
};
use super::super::edition::{AssumptionEntry, EditionFile, ExamEntry, TopicShare};
use super::super::resumption::{ResumptionEntry, StepEntry};
use super::super::rule_file::{Beside, RuleFile};
use super::super::tree::{Scalar, Tree};
use super::super::vocabulary::{
    ActEntry, DoneEntry, FactEntry, MomentEntry, TopicEntry, TypeWritten, VocabularyFile,
};
use super::bytes::{Carried, Packing, Unpacking};

/// A tree is its parts, one behind the other.
macro_rules! all_of {
    ($($tree:ident { $($part:ident)* })*) => { $(
        impl Carried for $tree {
            fn pack(&self, to: &mut Packing) {
                $(self.$part.pack(to);)*
            }

            fn unpack(from: &mut Unpacking) -> Option<Self> {
                Some(Self { $($part: Carried::unpack(from)?),* })
            }
        }
    )* };
}

/// A tree of several kinds is the number of its kind, and the parts of that kind.
macro_rules! one_of {
    ($($tree:ident { $($number:literal $kind:ident { $($part:tt $name:ident)* })* })*) => { $(
        impl Carried for $tree {
            fn pack(&self, to: &mut Packing) {
                match self {
                    $(Self::$kind { $($part: $name),* } => {
                        to.number($number);
                        $($name.pack(to);)*
                    })*
                }
            }

            fn unpack(from: &mut Unpacking) -> Option<Self> {
                Some(match from.number()? {
                    $($number => Self::$kind { $($part: Carried::unpack(from)?),* },)*
                    _ => return None,
                })
            }
        }
    )* };
}

all_of! {
    Beside { examples misconceptions }
    VocabularyFile {
        matters parties facts acts states contraries occasioned alike done after_end impossible strange topics stages
        teach resumptions ordinary moments necessarily granted usually
    }
    FactEntry { fact kind matters assume assume_when discretion computed of_each shown_by }
    MomentEntry { moment happened at }
    ActEntry { act matter of }
    DoneEntry { when unless acts }
    TopicEntry { topic matters touches tells ask }
    ResumptionEntry { resumption steps }
    StepEntry { tells behind asks }
    CaseFile { facts about }
    FactGiven { fact value }

    EditionFile {
        edition authority language languages from to partial amends renumbered repealed provided not_held decides assumed
        instants exam
    }
    ExamEntry { topics levels }
    TopicShare { topic share articles }
    AssumptionEntry { fact value when }

    ArticleFile { article title origin at when rules examples misconceptions }
    Origin { edition id }
    RuleEntry { rule cite letter interpretation at presupposed when unless then note origin }
    ExampleEntry { case given ruling said confirm provided taken_over span }
    Said { written conclusion }
    MisconceptionEntry { misconception when claims origin }

    When { each_player condition }
    Order { each_player first then together when span }
}

one_of! {
    RuleFile { 0 Vocabulary { 0 file } 1 Edition { 0 file } 2 Article { 0 file } }
    TypeWritten { 0 Named { 0 name } 1 OneOf { 0 values } }
    Condition {
        0 And { 0 parts }
        1 Or { 0 parts }
        2 Not { 0 part }
        3 Holds { 0 name }
        4 Is { fact fact negated negated values values }
        5 Compare { left left sign sign right right span span }
        6 Before { first first then then }
        7 Over { 0 span }
        8 Applies { target target kind kind }
    }
    ReferenceKind { 0 Article {} 1 Rule {} }
    Comparator { 0 Less {} 1 AtMost {} 2 More {} 3 AtLeast {} }
    Sum { 0 Number { 0 number } 1 Duration { 0 time } 2 Fact { 0 name } 3 Binary { left left sign sign right right } }
    Arithmetic { 0 Plus {} 1 Minus {} 2 Times {} 3 Over {} }
    Conclusion {
        0 Loses { 0 name }
        1 Wins { 0 name }
        2 Drawn {}
        3 LostByBoth {}
        4 Annulled {}
        5 GoesOn {}
        6 Duty { party party modality modality act act object object }
        7 Set { fact fact value value }
        8 State { subject subject state state }
    }
    Modality { 0 Must {} 1 May {} 2 Should {} 3 MustNot {} }
    Tree { 0 Scalar { 0 scalar } 1 List { 0 items } 2 Mapping { 0 entries } }
}

/// The text of a scalar mostly is that of its place.
impl Carried for Scalar {
    fn pack(&self, to: &mut Packing) {
        self.null.pack(to);
        self.exact.pack(to);
        self.text.pack_at(self.exact.unwrap_or_default(), to);
    }

    fn unpack(from: &mut Unpacking) -> Option<Self> {
        let (null, exact) = (bool::unpack(from)?, Carried::unpack(from)?);
        let place: Option<_> = exact;
        Some(Self { text: String::unpack_at(place.unwrap_or_default(), from)?, exact, null })
    }
}

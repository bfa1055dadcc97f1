//! What parts of a document are -> the tree by which screen readers read it.

use std::collections::BTreeMap;
use std::num::NonZeroU16;

use krilla::tagging::{Identifier, ListNumbering, Node, TableHeaderScope, Tag, TagGroup, TagKind, TagTree};

use crate::words::forms::typeset::marks::{Branch, Content, Role};

/// The pieces on pages of which content is made, in order.
pub(crate) type Found = BTreeMap<Content, Vec<Identifier>>;

/// The tree of a document. What is on no page is in no tree.
pub(crate) fn tree(structure: &[Branch], found: &mut Found) -> TagTree {
    let mut tree = TagTree::new();
    structure.iter().flat_map(|branch| nodes(branch, found)).for_each(|node| tree.push(node));
    tree
}

fn nodes(branch: &Branch, found: &mut Found) -> Vec<Node> {
    match branch {
        Branch::Leaf(content) => {
            found.remove(content).unwrap_or_default().into_iter().map(Node::from).collect()
        }
        Branch::Part(role, parts) => {
            let children: Vec<_> = parts.iter().flat_map(|part| nodes(part, found)).collect();
            if children.is_empty() {
                return Vec::new();
            }
            vec![TagGroup::with_children(tag(role), children).into()]
        }
    }
}

fn tag(role: &Role) -> TagKind {
    match role {
        Role::Section => Tag::Section.into(),
        Role::Paragraph => Tag::P.into(),
        Role::Heading(level, words) => {
            Tag::Hn(NonZeroU16::new(*level).unwrap_or(NonZeroU16::MIN), Some(words.clone())).into()
        }
        Role::List => Tag::L(ListNumbering::Disc).into(),
        Role::Lettered => Tag::L(ListNumbering::LowerAlpha).into(),
        Role::Item => Tag::LI.into(),
        Role::Label => Tag::Lbl.into(),
        Role::Body => Tag::LBody.into(),
        Role::Table => Tag::Table.into(),
        Role::Line => Tag::TR.into(),
        Role::HeadCell => Tag::TH(TableHeaderScope::Column).into(),
        Role::Cell => Tag::TD.into(),
        Role::Code => Tag::Code.into(),
        Role::Link => Tag::Link.into(),
        Role::Figure(told) => Tag::Figure(Some(told.clone())).into(),
        Role::Contents => Tag::TOC.into(),
        Role::Entry => Tag::TOCI.into(),
    }
}

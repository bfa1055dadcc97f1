//! The words with which moves are written out, as data in the languages of the table of letters.
//!
//! Names are in the order of [`Man::ALL`], several names of one man between spaces. A word is compared without its
//! capitals and accents.

use super::{
    language::{Language, latin_look_alike},
    men::Man,
};

/// What a word means within a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Meaning {
    /// It names a man.
    Man(Man),
    /// What follows is the square of arrival.
    To,
    /// Something is taken.
    Takes,
    /// A pawn becomes what follows.
    Becomes,
    /// It joins other words and says nothing of its own.
    Aside,
    /// A number of a rank.
    Rank(char),
}

struct Row {
    language: Language,
    men: [&'static str; 6],
    to: &'static str,
    takes: &'static str,
    becomes: &'static str,
    aside: &'static str,
}

const TABLE: [Row; 19] = [
    Row {
        language: Language::Spanish,
        men: ["rey", "dama reina", "torre", "alfil", "caballo", "peon"],
        to: "a al en hacia hasta va",
        takes: "por x toma come captura",
        becomes: "corona corono coronando coronar promociona promociono promueve promuevo promocion",
        aside: "de del desde el la su y una un casilla jugada mueve juega",
    },
    Row {
        language: Language::Italian,
        men: ["re", "donna regina dama", "torre", "alfiere", "cavallo", "pedone"],
        to: "a al alla in va",
        takes: "per pr prende mangia cattura",
        becomes: "promuove promuovo promosso promozione diventa",
        aside: "da dal di del della il la lo e casa mossa muove gioca",
    },
    Row {
        language: Language::English,
        men: ["king", "queen queens", "rook castle", "bishop", "knight", "pawn"],
        to: "to on at into",
        takes: "takes take captures capture taking",
        becomes: "promotes promoting promotion promoted becomes becoming queening",
        aside: "from of the an his square move moves goes plays and",
    },
    Row {
        language: Language::French,
        men: ["roi", "dame reine", "tour", "fou", "cavalier", "pion"],
        to: "a en vers au va",
        takes: "prend pris capture",
        becomes: "promotion promu devient fait",
        aside: "de du la le et case coup joue",
    },
    Row {
        language: Language::German,
        men: ["könig koenig", "dame", "turm", "läufer laeufer", "springer", "bauer"],
        to: "nach auf zu in",
        takes: "schlägt schlaegt nimmt",
        becomes: "verwandelt umwandlung wird",
        aside: "von der die den das und feld zug zieht",
    },
    Row {
        language: Language::Portuguese,
        men: ["rei", "dama rainha", "torre", "bispo", "cavalo", "peão"],
        to: "para a em ao",
        takes: "toma captura come por",
        becomes: "promove promoção coroa",
        aside: "de da do o e casa lance joga",
    },
    Row {
        language: Language::Catalan,
        men: ["rei", "dama reina", "torre", "alfil", "cavall", "peó"],
        to: "a al en cap",
        takes: "pren captura menja per",
        becomes: "corona promou promoció",
        aside: "de del des el la i casella jugada",
    },
    Row {
        language: Language::Romanian,
        men: ["rege regele", "dama regina", "turn turnul", "nebun nebunul", "cal calul", "pion pionul"],
        to: "la pe in",
        takes: "ia captureaza bate",
        becomes: "promoveaza promovare devine",
        aside: "de si mutare",
    },
    Row {
        language: Language::Hungarian,
        men: ["király", "vezér", "bástya", "futó", "huszár ló", "gyalog"],
        to: "",
        takes: "üti üt",
        becomes: "átváltozik",
        aside: "az",
    },
    Row {
        language: Language::Russian,
        men: ["король", "ферзь", "ладья", "слон", "конь", "пешка"],
        to: "на",
        takes: "бьет берет",
        becomes: "превращается",
        aside: "с ход",
    },
    Row {
        language: Language::Dutch,
        men: ["koning", "dame", "toren", "loper", "paard", "pion"],
        to: "naar op",
        takes: "slaat neemt",
        becomes: "promoveert promotie wordt",
        aside: "van de het en veld zet",
    },
    Row {
        language: Language::Danish,
        men: ["konge", "dronning", "tårn", "løber", "springer", "bonde"],
        to: "til på",
        takes: "slår tager",
        becomes: "forvandles bliver",
        aside: "fra og felt træk",
    },
    Row {
        language: Language::Norwegian,
        men: ["konge", "dronning", "tårn", "løper", "springer", "bonde"],
        to: "til på",
        takes: "slår tar",
        becomes: "forvandles blir",
        aside: "fra og felt trekk",
    },
    Row {
        language: Language::Swedish,
        men: ["kung", "dam drottning", "torn", "löpare", "springare häst", "bonde"],
        to: "till på",
        takes: "slår tar",
        becomes: "förvandlas blir",
        aside: "från och fält drag",
    },
    Row {
        language: Language::Finnish,
        men: ["kuningas", "daami kuningatar", "torni", "lähetti", "ratsu", "sotilas"],
        to: "",
        takes: "lyö",
        becomes: "korottuu",
        aside: "ja siirto",
    },
    Row {
        language: Language::Icelandic,
        men: ["kóngur", "drottning", "hrókur", "biskup", "riddari", "peð"],
        to: "á til",
        takes: "drepur",
        becomes: "verður",
        aside: "frá og",
    },
    Row {
        language: Language::Polish,
        men: ["król", "hetman", "wieża", "goniec", "skoczek", "pion pionek"],
        to: "na do",
        takes: "bije",
        becomes: "promocja",
        aside: "z i pole ruch",
    },
    Row {
        language: Language::Czech,
        men: ["král", "dáma", "věž", "střelec", "jezdec", "pěšec"],
        to: "na do",
        takes: "bere",
        becomes: "proměna",
        aside: "z a pole tah",
    },
    Row {
        language: Language::Estonian,
        men: ["kuningas", "lipp", "vanker", "oda", "ratsu", "ettur"],
        to: "",
        takes: "lööb",
        becomes: "muutub",
        aside: "ja käik",
    },
];

/// Numbers and ordinals of ranks in words, with the digit.
const RANKS: [(&str, char); 8] = [
    ("one first uno prima primera", '1'),
    ("two second dos due seconda segunda", '2'),
    ("three third tres tre terza tercera", '3'),
    ("four fourth cuatro quattro quarta cuarta", '4'),
    ("five fifth cinco cinque quinta", '5'),
    ("six sixth seis sei sesta sexta", '6'),
    ("seven seventh siete sette settima septima", '7'),
    ("eight eighth ocho otto ottava octava", '8'),
];

/// Words that stand before a move and a colon, and say whose it is or what it is.
const LABELS: &str = "white black blancas negras blanco negro bianco nero blanc blancs noir noirs weiss schwarz brancas pretas \
                      blanques negres wit zwart move sealed jugada movimiento secreta sellada mossa busta in coup zug lance \
                      mov movim jug jda mos segreta sigillata abgabezug abgegebener scellé scelle sous pli enveloppe seal \
                      seals plays play juego juegan gioco gioca muevo muovo joue jouent spiele spielt sobre secret secreto sellado sello sigillo versiegelt \
                      sigillato bco ngr белые черные белых черных ход секретный записанный";

/// Words that stand between labels: `Jugada de las blancas`, `La mia mossa`.
const BESIDE_LABELS: &str = "i je ich yo io eu я de del la las el los mi mis il lo mia mio le the my of der des die mein meine mon \
                             ma du es is ist est he ho have habe";

/// What is counted in an event: `5a ronda`, `Ronda V`.
const NUMBERED: &str = "ronda round turno runde ronde rodada тур jornada giornata partida partita partie game mesa tavolo board \
                        tisch table tabuleiro";

/// Whether a word names what is counted in an event.
pub(super) fn is_numbered(word: &str) -> bool {
    has(NUMBERED, word)
}

/// The months.
const MONTHS: &str = "enero febrero marzo abril mayo junio julio agosto septiembre setiembre octubre noviembre diciembre gennaio \
                      febbraio aprile maggio giugno luglio settembre ottobre novembre dicembre january february march april may \
                      june july august september october november december januar februar märz mai juni juli oktober dezember \
                      janvier février mars avril juin juillet août septembre octobre novembre décembre";

/// Whether a word is a month.
pub(super) fn is_month(word: &str) -> bool {
    has(MONTHS, word)
}

/// Words beside a move that change what it says: that deny or cancel it, set a condition, give a choice, end the game, or say which
/// of several men or sides is meant.
const CHANGING: &str = "no not non nicht nein nie pas nao nem ni ne nor neither нет не never mai jamas jamais nada ninguna ninguno \
                        keine kein don't won't isn't si se if wenn falls caso ob если unless when cuando quando qualora sofern salvo \
                        excepto except tranne außer sauf quizas forse perhaps maybe vielleicht duda entonces otherwise altrimenti \
                        o or ou oder od u oppure either entweder sino sondern instead invece stattdessen anulado anulada anulo \
                        annullo annullato annullata annule cancel cancelled cancellata cancelado borrado borrada void deleted \
                        withdrawn ritirata retirada retiro invalid invalido invalida nulo nula ungültig tachado tachada crossed \
                        struck gestrichen efecto descartada descartado error errata errore mistake sbagliata falsch ignore resign \
                        resigns resigned resigning resignation concede give abandono abandona abandon abandonne abandone abandonó \
                        abbandono abbandona renuncio rinuncio rendición rindo rinde arrendo arrende aufgegeben aufgabe gebe auf \
                        resigniere сдаюсь сдаю pierdo perdido perdo perso lost verloren acepto acepta accetto accetta accept \
                        accepts accepte annehme acordadas agreed agree reclamo reclama claim rivendico izquierda izquierdo derecha \
                        derecho sinistra sinistro destra destro left right links rechts gauche droite esquerda direita otro otra \
                        altro altra other";

/// Words for a draw.
const DRAW: &str = "tablas empate patta draw remis remise nulle remíza remizu döntetlen tasapeli jafntefli viik \
                    uafgjort ничья ничью remisangebot";

/// Whether a word, or a part of a compound such as `m'arrendo`, negates or qualifies the move beside it.
pub(super) fn changes_a_move(word: &str) -> bool {
    has(CHANGING, word) || word.split(['-', '\'']).any(|part| has(CHANGING, part))
}

/// Whether a word names a draw.
pub(super) fn is_draw(word: &str) -> bool {
    has(DRAW, word)
}

/// Whether a word names a man in some language.
pub(super) fn names(word: &str, man: Man) -> bool {
    let names = TABLE.iter().flat_map(|row| row.men.iter().zip(Man::ALL));
    names.filter(|(_, named)| *named == man).any(|(names, _)| has(names, word))
}

/// Whether a word may be the name of a man other than a pawn, written wrong: one letter differs, in a long word two.
pub(super) fn resembles_a_man(word: &str) -> bool {
    let letters: String = folded(word).collect();
    let length = letters.chars().count();
    if length < 3 {
        return false;
    }
    let allowed = if length > 6 { 2 } else { 1 };
    let men = TABLE.iter().flat_map(|row| row.men.iter().zip(Man::ALL)).filter(|(_, man)| *man != Man::Pawn);
    let mut names = men.flat_map(|(names, _)| names.split(' '));
    names.any(|name| strsim::levenshtein(&folded(name).collect::<String>(), &letters) <= allowed)
}

/// Whether a word before a colon is a label.
pub(super) fn is_label(word: &str) -> bool {
    has(LABELS, word)
}

/// Whether a word joins labels.
pub(super) fn is_beside_labels(word: &str) -> bool {
    // Without its accent it is a file.
    has(BESIDE_LABELS, word) || word == "è"
}

/// Whether a word is a single letter that abbreviates a colour (`B: h4`): in the writer's language, or in any if his is not known.
pub(super) fn is_colour(word: &str, language: Option<Language>) -> bool {
    let letters = match language {
        Some(Language::English) => "WB",
        Some(Language::Spanish | Language::Italian | Language::Catalan | Language::French) => "BN",
        Some(Language::German) => "WS",
        Some(Language::Portuguese) => "BP",
        Some(Language::Russian) => "БЧ",
        Some(_) | None => "WBNSБЧ",
    };
    letters.chars().any(|letter| word.chars().eq([letter]))
}

/// Where a word stands that is to be understood.
#[derive(Clone, Copy)]
pub(super) struct Setting<'a> {
    /// The writer's language, if known.
    pub(super) language: Option<Language>,
    /// Other languages, those of the names of men in the same text.
    pub(super) company: &'a [Language],
    /// Whether a stop follows, as after what is not written in full.
    pub(super) has_stop: bool,
    /// Whether nothing stands before it, as before what moves.
    pub(super) is_first: bool,
}

/// What a word means: in the writer's language, in full or shortened; else in the language of the man named beside it;
/// else in any other in which it means something, if all those agree. The beginning of a man's name comes before another
/// word where it begins the text or a stop follows (`Tår.`), and before a stop two letters of it are enough.
pub(super) fn meaning(word: &str, setting: Setting<'_>) -> Option<Meaning> {
    let Setting { language, company, has_stop, is_first } = setting;
    let length = word.chars().count();
    let own = || TABLE.iter().filter(move |row| language.is_none_or(|own| own == row.language));
    let beside = || TABLE.iter().filter(|row| company.contains(&row.language));
    let all = || TABLE.iter().filter(move |_| length > 2);
    let shortest = if has_stop { 2 } else { 3 };
    let first = (has_stop || is_first).then(|| shortened(word, length, shortest, own())).flatten();
    first
        .or_else(|| in_full(word, own()))
        .or_else(|| shortened(word, length, shortest, own()))
        .or_else(|| in_full(word, beside()))
        .or_else(|| in_full(word, all()))
        .or_else(|| shortened(word, length, shortest.max(3), all()))
        .or_else(|| RANKS.iter().find(|(words, _)| has(words, word)).map(|(_, rank)| Meaning::Rank(*rank)))
}

fn in_full<'a>(word: &str, rows: impl Iterator<Item = &'a Row>) -> Option<Meaning> {
    let mut men = Vec::new();
    let mut other = None;
    for row in rows {
        match row.meaning(word) {
            Some(Meaning::Man(man)) => men.push(man),
            Some(meaning) => other = other.or(Some(meaning)),
            None => {}
        }
    }
    if men.is_empty() { other } else { agreed(&men) }
}

/// The languages in which a word names a man in full.
pub(super) fn languages_naming_a_man(word: &str) -> impl Iterator<Item = Language> {
    let names = move |row: &&Row| row.men.iter().any(|names| has(names, word));
    TABLE.iter().filter(names).map(|row| row.language)
}

/// A man's name of which only the beginning is written (`Cab.`, `Spr.`).
fn shortened<'a>(
    word: &str,
    length: usize,
    shortest: usize,
    rows: impl Iterator<Item = &'a Row>,
) -> Option<Meaning> {
    if length < shortest {
        return None;
    }
    let men: Vec<Man> = rows.flat_map(|row| row.men_beginning_with(word)).collect();
    agreed(&men)
}

fn agreed(men: &[Man]) -> Option<Meaning> {
    let first = *men.first()?;
    men.iter().all(|man| *man == first).then_some(Meaning::Man(first))
}

impl Row {
    fn meaning(&self, word: &str) -> Option<Meaning> {
        let man = self.men.iter().zip(Man::ALL).find(|(names, _)| has(names, word));
        let others = [
            (self.takes, Meaning::Takes),
            (self.becomes, Meaning::Becomes),
            (self.to, Meaning::To),
            (self.aside, Meaning::Aside),
        ];
        man.map(|(_, man)| Meaning::Man(man))
            .or_else(|| others.into_iter().find(|(words, _)| has(words, word)).map(|(_, meaning)| meaning))
    }

    fn men_beginning_with(&self, beginning: &str) -> impl Iterator<Item = Man> {
        let begins = move |name: &str| {
            let mut letters = folded(name);
            may_begin(name, beginning) && folded(beginning).all(|letter| letters.next() == Some(letter))
        };
        let named = move |names: &&str| names.split(' ').any(begins);
        self.men.iter().zip(Man::ALL).filter(move |(names, _)| named(names)).map(|(_, man)| man)
    }
}

/// Whether a word is among those of a list.
pub(super) fn has(words: &str, wanted: &str) -> bool {
    words.split(' ').any(|word| may_begin(word, wanted) && folded(word).eq(folded(wanted)))
}

/// Whether two words begin alike, as far as that can be said without folding; most comparisons end here.
fn may_begin(word: &str, wanted: &str) -> bool {
    match (word.as_bytes().first(), wanted.as_bytes().first()) {
        (Some(one), Some(other)) => !one.is_ascii() || !other.is_ascii() || one.eq_ignore_ascii_case(other),
        (None, _) | (_, None) => false,
    }
}

/// The letters of a word without capitals and accents; Cyrillic ones as the Latin ones they look like.
fn folded(word: &str) -> impl Iterator<Item = char> {
    let capitals = word.chars().flat_map(char::to_uppercase).map(latin_look_alike);
    capitals.flat_map(char::to_lowercase).map(unaccented)
}

/// A small letter without its accent or other mark.
pub(crate) const fn unaccented(letter: char) -> char {
    match letter {
        'á' | 'à' | 'â' | 'ä' | 'ã' | 'å' | 'ă' => 'a',
        'é' | 'è' | 'ê' | 'ë' | 'ě' | 'ę' | 'ё' => 'e',
        'í' | 'ì' | 'î' | 'ï' => 'i',
        'ó' | 'ò' | 'ô' | 'ö' | 'õ' | 'ő' | 'ø' => 'o',
        'ú' | 'ù' | 'û' | 'ü' | 'ű' | 'ů' => 'u',
        'ç' | 'č' | 'ć' => 'c',
        'š' | 'ś' | 'ș' => 's',
        'ž' | 'ź' | 'ż' => 'z',
        'ñ' | 'ň' | 'ń' => 'n',
        'ť' | 'ț' => 't',
        'ý' => 'y',
        'ř' => 'r',
        'ł' => 'l',
        other => other,
    }
}

//! The quiz as a file, played in a browser: by touch, by keyboard, without scripts, on paper.

use fantoccini::error::CmdError;
use fantoccini::key::Key;
use fantoccini::{Client, Locator as Found};
use plica::{Locale, Words};

use super::chrome::{Browser, DESKTOP, NARROW, PHONE, Window};
use super::{browsers, pages, skipped};
use crate::formats::paper::paper;
use crate::programs::folder;

/// A quiz on disk, by its address.
fn quiz(locale: Locale) -> String {
    let page = plica::training::pages::quiz_page(&Words::embedded(locale), &paper(locale));
    for (at, _) in page.match_indices("://") {
        let name = page[at + 3..].split(['"', ' ']).next();
        assert_eq!(name, Some("www.w3.org/2000/svg"), "the page asks for something");
    }
    assert!(!page.contains("<link") && !page.contains("src=") && !page.contains("@import"));
    let path = folder().join(format!("played-{}.html", locale.code()));
    std::fs::write(&path, page).expect("written");
    format!("file://{}", path.display())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_quiz_is_played_in_a_browser() {
    let (driver, scripted, plain) = match browsers().await {
        Ok(browsers) => browsers,
        Err(reason) => return skipped(&reason),
    };
    let mut wrong = touched(&scripted).await.expect("played by touch");
    wrong.extend(typed(&scripted).await.expect("played by keyboard"));
    wrong.extend(listed(&scripted).await.expect("played as a list"));
    wrong.extend(read(&plain).await.expect("read"));
    for browser in [scripted, plain] {
        // A browser that does not close properly is none of plica's faults.
        let _ = browser.client.close().await;
    }
    drop(driver);
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
}

/// What is wrong with the page as it stands, and a picture of it where pictures are kept.
async fn looked(browser: &Browser, name: &'static str, window: Window) -> Result<Vec<String>, CmdError> {
    if std::env::var_os("PLICA_SCREENS").is_some() {
        pages::keep(&format!("quiz-{name}-{}.png", window.name), &browser.picture(window).await?);
    }
    let wrong = pages::seen(browser, (name, "", false), window).await?;
    Ok(wrong.into_iter().map(|fault| format!("{fault}\n  on the quiz, {name}")).collect())
}

/// The text that is to be seen.
async fn text(client: &Client) -> Result<String, CmdError> {
    client.find(Found::Css("main")).await?.text().await
}

async fn press(client: &Client, does: &str) -> Result<(), CmdError> {
    let buttons = client.find_all(Found::Css(&format!("[data-does='{does}']"))).await?;
    for button in buttons {
        if button.is_displayed().await? {
            return button.click().await;
        }
    }
    panic!("no button `{does}`");
}

async fn choose(client: &Client, question: u8, letter: char) -> Result<(), CmdError> {
    let input = format!("input[name='question-{question}'][value='{letter}']");
    client.find(Found::Css(&input)).await?.click().await
}

fn sees(text: &str, wanted: &[&str], unwanted: &[&str]) {
    for words in wanted {
        assert!(text.contains(words), "`{words}` is not on the page:\n{text}");
    }
    for words in unwanted {
        assert!(!text.contains(words), "`{words}` is on the page:\n{text}");
    }
}

/// One after another, by touch: one wrong answer, the score, the wrong one again.
async fn touched(browser: &Browser) -> Result<Vec<String>, CmdError> {
    let client = &browser.client;
    browser.resize(PHONE).await?;
    browser.medium("screen", "dark").await?;
    client.goto(&quiz(Locale::Es)).await?;
    sees(
        &text(client).await?,
        &["Pregunta 1 de 4 (dificultad básica)"],
        &["Pregunta 2", "Incorrecto", "caballos."],
    );
    let mut wrong = looked(browser, "question", PHONE).await?;
    client.refresh().await?;
    press(client, "check").await?;
    sees(&text(client).await?, &["Elija antes una respuesta."], &["Incorrecto"]);
    choose(client, 1, 'a').await?;
    press(client, "check").await?;
    let said = [
        "Incorrecto.",
        "Sería así si en el sobre estuviera escrito «Cfd4».",
        "b) Las blancas pierden la partida.",
        "a d4 pueden ir dos caballos",
        "FIDE 2014, art. E.8.a",
    ];
    sees(&text(client).await?, &said, &["Pregunta 2"]);
    wrong.extend(looked(browser, "wrong", PHONE).await?);
    press(client, "next").await?;
    // The browser remembers what was answered, and goes on after it.
    client.refresh().await?;
    sees(&text(client).await?, &["Pregunta 2"], &["Pregunta 1"]);
    for (question, letter) in [(2, 'b'), (3, 'a'), (4, 'b')] {
        let number = format!("Pregunta {question}");
        sees(&text(client).await?, &[&number], &["Correcto."]);
        // A letter on the keyboard chooses as a touch does.
        if question == 3 {
            press_key(client, letter).await?;
        } else {
            choose(client, question, letter).await?;
        }
        press(client, "check").await?;
        sees(&text(client).await?, &["Correcto."], &["Incorrecto."]);
        press(client, "next").await?;
    }
    sees(
        &text(client).await?,
        &["Respuestas correctas: 3 de 4.", "Artículos que conviene repasar", "E.8.a"],
        &["17.2", "Pregunta"],
    );
    wrong.extend(looked(browser, "score", PHONE).await?);
    press(client, "wrong").await?;
    sees(&text(client).await?, &["Pregunta 1"], &["Incorrecto", "Pregunta 2", "Respuestas correctas"]);
    choose(client, 1, 'b').await?;
    press(client, "check").await?;
    press(client, "next").await?;
    sees(
        &text(client).await?,
        &["Respuestas correctas: 1 de 1. No hay nada que repasar."],
        &["conviene repasar", "Repetir"],
    );
    press(client, "again").await?;
    sees(&text(client).await?, &["Pregunta 1"], &["Respuestas correctas"]);
    Ok(wrong)
}

/// By nothing but keys: the focus goes from the answers to the button, and on to the next question.
async fn typed(browser: &Browser) -> Result<Vec<String>, CmdError> {
    let client = &browser.client;
    browser.resize(DESKTOP).await?;
    browser.medium("screen", "light").await?;
    client.goto(&quiz(Locale::It)).await?;
    let first = client.find(Found::Css("#question-1 h2")).await?;
    client.execute("arguments[0].focus()", vec![serde_json::to_value(first)?]).await?;
    for (question, downs) in [(1, 1), (2, 1), (3, 0), (4, 0)] {
        // Past the fold under the board to the answers; the arrows choose among them.
        let mut tabs = 0;
        while focused(client).await? != format!("question-{question}") {
            press_key(client, Key::Tab).await?;
            tabs += 1;
            assert!(tabs < 8, "the answers of question {question} are not reached");
        }
        press_key(client, ' ').await?;
        for _ in 0..downs {
            press_key(client, Key::Down).await?;
        }
        press_key(client, Key::Enter).await?;
        let verdict = if question == 4 { "Sbagliato." } else { "Esatto." };
        sees(&text(client).await?, &[verdict], &[]);
        assert_eq!(focused(client).await?, "next");
        press_key(client, Key::Enter).await?;
    }
    sees(
        &text(client).await?,
        &["Risposte esatte: 3 su 4.", "Articoli da ripassare", "E.12.a"],
        &["Domanda"],
    );
    looked(browser, "score", DESKTOP).await
}

async fn press_key(client: &Client, key: impl Into<char>) -> Result<(), CmdError> {
    client.active_element().await?.send_keys(&key.into().to_string()).await
}

/// What has the focus: the field of an answer by its question, a button by what it does.
async fn focused(client: &Client) -> Result<String, CmdError> {
    let name = "const now = document.activeElement; return now.dataset.does ?? (now.type === 'radio' ? now.name : '')";
    let name = client.execute(name, Vec::new()).await?;
    Ok(name.as_str().unwrap_or_default().to_owned())
}

/// All in a list: each question says at once, and the last brings the score.
async fn listed(browser: &Browser) -> Result<Vec<String>, CmdError> {
    let client = &browser.client;
    browser.resize(NARROW).await?;
    client.goto(&quiz(Locale::It)).await?;
    client.find(Found::Css("input[value='all']")).await?.click().await?;
    sees(&text(client).await?, &["Domanda 1", "Domanda 4"], &["Esatto", "Risposta e motivi"]);
    for (question, letter) in [(4, 'b'), (2, 'a'), (1, 'c'), (3, 'a')] {
        sees(&text(client).await?, &[], &["Risposte esatte"]);
        choose(client, question, letter).await?;
        client.find(Found::Css(&format!("#question-{question} [data-does='check']"))).await?.click().await?;
    }
    sees(
        &text(client).await?,
        &["Risposte esatte: 2 su 4.", "Sarebbe così se ci fosse lo stallo."],
        &["Continua"],
    );
    let wrong = looked(browser, "list", NARROW).await?;
    browser.medium("print", "dark").await?;
    sees(
        &text(client).await?,
        &["Domanda 4", "Risposte", "b) Il Bianco perde la partita."],
        &["Ricomincia", "Verifica", "Esatto."],
    );
    if std::env::var_os("PLICA_SCREENS").is_some() {
        let paper = client.print(fantoccini::wd::PrintConfiguration::default()).await?;
        pages::keep("quiz-it.pdf", &paper);
    }
    browser.medium("screen", "light").await?;
    Ok(wrong)
}

/// Without scripts: every question is there, its answer folded, and nothing that does not work.
async fn read(browser: &Browser) -> Result<Vec<String>, CmdError> {
    let client = &browser.client;
    browser.resize(PHONE).await?;
    client.goto(&quiz(Locale::Es)).await?;
    let unwanted = ["Comprobar", "Continuar", "una tras otra", "Empezar de nuevo", "caballos."];
    sees(&text(client).await?, &["Pregunta 1", "Pregunta 4", "Respuesta y motivos"], &unwanted);
    client.find(Found::Css("#question-1 details.answer summary")).await?.click().await?;
    sees(&text(client).await?, &["b) Las blancas pierden la partida.", "a d4 pueden ir dos caballos"], &[]);
    if std::env::var_os("PLICA_SCREENS").is_some() {
        pages::keep("quiz-plain-phone.png", &browser.picture(PHONE).await?);
    }
    Ok(Vec::new())
}

//! How cost grows with rules, facts and cases: `cargo run --release -p plica-engines --bin growth` writes
//! `docs/growth-*.svg` and prints what stands in them.

use std::error::Error;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

use plica::Library;
use plica::engine::program::Truth;
use plica_engines::case::Case;
use plica_engines::circuit;
use plica_engines::contest::median;
use plica_engines::explained::{adjourned, late, lines, run_batch};
use plotters::prelude::*;

#[path = "../../../../tests/it/synthetic.rs"]
mod synthetic;

use synthetic::{Size, rulebook};

type Failure = Box<dyn Error>;

/// No measurement is begun that would take longer.
const ENOUGH: Duration = Duration::from_secs(400);

/// After so many cases the first comes again: more than `plica batch` remembers.
const DIFFERENT: usize = 10_000;

/// To so few articles a rule gives way where their number is not to grow with the rulebook.
const FEW: usize = 8;

/// One line of a plot: what was measured at each size, in seconds.
struct Line {
    name: &'static str,
    points: Vec<(f64, f64)>,
}

impl Line {
    fn new(name: &'static str) -> Self {
        Self { name, points: Vec::new() }
    }

    fn add(&mut self, size: usize, time: Duration) {
        self.points.push((f64::from(u32::try_from(size).unwrap_or(u32::MAX)), time.as_secs_f64()));
    }

    /// The exponent of growth over the larger half of the sizes, by least squares: 1 is linear.
    fn slope(&self) -> f64 {
        let points: Vec<_> = self.points.iter().map(|(x, y)| (x.ln(), y.ln())).collect();
        let points = points.get(points.len() / 2..).unwrap_or_default();
        let count = points.len() as f64;
        let mean = |of: fn(&(f64, f64)) -> f64| points.iter().map(of).sum::<f64>() / count;
        let (x, y) = (mean(|point| point.0), mean(|point| point.1));
        let covariance: f64 = points.iter().map(|point| (point.0 - x) * (point.1 - y)).sum();
        let variance: f64 = points.iter().map(|point| (point.0 - x).powi(2)).sum();
        covariance / variance
    }
}

fn main() -> Result<(), Failure> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let rules = [100, 200, 500, 1000, 2000, 5000, 10_000].map(|rules| (rules, 200, rules));
    plot(&root, "rules", "rules of an edition with 200 facts", &by_size(&rules, usize::MAX)?)?;
    // The words `gives way to` grow as the rules do.
    print("few", &by_size(&rules, FEW)?);
    let facts = [50, 100, 200, 500, 1000].map(|facts| (600, facts, facts));
    plot(&root, "facts", "facts of an edition with 600 rules", &by_size(&facts, usize::MAX)?)?;
    plot(&root, "cases", "cases in one file", &by_cases()?)?;
    Ok(())
}

/// Rulebooks of so many rules and facts, and the size on the axis; their rules on results give way to so many articles at
/// most.
fn by_size(sizes: &[(usize, usize, usize)], before: usize) -> Result<Vec<Line>, Failure> {
    let mut reading = Line::new("reading the rulebook");
    let mut compiling = Line::new("compiling the edition");
    let mut circuit = Line::new("the circuit, a case");
    let mut ruling = Line::new("a ruling");
    for &(rules, facts, size) in sizes {
        let files = rulebook(Size { facts, articles: rules / 10, rules: 10, before, faulty: false });
        let (mut read, mut compiled) = (Vec::new(), Vec::new());
        let library = loop {
            let start = Instant::now();
            let library =
                Library::from_files(files.clone()).map_err(|faulty| format!("{:?}", faulty.faults))?;
            read.push(start.elapsed());
            let edition = library.rulebook.edition("big").ok_or("no edition")?;
            let start = Instant::now();
            library.program(edition).ok_or("no program")?;
            compiled.push(start.elapsed());
            if read.len() == 5 || read.iter().sum::<Duration>() > Duration::from_secs(1) {
                break library;
            }
        };
        reading.add(size, median(read).unwrap_or_default());
        compiling.add(size, median(compiled).unwrap_or_default());
        let edition = library.rulebook.edition("big").ok_or("no edition")?;
        let program = library.program(edition).ok_or("no program")?;
        let atoms = vec![Truth::True; program.circuit.atoms().len()];
        circuit.add(size, often(|| drop(std::hint::black_box(program.circuit.evaluate(&atoms)))));
        let told = r#"{"about": ["result"], "sealer.colour": "white", "f.t0": true, "f.t1": true, "f.d9": "45 min"}"#;
        let case = plica::case_from_json(told).ok_or("no case")?;
        let decided = library.decide(edition, &case).map_err(|faults| format!("{faults:?}"))?;
        drop(decided);
        let rule = || drop(std::hint::black_box(library.decide(edition, &case)));
        ruling.add(size, often(rule));
    }
    Ok(vec![reading, compiling, circuit, ruling])
}

/// The median of at least five runs, more while they take less than a fifth of a second together.
fn often(mut run: impl FnMut()) -> Duration {
    let mut times = Vec::new();
    let start = Instant::now();
    while times.len() < 5 || start.elapsed() < Duration::from_millis(200) {
        let start = Instant::now();
        run();
        times.push(start.elapsed());
    }
    median(times).unwrap_or_default()
}

/// Files of ever more cases through `plica batch`, loading and all cores included.
fn by_cases() -> Result<Vec<Line>, Failure> {
    let folder = std::env::temp_dir().join("plica-growth");
    fs::create_dir_all(&folder)?;
    let cases = folder.join("cases.ndjson");
    let library = Library::embedded_rules().map_err(|_| "the rulebook is faulty")?;
    let drawn = circuit::possible_cases(&library, DIFFERENT)?;
    let drawn = drawn.iter().map(Case::json_for_plica).collect::<Result<Vec<_>, _>>()?;
    let late: Vec<String> = late(DIFFERENT).lines().map(str::to_owned).collect();
    let games: Vec<String> = lines(&adjourned(DIFFERENT)).lines().map(str::to_owned).collect();
    let mut measured = Vec::new();
    for (name, texts, lang) in [
        ("games resumed late, in Spanish", &late, Some("es")),
        ("games with a sealed move, in Spanish", &games, Some("es")),
        ("every case with other facts, in Spanish", &drawn, Some("es")),
    ] {
        let mut line = Line::new(name);
        for size in [1, 10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000] {
            write_cases(&cases, texts, size)?;
            let time = run_batch(&cases, lang);
            line.add(size, time);
            // The next would take ten times as long.
            if 10 * time > ENOUGH {
                break;
            }
        }
        measured.push(line);
    }
    fs::remove_dir_all(&folder)?;
    Ok(measured)
}

fn write_cases(path: &Path, texts: &[String], count: usize) -> Result<(), Failure> {
    use std::io::Write as _;
    let mut file = std::io::BufWriter::new(fs::File::create(path)?);
    for text in texts.iter().cycle().take(count) {
        writeln!(file, "{text}")?;
    }
    Ok(file.flush()?)
}

/// Readable on a light and on a dark page: no ground of its own, and text that follows the page.
const STYLE: &str = "<style>text{fill:#1f2328}@media(prefers-color-scheme:dark){text{fill:#e6edf3}}</style>";
const GREY: RGBColor = RGBColor(125, 133, 144);
const COLOURS: [RGBColor; 4] =
    [RGBColor(58, 134, 214), RGBColor(217, 115, 13), RGBColor(42, 157, 92), RGBColor(190, 82, 180)];

fn print(name: &str, lines: &[Line]) {
    for line in lines {
        let mut row = format!("{name:<6} {:<40} slope {:.2} ", line.name, line.slope());
        for (size, time) in &line.points {
            let _ = write!(row, " {size}: {:.2?}", Duration::from_secs_f64(*time));
        }
        println!("{row}");
    }
}

fn plot(root: &Path, name: &str, axis: &str, lines: &[Line]) -> Result<(), Failure> {
    print(name, lines);
    let mut svg = String::new();
    draw(&mut svg, axis, lines)?;
    let svg = svg.replacen('\n', &format!("\n{STYLE}\n"), 1);
    Ok(fs::write(root.join(format!("docs/growth-{name}.svg")), svg)?)
}

fn draw(svg: &mut String, axis: &str, lines: &[Line]) -> Result<(), Failure> {
    let points = || lines.iter().flat_map(|line| &line.points);
    let least = |of: fn(&(f64, f64)) -> f64| points().map(of).fold(f64::INFINITY, f64::min);
    let most = |of: fn(&(f64, f64)) -> f64| points().map(of).fold(0.0, f64::max);
    let (sizes, times) = (|point: &(f64, f64)| point.0, |point: &(f64, f64)| point.1);
    let area = SVGBackend::with_string(svg, (740, 440)).into_drawing_area();
    let mut chart = ChartBuilder::on(&area)
        .margin(12)
        .margin_right(32)
        .x_label_area_size(44)
        .y_label_area_size(76)
        .build_cartesian_2d(
            (least(sizes)..most(sizes)).log_scale(),
            (least(times) / 2.0..most(times) * 20.0).log_scale(),
        )?;
    let text = ("sans-serif", 14).into_font().color(&GREY);
    chart
        .configure_mesh()
        .x_desc(axis)
        .y_desc("time, both axes logarithmic")
        .axis_style(GREY)
        .bold_line_style(GREY.mix(0.3))
        .light_line_style(TRANSPARENT)
        .label_style(text.clone())
        .y_label_formatter(&|time| format!("{:.0?}", Duration::from_secs_f64(*time)))
        .x_label_formatter(&|size| format!("{size:.0}"))
        .draw()?;
    for (line, colour) in lines.iter().zip(COLOURS) {
        let label = format!("{} (slope {:.2})", line.name, line.slope());
        chart
            .draw_series(LineSeries::new(line.points.iter().copied(), colour.stroke_width(2)).point_size(3))?
            .label(label)
            .legend(move |(x, y)| PathElement::new([(x, y), (x + 18, y)], colour.stroke_width(2)));
    }
    chart.configure_series_labels().position(SeriesLabelPosition::UpperLeft).label_font(text).draw()?;
    area.present()?;
    Ok(())
}

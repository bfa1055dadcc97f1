fn main() {
    let mut files = Vec::new();
    let dir = std::env::args().skip_while(|a| a != "--rules").nth(1).unwrap_or("rules".into());
    fn walk(d: &std::path::Path, out: &mut Vec<(String, String)>) { let mut v: Vec<_> = std::fs::read_dir(d).unwrap().map(|e| e.unwrap().path()).collect(); v.sort(); for p in v { if p.is_dir() { walk(&p, out) } else if p.extension().is_some_and(|e| e == "yaml") { out.push((p.display().to_string(), std::fs::read_to_string(&p).unwrap())) } } }
    walk(dir.as_ref(), &mut files);
    let (sources, faults) = match plica::Library::from_files(files) { Ok(l) => { let f = plica::check(&l); (l.sources, f) } Err(f) => (f.sources, f.faults) };
    for f in &faults {
        let at = f.span.map(|s| { let (l, c) = sources.line_and_column(s); format!("{}:{}:{}", sources.get(s.source()).map_or("", |s| &s.path), l, c) });
        println!("{} {}", at.unwrap_or_default(), f.code.as_str());
        for (k, v) in &f.args { println!("      {k}: {v:?}"); }
        if let Some(s) = &f.suggestion { println!("      did you mean {s}"); }
    }
    println!("{} faults", faults.len());
}

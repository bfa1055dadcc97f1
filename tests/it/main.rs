#[test]
fn dbg() {
    let files: Vec<_> = std::process::Command::new("find").arg("rules").arg("-name").arg("*.yaml").output().map(|o| String::from_utf8(o.stdout).unwrap()).unwrap().lines().map(|p| (p.to_owned(), std::fs::read_to_string(p).unwrap())).collect();
    let lib = plica::Library::from_files(files).map_err(|f| f.faults).unwrap();
    for r in plica::ruled(&lib) { if r.example.case.contains("nobody has looked whether") { let d = r.decision.unwrap(); println!("{:?} {:?} {:?}", d.status, d.possible, d.missing);
      for u in &d.undetermined { println!("  {:?} {:?}", r.edition.rule(u.rule).unwrap().id, u.facts.iter().map(|f| &lib.rulebook.vocabulary.fact(*f).name).collect::<Vec<_>>()); } } }
}

// What the types take and what they refuse; `decisions.ts` beside it holds real ones.
import { load, PlicaError, type Decision, type Facts, type Plica, type Score } from "plica";

const plica: Plica = await load();
const facts: Facts = { "sealer.present": false, replier: { late: "20 min" }, "sealed.reading": "ambiguous", about: ["result"] };
const decision: Decision = plica.decide(facts, { edition: "fide-2014", lang: "it", whatWouldChange: true });
const result: Score | null = decision.result;
const seconds = decision.findings.map(({ value }) => (typeof value === "object" && value !== null ? value.seconds : 0));
const because = decision.findings.flatMap((finding) => finding.because.map((one) => ("fact" in one ? one.fact : one.rule)));
const side: Decision[] = plica.decide(facts, { compare: ["fide-1974", "fide-2014"] });
const near: string[] = plica.read({ position: "8/8/8/8/8/8/8/8 w - - 0 1", written: "Kd4" }).near.map(({ move }) => move);
const others = await load({ rules: { "rules/vocabulary.yaml": "" } });
others.decide({ "house.rule": "yes" });
try {
  plica.diff("fide-1974", "fide-2014");
} catch (fault) {
  if (fault instanceof PlicaError) console.log(fault.status, fault.errors[0]?.place?.column);
}
console.log(result, seconds, because, side, near);

// @ts-expect-error no fact is called so
plica.decide({ "sealer.lote": "20 min" });
// @ts-expect-error nor one in a group
plica.decide({ sealer: { lote: "20 min" } });
// @ts-expect-error no such value
plica.decide({ "sealed.reading": "blurred" });
// @ts-expect-error one or the other
plica.decide({}, { edition: "fide-2014", on: "2014-07-01" });
// @ts-expect-error no such language
plica.editions({ lang: "fr" });
// @ts-expect-error no result
const wrong: Score = "2-0";
console.log(wrong);

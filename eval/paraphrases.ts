import { readFileSync } from "node:fs";
import { compareClaim } from "@medsieve/reader/verify/compare-claim";
import { type LabelledFinding, readFindingsCorpus } from "./findings-corpus.ts";
import { createModelChoice, describeShare } from "./verify.ts";

/** Each set is judged by itself: the phrases of the first are known to the check, those of the others were not when they were written. */
const SETS = ["paraphrases.tsv", "paraphrases-2.tsv", "paraphrases-3.tsv"] as const;
const VERDICTS = ["supported", "partly", "contradicted", "not_in_abstract", "not_checked"] as const;
/** What the claims were written to be; those of another paper are the same claims, each beside the paper of the claim that follows. */
const EXPECTED = ["supported", "contradicted", "not_in_abstract"] as const;

interface Paraphrase {
  expected: (typeof EXPECTED)[number];
  text: string;
  finding: LabelledFinding;
}

function readClaims(set: (typeof SETS)[number], findings: readonly LabelledFinding[]): Paraphrase[] {
  const papers = new Map(findings.map((finding) => [finding.pmid, finding]));
  return readFileSync(new URL(`./samples/${set}`, import.meta.url), "utf8")
    .split("\n")
    .filter((line) => /^\d/u.test(line))
    .map((line) => {
      const [pmid = "", written = "", text = ""] = line.split("\t");
      const expected = EXPECTED.find((one) => one === written);
      const finding = papers.get(pmid);
      if (expected === undefined || text === "") throw new Error(`${set}: no claim in “${line}”`);
      if (finding === undefined) throw new Error(`${set} cites ${pmid}, which FILE does not hold`);
      return { expected, text, finding };
    });
}

/** Claims that people wrote in other words, held against the abstracts that they cite, and against others. */
export function evaluateParaphrases(file: string, say: (line: string) => void): void {
  const findings = readFindingsCorpus(file);
  const chooseModel = createModelChoice(findings);
  for (const set of SETS) judgeSet(set, { claims: readClaims(set, findings), chooseModel }, say);
}

interface Judging {
  claims: readonly Paraphrase[];
  chooseModel: ReturnType<typeof createModelChoice>;
}

function judgeSet(set: string, { claims, chooseModel }: Judging, say: (line: string) => void): void {
  const supported = claims.filter(({ expected }) => expected === "supported");
  const misplaced = supported.flatMap(({ text, finding }, at): Paraphrase[] => {
    const other = [...supported.slice(at), ...supported].find((one) => one.finding.pmid !== finding.pmid);
    return other ? [{ expected: "not_in_abstract", text, finding: other.finding }] : [];
  });
  const judged = [...claims, ...misplaced].map((claim) => ({
    ...claim,
    verdict: compareClaim(claim.text, claim.finding.paper.record, chooseModel(claim.finding.pmid)).verdict,
  }));
  say(`${set}: ${claims.length} claims written by hand; ${misplaced.length} of them beside another paper, too`);
  say(`  ${"".padEnd(16)}${VERDICTS.map((verdict) => verdict.padStart(17)).join("")}`);
  for (const expected of EXPECTED) {
    const own = judged.filter((one) => one.expected === expected);
    const counts = VERDICTS.map((verdict) => own.filter((one) => one.verdict === verdict).length);
    say(`  ${expected.padEnd(16)}${counts.map((count) => String(count).padStart(17)).join("")}`);
  }
  for (const verdict of ["supported", "contradicted"] as const) {
    const said = judged.filter((one) => one.verdict === verdict);
    const due = judged.filter((one) => one.expected === verdict);
    say(`  ${verdict}: precision ${describeShare(said.map((one) => one.expected === verdict))}`);
    say(`  ${verdict}: recall ${describeShare(due.map((one) => one.verdict === verdict))}`);
  }
  for (const { text, finding, expected, verdict } of judged) {
    if (verdict !== expected) say(`  ${finding.pmid}\t${expected} → ${verdict}\t${text}`);
  }
}

import { DESIGN_NAMES } from "../design/design-names.ts";
import type { DesignId } from "../design/designs.ts";
import type { AnswerSentence } from "../reader.ts";
import { type Candidate, quoteDesignOf } from "./answer-candidate.ts";
import { citePapers, listPmids, MAX_CITED, type Material } from "./answer-material.ts";

const MAX_DESIGNS = 5;
/** From strong to weak; those not named come after. */
const BY_STRENGTH: readonly DesignId[] = [
  "meta_analysis",
  "systematic_review",
  "randomized_trial",
  "guideline",
  "controlled_trial",
  "clinical_trial",
  "single_arm_trial",
  "cohort",
  "case_control",
  "diagnostic",
  "observational",
  "cross_sectional",
];
export const CASES: readonly DesignId[] = ["case_report", "case_series"];
const LABORATORY: readonly DesignId[] = ["animal", "in_vitro", "genetic"];
export const STRONG: readonly DesignId[] = ["meta_analysis", "systematic_review", "randomized_trial"];

/** A sentence on what kind of studies some papers are. */
export function describeDesigns(write: (pmids: string) => string, papers: readonly Candidate[]): AnswerSentence {
  const quotes = papers.slice(0, MAX_CITED).map(quoteDesignOf);
  return { text: write(citePapers(papers)), cites: listPmids(papers), quotes };
}

/** "2 meta-analyses and 5 randomized controlled trials", the strongest design first, the rest only counted. */
export function countDesigns({ candidates, question, texts }: Material): string {
  const counts = new Map<string, number>();
  for (const { design } of rankByStrength(candidates)) {
    const name = design ? DESIGN_NAMES[design.id][question.language] : texts.answer.unknownDesign;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const most = counts.size > MAX_DESIGNS ? MAX_DESIGNS - 1 : MAX_DESIGNS;
  const named = [...counts].slice(0, most).map(([name, count]) => texts.answer.designCount(name, count));
  const rest = [...counts.values()].slice(most).reduce((sum, count) => sum + count, 0);
  return texts.answer.joinDesigns(rest > 0 ? [...named, texts.answer.otherDesigns(rest)] : named);
}

/** Small for a strong design. */
export function rankDesign(design: DesignId | null): number {
  const at = design === null ? -1 : BY_STRENGTH.indexOf(design);
  return at < 0 ? BY_STRENGTH.length : at;
}

export function rankByStrength(candidates: readonly Candidate[]): Candidate[] {
  const rank = ({ design }: Candidate) => rankDesign(design?.id ?? null);
  return [...candidates].sort((a, b) => rank(a) - rank(b));
}

export function pickDesigns(candidates: readonly Candidate[], designs: readonly DesignId[]): Candidate[] {
  return candidates.filter(({ design }) => design !== null && designs.includes(design.id));
}

/** What kind of evidence it is, and what was not looked at. */
export function describeStrength({ texts: { answer }, cited, candidates }: Material): AnswerSentence {
  const isMost = (some: readonly Candidate[]) => some.length * 2 > cited.length;
  const cases = pickDesigns(cited, CASES);
  const laboratory = pickDesigns(cited, LABORATORY);
  const accuracy = pickDesigns(cited, ["diagnostic"]);
  const strong = pickDesigns(cited, STRONG);
  if (isMost(cases)) return describeDesigns(answer.singleCases, cases);
  if (isMost(laboratory)) return describeDesigns(answer.laboratory, laboratory);
  if (accuracy.length > 0 && accuracy.length * 3 >= cited.length) return describeDesigns(answer.accuracy, accuracy);
  if (strong.length > 0) return describeDesigns(answer.strong, strong);
  const later = pickDesigns(candidates, STRONG);
  return later.length > 0 ? describeDesigns(answer.strong, later) : describeDesigns(answer.limited, cited);
}

import { type Preference, RELEVANCE_BANDS } from "@medsieve/contract/constants";
import type { Question, ReadPaper } from "../reader.ts";
import { analyzeQuestion, type QuestionAnalysis } from "./analyze-question.ts";
import { type Candidate, doesCompare, findFinding, isRetracted, readCandidate } from "./answer-candidate.ts";
import { isStrong } from "./concept.ts";
import { judgeDesign } from "./design/design-fit.ts";
import { DESIGN_NAMES } from "./design/design-names.ts";
import { type DesignId, WITHOUT_DATA } from "./design/designs.ts";
import { extractPico } from "./pico/extract-pico.ts";
import type { Direction } from "./read-direction.ts";
import { matchConcept, RETRACTED_FACTOR } from "./score-paper.ts";
import type { ReadingTexts } from "./texts/reading-texts.ts";
import { READING_TEXTS } from "./texts/texts-by-language.ts";

const MAX_CITED = 6;
const MAX_DESIGNS = 5;
const MAX_SENTENCES = 6;
/** UTF-16 units of a treatment that is listed. */
const MAX_TREATMENT = 70;
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
/** Preferences under which the strength of designs decides what is quoted first. */
const WEIGHED: readonly Preference[] = ["clinical_trials", "clinical_trials_rare", "comprehensive"];
const CASES: readonly DesignId[] = ["case_report", "case_series"];
const LABORATORY: readonly DesignId[] = ["animal", "in_vitro", "genetic"];
const STRONG: readonly DesignId[] = ["meta_analysis", "systematic_review", "randomized_trial"];

function citePapers(papers: readonly { pmid: string }[]): string {
  return papers
    .slice(0, MAX_CITED)
    .map((paper) => `[PMID ${paper.pmid}]`)
    .join(" ");
}

/** What the answer is made from. */
interface Material {
  question: Question;
  analysis: QuestionAnalysis;
  texts: ReadingTexts;
  /** The papers that meet the question well, best first; if none does, the nearest. */
  candidates: Candidate[];
  /** Those named in the answer. */
  cited: Candidate[];
}

/**
 * Three to six sentences in the user's language from the papers that were read, best first; each names the PMIDs it
 * rests on. Opinions, news and notices are not used, retracted papers only mentioned. Null when there are no papers.
 */
export function answerQuestion(question: Question, papers: readonly ReadPaper[]): string | null {
  if (papers.length === 0) return null;
  const texts = READING_TEXTS[question.language];
  const retracted = papers.filter(isRetracted).map(({ paper }) => paper);
  const valid = papers.filter((paper) => !isRetracted(paper));
  if (valid.length === 0) return texts.answer.openingOnlyRetracted(citePapers(retracted));

  const analysis = analyzeQuestion(question.text);
  const ranked = [...valid].sort((a, b) => b.reading.relevance_score - a.reading.relevance_score);
  const read = ranked.map((paper) => ({ paper, candidate: readCandidate(paper, analysis) }));
  const usable = read.filter(({ candidate: { design } }) => design === null || !WITHOUT_DATA.includes(design.id));
  if (usable.length === 0) return texts.answer.openingOnlyOpinions(citePapers(ranked.map(({ paper }) => paper)));
  const meeting = usable.filter(({ paper }) => paper.reading.relevance_score >= RELEVANCE_BANDS.yellow);
  const candidates = (meeting.length > 0 ? meeting : usable.slice(0, 3)).map(({ candidate }) => candidate);
  const material: Material = { question, analysis, texts, candidates, cited: candidates.slice(0, MAX_CITED) };

  const opening =
    meeting.length > 0
      ? texts.answer.opening({
          read: papers.length,
          count: candidates.length,
          designs: countDesigns(material),
          pmids: citePapers(material.cited),
          isPart: candidates.length > material.cited.length,
        })
      : texts.answer.openingWeak(papers.length, citePapers(material.cited));
  const [findings, spare] = tellFindings(material);
  const closing = [tellStrength(material), tellMissing(material)].filter((sentence) => sentence !== null);
  const unused = papers.filter(meetsButRetracted).map(({ paper }) => paper);
  if (unused.length > 0) closing.push(texts.answer.retractedUnused(unused.length, citePapers(unused)));
  const sentences = [opening, ...findings, ...closing];
  if (spare !== null && sentences.length < MAX_SENTENCES) sentences.splice(1 + findings.length, 0, spare);
  return sentences.slice(0, MAX_SENTENCES).join(texts.space);
}

/** A retracted paper, not the notice of it, that would have met the question. */
function meetsButRetracted({ paper, reading }: ReadPaper): boolean {
  const isPaper = paper.notices.some(({ kind }) => kind === "retracted");
  return isPaper && reading.relevance_score >= RELEVANCE_BANDS.yellow * RETRACTED_FACTOR;
}

/** "2 meta-analyses and 5 randomized controlled trials", the strongest design first, the rest only counted. */
function countDesigns({ candidates, question, texts }: Material): string {
  const counts = new Map<string, number>();
  for (const { design } of rankByStrength(candidates)) {
    const name = design ? DESIGN_NAMES[design.id][question.language] : texts.answer.unknownDesign;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const most = counts.size > MAX_DESIGNS ? MAX_DESIGNS - 1 : MAX_DESIGNS;
  const told = [...counts].slice(0, most).map(([name, count]) => texts.answer.designCount(name, count));
  const rest = [...counts.values()].slice(most).reduce((sum, count) => sum + count, 0);
  return texts.answer.joinDesigns(rest > 0 ? [...told, texts.answer.otherDesigns(rest)] : told);
}

function rankByStrength(candidates: readonly Candidate[]): Candidate[] {
  const rank = ({ design }: Candidate) => {
    const at = design === null ? -1 : BY_STRENGTH.indexOf(design.id);
    return at < 0 ? BY_STRENGTH.length : at;
  };
  return [...candidates].sort((a, b) => rank(a) - rank(b));
}

/** The designs that the preference asks for first. */
function rankByFit(candidates: readonly Candidate[], { preference }: Question): Candidate[] {
  const fits = ({ design }: Candidate) => Number(judgeDesign(design?.id ?? null, preference) === "fits");
  return [...candidates].sort((a, b) => fits(b) - fits(a));
}

/** The sentences on what was found, and one more that may be left out. */
function tellFindings(material: Material): [string[], string | null] {
  const { question, analysis, texts, cited, candidates } = material;
  const quotable = (list: readonly Candidate[]) =>
    list.flatMap((candidate) => {
      const finding = findFinding(candidate, analysis);
      return finding === null ? [] : [{ candidate, quotation: texts.mark(finding) }];
    });
  const isCases = question.preference === "case_reports";
  const weighsStrength = WEIGHED.includes(question.preference);
  const [first, ...others] = quotable(weighsStrength ? rankByStrength(cited) : rankByFit(cited, question));
  if (!first) return [[texts.answer.noFinding(citePapers(cited))], null];

  const nameOf = ({ design }: Candidate) => design && DESIGN_NAMES[design.id][question.language];
  const quote = ({ candidate, quotation }: typeof first) =>
    texts.answer.quote(nameOf(candidate), quotation, citePapers([candidate]));
  const told: string[] = [];
  const direction = weighsStrength ? tellDirections(material) : isCases ? tellTreatments(material) : null;
  if (direction !== null) told.push(direction);
  const firstName = nameOf(first.candidate);
  const isStrongest = weighsStrength && first.candidate.design?.level === "high" && cited.length > 1;
  told.push(
    isStrongest && firstName !== null
      ? texts.answer.quoteStrongest(firstName, first.quotation, citePapers([first.candidate]))
      : quote(first),
  );
  const against = weighsStrength ? findAgainst(first.candidate, candidates) : null;
  const [opposed] = against ? quotable([against]) : [];
  if (against && opposed) {
    told.push(texts.answer.quoteAgainst(nameOf(against), opposed.quotation, citePapers([against])));
    return [told, null];
  }
  const second = others.find(({ quotation }) => quotation !== first.quotation);
  return [told, second ? quote(second) : null];
}

/** The strongest paper whose conclusion points the other way. */
function findAgainst({ direction }: Candidate, candidates: readonly Candidate[]): Candidate | null {
  if (direction === null) return null;
  const opposite = rankByStrength(candidates).find(
    (other) => other.direction !== null && other.direction !== direction,
  );
  return opposite ?? null;
}

/** How many papers report a benefit, no difference or harm; null when fewer than two tell. */
function tellDirections({ candidates, texts }: Material): string | null {
  const kinds: Direction[] = ["benefit", "none", "harm"];
  const groups = kinds.map((kind) => ({ kind, papers: candidates.filter(({ direction }) => direction === kind) }));
  const told = groups.filter(({ papers }) => papers.length > 0);
  const count = told.reduce((sum, { papers }) => sum + papers.length, 0);
  if (count < 2) return null;
  const parts = told.map(({ kind, papers }) => texts.answer.direction[kind](papers.length, citePapers(papers)));
  return texts.answer.directions(parts, candidates.filter(doesCompare).length - count);
}

function pickDesigns(candidates: readonly Candidate[], designs: readonly DesignId[]): Candidate[] {
  return candidates.filter(({ design }) => design !== null && designs.includes(design.id));
}

/** What was given in single cases; null when fewer than two papers say it briefly. */
function tellTreatments({ cited, texts }: Material): string | null {
  const treatments = pickDesigns(cited, CASES).flatMap(({ pmid, paper, design }) => {
    const [span] = extractPico(paper, design?.id ?? null).intervention;
    if (!span || span.text.length > MAX_TREATMENT) return [];
    return [texts.answer.triedBy(texts.mark(span.text), citePapers([{ pmid }]))];
  });
  return treatments.length < 2 ? null : texts.answer.tried(treatments);
}

/** What kind of evidence it is, and what was not looked at. */
function tellStrength({ texts: { answer }, cited, candidates }: Material): string {
  const isMost = (some: readonly Candidate[]) => some.length * 2 > cited.length;
  const cases = pickDesigns(cited, CASES);
  const laboratory = pickDesigns(cited, LABORATORY);
  const accuracy = pickDesigns(cited, ["diagnostic"]);
  const strong = pickDesigns(cited, STRONG);
  if (isMost(cases)) return answer.singleCases(citePapers(cases));
  if (isMost(laboratory)) return answer.laboratory(citePapers(laboratory));
  if (accuracy.length > 0 && accuracy.length * 3 >= cited.length) return answer.accuracy(citePapers(accuracy));
  if (strong.length > 0) return answer.strong(citePapers(strong));
  const later = pickDesigns(candidates, STRONG);
  return later.length > 0 ? answer.strong(citePapers(later)) : answer.limited(citePapers(cited));
}

/** What of the question none of the closest papers speaks of. */
function tellMissing({ analysis, question, texts, cited }: Material): string | null {
  const strong = analysis.concepts.filter(isStrong);
  const missing = strong.filter((concept) =>
    cited.every(({ paper }) => {
      const { inTitle, inAbstract, inMesh, inKeywords } = matchConcept(concept, paper);
      return !inTitle && !inAbstract && !inMesh && !inKeywords;
    }),
  );
  if (missing.length === 0 || missing.length === strong.length) return null;
  const names = missing.slice(0, 3).map((concept) => concept.written);
  return texts.answer.missing(names.join(READING_TEXTS[question.language].listSeparator), citePapers(cited));
}

import { type Preference, RELEVANCE_BANDS } from "@medsieve/contract/constants";
import { judgeDesign } from "../design/design-fit.ts";
import { DESIGN_NAMES } from "../design/design-names.ts";
import { type DesignId, WITHOUT_DATA } from "../design/designs.ts";
import { readDesign } from "../design/known-design.ts";
import { readPaperText } from "../paper-text.ts";
import { extractPico } from "../pico/extract-pico.ts";
import { tidyPico } from "../pico/tidy-phrases.ts";
import { analyzeQuestion, type QuestionAnalysis } from "../question/analyze-question.ts";
import { isStrong } from "../question/concept.ts";
import type { AnswerSentence, Question, ReadPaper } from "../reader.ts";
import { matchConcept, RETRACTED_FACTOR } from "../relevance/score-paper.ts";
import { deriveVerdict } from "../verdict/derive-verdict.ts";
import {
  type Candidate,
  doesCompare,
  findFinding,
  isAboutExcluded,
  isRetracted,
  quoteDesignOf,
  quoteFrom,
  quoteRetraction,
  readCandidate,
} from "./answer-candidate.ts";
import type { Direction } from "./read-direction.ts";
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
  return listPmids(papers)
    .map((pmid) => `[PMID ${pmid}]`)
    .join(" ");
}

/** Those that a sentence names. */
function listPmids(papers: readonly { pmid: string }[]): string[] {
  return papers.slice(0, MAX_CITED).map(({ pmid }) => pmid);
}

/** What the answer is made from. */
interface Material {
  question: Question;
  analysis: QuestionAnalysis;
  texts: ReadingTexts;
  /** The papers that meet the question well, best first. */
  candidates: Candidate[];
  /** Those named in the answer. */
  cited: Candidate[];
}

type AnswerQuotes = AnswerSentence["quotes"];

/** A sentence that counts papers of the search, and those among them that it relies on. */
function countPapers(text: string, cited: readonly { pmid: string }[], quotes: AnswerQuotes): AnswerSentence {
  return { text, isCount: true, cites: listPmids(cited), quotes };
}

/** A sentence on what kind of studies some papers are. */
function describeDesigns(write: (pmids: string) => string, papers: readonly Candidate[]): AnswerSentence {
  const quotes = papers.slice(0, MAX_CITED).map(quoteDesignOf);
  return { text: write(citePapers(papers)), cites: listPmids(papers), quotes };
}

/**
 * Three to six sentences in the user's language from the papers that were read, best first; each names the PMIDs it
 * rests on, and what there. Opinions, news and notices are not used, retracted papers only mentioned. Where no paper
 * meets the question, one sentence says so, and none is quoted. Empty when there are no papers.
 */
export function answerQuestion(
  question: Question,
  papers: readonly ReadPaper[],
  analysis: QuestionAnalysis = analyzeQuestion(question.text),
): AnswerSentence[] {
  if (papers.length === 0) return [];
  const { answer } = READING_TEXTS[question.language];
  const retracted = papers.filter(isRetracted);
  const valid = papers.filter((paper) => !isRetracted(paper));
  if (valid.length === 0) {
    const text = answer.openingOnlyRetracted(citePapers(retracted.map(({ paper }) => paper)));
    return [{ text, cites: [], quotes: retracted.slice(0, MAX_CITED).flatMap(quoteRetraction) }];
  }
  const ranked = [...valid].sort((a, b) => b.reading.relevance_score - a.reading.relevance_score);
  const usable = ranked.filter(hasData);
  if (usable.length === 0) {
    const all = ranked.map((paper) => readCandidate(paper, analysis));
    return [describeDesigns(answer.openingOnlyOpinions, all)];
  }
  const meeting = usable.filter(
    (paper) => paper.reading.relevance_score >= RELEVANCE_BANDS.yellow && !isAboutExcluded(paper, analysis),
  );
  if (meeting.length === 0) {
    const verdict = deriveVerdict(question, papers, analysis);
    return verdict === null ? [] : [{ text: verdict.text, isCount: true, cites: [], quotes: [] }];
  }
  const candidates = meeting.map((paper) => readCandidate(paper, analysis));
  const cited = candidates.slice(0, MAX_CITED);
  const material: Material = { question, analysis, texts: READING_TEXTS[question.language], candidates, cited };

  const opening = countPapers(openAnswer(material, papers.length), cited, cited.map(quoteDesignOf));
  const [findings, spare] = describeFindings(material);
  const closing = [describeStrength(material), describeMissing(material)].filter((sentence) => sentence !== null);
  const unused = papers.filter(meetsButRetracted);
  if (unused.length > 0) {
    const text = answer.retractedUnused(unused.length, citePapers(unused.map(({ paper }) => paper)));
    closing.push(countPapers(text, [], unused.slice(0, MAX_CITED).flatMap(quoteRetraction)));
  }
  const sentences = [opening, ...findings, ...closing];
  if (spare !== null && sentences.length < MAX_SENTENCES) sentences.splice(1 + findings.length, 0, spare);
  return sentences.slice(0, MAX_SENTENCES);
}

/** Not an opinion, news or a notice. */
function hasData({ paper }: ReadPaper): boolean {
  const design = readDesign(readPaperText(paper));
  return design === null || !WITHOUT_DATA.includes(design.id);
}

function openAnswer(material: Material, read: number): string {
  const { candidates, cited, texts } = material;
  return texts.answer.opening({
    read,
    count: candidates.length,
    designs: countDesigns(material),
    pmids: citePapers(cited),
    isPart: candidates.length > cited.length,
  });
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
  const named = [...counts].slice(0, most).map(([name, count]) => texts.answer.designCount(name, count));
  const rest = [...counts.values()].slice(most).reduce((sum, count) => sum + count, 0);
  return texts.answer.joinDesigns(rest > 0 ? [...named, texts.answer.otherDesigns(rest)] : named);
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
function describeFindings(material: Material): [AnswerSentence[], AnswerSentence | null] {
  const { question, analysis, texts, cited, candidates } = material;
  const { answer } = texts;
  const quotable = (list: readonly Candidate[]) =>
    list.flatMap((candidate) => {
      const finding = findFinding(candidate, analysis);
      if (finding === null) return [];
      return [{ candidate, quotation: texts.mark(finding.text), source: quoteFrom(candidate.pmid, finding) }];
    });
  const isCases = question.preference === "case_reports";
  const weighsStrength = WEIGHED.includes(question.preference);
  const [first, ...others] = quotable(weighsStrength ? rankByStrength(cited) : rankByFit(cited, question));
  if (!first) return [[countPapers(answer.noFinding(citePapers(cited)), cited, [])], null];

  const nameOf = ({ design }: Candidate) => design && DESIGN_NAMES[design.id][question.language];
  const quote = ({ candidate, quotation, source }: typeof first): AnswerSentence => ({
    text: answer.quote(nameOf(candidate), quotation, citePapers([candidate])),
    cites: [candidate.pmid],
    quotes: [source],
  });
  const sentences: AnswerSentence[] = [];
  const direction = weighsStrength ? describeDirections(material) : isCases ? describeTreatments(material) : null;
  if (direction !== null) sentences.push(direction);
  const firstName = nameOf(first.candidate);
  const isStrongest = weighsStrength && pickDesigns([first.candidate], STRONG).length > 0 && cited.length > 1;
  if (isStrongest && firstName !== null) {
    const text = answer.quoteStrongest(firstName, first.quotation, citePapers([first.candidate]));
    sentences.push({ text, cites: [first.candidate.pmid], quotes: [first.source] });
  } else sentences.push(quote(first));
  const against = weighsStrength ? findAgainst(first.candidate, candidates) : null;
  const [opposed] = against ? quotable([against]) : [];
  if (against && opposed) {
    const text = answer.quoteAgainst(nameOf(against), opposed.quotation, citePapers([against]));
    sentences.push({ text, cites: [against.pmid], quotes: [opposed.source] });
    return [sentences, null];
  }
  const second = others.find(({ quotation }) => quotation !== first.quotation);
  return [sentences, second ? quote(second) : null];
}

/** The strongest paper whose conclusion points the other way. */
function findAgainst({ direction }: Candidate, candidates: readonly Candidate[]): Candidate | null {
  if (direction === null) return null;
  const opposite = rankByStrength(candidates).find(
    (other) => other.direction !== null && other.direction !== direction,
  );
  return opposite ?? null;
}

/** How many papers report a benefit, no difference or harm; null when fewer than two state one. */
function describeDirections({ candidates, texts }: Material): AnswerSentence | null {
  const kinds: Direction[] = ["benefit", "none", "harm"];
  const groups = kinds.map((kind) => ({ kind, papers: candidates.filter(({ direction }) => direction === kind) }));
  const reporting = groups.filter(({ papers }) => papers.length > 0);
  const count = reporting.reduce((sum, { papers }) => sum + papers.length, 0);
  if (count < 2) return null;
  const parts = reporting.map(({ kind, papers }) => texts.answer.direction[kind](papers.length, citePapers(papers)));
  const named = reporting.flatMap(({ papers }) => papers.slice(0, MAX_CITED));
  return {
    text: texts.answer.directions(parts, candidates.filter(doesCompare).length - count),
    isCount: true,
    cites: named.map(({ pmid }) => pmid),
    quotes: named.flatMap(({ pmid, directionSentence }) =>
      directionSentence === null ? [] : [quoteFrom(pmid, directionSentence)],
    ),
  };
}

function pickDesigns(candidates: readonly Candidate[], designs: readonly DesignId[]): Candidate[] {
  return candidates.filter(({ design }) => design !== null && designs.includes(design.id));
}

/** What was given in single cases; null when fewer than two papers say it briefly. */
function describeTreatments({ cited, texts }: Material): AnswerSentence | null {
  const treatments = pickDesigns(cited, CASES).flatMap(({ pmid, paper, design }) => {
    const [span] = tidyPico(extractPico(paper, design?.id ?? null), paper, design?.id ?? null).intervention;
    if (!span || span.text.length > MAX_TREATMENT) return [];
    const text = texts.answer.triedBy(texts.mark(span.text), citePapers([{ pmid }]));
    return [{ text, pmid, source: quoteFrom(pmid, span.sentence) }];
  });
  if (treatments.length < 2) return null;
  return {
    text: texts.answer.tried(treatments.map(({ text }) => text)),
    cites: listPmids(treatments),
    quotes: treatments.map(({ source }) => source),
  };
}

/** What kind of evidence it is, and what was not looked at. */
function describeStrength({ texts: { answer }, cited, candidates }: Material): AnswerSentence {
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

/** What of the question none of the closest papers speaks of; no sentence of theirs says so. */
function describeMissing({ analysis, question, texts, cited }: Material): AnswerSentence | null {
  const strong = analysis.concepts.filter(isStrong);
  const missing = strong.filter((concept) =>
    cited.every(({ paper }) => {
      const { inTitle, inAbstract, inMesh, inKeywords } = matchConcept(concept, paper);
      return !inTitle && !inAbstract && !inMesh && !inKeywords;
    }),
  );
  if (missing.length === 0 || missing.length === strong.length) return null;
  const names = missing.slice(0, 3).map((concept) => concept.written);
  const text = texts.answer.missing(names.join(READING_TEXTS[question.language].listSeparator), citePapers(cited));
  return countPapers(text, cited, []);
}

import { type Preference, RELEVANCE_BANDS } from "@medsieve/contract/constants";
import type { Finding } from "@medsieve/contract/findings";
import { judgeDesign } from "../design/design-fit.ts";
import { DESIGN_NAMES } from "../design/design-names.ts";
import { WITHOUT_DATA } from "../design/designs.ts";
import type { PaperSentence } from "../paper-text.ts";
import { extractPico } from "../pico/extract-pico.ts";
import { tidyPico } from "../pico/tidy-pico.ts";
import { analyzeQuestion, type QuestionAnalysis } from "../question/analyze-question.ts";
import { isStrong } from "../question/concept.ts";
import { nameConcept } from "../question/name-in-language.ts";
import type { AnswerSentence, MatchedPaper, Question, ReadPaper } from "../reader.ts";
import { matchConcept, RETRACTED_FACTOR } from "../relevance/score-paper.ts";
import { deriveVerdict } from "../verdict/derive-verdict.ts";
import { doesAddress } from "../verdict/match-papers.ts";
import { writeFinding } from "../verdict/write-finding.ts";
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
import { citePapers, countPapers, listPmids, MAX_CITED, type Material } from "./answer-material.ts";
import {
  CASES,
  countDesigns,
  describeDesigns,
  describeStrength,
  pickDesigns,
  rankByStrength,
  STRONG,
} from "./evidence-kinds.ts";
import type { Direction } from "./read-direction.ts";
import { READING_TEXTS } from "./texts/texts-by-language.ts";

const MAX_SENTENCES = 6;
/** UTF-16 units of a treatment that is listed. */
const MAX_TREATMENT = 70;
/** Preferences under which the strength of designs decides what is quoted first. */
const WEIGHED: readonly Preference[] = ["clinical_trials", "clinical_trials_rare", "comprehensive"];

/**
 * Three to six sentences in the user's language from the papers that were read, best first; each names the PMIDs it
 * rests on, and what there. Opinions, news and notices are not used, retracted papers only mentioned. Where no paper
 * meets the question, one sentence says so, and none is quoted. Empty when there are no papers.
 */
export function answerQuestion(
  question: Question,
  papers: readonly MatchedPaper[],
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
  const meeting = usable.filter((paper) => doesAddress(paper.match, paper) && !isAboutExcluded(paper, analysis));
  if (meeting.length === 0) {
    const matches = papers.map(({ match }) => match);
    const verdict = deriveVerdict(question, papers, analysis, matches);
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
function hasData({ match: { design } }: MatchedPaper): boolean {
  return design === null || !WITHOUT_DATA.includes(design);
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
      const sentence = findFinding(candidate, analysis);
      if (sentence === null) return [];
      const source = quoteFrom(candidate.pmid, sentence);
      return [{ candidate, finding: chooseFinding(candidate, sentence), quotation: texts.mark(sentence.text), source }];
    });
  const isCases = question.preference === "case_reports";
  const weighsStrength = WEIGHED.includes(question.preference);
  const [first, ...others] = quotable(weighsStrength ? rankByStrength(cited) : rankByFit(cited, question));
  if (!first) return [[countPapers(answer.noFinding(citePapers(cited)), cited, [])], null];

  const nameOf = ({ design }: Candidate) => design && DESIGN_NAMES[design.id][question.language];
  const quote = (found: typeof first, isStrongest: boolean): AnswerSentence => {
    const { candidate, finding, quotation, source } = found;
    const design = nameOf(candidate);
    const pmid = citePapers([candidate]);
    const quoted =
      isStrongest && design !== null
        ? answer.quoteStrongest(design, quotation, pmid)
        : answer.quote(design, quotation, pmid);
    const cites = [candidate.pmid];
    if (answer.report === null || finding === undefined) return { text: quoted, cites, quotes: [source] };
    const reported = writeFinding(finding, question.language);
    const text = answer.report({ design, isStrongest, finding: reported, pmid });
    return {
      text,
      cites,
      quotes: finding.evidence.map(({ section, quote: words }) => ({ pmid: candidate.pmid, section, quote: words })),
    };
  };
  const sentences: AnswerSentence[] = [];
  const direction = weighsStrength ? describeDirections(material) : isCases ? describeTreatments(material) : null;
  if (direction !== null) sentences.push(direction);
  sentences.push(quote(first, weighsStrength && pickDesigns([first.candidate], STRONG).length > 0 && cited.length > 1));
  const against = weighsStrength ? findAgainst(first.candidate, candidates) : null;
  const [opposed] = against ? quotable([against]) : [];
  if (against && opposed) {
    const text = answer.quoteAgainst(nameOf(against), opposed.quotation, citePapers([against]));
    sentences.push({ text, cites: [against.pmid], quotes: [opposed.source] });
    return [sentences, null];
  }
  const second = others.find(({ quotation }) => quotation !== first.quotation);
  return [sentences, second ? quote(second, false) : null];
}

/** Of a paper's findings the one that its best sentence states, else the first with a direction. */
function chooseFinding({ findings }: Candidate, { text }: PaperSentence): Finding | undefined {
  const stated = findings.find(({ evidence }) => evidence.some(({ quote }) => quote === text));
  return stated ?? findings.find(({ direction }) => direction !== "unclear");
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
  const names = missing.slice(0, 3).map((concept) => nameConcept(concept, question.language));
  const text = texts.answer.missing(names.join(READING_TEXTS[question.language].listSeparator), citePapers(cited));
  return countPapers(text, cited, []);
}

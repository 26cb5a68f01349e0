import { type Language, RELEVANCE_BANDS } from "@medsieve/contract/constants";
import { groupStudies, type Study } from "@medsieve/contract/group-studies";
import type { Relation, Verdict, VerdictCount, VerdictState } from "@medsieve/contract/verdict";
import { isRetracted } from "../answer/answer-candidate.ts";
import type { DesignId } from "../design/designs.ts";
import { readDesign } from "../design/known-design.ts";
import { type PaperText, readPaperText } from "../paper-text.ts";
import { analyzeQuestion, type QuestionAnalysis } from "../question/analyze-question.ts";
import { isStrong } from "../question/concept.ts";
import { nameConcept } from "../question/name-in-language.ts";
import type { Question, ReadPaper } from "../reader.ts";
import { matchConcept, RETRACTED_FACTOR } from "../relevance/score-paper.ts";
import { isAskedInTitle } from "./asked-in-title.ts";
import { readAskedRoles } from "./asked-roles.ts";
import { countPaper, isAbout, type MatchedFinding, matchFindings, meetsConditions } from "./match-finding.ts";
import type { AskedRoles } from "./question-roles.ts";
import { CHINESE } from "./texts/chinese.ts";
import { CHINESE_ASSOCIATION } from "./texts/chinese-association.ts";
import { ENGLISH } from "./texts/english.ts";
import { ENGLISH_ASSOCIATION } from "./texts/english-association.ts";
import { JAPANESE } from "./texts/japanese.ts";
import { JAPANESE_ASSOCIATION } from "./texts/japanese-association.ts";
import { type Asked, type CountedPart, DIRECTED, type VerdictTexts } from "./texts/verdict-texts.ts";

const TEXTS: Record<Relation, Record<Language, VerdictTexts>> = {
  effect: { en: ENGLISH, ja: JAPANESE, zh: CHINESE },
  association: { en: ENGLISH_ASSOCIATION, ja: JAPANESE_ASSOCIATION, zh: CHINESE_ASSOCIATION },
};
/** Papers with a direction below which there are too few. */
const ENOUGH = 3;
/** The share, and the papers, from which most agree. */
const MOST = { share: 0.75, papers: 4 };
const MISSING_SHOWN = 3;
const SEARCHED_SHOWN = 6;

interface CountedPaper {
  pmid: string;
  record: ReadPaper["paper"];
  count: VerdictCount;
  matched: readonly MatchedFinding[];
}

/**
 * What papers, best first, say of a question together, counted from the findings whose intervention, comparator and
 * outcome are the question's own. The same for every reader; no paper is averaged with another. Null without papers.
 */
export function deriveVerdict(
  question: Question,
  papers: readonly ReadPaper[],
  analysis: QuestionAnalysis = analyzeQuestion(question.text),
): Verdict | null {
  if (papers.length === 0) return null;
  const roles = readAskedRoles(analysis, question.text);
  const valid = papers.filter((paper) => !isRetracted(paper));
  const isOfPeople = (paper: ReadPaper["paper"]) => asksOfAnimals(question) || !isWithoutPeople(paper);
  const matching = valid.flatMap(({ paper, reading }): CountedPaper[] => {
    const matched = matchFindings(reading.findings, roles, readPaperText(paper));
    return matched.length === 0 || !isOfPeople(paper)
      ? []
      : [{ pmid: paper.pmid, record: paper, count: countPaper(matched), matched }];
  });
  const studies = groupStudies(matching.map(({ record }) => record));
  const counted = matching.map((paper) => countWithStudy(paper, matching, studies));
  const counts = { favours: 0, no_difference: 0, against: 0, unclear: 0 };
  for (const { pmid, count } of counted) if (!isFurtherReport(pmid, studies)) counts[count] += 1;
  const addressing = selectAddressing(question, valid, roles).length;
  const left_out = papers.filter((paper) => isRetracted(paper) && wouldCount(paper, roles)).length;
  const state = readState(counts, counted.length, addressing, roles);
  const missing = counted.length > 0 ? [] : listMissing(analysis, valid);
  const asked = describeAsked(roles, question.language);
  const facts = {
    state,
    relation: roles.relation,
    counts,
    studies,
    addressing,
    read: papers.length,
    left_out,
    missing,
    asked,
  };
  return {
    state,
    relation: roles.relation,
    text: writeText(facts, analysis, question, valid.length === 0),
    counts,
    not_addressed: valid.length - counted.length,
    left_out,
    papers: counted.map(({ pmid, count, matched }) => {
      return { pmid, count, finding_ids: matched.map(({ finding }) => finding.id) };
    }),
    studies,
    asked,
    missing,
  };
}

/**
 * The papers that address a question: relevant, and about its treatment in its own people where it names one; or under a
 * title that is the question itself.
 */
export function selectAddressing(
  question: Question,
  papers: readonly ReadPaper[],
  roles: AskedRoles = readAskedRoles(analyzeQuestion(question.text), question.text),
): ReadPaper[] {
  const ofAnimals = asksOfAnimals(question);
  return papers.filter((read) => {
    if (isAskedInTitle(question.text, read.paper.title)) return true;
    return addresses(read, roles) && (ofAnimals || !isWithoutPeople(read.paper));
  });
}

const WITHOUT_PEOPLE: readonly DesignId[] = ["animal", "in_vitro"];

const ANIMALS =
  /\b(?:rats?|mice|mouse|murine|rodents?|rabbits?|dogs?|canine|cats?|feline|pigs?|porcine|sheep|ovine|cattle|cows?|bovine|horses?|equine|chickens?|zebrafish|monkeys?|primates?|hamsters?|in vitro|cell lines?|animals?|veterinary)\b|ラット|マウス|動物|培養細胞|イヌ|ネコ|大鼠|小鼠|动物|動物|细胞系|細胞株|家兔/iu;

/** Whether what animals and cells did answers a question. */
function asksOfAnimals({ preference, text }: Question): boolean {
  return preference === "basic_research" || preference === "non_clinical" || ANIMALS.test(text);
}

/** What animals and cells did answers no question about people. */
function isWithoutPeople(paper: ReadPaper["paper"]): boolean {
  const design = readDesign(readPaperText(paper));
  return design !== null && WITHOUT_PEOPLE.includes(design.id);
}

/** A paper counts as its trial does: as the findings of all its reports agree, and as unclear where they do not. */
function countWithStudy(paper: CountedPaper, all: readonly CountedPaper[], studies: readonly Study[]): CountedPaper {
  const study = studies.find(({ pmids }) => pmids.includes(paper.pmid));
  if (study === undefined) return paper;
  return {
    ...paper,
    count: countPaper(all.filter(({ pmid }) => study.pmids.includes(pmid)).flatMap((p) => p.matched)),
  };
}

function isFurtherReport(pmid: string, studies: readonly Study[]): boolean {
  return studies.some(({ pmids }) => pmids.indexOf(pmid) > 0);
}

/** A paper that is relevant and, where the question names a treatment, speaks of it in the question's own people. */
function addresses({ paper, reading }: ReadPaper, roles: AskedRoles): boolean {
  if (reading.relevance_score < RELEVANCE_BANDS.yellow) return false;
  if (!roles.isTreatment) return true;
  const text = readPaperText(paper);
  return meetsConditions(roles, text) && roles.interventions.some((concept) => isAbout(concept, text));
}

/** A retracted paper that says something of the question. */
function wouldCount({ paper, reading }: ReadPaper, roles: AskedRoles): boolean {
  const meets = reading.relevance_score >= RELEVANCE_BANDS.yellow * RETRACTED_FACTOR;
  return meets || matchFindings(reading.findings, roles, readPaperText(paper)).length > 0;
}

function readState(
  counts: Verdict["counts"],
  counted: number,
  addressing: number,
  { interventions, isGuess }: AskedRoles,
): VerdictState {
  if (counted === 0) {
    if (addressing === 0) return "not_addressed";
    return interventions.length > 0 && !isGuess ? "no_finding" : "not_compared";
  }
  const directed = DIRECTED.map((count) => counts[count]);
  const total = directed.reduce((sum, papers) => sum + papers, 0);
  if (total === 0) return "unclear";
  if (total < ENOUGH) return "too_few";
  const most = Math.max(...directed);
  if (most === total) return "agree";
  return total >= MOST.papers && most / total >= MOST.share ? "mostly" : "disagree";
}

/** What the question is about, by its names in the user's language; alternatives are joined. */
function describeAsked({ interventions, comparators, outcomes }: AskedRoles, language: Language): Verdict["asked"] {
  const write = (concepts: AskedRoles["outcomes"]) =>
    concepts.length === 0 ? null : concepts.map((concept) => nameConcept(concept, language)).join(" / ");
  return { intervention: write(interventions), comparator: write(comparators), outcome: write(outcomes) };
}

/** The main concepts that no paper names. */
function listMissing({ concepts }: QuestionAnalysis, papers: readonly ReadPaper[]): string[] {
  const texts: PaperText[] = papers.map(({ paper }) => readPaperText(paper));
  const isNamed = (concept: (typeof concepts)[number]) =>
    texts.some((text) => {
      const { inTitle, inAbstract, inMesh, inKeywords } = matchConcept(concept, text);
      return inTitle || inAbstract || inMesh || inKeywords;
    });
  return concepts.filter((concept) => isStrong(concept) && !isNamed(concept)).map(({ written }) => written);
}

interface Facts extends Pick<Verdict, "state" | "relation" | "counts" | "studies" | "left_out" | "missing" | "asked"> {
  addressing: number;
  read: number;
}

function writeText(facts: Facts, analysis: QuestionAnalysis, question: Question, isRetractedAll: boolean): string {
  const texts = TEXTS[facts.relation][question.language];
  if (isRetractedAll) return texts.onlyRetracted(facts.read);
  const sentences = [writeMain(facts, analysis, question, texts)];
  const { unclear } = facts.counts;
  if (unclear > 0 && facts.state !== "unclear") sentences.push(texts.unclearToo(unclear));
  if (facts.studies.length > 0) {
    const reports = facts.studies.reduce((sum, { pmids }) => sum + pmids.length, 0);
    sentences.push(texts.sameTrial(reports, facts.studies.length));
  }
  if (facts.left_out > 0) sentences.push(texts.leftOut(facts.left_out));
  return sentences.join(texts.space);
}

function writeMain(facts: Facts, { terms }: QuestionAnalysis, { preference }: Question, texts: VerdictTexts): string {
  const { state, counts, addressing, read } = facts;
  const areStudies = facts.studies.length > 0;
  const asked: Asked = { ...facts.asked, areStudies, intervention: facts.asked.intervention ?? "" };
  const parts = DIRECTED.map((count): CountedPart => ({ count, papers: counts[count] })).filter(
    ({ papers }) => papers > 0,
  );
  const total = parts.reduce((sum, { papers }) => sum + papers, 0);
  const [first] = parts;
  if (state === "agree" && first !== undefined) return texts.agree(first, asked);
  if (state === "mostly")
    return texts.mostly(
      parts.toSorted((a, b) => b.papers - a.papers),
      total,
      asked,
    );
  if (state === "disagree") return texts.disagree(parts, total, asked);
  if (state === "too_few") return texts.tooFew(parts, asked);
  if (state === "unclear") return texts.unclear(counts.unclear, asked);
  if (state === "no_finding") return texts.noFinding(addressing, read);
  if (state === "not_compared") return texts.notCompared(addressing, read);
  const searched = terms.filter(({ searched_as, excluded }) => searched_as !== null && !excluded);
  return texts.notAddressed({
    read,
    missing: facts.missing.slice(0, MISSING_SHOWN).join(texts.listSeparator),
    searched: searched
      .slice(0, SEARCHED_SHOWN)
      .map(({ searched_as }) => searched_as)
      .join(texts.listSeparator),
    mayWiden: preference !== "comprehensive",
  });
}

import { type Language, RELEVANCE_BANDS } from "@medsieve/contract/constants";
import { groupStudies, type Study } from "@medsieve/contract/group-studies";
import type { Verdict, VerdictCount, VerdictState } from "@medsieve/contract/verdict";
import { isRetracted } from "../answer/answer-candidate.ts";
import type { DesignId } from "../design/designs.ts";
import { readDesign } from "../design/known-design.ts";
import { type PaperText, readPaperText } from "../paper-text.ts";
import { analyzeQuestion, type QuestionAnalysis } from "../question/analyze-question.ts";
import { isStrong, type QuestionConcept } from "../question/concept.ts";
import { analyzeOnce } from "../question/known-question.ts";
import { nameConcept, nameInLanguage } from "../question/name-in-language.ts";
import type { Question, ReadPaper } from "../reader.ts";
import { matchConcept, RETRACTED_FACTOR } from "../relevance/score-paper.ts";
import { isAskedInTitle } from "./asked-in-title.ts";
import { readAskedRoles } from "./asked-roles.ts";
import { describeBasis } from "./describe-basis.ts";
import { countPaper, isAbout, type MatchedFinding, matchFindings, meetsConditions } from "./match-finding.ts";
import { doesName } from "./name-match.ts";
import type { AskedRoles } from "./question-roles.ts";
import { DIRECTED } from "./texts/verdict-texts.ts";
import { writeVerdictText } from "./write-verdict-text.ts";

/** Papers with a direction below which there are too few. */
const ENOUGH = 3;
/** The share, and the papers, from which most agree. */
const MOST = { share: 0.75, papers: 4 };

interface CountedPaper {
  pmid: string;
  record: ReadPaper["paper"];
  participants: number | null;
  design: DesignId | null;
  count: VerdictCount;
  matched: readonly MatchedFinding[];
}

/** What one paper brings to a verdict, whatever the others bring; plain data. */
export interface PaperMatch {
  /** Its findings on the question. */
  matched: readonly MatchedFinding[];
  design: DesignId | null;
  /** It is of people, or the question asks of animals and cells. */
  isOfAsked: boolean;
  /** It addresses the question (`selectAddressing`). */
  addresses: boolean;
  /** Which of the question's concepts it names, in their order. */
  named: readonly boolean[];
}

const analyzeAsTyped = (question: Question) => analyzeOnce({ ...question, corrections: [], missing: [] });

/** What each of these papers brings to the verdict on a question, in their order. */
export function matchPapers(
  question: Question,
  papers: readonly ReadPaper[],
  analysis: QuestionAnalysis = analyzeAsTyped(question),
): PaperMatch[] {
  const roles = readAskedRoles(analysis, question.text);
  const addressing = new Set(selectAddressing(question, papers, roles));
  return papers.map((read) => {
    const text = readPaperText(read.paper);
    return {
      matched: matchFindings(read.reading.findings, roles, text, read.reading.relevance_score),
      design: readDesign(text)?.id ?? null,
      isOfAsked: asksOfAnimals(question) || !isWithoutPeople(read.paper),
      addresses: addressing.has(read),
      named: analysis.concepts.map((concept) => isNamed(concept, text)),
    };
  });
}

/**
 * What papers, best first, say of a question together, counted from the findings whose intervention, comparator and
 * outcome are the question's own. The same for every reader; no paper is averaged with another. Null without papers.
 * `matches`: of the papers, in their order.
 */
export function deriveVerdict(
  question: Question,
  papers: readonly ReadPaper[],
  analysis: QuestionAnalysis = analyzeAsTyped(question),
  matches: readonly PaperMatch[] = matchPapers(question, papers, analysis),
): Verdict | null {
  if (papers.length === 0) return null;
  const roles = readAskedRoles(analysis, question.text);
  const all = papers.flatMap((read, at) => {
    const match = matches[at];
    return match === undefined ? [] : [{ read, match }];
  });
  const valid = all.filter(({ read }) => !isRetracted(read));
  const matching = valid.flatMap(({ read: { paper, reading }, match: { matched, design, isOfAsked } }) =>
    matched.length === 0 || !isOfAsked
      ? []
      : [
          {
            ...{ pmid: paper.pmid, record: paper, participants: reading.sample_size?.n ?? null, design },
            ...{ count: countPaper(matched), matched },
          },
        ],
  );
  const studies = groupStudies(matching.map(({ record }) => record));
  const counted = matching.map((paper) => countWithStudy(paper, matching, studies));
  const counts = { favours: 0, no_difference: 0, against: 0, unclear: 0 };
  for (const { pmid, count } of counted) if (!isFurtherReport(pmid, studies)) counts[count] += 1;
  const addressing = valid.filter(({ match }) => match.addresses).length;
  const left_out = all.filter(({ read, match }) => isRetracted(read) && wouldCount(read, match)).length;
  const state = readState(counts, counted.length, addressing, roles);
  const missing =
    counted.length > 0
      ? []
      : listMissing(
          analysis,
          valid.map(({ match }) => match),
        );
  const asked = describeAsked(roles, counted, question.language);
  const basis = describeBasis(selectBearing(counted), studies);
  const isAsked = asked.outcome !== null;
  const problem = isAsked || roles.conditions.length === 0 ? null : nameConcepts(roles.conditions, question.language);
  const differs = !isAsked && listOutcomes(counted).length > 1;
  const facts = {
    ...{ state, relation: roles.relation, counts, studies, addressing, read: papers.length, left_out, missing, asked },
    ...{ basis, problem, differs },
  };
  const { lead, text } = writeVerdictText(facts, analysis, question, valid.length === 0);
  return {
    state,
    relation: roles.relation,
    ...{ text, lead },
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
function wouldCount({ reading }: ReadPaper, { matched }: PaperMatch): boolean {
  return reading.relevance_score >= RELEVANCE_BANDS.yellow * RETRACTED_FACTOR || matched.length > 0;
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
function describeAsked(roles: AskedRoles, counted: readonly CountedPaper[], language: Language): Verdict["asked"] {
  const [way, otherWay] = roles.ways;
  return {
    intervention: way?.written ?? nameConcepts(roles.interventions, language),
    comparator: otherWay?.written ?? nameConcepts(roles.comparators, language),
    outcome: nameConcepts(roles.outcomes, language) ?? nameFoundOutcome(roles, counted, language),
  };
}

function nameConcepts(concepts: AskedRoles["outcomes"], language: Language): string | null {
  return concepts.length === 0 ? null : concepts.map((concept) => nameConcept(concept, language)).join(" / ");
}

/** Where the question names no outcome: its condition, if that is what all findings are of, else the one outcome of them all. */
function nameFoundOutcome(
  { conditions }: AskedRoles,
  counted: readonly CountedPaper[],
  language: Language,
): string | null {
  if (counted.length === 0) return null;
  const areOfCondition = counted.every(({ record, matched }) =>
    matched.every(({ finding }) => doesName(finding.outcome, conditions, readPaperText(record))),
  );
  if (areOfCondition) return nameConcepts(conditions, language);
  const [only, ...others] = listOutcomes(counted);
  return only === undefined || others.length > 0 ? null : nameInLanguage(only, language);
}

/** What the counted findings are of, each once, in lower case where it begins with a word. */
function listOutcomes(counted: readonly CountedPaper[]): string[] {
  const labels = counted.flatMap(({ matched }) => matched.map(({ finding }) => finding.outcome));
  return [...new Set(labels.map((label) => label.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase())))];
}

/** The papers that the verdict rests on: those with a direction, or all where none has one. */
function selectBearing(counted: readonly CountedPaper[]): readonly CountedPaper[] {
  const directed = counted.filter(({ count }) => count !== "unclear");
  return directed.length > 0 ? directed : counted;
}

/** The main concepts that no paper names. */
function listMissing({ concepts }: QuestionAnalysis, papers: readonly PaperMatch[]): string[] {
  return concepts
    .filter((concept, at) => isStrong(concept) && !papers.some(({ named }) => named[at]))
    .map(({ written }) => written);
}

function isNamed(concept: QuestionConcept, text: PaperText): boolean {
  const { inTitle, inAbstract, inMesh, inKeywords } = matchConcept(concept, text);
  return inTitle || inAbstract || inMesh || inKeywords;
}

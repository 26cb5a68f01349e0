import { RELEVANCE_BANDS } from "@medsieve/contract/constants";
import type { Finding } from "@medsieve/contract/findings";
import type { PaperRecord } from "@medsieve/contract/papers";
import { type DesignId, PROTOCOLS } from "../design/designs.ts";
import { readDesign } from "../design/known-design.ts";
import { type PaperText, readPaperText } from "../paper-text.ts";
import type { QuestionAnalysis } from "../question/analyze-question.ts";
import type { QuestionConcept } from "../question/concept.ts";
import { analyzeOnce } from "../question/known-question.ts";
import type { Question, ReadPaper } from "../reader.ts";
import { matchConcept } from "../relevance/score-paper.ts";
import { answersEnough } from "./answering/choose-answering.ts";
import { isAskedInTitle } from "./asked-in-title.ts";
import { readAskedRoles } from "./asked-roles.ts";
import { holdToConclusion } from "./hold-to-conclusion.ts";
import { holdToRelevance } from "./hold-to-relevance.ts";
import { isAbout, matchFindings, meetsConditions } from "./match-finding.ts";
import { doesName } from "./name-match.ts";
import type { MatchedFinding, PaperMatch } from "./paper-match.ts";
import type { AskedRoles } from "./question-roles.ts";

/** Relevance below which a paper is on something else, whatever its findings name. */
const COUNTS_FROM = 0.5;

/** A question as its papers are counted for it: by its own words, whether papers have them or not. */
export const analyzeAsTyped = (question: Question): QuestionAnalysis =>
  analyzeOnce({ ...question, corrections: [], missing: [] });

/** What each of these papers brings to the verdict on a question, in their order. */
export function matchPapers(
  question: Question,
  papers: readonly ReadPaper[],
  analysis: QuestionAnalysis = analyzeAsTyped(question),
): PaperMatch[] {
  return papers.map(({ paper, reading }) => matchPaper(question, paper, reading.findings, analysis));
}

/** What a paper brings to the verdict by its findings. */
export function matchPaper(
  question: Question,
  record: PaperRecord,
  findings: readonly Finding[],
  analysis: QuestionAnalysis = analyzeAsTyped(question),
): PaperMatch {
  const roles = readAskedRoles(analysis, question.text);
  const text = readPaperText(record);
  const design = readDesign(text)?.id ?? null;
  const matched = isPlan(design, text) ? [] : holdToConclusion(matchFindings(findings, roles, text), roles, text);
  return {
    findings: matched.map(({ finding, ...counted }) => ({ at: findings.indexOf(finding), ...counted })),
    design,
    namesTreatment: namesTreatment(roles, text),
    isOfAsked: (asksOfAnimals(question) || !isWithoutPeople(text)) && !isOfOtherSex(question, text),
    addresses: findAddressing(question, text, roles),
    named: analysis.concepts.map((concept) => isNamed(concept, text)),
  };
}

/** What a study is to do has no result yet. */
function isPlan(design: DesignId | null, { record }: PaperText): boolean {
  return (design !== null && PROTOCOLS.includes(design)) || /\bprotocols?\W{0,4}$/iu.test(record.title);
}

/** Whether the title of a paper names an arm that a question asks about, where it asks what one does. */
function namesTreatment({ relation, interventions, comparators }: AskedRoles, paper: PaperText): boolean {
  const asksOfArm = relation === "effect" && interventions.length > 0;
  return !asksOfArm || doesName(paper.title.text, [...interventions, ...comparators], paper);
}

/** The findings of a paper on the question, now that its relevance is known. */
export function listMatched(match: PaperMatch, { reading }: ReadPaper): MatchedFinding[] {
  const { relevance_score: relevance, findings } = reading;
  if (relevance < COUNTS_FROM) return [];
  return match.findings.flatMap(({ at, count, doubt, score }) => {
    const finding = findings[at];
    const isMatch = score === null || answersEnough(score, relevance);
    return finding === undefined || !isMatch ? [] : [holdToRelevance({ finding, count, doubt }, relevance, match)];
  });
}

/** Whether a paper addresses the question, now that its relevance is known. */
export function doesAddress({ addresses }: Pick<PaperMatch, "addresses">, { reading }: ReadPaper): boolean {
  if (addresses === "relevant") return reading.relevance_score >= RELEVANCE_BANDS.yellow;
  return addresses === "always";
}

/**
 * A paper addresses a question where it is relevant, and about its treatment in its own people where it names one; or under a
 * title that is the question itself.
 */
function findAddressing(question: Question, paper: PaperText, roles: AskedRoles): PaperMatch["addresses"] {
  if (isAskedInTitle(question.text, paper.record.title)) return "always";
  const isOnQuestion =
    !roles.isTreatment ||
    (meetsConditions(roles, paper) && roles.interventions.some((concept) => isAbout(concept, paper)));
  return isOnQuestion && (asksOfAnimals(question) || !isWithoutPeople(paper)) ? "relevant" : "never";
}

const WITHOUT_PEOPLE: readonly DesignId[] = ["animal", "in_vitro"];

const ANIMALS =
  /\b(?:rats?|mice|mouse|murine|rodents?|rabbits?|dogs?|canine|cats?|feline|pigs?|porcine|sheep|ovine|cattle|cows?|bovine|horses?|equine|chickens?|zebrafish|monkeys?|primates?|hamsters?|in vitro|cell lines?|animals?|veterinary)\b|ラット|マウス|動物|培養細胞|イヌ|ネコ|大鼠|小鼠|动物|動物|细胞系|細胞株|家兔/iu;

const OF_ANIMALS =
  /\b(?:in|of|on|owner['’]s|healthy|adult) (?:[\w-]+ )?(?:dogs?|cats?|horses?|rats?|mice|rabbits?|pigs?|piglets?|sheep|cattle|cows?|calves|chickens?|broilers?|ponies)\b/iu;

/** Whether what animals and cells did answers a question. */
function asksOfAnimals({ preference, text }: Question): boolean {
  return preference === "basic_research" || preference === "non_clinical" || ANIMALS.test(text);
}

/** What animals and cells did answers no question about people. */
function isWithoutPeople(paper: PaperText): boolean {
  const design = readDesign(paper);
  return (design !== null && WITHOUT_PEOPLE.includes(design.id)) || OF_ANIMALS.test(paper.record.title);
}

const OF_MEN = /\b(?:in|for|among) (?:[\w-]+ ){0,2}(?:men|males|boys)\b|男性|男士/iu;
const OF_WOMEN = /\b(?:in|for|among) (?:[\w-]+ ){0,2}(?:women|females|girls)\b|女性|妇女|婦女/iu;
const MEN = /\b(?:men|males?|boys)\b|\b(?:prostat|andrologic|testic)\w*/iu;
const WOMEN = /\b(?:women|females?|girls|(?:post|pre|peri)?-?menopaus\w+|pregnan\w+)\b/iu;

/** The question is about one sex, and the title about the other one alone. */
function isOfOtherSex({ text: question }: Question, { title }: PaperText): boolean {
  const [ofMen, ofWomen] = [OF_MEN.test(question), OF_WOMEN.test(question)];
  if (ofMen === ofWomen) return false;
  const [own, other] = ofMen ? [MEN, WOMEN] : [WOMEN, MEN];
  return other.test(title.text) && !own.test(title.text);
}

function isNamed(concept: QuestionConcept, text: PaperText): boolean {
  const { inTitle, inAbstract, inMesh, inKeywords } = matchConcept(concept, text);
  return inTitle || inAbstract || inMesh || inKeywords;
}

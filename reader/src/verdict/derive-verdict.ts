import { type Language, RELEVANCE_BANDS } from "@medsieve/contract/constants";
import { groupStudies, type Study } from "@medsieve/contract/group-studies";
import type { Verdict, VerdictCount, VerdictDoubt, VerdictState } from "@medsieve/contract/verdict";
import { isRetracted } from "../answer/answer-candidate.ts";
import type { DesignId } from "../design/designs.ts";
import { readPaperText } from "../paper-text.ts";
import type { QuestionAnalysis } from "../question/analyze-question.ts";
import { isStrong } from "../question/concept.ts";
import { nameConcept, nameInLanguage } from "../question/name-in-language.ts";
import type { Question, ReadPaper } from "../reader.ts";
import { RETRACTED_FACTOR } from "../relevance/score-paper.ts";
import { readAskedRoles } from "./asked-roles.ts";
import { countPaper } from "./count-paper.ts";
import { describeBasis } from "./describe-basis.ts";
import { analyzeAsTyped, doesAddress, listMatched, matchPapers } from "./match-papers.ts";
import { doesName } from "./name-match.ts";
import type { MatchedFinding, PaperMatch } from "./paper-match.ts";
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
  doubt: VerdictDoubt | null;
  matched: readonly MatchedFinding[];
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
    return match === undefined ? [] : [{ read, match, matched: listMatched(match, read) }];
  });
  const valid = all.filter(({ read }) => !isRetracted(read));
  const matching = valid.flatMap(({ read: { paper, reading }, match: { design, isOfAsked }, matched }) =>
    matched.length === 0 || !isOfAsked
      ? []
      : [
          {
            ...{ pmid: paper.pmid, record: paper, participants: reading.sample_size?.n ?? null, design },
            ...countPaper(matched),
            matched,
          },
        ],
  );
  const studies = groupStudies(matching.map(({ record }) => record));
  const counted = matching.map((paper) => countWithStudy(paper, matching, studies));
  const counts = { favours: 0, no_difference: 0, against: 0, unclear: 0 };
  for (const { pmid, count } of counted) if (!isFurtherReport(pmid, studies)) counts[count] += 1;
  const addressing = valid.filter(({ read, match }) => doesAddress(match, read)).length;
  const left_out = all.filter(({ read, matched }) => isRetracted(read) && wouldCount(read, matched)).length;
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
    papers: counted.map(({ pmid, count, doubt, matched }) => {
      return {
        pmid,
        count,
        ...(doubt === null ? {} : { doubt }),
        finding_ids: matched.map(({ finding }) => finding.id),
      };
    }),
    studies,
    asked,
    missing,
  };
}

/** A paper counts as its trial does: as the findings of all its reports agree, and as unclear where they do not. */
function countWithStudy(paper: CountedPaper, all: readonly CountedPaper[], studies: readonly Study[]): CountedPaper {
  const study = studies.find(({ pmids }) => pmids.includes(paper.pmid));
  if (study === undefined) return paper;
  return {
    ...paper,
    ...countPaper(all.filter(({ pmid }) => study.pmids.includes(pmid)).flatMap((p) => p.matched)),
  };
}

function isFurtherReport(pmid: string, studies: readonly Study[]): boolean {
  return studies.some(({ pmids }) => pmids.indexOf(pmid) > 0);
}

/** A retracted paper that says something of the question. */
function wouldCount({ reading }: ReadPaper, matched: readonly MatchedFinding[]): boolean {
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

import type { Finding } from "@medsieve/contract/findings";
import { splitEntry } from "../../findings/finding-text.ts";
import { weighAnswer } from "../../models/answer-model.ts";
import type { PaperText } from "../../paper-text.ts";
import { isBesideEffect, isHarm, namesOutcome } from "../names-outcome.ts";
import type { AskedRoles } from "../question-roles.ts";
import { scoreAnswers } from "./find-answers.ts";

/** Probability from which a sentence is taken to answer a question. */
export const ANSWERS_FROM = 0.35;
/** Letters that two words begin with which speak of the same: "inflammation" and "inflammatory". */
const SHARED_LETTERS = 5;
/** Letters of a whole word that names a condition: "cold", "gout". */
const LETTERS_OF_CONDITION = 4;

/** When something was measured, and of what kind it is, which many outcomes share. */
const SAYS_WHEN =
  /^(?:(?:post|pre|peri|intra)[- ]?operative|surgical|clinical|acute|chronic|severe|severity|disease|disorder|symptoms?)$/u;

/** How something was counted, and not what, by its first letters. */
const SAYS_HOW_MUCH =
  /^(?:incid|rates?|risks?|score|level|numbe|mean|media|total|overa|propo|perce|frequ|durat|time|chang|reduc|impro|incre|decre|onset|inten|degre|index|event|measu|self-|patie|relie|loss|new|newly|conti|susta|prolo|point|preva|absol|relat|prima|secon|early|late|daily|weekl|month|annua|long-|short|compl|clini|any|all|the|of|in|and|or|for|to|with|from|at|by|on|a|an)$/u;

/** Each of two names has a word that the other lacks: "birth weight" beside "preterm birth". */
function namesAnother(asked: readonly string[], own: ReadonlySet<string>): boolean {
  const isOwn = (word: string) => !SAYS_HOW_MUCH.test(word);
  const lacking = [...own].filter((word) => isOwn(word) && !asked.includes(word));
  return lacking.length > 0 && asked.some((word) => isOwn(word) && !own.has(word));
}

/** Whether an outcome is one that the question asks for, or has a word of it, whatever its ending. */
export function isOnOutcome(outcome: string, roles: AskedRoles, paper: PaperText): boolean {
  if (roles.isOfSafety) return isHarm(outcome);
  const isOfCondition = roles.outcomes.length === 0 && roles.isConditionAffected;
  const outcomes = isOfCondition ? roles.conditions : roles.outcomes;
  if (outcomes.length === 0) return !isBesideEffect(outcome);
  if (namesOutcome(outcome, outcomes, paper)) return true;
  const begin = (word: string) => word.slice(0, SHARED_LETTERS);
  const own = new Set(
    splitEntry(outcome)
      .filter((word) => !SAYS_WHEN.test(word))
      .map(begin),
  );
  const names = outcomes.flatMap(({ names: all, written }) => [written, ...all.map(({ text }) => text)]);
  const shortest = isOfCondition ? LETTERS_OF_CONDITION : SHARED_LETTERS;
  return names.some((name) => {
    const words = splitEntry(name);
    const isShared = words.some((word) => word.length >= shortest && own.has(begin(word)));
    return isShared && !namesAnother(words.filter((word) => !SAYS_WHEN.test(word)).map(begin), own);
  });
}

/** A finding of a sentence that may answer a question. */
interface ScoredFinding {
  finding: Finding;
  /** Of its sentence; see scoreAnswers. */
  score: number;
}

/** Whether a sentence with this score answers a question, by the relevance of its paper, 0 to 1. */
export function answersEnough(score: number, relevance: number): boolean {
  return weighAnswer(score, relevance) >= ANSWERS_FROM;
}

/** The findings of the sentences that answer a question, if they are likely enough once the paper's relevance is known. */
export function listAnswering(findings: readonly Finding[], roles: AskedRoles, paper: PaperText): ScoredFinding[] {
  const scores = new Map<string, number>();
  // Of two sentences in the same words the less likely counts.
  for (const { sentence, score } of scoreAnswers(roles, paper)) {
    const { text } = sentence.sentence;
    scores.set(text, Math.min(score, scores.get(text) ?? score));
  }
  return findings.flatMap((finding) => {
    const score = Math.max(...finding.evidence.map(({ quote }) => scores.get(quote ?? "") ?? Number.NEGATIVE_INFINITY));
    const mayAnswer = answersEnough(score, 0) || answersEnough(score, 1);
    return mayAnswer && isOnOutcome(finding.outcome, roles, paper) ? [{ finding, score }] : [];
  });
}

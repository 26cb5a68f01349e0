import type { Finding } from "@medsieve/contract/findings";
import { splitEntry } from "../../findings/finding-text.ts";
import type { PaperText } from "../../paper-text.ts";
import { HARM, namesOutcome } from "../names-outcome.ts";
import type { AskedRoles } from "../question-roles.ts";
import type { AskedOfPaper } from "./describe-answer.ts";
import { findAnswers } from "./find-answers.ts";

/** Probability from which a sentence is taken to answer a question. */
export const ANSWERS_FROM = 0.35;
/** Letters that two words begin with which speak of the same: "inflammation" and "inflammatory". */
const SHARED_LETTERS = 5;

/** Whether an outcome is one that the question asks for, or has a word of it, whatever its ending. */
export function isOnOutcome(outcome: string, { outcomes }: AskedRoles, paper: PaperText): boolean {
  if (outcomes.length === 0) return !HARM.test(outcome);
  if (namesOutcome(outcome, outcomes, paper)) return true;
  const begin = (word: string) => word.slice(0, SHARED_LETTERS);
  const own = new Set(splitEntry(outcome).map(begin));
  const names = outcomes.flatMap(({ names: all, written }) => [written, ...all.map(({ text }) => text)]);
  return names.some((name) => splitEntry(name).some((word) => word.length >= SHARED_LETTERS && own.has(begin(word))));
}

/** The findings of the sentences that answer a question; none where none of them is likely enough. */
export function chooseAnswering(findings: readonly Finding[], asked: AskedOfPaper): Finding[] {
  const answers = new Map(findAnswers(asked).map(({ sentence, probability }) => [sentence.sentence.text, probability]));
  return findings.filter(({ evidence, outcome }) => {
    const probability = Math.max(0, ...evidence.map(({ quote }) => answers.get(quote ?? "") ?? 0));
    return probability >= ANSWERS_FROM && isOnOutcome(outcome, asked.roles, asked.paper);
  });
}

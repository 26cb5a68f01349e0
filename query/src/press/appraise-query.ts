import type { PressElement, PressRemark, PressReport } from "@medsieve/contract/strategies";
import { isWordField } from "../fields.ts";
import { parseQuery } from "../parse-query.ts";
import { collectLeaves, type Query } from "../query.ts";
import type { KnownHeadings } from "../repair/known-headings.ts";
import { isStopWord } from "../stop-words.ts";
import { listTermPieces } from "../term-words.ts";
import { validateQuery } from "../validate-query.ts";
import { appraiseHeadings } from "./appraise-headings.ts";
import { appraiseLimits } from "./appraise-limits.ts";
import { appraiseTextWords } from "./appraise-text-words.ts";
import { type Concept, splitConcepts } from "./query-concepts.ts";
import { makeRemark } from "./remarks.ts";

/** What only the library's papers can say of the query's words. */
export interface LibraryQuestions {
  /** Beginnings of words, folded, each with its term as it is written and the place of that. */
  beginnings: { text: string; term: string; start: number; end: number }[];
  /** Whole words, folded, with the place where each first stands. */
  words: { text: string; start: number; end: number }[];
}

export interface Appraisal {
  elements: PressReport["elements"];
  questions: LibraryQuestions;
}

/** More concepts than these are seldom all named by a paper. */
const MANY_CONCEPTS = 4;
/** Warnings of the parser and the validation that are about operators; all others are about spelling and syntax. */
const OF_OPERATORS = new Set([
  ...[
    "mixed_operators",
    "unmatched_parenthesis",
    "empty_parentheses",
    "operator_not_in_capitals",
    "operator_in_quotes",
  ],
  ...["operator_at_start", "operator_at_end", "repeated_operator", "and_not", "proximity_without_phrase"],
]);

/** Appraises a query by the six elements of PRESS 2015, as far as can be computed. Throws QueryError where it cannot be read. */
export function appraiseQuery(text: string, headings: KnownHeadings): Appraisal {
  const query = parseQuery(text);
  const { concepts, filters } = splitConcepts(query.root, headings);
  const warnings = validateQuery(query).map((warning) => {
    const { code, message, start, end } = warning;
    const remark = makeRemark("syntax", { message }, { start: start ?? 0, end: end ?? 0 });
    return { isOfOperators: OF_OPERATORS.has(code), remark: { ...remark, code } };
  });
  const ofOperators = warnings.filter((one) => one.isOfOperators).map(({ remark }) => remark);
  const ofSyntax = warnings.filter((one) => !one.isOfOperators).map(({ remark }) => remark);
  const remarks: Record<PressElement, PressRemark[]> = {
    translation: appraiseTranslation(concepts),
    operators: [...ofOperators, ...appraiseExclusions(concepts, filters), makeRemark("judge_operators")],
    headings: appraiseHeadings(concepts, headings),
    text_words: [...appraiseTextWords(query.root, concepts), makeRemark("judge_text_words")],
    spelling: [...ofSyntax, makeRemark("one_line"), makeRemark("judge_spelling")],
    limits: appraiseLimits(filters),
  };
  const elements = Object.entries(remarks).map(([element, said]) => ({
    element: element as PressElement,
    remarks: said,
  }));
  return { elements, questions: listQuestions(query) };
}

function appraiseTranslation(concepts: readonly Concept[]): PressRemark[] {
  const wanted = concepts.filter(({ isExcluded }) => !isExcluded);
  const values = { count: String(wanted.length), names: wanted.map(({ name }) => name).join("; ") };
  const counted = wanted.length === 1 ? makeRemark("one_concept") : makeRemark("concepts", values);
  const many = wanted.length > MANY_CONCEPTS ? [makeRemark("many_concepts", values)] : [];
  return [counted, ...many, makeRemark("judge_question"), makeRemark("judge_known")];
}

function appraiseExclusions(concepts: readonly Concept[], filters: readonly Concept[]): PressRemark[] {
  return [...concepts, ...filters]
    .filter(({ isExcluded }) => isExcluded)
    .map(({ name, node, leaves }) => {
      const isUsual = node.kind === "not" && leaves.every(({ element }) => element.kind === "heading");
      return makeRemark(isUsual ? "excludes_animals" : "excludes", { name }, node);
    });
}

function listQuestions({ root }: Query): LibraryQuestions {
  const beginnings: LibraryQuestions["beginnings"] = [];
  const words = new Map<string, { text: string; start: number; end: number }>();
  for (const leaf of collectLeaves(root)) {
    if (leaf.kind !== "term" || !isWordField(leaf.field) || leaf.field === "ad") continue;
    const { start, end } = leaf;
    for (const { text, prefix } of listTermPieces(leaf).flat()) {
      if (prefix) beginnings.push({ text, term: leaf.text, start, end });
      else if (!words.has(text) && !isStopWord(text) && /^\p{L}{4,}$/u.test(text))
        words.set(text, { text, start, end });
    }
  }
  return { beginnings, words: [...words.values()] };
}

import { or, term } from "@medsieve/query/build-query";
import { printQuery } from "@medsieve/query/print-query";
import { stemWord } from "@medsieve/text/stem";
import { splitWords } from "@medsieve/text/words";
import type { QuestionAnalysis } from "../question/analyze-question.ts";
import { isEastAsian } from "../question/east-asian-text.ts";
import { isRestriction } from "../question/question-words.ts";
import { STOP_WORDS } from "../question/stop-words.ts";
import type { TypedWords } from "../reader.ts";
import { truncateWord } from "./query-syntax.ts";

const PAIR_WORTH = 0.2;
/** What the other names of all concepts count together, beside one for each word. */
const NAMES_WORTH = 0.2;
/** A question of fewer words says little, and gains by the words of the papers that it finds. */
const FEW_WORDS = 5;
const FEEDBACK = { few: 0.5, many: 0.3 };
const MOST_IN_QUERY = 40;

/** The English words of the question as they were typed, spelling corrected, without what it excludes. */
function listTyped(analysis: QuestionAnalysis): string[] {
  return analysis.words.flatMap(({ use, as, text, suggestion }) => {
    if (use === "unused" || use === "function" || (use === "restriction" && as !== null) || isRestriction(text))
      return [];
    const typed = suggestion !== null && as !== null && use === "typed" ? as : text;
    if (isEastAsian(typed)) return [];
    const words = splitWords(typed).map((word) => word.text);
    // "Back" is a word that builds sentences, but not within "low back pain".
    return use === "concept" ? words : words.filter((word) => !STOP_WORDS.has(word));
  });
}

/** What Japanese and Chinese words, and corrected ones, are called in English. */
function listTranslated(analysis: QuestionAnalysis): string[] {
  const corrected = new Set(analysis.words.filter((word) => word.suggestion !== null).map(({ text }) => text));
  return analysis.concepts
    .filter((it) => !it.excluded && (isEastAsian(it.written) || corrected.has(it.written)))
    .flatMap(({ names }) => splitWords(names[0]?.text ?? "").map((word) => word.text));
}

/** Stems of the other names that the question's concepts have, by how many of a concept's names have them. */
function weighOtherNames(analysis: QuestionAnalysis, typed: ReadonlySet<string>): Map<string, number> {
  const others = new Map<string, number>();
  for (const { names, excluded, weight } of analysis.concepts) {
    if (excluded || weight < 0.4) continue;
    for (const { stems } of names) {
      for (const stem of stems) {
        if (typed.has(stem) || stem.length < 3 || STOP_WORDS.has(stem)) continue;
        others.set(stem, (others.get(stem) ?? 0) + NAMES_WORTH / names.length);
      }
    }
  }
  return others;
}

/** The question's own words and how much each counts for ordering papers; null where it has none. */
export function readTypedWords(analysis: QuestionAnalysis): TypedWords | null {
  const typed = [...listTyped(analysis), ...listTranslated(analysis)];
  if (typed.length === 0) return null;
  const stems = typed.map(stemWord);
  const words = new Map<string, number>();
  for (const stem of stems) words.set(stem, (words.get(stem) ?? 0) + 1);
  const others = weighOtherNames(analysis, new Set(words.keys()));
  for (const [stem, worth] of others) words.set(stem, worth);
  const pairs = new Map(stems.slice(1).map((stem, at) => [`${stems[at]} ${stem}`, PAIR_WORTH]));
  const meaningful = typed.filter((word) => !STOP_WORDS.has(word));
  const searched = [...new Set((meaningful.length > 0 ? meaningful : typed).map(truncateWord))].slice(0, MOST_IN_QUERY);
  return {
    words,
    pairs,
    feedback: typed.length < FEW_WORDS ? FEEDBACK.few : FEEDBACK.many,
    query: printQuery(or(...searched.map((word) => term(word, "tiab")))),
    worth: new Map(searched.map((word) => [word, 1])),
  };
}

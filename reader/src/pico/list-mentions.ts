import type { PaperSentence, PaperText } from "../paper-text.ts";
import { type PicoSpan, trimSpan } from "./pico-span.ts";
import { type PicoMention, tagPaper } from "./tagger/tag-paper.ts";

/** A mention as a phrase that can be shown. */
export interface MentionedSpan extends PicoSpan {
  label: PicoMention["label"];
  probability: number;
}

/** Small words that a phrase does not begin with. */
const LEADING =
  /^(?:(?:and|or|of|in|with|to|for|by|than|versus|vs\.?|from|on|at|as|either|was|were|that|which|who|had|is|are|both|into|between|among)(?=[\s,;:(]|$)|[\s,;:.)\]%/-]+)/iu;
/** A bracket that is not closed again. */
const OPEN_BRACKET = /^(?:\((?=[^)]*$)|\[(?=[^\]]*$))/u;
/** What leads to a treatment: "children with a cold to receive zinc". */
const LEADS_TO_TREATMENT = /^.*\bto (?:receive|undergo|take|be (?:given|treated with)) /i;
/** What parts two arms that are marked as one. */
const BETWEEN_ARMS = /,? (?:versus|vs\.?|compared (?:with|to)) /iu;
/** A rest shorter than this, in UTF-16 units, is let go. */
const SHORTEST_REST = 12;

/** A mention as phrases: cut between two arms, and where it is too long for one. */
function* cutPhrases(text: string, sentence: PaperSentence): Generator<PicoSpan> {
  let rest = text;
  for (let before = ""; rest !== before; ) {
    before = rest;
    rest = rest.replace(LEADING, "").replace(OPEN_BRACKET, "");
  }
  const between = rest.search(BETWEEN_ARMS);
  const first = between < 0 ? rest : rest.slice(0, between);
  const span = trimSpan(first, sentence);
  const length = span === null ? first.length : first.indexOf(span.text) + span.text.length;
  if (span !== null) yield span;
  if (length > 0 && rest.length - length > SHORTEST_REST) yield* cutPhrases(rest.slice(length), sentence);
}

/** Everything in title and abstract that states who was studied, what was done and what was measured, in its order. */
export function listMentions(paper: PaperText): MentionedSpan[] {
  return paper.once(markMentions);
}

function markMentions(paper: PaperText): MentionedSpan[] {
  return tagPaper(paper).flatMap(({ label, sentence, start, end, probability }) => {
    const text = sentence.text.slice(start, end);
    const named = label === "treatment" ? text.replace(LEADS_TO_TREATMENT, "") : text;
    return Array.from(cutPhrases(named, sentence), (span) => ({ ...span, label, probability }));
  });
}

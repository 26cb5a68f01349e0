import { stemWord } from "@medsieve/text/stem";
import { splitWords } from "@medsieve/text/words";
import { STOP_WORDS, WEAK_WORDS } from "../question/stop-words.ts";

/** The share of the words of one that the other has to have, and the least number of them. */
const ENOUGH = { ofQuestion: 0.85, ofTitle: 0.5, words: 2 };

/** Whether the title of a paper, or the part before its subtitle, is the question itself in nearly its words. */
export function isAskedInTitle(question: string, title: string): boolean {
  const asked = listStems(question);
  if (asked.size < ENOUGH.words) return false;
  return [title, ...title.split(/[?:.] /u)].some((part) => {
    const named = listStems(part);
    const shared = [...asked].filter((stem) => named.has(stem)).length;
    return shared >= ENOUGH.ofQuestion * asked.size && shared >= ENOUGH.ofTitle * named.size;
  });
}

function listStems(text: string): Set<string> {
  const words = splitWords(text).map((word) => word.text.toLowerCase());
  return new Set(words.filter((word) => !STOP_WORDS.has(word) && !WEAK_WORDS.has(word)).map(stemWord));
}

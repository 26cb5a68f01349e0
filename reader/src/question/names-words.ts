import { TERMINOLOGY } from "@medsieve/terminology/terminology";
import { listInflections } from "@medsieve/text/inflections";
import { listWords } from "@medsieve/text/words";
import { STOP_WORDS, WEAK_WORDS } from "./stop-words.ts";

let words: Set<string> | null = null;

function listNameWords(): Set<string> {
  const found = new Set<string>([...STOP_WORDS, ...WEAK_WORDS]);
  for (const { english } of TERMINOLOGY.concepts) {
    for (const name of english) for (const word of listWords(name)) found.add(word);
  }
  return found;
}

/** Whether a folded word, with whatever ending, stands in a name of the vocabulary or is a plain English word. */
export function isWordOfNames(word: string): boolean {
  words ??= listNameWords();
  const known = words;
  return listInflections(word).some((form) => known.has(form));
}

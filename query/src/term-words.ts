import { splitWords } from "@medsieve/text/words";
import type { TermNode } from "./query.ts";

/** A folded word of a term; `prefix`: a star follows. */
export interface TermWord {
  text: string;
  prefix: boolean;
}

/** The words of a term by the pieces it was written in: "covid-19 vaccin*" is [[covid, 19], [vaccin*]]. */
export function listTermPieces(term: TermNode): TermWord[][] {
  return term.text
    .split(/[\s,;]+/u)
    .map((piece) => {
      const words = splitWords(piece);
      const truncated = piece.endsWith("*");
      return words.map((word, index) => ({ text: word.text, prefix: truncated && index === words.length - 1 }));
    })
    .filter((words) => words.length > 0);
}

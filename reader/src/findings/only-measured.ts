import { findAll } from "@medsieve/text/find-all";
import type { PaperText } from "../paper-text.ts";

const MEASURED_BEHIND =
  /^(?:[- ](?:status|defici\w+|stores?|indices|absorption|overload|concentrations?|levels?|metabolism|requirements?|binding|saturation|transport)\b|\))/iu;
const MEASURED_BEFORE = /\b(?:serum|plasma|urinary|total body|hepatic|circulating) $/iu;

/** Every mention of it, but where it is known, is what was measured of people or ails them: "iron" of "iron status" and "iron deficiency". */
export function isOnlyMeasured(named: string, { title, sentences }: PaperText): boolean {
  const lower = named.toLowerCase();
  const mentions = [title, ...sentences.filter(({ kind }) => kind !== "background")].flatMap((sentence) =>
    Array.from(findAll(lower, sentence.lower), (at) => ({ sentence, at })),
  );
  return (
    mentions.length > 0 &&
    mentions.every(({ sentence, at }) => {
      const behind = sentence.text.slice(at + named.length);
      return MEASURED_BEHIND.test(behind) || MEASURED_BEFORE.test(sentence.text.slice(0, at));
    })
  );
}

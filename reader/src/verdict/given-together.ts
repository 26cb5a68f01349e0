import type { QuestionAnalysis } from "../question/analyze-question.ts";
import type { QuestionConcept } from "../question/concept.ts";

const COMBINES = /併用|組み合わせ|合剤|联合|聯合|合用|联用|聯用|\bcombin\w*|\bplus\b|\badded to\b|\badjunct\w*|\+/iu;
/** What makes one thing of two names: "rituximab biosimilar", "リツキシマブのバイオシミラー", "brinzolamide/timolol". */
const ONE_THING = /^(?:[\s/+-]{0,3}|\s?(?:of|の|的)\s?)$/iu;

/** Whether a question asks of its treatments together, and not of any of them: "A plus B", "the B of A", "A/B". */
export function areGivenTogether(treatments: readonly QuestionConcept[], question: string): boolean {
  if (treatments.length < 2) return false;
  if (COMBINES.test(question)) return true;
  const lower = question.toLowerCase();
  const places = treatments
    .map(({ written }) => ({ start: lower.indexOf(written.toLowerCase()), length: written.length }))
    .toSorted((a, b) => a.start - b.start);
  return places.every(({ start }, at) => {
    const before = places[at - 1];
    return start >= 0 && (before === undefined || ONE_THING.test(question.slice(before.start + before.length, start)));
  });
}

/** What joins what is given together within one arm. */
const GIVEN_WITH = /[+＋]|\b(?:plus|and|with|combined)\b|併用|联合|聯合|加/iu;

/** "A + B versus C": all of what is given together and set against another. */
export function listCombined(first: QuestionConcept | undefined, ways: QuestionAnalysis["ways"]): QuestionConcept[] {
  const isIt = ({ written }: QuestionConcept) => written === first?.written;
  const side = ways?.each.find(({ concepts }) => concepts.some(isIt));
  return side === undefined || !GIVEN_WITH.test(side.written)
    ? []
    : side.concepts.filter((one) => one.kind === "intervention" && one.heading !== "Placebos");
}

import type { FoundConcept } from "./found-concept.ts";
import { readName } from "./name-index.ts";
import type { QuestionText } from "./question-text.ts";

const LATER = "(?: (?:and (?:see|watch)(?: (?:what happens|how (?:it|things) goe?s?))?|it out|a (?:bit|while)|and))?";
/** "Or will she catch up on her own": what is left to time, unless something else is done for it. */
const SETTLES = String.raw`(?<=\bor )(?:will|would|does|do) (?:it|this|they|he|she)(?: just| probably| usually)? (?:catch up|grow out of it|settle(?: down)?|clear(?: up)?|go away|heal|get better|come right|turn|pass|sort itself out|right itself)(?: (?:on (?:its|his|her|their) own|by (?:itself|himself|herself|themselves)|in time|with time|anyway|eventually|naturally))?(?! (?:with|if|when|by (?!itself))\b)`;
/** Waiting as an act that is chosen: "or just wait", "keep an eye on it", "leave it alone". */
const WAITS = new RegExp(
  String.raw`\b(?:wait and (?:see|watch)|watch and wait|watch(?:ing)? and see|wait it out|keep(?:ing)? an eye on (?:it|them|things|him|her)|leav(?:e|ing) (?:it|them|well) (?:alone|be)|do(?:ing)? nothing|(?<=^|[,.?!:–-] ?|\b(?:to|just|i|we) )leave (?:it|them|him|her)(?=,? or\b)|${SETTLES}|monitor it|(?<=\bor (?:(?:can|should|could|do) (?:i|we|he|she|they|you) )?(?:(?:just|simply|safely|is it (?:ok|okay|fine|safe|better) to|to|try to) ){0,3})(?:wait${LATER}|leave (?:it|them)|watch (?:it|them)|see (?:how (?:it|things) goe?s?|if it (?:clears|settles|heals|goes)(?: up| down| away)?)|let it (?:heal|settle|clear|be|run its course|pass)(?: (?:up|down))?|hold off)|(?<=^|[.?!] )wait${LATER}(?= or\b)|(?<=\b(?:safe|ok|okay|fine|better|best) to (?:just )?)wait${LATER}(?= or\b))\b(?! (?:for|until|till|on my|list))`,
  "giu",
);
const NAMES = ["watchful waiting", "expectant management", "wait and see", "observation without treatment"];

/** Each place where a question in English names waiting as what may be done. */
export function findWaiting(question: QuestionText): FoundConcept[] {
  return Array.from(question.text.matchAll(WAITS), ({ 0: { length }, index: start }): FoundConcept => {
    const end = start + length;
    return {
      ...{ start, end },
      concept: {
        ...{ written: question.getWritten(start, end), kind: "intervention", heading: "Watchful Waiting" },
        ...{ alsoHeadings: [], narrower: [], weight: 1, excluded: false, names: NAMES.map(readName) },
      },
    };
  });
}

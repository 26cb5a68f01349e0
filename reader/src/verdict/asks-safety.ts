import type { QuestionConcept } from "../question/concept.ts";

const SAFE = /\bsafe(?:r|st|ly|ty)?\b|\b(?<!self-)harm(?:s|ful|ed)?\b(?! reduction)|安全|有害|危害/iu;
const WORKS =
  /\b(?:efficac\w+|effective(?:ness|ly)?|effects?|benefi\w+|works?|helps?|helpful|useful|good)\b|有効|有用|効果|效果|有效|疗效/iu;

/** What it is to be safe from: "as safe as warfarin regarding bleeding". */
const NAMES_HARM =
  /\b(?:regarding|with (?:regard|respect) to|in terms of)\b|\bfor (?:[\w-]+ )?(?:hypoglyc|bleed|ha?emorrh|hypotensi|hyponatr|hyperkal|arrhythm|\w+toxicit)|(?:低血糖|出血|低血压|低血圧|不整脈|心律失常)(?:の?リスク|风险|的?风险)/iu;

/** Whether a question asks of a treatment only if it is safe, without naming a harm. */
export function asksSafety(text: string, outcomes: readonly QuestionConcept[]): boolean {
  return (
    SAFE.test(text) &&
    !WORKS.test(text) &&
    !NAMES_HARM.test(text) &&
    outcomes.every(({ written }) => SAFE.test(written))
  );
}

import type { FoundConcept } from "./found-concept.ts";
import { readWordConcept } from "./name-index.ts";

const SAYS_WHICH =
  /^(?:recurrent|recurring|relapsing|repeated|反复|反覆|反復性?|再発性?(?:の)?|复发性|複發性|繰り返す)$/iu;
const BESIDE = /^[\s-]?(?:的|性の?)?$/u;

/** "Recurrent UTI", 反复肺炎: what a disease is like, and not that it comes back, helps ranking alone. `found` is in order. */
export function readRecurring(found: readonly FoundConcept[], text: string): FoundConcept[] {
  return found.map((it, index) => {
    const next = found[index + 1];
    const isOfDisease = next?.concept.kind === "condition" && BESIDE.test(text.slice(it.end, next.start));
    if (!isOfDisease || it.concept.excluded || !SAYS_WHICH.test(it.concept.written)) return it;
    return { ...it, concept: readWordConcept(it.concept.written, ["recurrent"], true) };
  });
}

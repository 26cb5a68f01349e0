import type { PaperText } from "../paper-text.ts";
import { type DetectedDesign, detectDesign } from "./detect-design.ts";

/** The study design of a paper, found once for its reading and the answer; see detectDesign. */
export function readDesign(paper: PaperText): DetectedDesign | null {
  return paper.once(detectDesign);
}

import type { PaperText } from "../paper-text.ts";
import { type DetectedDesign, detectDesign } from "./detect-design.ts";

const KNOWN = new WeakMap<PaperText, DetectedDesign | null>();

/** The study design of a paper, found once for its reading and the answer; see detectDesign. */
export function readDesign(paper: PaperText): DetectedDesign | null {
  const known = KNOWN.get(paper);
  if (known !== undefined) return known;
  const design = detectDesign(paper);
  KNOWN.set(paper, design);
  return design;
}

import { type DesignModel, loadDesignModel } from "../models/design-model.ts";
import type { PaperSentence, PaperText } from "../paper-text.ts";
import { type DesignId, WITHOUT_DATA } from "./designs.ts";
import {
  findStatedDesign,
  isOfRecord,
  isOwnSentence,
  isPlannedByTitle,
  isReviewByTitle,
  nameProtocol,
  type StatedDesign,
} from "./stated-design.ts";
import { findClearestSentence, weighDesign } from "./weigh-design.ts";

/** A design and the words of the paper it rests on. */
export interface DetectedDesign extends StatedDesign {
  /** Whether the words state it, or are only the clearest of an abstract that as a whole is worded so. */
  basis: "stated" | "wording";
  /** How probable its being a randomised trial, or the protocol of one, is; null where wording does not bear on it. */
  probability: number | null;
}

const RANDOMIZED: readonly DesignId[] = ["randomized_trial", "randomized_protocol"];
/** Stated designs that no wording outweighs. */
const SETTLED: readonly DesignId[] = [
  ...WITHOUT_DATA,
  "meta_analysis",
  "systematic_review",
  "case_report",
  "trial_protocol",
];
/** Stated designs that only a wording without doubt outweighs. */
const FIRM: readonly DesignId[] = [
  ...(["cohort", "case_control", "cross_sectional", "observational", "before_after"] as const),
  ...(["diagnostic", "qualitative", "economic", "animal", "in_vitro"] as const),
];

/** Least probabilities, chosen on folds: to believe a stated trial, to call one so unstated, and against a firm design. */
const LEAST = { believed: 0.25, unstated: 0.6, firm: 0.85 };
/** Trials whose protocols are this probable are still to come. */
const LEAST_PROTOCOL = 0.2;

const isSettled = (stated: StatedDesign, paper: PaperText): boolean =>
  SETTLED.includes(stated.id) || isReviewByTitle(stated, paper);

const ONE_GROUP = /\b(?:single|one)[- ]arm\b|\bnon-?randomi[sz]ed\b|\buncontrolled (?:trial|study)\b/u;
const EARLY_PHASE = /\bphase (?:i{1,2}|[12])(?![iv\d])(?:\/[\w]+)?|\bfirst-in-(?:human|man)\b|\bsingle dose\b/u;

/** Its title says that there was one group, or that it is of an early phase, and no sentence that chance decided anything. */
function isOfOneGroup({ title, sentences }: PaperText): boolean {
  if (ONE_GROUP.test(title.lower)) return true;
  const speaksOfChance = (one: PaperSentence) => /random|placebo|blind/u.test(one.lower) && isOwnSentence(one);
  return EARLY_PHASE.test(title.lower) && !/\b(?:versus|vs)\b/u.test(title.lower) && !sentences.some(speaksOfChance);
}

/**
 * The study design of a paper: by its publication types; else as it states it, where its wording as a whole allows; else
 * by its wording alone. Null when neither shows it.
 */
export function detectDesign(paper: PaperText, model: DesignModel = loadDesignModel()): DetectedDesign | null {
  const stated = findStatedDesign(paper);
  if (stated !== null && (isOfRecord(stated) || isSettled(stated, paper))) return believe(stated, null);
  const weighed = weighDesign(paper, stated?.id ?? null, model);
  if (weighed === null) return stated && believe(stated, null);
  const probability = Math.max(weighed.trial, weighed.protocol);
  const isStated = stated !== null && RANDOMIZED.includes(stated.id);
  if (isStated && probability < LEAST.believed) {
    const other = findStatedDesign(paper, RANDOMIZED);
    return other && believe(other, probability);
  }
  const least = stated !== null && FIRM.includes(stated.id) ? LEAST.firm : LEAST.unstated;
  if (!isStated && probability < least) return stated && believe(stated, probability);

  if (!isStated && isOfOneGroup(paper)) return stated && believe(stated, probability);
  const isPlanned = weighed.protocol >= LEAST_PROTOCOL || (isStated && isPlannedByTitle(stated, paper));
  if (isStated) {
    return believe({ ...stated, id: isPlanned ? "randomized_protocol" : "randomized_trial" }, probability);
  }
  const { section, text } = findClearestSentence(paper, isPlanned ? "protocol" : "trial", model);
  if (!isPlanned) return { id: "randomized_trial", section, quote: text, basis: "wording", probability };
  return { ...nameProtocol({ id: "trial_protocol", section, quote: text }, paper), basis: "wording", probability };
}

function believe(stated: StatedDesign, probability: number | null): DetectedDesign {
  return { ...stated, basis: "stated", probability };
}

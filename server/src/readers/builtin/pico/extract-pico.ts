import { type DesignId, WITHOUT_DATA } from "../design/designs.ts";
import type { PaperText } from "../paper-text.ts";
import { findArms } from "./find-arms.ts";
import { findOutcomes } from "./find-outcomes.ts";
import { findPopulation } from "./find-population.ts";
import type { PicoSpan } from "./pico-span.ts";

/** Each element in phrases of the paper, the most telling first; empty where the paper does not say. */
export interface Pico {
  population: PicoSpan[];
  intervention: PicoSpan[];
  comparator: PicoSpan[];
  outcome: PicoSpan[];
}

/** Designs that set out from no intervention of their own. */
const WITHOUT_INTERVENTION: readonly DesignId[] = ["cross_sectional", "qualitative"];

/**
 * Population, intervention, comparator and outcome in the paper's own words: from sections about just that, else from
 * phrases that lead to them. Each phrase is an exact part of one sentence.
 */
export function extractPico(paper: PaperText, design: DesignId | null): Pico {
  if (design !== null && WITHOUT_DATA.includes(design)) {
    return { population: [], intervention: [], comparator: [], outcome: [] };
  }
  const population = findPopulation(paper, design);
  if (design !== null && WITHOUT_INTERVENTION.includes(design)) {
    return { population, intervention: [], comparator: [], outcome: findOutcomes(paper, population) };
  }
  const arms = findArms(paper, design);
  const comparator = arms.comparator ? [arms.comparator] : [];
  const outcome = findOutcomes(paper, [...population, ...arms.intervention, ...comparator]);
  return { population, intervention: arms.intervention, comparator, outcome };
}

import type { Direction, Favoured } from "@medsieve/contract/findings";
import { findOutcomePolarity } from "./outcome-polarity.ts";

/** Which arm a finding speaks for. */
export function readFavoured(direction: Direction, outcome: string): Favoured {
  if (direction === "no_difference") return "neither";
  const polarity = findOutcomePolarity(outcome);
  if (direction === "unclear" || polarity === "unknown") return "unknown";
  return (direction === "increased") === (polarity === "good") ? "intervention" : "comparator";
}

import type { DesignId } from "../../design/designs.ts";
import { loadPicoValuesModel, type PicoValuesModel } from "../../models/pico-values-model.ts";
import type { PaperText } from "../../paper-text.ts";
import type { Pico, PicoField } from "../extract-pico.ts";
import { describeValue, type PicoValue } from "./describe-value.ts";
import { prepareValues } from "./prepare-values.ts";

/** Least probability that a value holds for the paper's field of that name to show it. */
const LEAST_SHOWN: Record<PicoField, number> = {
  population: 0.65,
  intervention: 0.75,
  comparator: 0.65,
  outcome: 0.65,
};
/** The probability that a value is a whole phrase and that element of the study, 0 to 1. */
export function weighValue(
  value: PicoValue,
  paper: PaperText,
  design: DesignId | null,
  model: PicoValuesModel = loadPicoValuesModel(),
): number {
  const weights = model.get(value.field);
  let score = 0;
  for (const name of describeValue(value, paper, design)) score += weights?.get(name) ?? 0;
  return 1 / (1 + Math.exp(-score));
}

/**
 * The values of a paper of which only those that are sure enough stand in its fields; the others count among the other places
 * where it speaks of the element. What is not of this study, or no whole name, is left out of both.
 */
export function keepSure(pico: Pico, paper: PaperText, design: DesignId | null): Pico {
  const model = loadPicoValuesModel();
  const prepared = prepareValues(pico, paper);
  const elsewhere: Pico["elsewhere"] = [];
  const show = (field: PicoField) =>
    prepared[field].filter((span) => {
      const isSure = weighValue({ field, span, isInField: true }, paper, design, model) >= LEAST_SHOWN[field];
      if (!isSure) elsewhere.push({ field, span });
      return isSure;
    });
  const shown = {
    population: show("population"),
    intervention: show("intervention"),
    comparator: show("comparator"),
    outcome: show("outcome"),
  };
  return { ...shown, elsewhere: [...elsewhere, ...prepared.elsewhere] };
}

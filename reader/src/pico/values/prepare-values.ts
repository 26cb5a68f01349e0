import type { PaperText } from "../../paper-text.ts";
import type { Pico, PicoField } from "../extract-pico.ts";
import type { PicoSpan } from "../pico-span.ts";
import { isSpecific } from "../rank-mentions.ts";
import { isCut } from "../tidy-phrases.ts";
import { type ArmSide, readArmSides } from "./arm-sides.ts";
import { cleanValue } from "./clean-value.ts";
import { isRuledOut } from "./rule-out.ts";

const FIELD_OF: Record<ArmSide, PicoField> = { tried: "intervention", compared: "comparator" };

/** The values of a paper as whole names, each treatment under the arm that the paper gives it, without what is not of this study. */
export function prepareValues(pico: Pico, paper: PaperText): Pico {
  const sideOf = readArmSides(paper);
  const place = (field: PicoField, { text }: PicoSpan): PicoField => {
    if (field !== "intervention" && field !== "comparator") return field;
    const side = sideOf(text);
    return side === null ? field : FIELD_OF[side];
  };
  const prepare = (given: PicoField, span: PicoSpan): { field: PicoField; span: PicoSpan }[] => {
    const field = place(given, span);
    const clean = cleanValue(field, span);
    const isWhole = clean.text === span.text || (isSpecific(clean.text) && !isCut(clean));
    return isWhole && !isRuledOut(field, clean, paper) ? [{ field, span: clean }] : [];
  };
  const fields: PicoField[] = ["population", "intervention", "comparator", "outcome"];
  const shown = fields.flatMap((field) => pico[field].flatMap((span) => prepare(field, span)));
  const pick = (field: PicoField) => shown.filter((one) => one.field === field).map(({ span }) => span);
  return {
    population: pick("population"),
    intervention: pick("intervention"),
    comparator: pick("comparator"),
    outcome: pick("outcome"),
    elsewhere: pico.elsewhere.flatMap(({ field, span }) => prepare(field, span)),
  };
}

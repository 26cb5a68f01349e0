import { readAsset } from "../assets.ts";

/**
 * The product's model of values that hold, made by `npm run eval -- train-pico-values` from labelled abstracts and from
 * values that were judged one by one: a field, a feature and its weight a line.
 */
export const PICO_VALUES_MODEL_FILE = "pico-values-model.tsv";

/** Weights of a logistic regression by the name of a field and of a feature; a feature without one counts nothing. */
export type PicoValuesModel = ReadonlyMap<string, ReadonlyMap<string, number>>;

const HEADER = "field\tfeature\tweight";

export function encodePicoValuesModel(model: PicoValuesModel): string {
  const lines = [...model].flatMap(([field, weights]) =>
    Array.from(weights, ([name, weight]) => `${field}\t${name}\t${weight.toFixed(3)}\n`),
  );
  return `${HEADER}\n${lines.sort().join("")}`;
}

/** Throws where a line has no weight. */
export function decodePicoValuesModel(text: string): PicoValuesModel {
  const [, ...lines] = text.trimEnd().split("\n");
  const model = new Map<string, Map<string, number>>();
  for (const line of lines) {
    const [field = "", name = "", weight] = line.split("\t");
    if (weight === undefined || Number.isNaN(Number(weight)))
      throw new Error(`${PICO_VALUES_MODEL_FILE}: "${line}" has no weight`);
    const own = model.get(field) ?? new Map<string, number>();
    model.set(field, own.set(name, Number(weight)));
  }
  return model;
}

let loaded: PicoValuesModel | null = null;

/** Takes another model in place of the product's, for measuring; null: the product's own again. */
export function usePicoValuesModel(model: PicoValuesModel | null): void {
  loaded = model;
}

/** The product's model, read once. */
export function loadPicoValuesModel(): PicoValuesModel {
  loaded ??= decodePicoValuesModel(readAsset(PICO_VALUES_MODEL_FILE).toString("utf8"));
  return loaded;
}

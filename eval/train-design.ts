import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { PaperRecord } from "@medsieve/contract/papers";
import { describeDesign, scaleDesign } from "@medsieve/reader/design/design-features";
import { findStatedDesign } from "@medsieve/reader/design/stated-design";
import {
  DESIGN_MODEL_FILE,
  DESIGN_SIZE,
  type DesignModel,
  type DesignWeights,
  encodeDesignModel,
  WEIGHED_DESIGNS,
  type WeighedDesign,
} from "@medsieve/reader/models/design-model";
import { hashText } from "@medsieve/reader/models/feature-hash";
import { readPaperText } from "@medsieve/reader/paper-text";
import type { DesignSets } from "./design-corpus.ts";
import { type TrainingRow, trainLogistic } from "./logistic.ts";
import { chooseFold } from "./pico-corpus.ts";

export const DESIGN_FOLDS = 5;
const PENALTY = 1;
const STEPS = 120;
const MAX_WEIGHT = 127;
/** What a record counts: as labelled, with its title's words of design masked, as it is, and where its text shows. */
const WEIGHTS = { labelled: 1, masked: 0.7, titled: 0.3, observed: 0.5 };

/** An abstract to learn from, as the model sees it. */
export interface DesignExample {
  pmid: string;
  /** Null: neither a randomised trial nor a protocol. */
  design: WeighedDesign | null;
  weight: number;
  places: number[];
  scale: number;
}

export function prepareDesigns({ labelled, titled, observed }: DesignSets): DesignExample[] {
  const named = new Map(titled.map(({ pmid, design }) => [pmid, design]));
  const nameWeighed = (design: string | null) => WEIGHED_DESIGNS.find((one) => one === design) ?? null;
  const make = (paper: PaperRecord, design: WeighedDesign | null, weight: number): DesignExample => {
    const text = readPaperText(paper);
    const places = describeDesign(text, findStatedDesign(text)?.id ?? null);
    return { pmid: paper.pmid, design, weight, places, scale: scaleDesign(places) };
  };
  return [
    ...labelled.map(({ pmid, paper, isRandomised }) =>
      make(paper, isRandomised ? nameWeighed(named.get(pmid) ?? "trial") : null, WEIGHTS.labelled),
    ),
    ...titled.flatMap(({ paper, masked, design }) => [
      make(masked, nameWeighed(design), WEIGHTS.masked),
      make(paper, nameWeighed(design), WEIGHTS.titled),
    ]),
    ...observed.map((paper) => make(paper, null, WEIGHTS.observed)),
  ];
}

interface Fitted {
  weights: Float64Array;
  constant: number;
}

function fitWeights(examples: readonly DesignExample[], design: WeighedDesign): Fitted {
  const rows = examples.map(({ places, scale, weight, design: own }): TrainingRow => {
    return { ones: places, values: [1], scale, weight, label: own === design ? 1 : 0 };
  });
  const { ones, values } = trainLogistic(rows, DESIGN_SIZE, PENALTY, STEPS);
  return { weights: ones, constant: values[0] ?? 0 };
}

function score({ weights, constant }: Fitted, { places, scale }: DesignExample): number {
  return constant + scale * places.reduce((sum, place) => sum + (weights[place] as number), 0);
}

/** Slope and shift that turn scores on unseen abstracts into probabilities (Platt 1999). */
interface Calibration {
  slope: number;
  shift: number;
}

function pack({ weights, constant }: Fitted, { slope, shift }: Calibration): DesignWeights {
  const unit = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / MAX_WEIGHT;
  return {
    unit: unit * slope,
    constant: constant * slope + shift,
    weights: Int8Array.from(weights, (weight) => Math.round(weight / unit)),
  };
}

/** For each fold, a model that learnt from the others; and the product's, from all. Calibrated on the folds. */
export function trainDesigns(
  examples: readonly DesignExample[],
  say: (line: string) => void,
): { folds: DesignModel[]; whole: DesignModel } {
  const parts = Array.from({ length: DESIGN_FOLDS }, (_, fold) => {
    const isIn = ({ pmid }: DesignExample) => chooseFold(pmid, DESIGN_FOLDS) === fold;
    return { inside: examples.filter(isIn), outside: examples.filter((example) => !isIn(example)) };
  });
  const models = WEIGHED_DESIGNS.map((design) => {
    const fitted = parts.map(({ outside }) => fitWeights(outside, design));
    const unseen = parts.flatMap(({ inside }, fold) =>
      inside.map((example): TrainingRow => {
        const values = [score(fitted[fold] as Fitted, example), 1];
        return { ones: [], values, weight: example.weight, label: example.design === design ? 1 : 0 };
      }),
    );
    const [slope = 1, shift = 0] = trainLogistic(unseen, 0, 0).values;
    say(`${design}: scores times ${slope.toFixed(2)}, plus ${shift.toFixed(2)}`);
    const all = fitWeights(examples, design);
    return [...fitted, all].map((one) => pack(one, { slope, shift }));
  });
  const make = (index: number, seen: readonly DesignExample[]): DesignModel => {
    const [trial, protocol] = models.map((model) => model[index]) as [DesignWeights, DesignWeights];
    return { trial, protocol, trainedOn: Uint32Array.from(new Set(seen.map(({ pmid }) => hashText(pmid)))).sort() };
  };
  return {
    folds: parts.map(({ outside }, fold) => make(fold, outside)),
    whole: make(DESIGN_FOLDS, examples),
  };
}

/** Trains the model that recognises randomised trials and protocols. The same files give the same weights. */
export function writeDesignModel(sets: DesignSets, out: string, say: (line: string) => void): void {
  const bytes = encodeDesignModel(trainDesigns(prepareDesigns(sets), say).whole);
  mkdirSync(out, { recursive: true });
  writeFileSync(join(out, DESIGN_MODEL_FILE), bytes);
  say(`${bytes.length} bytes: ${join(out, DESIGN_MODEL_FILE)}`);
}

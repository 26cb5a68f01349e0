import type { PicoValuesModel } from "@medsieve/reader/models/pico-values-model";
import { type PaperText, readPaperText } from "@medsieve/reader/paper-text";
import { extractPico, type PicoField } from "@medsieve/reader/pico/extract-pico";
import type { PicoSpan } from "@medsieve/reader/pico/pico-span";
import type { DesignId } from "../reader/src/design/designs.ts";
import { readDesign } from "../reader/src/design/known-design.ts";
import { tidyPico } from "../reader/src/pico/tidy-pico.ts";
import { describeValue, type PicoValue } from "../reader/src/pico/values/describe-value.ts";
import { prepareValues } from "../reader/src/pico/values/prepare-values.ts";
import { trainLogistic } from "./logistic.ts";
import type { LabelledAbstract, LabelledToken, PicoClass } from "./pico-corpus.ts";
import { locateSentences } from "./pico-places.ts";

export const PICO_FIELDS = ["population", "intervention", "comparator", "outcome"] as const;

/** A value by its features, and whether it holds. */
export interface ValueExample {
  field: PicoField;
  names: readonly string[];
  holds: boolean;
  weight: number;
}

/** Every value that the product finds in a paper, each phrase of a field once. */
export function listValues(paper: PaperText): {
  values: PicoValue[];
  all: { field: PicoField; span: PicoSpan }[];
  design: DesignId | null;
} {
  const design = readDesign(paper)?.id ?? null;
  const pico = prepareValues(tidyPico(extractPico(paper, design), paper, design), paper);
  const values = new Map<string, PicoValue>();
  for (const field of PICO_FIELDS)
    for (const span of pico[field]) values.set(`${field}:${span.text}`, { field, span, isInField: true });
  for (const { field, span } of pico.elsewhere) {
    const key = `${field}:${span.text}`;
    if (!values.has(key)) values.set(key, { field, span, isInField: false });
  }
  const all = [...PICO_FIELDS.flatMap((field) => pico[field].map((span) => ({ field, span }))), ...pico.elsewhere];
  return { values: [...values.values()], all, design };
}

const CLASS_OF_FIELD: Record<PicoField, PicoClass> = {
  population: "participants",
  intervention: "interventions",
  comparator: "interventions",
  outcome: "outcomes",
};

const WORD = /[\p{L}\p{N}]/u;
const SMALL = /^(?:the|an?|of|in|and|or|for|to|with|by|on|at|from|mg|kg|daily|ml|\p{N}.*)$/iu;
/** Share of a value's words that are labelled as what it is said to be. */
const LABELLED = 0.7;

/** Whether the labels of an abstract bear a value out: most of its words are labelled so, and no labelled word goes on beside it. */
function isLabelled({ field, span }: PicoValue, { paper, tokens }: LabelledAbstract): boolean {
  const text = readPaperText(paper);
  const sentences = [text.title, ...text.sentences];
  const places = locateSentences(
    paper,
    sentences.map((sentence) => sentence.text),
  );
  const place = places[sentences.indexOf(span.sentence)];
  if (place === undefined) return false;
  const name = CLASS_OF_FIELD[field];
  const from = place.start + span.sentence.text.indexOf(span.text);
  const end = from + span.text.length;
  const part = tokens.filter((token) => token.part === place.part);
  const source = place.part === "title" ? paper.title : (paper.abstract[0]?.text ?? "");
  const read = (token: LabelledToken) => source.slice(token.start, token.end);
  const own = part.filter((token) => token.start >= from && token.end <= end && WORD.test(read(token)));
  const content = own.filter((token) => !SMALL.test(read(token)));
  if (content.length === 0) return false;
  const share = content.filter(({ label }) => label === name).length / content.length;
  const [first, last] = [own[0], own.at(-1)];
  const isJoined = (token: LabelledToken | undefined, beside: LabelledToken | undefined) =>
    token?.label === name && beside?.label === name && WORD.test(read(beside)) && !SMALL.test(read(beside));
  const before = first && part[part.indexOf(first) - 1];
  const behind = last && part[part.indexOf(last) + 1];
  return share >= LABELLED && !isJoined(first, before) && !isJoined(last, behind);
}

/** The values of an abstract by its labels. */
export function listLabelled(abstract: LabelledAbstract): ValueExample[] {
  const paper = readPaperText(abstract.paper);
  const { values, design } = listValues(paper);
  return values.map((value) => ({
    field: value.field,
    names: describeValue(value, paper, design),
    holds: isLabelled(value, abstract),
    weight: 1,
  }));
}

/** Times that a feature is seen before it counts. */
const LEAST_SEEN = 12;
const PENALTY = 4;
const STEPS = 200;

/** Weights of the features by which values hold, those of each field apart. */
export function trainValues(examples: readonly ValueExample[]): PicoValuesModel {
  return new Map(
    PICO_FIELDS.map((field) => [field, trainField(examples.filter((example) => example.field === field))] as const),
  );
}

function trainField(examples: readonly ValueExample[]): Map<string, number> {
  const seen = new Map<string, number>();
  for (const { names } of examples) for (const name of names) seen.set(name, (seen.get(name) ?? 0) + 1);
  const known = [...seen].filter(([, count]) => count >= LEAST_SEEN).map(([name]) => name);
  const places = new Map(known.map((name, at) => [name, at]));
  const rows = examples.map(({ names, holds, weight }) => ({
    ones: names.flatMap((name) => places.get(name) ?? []),
    values: [],
    ...{ label: holds ? 1 : 0, weight },
  }));
  const { ones } = trainLogistic(rows, known.length, PENALTY, STEPS);
  return new Map(known.flatMap((name, at) => (Math.abs(ones[at] ?? 0) < 0.01 ? [] : [[name, ones[at] ?? 0] as const])));
}

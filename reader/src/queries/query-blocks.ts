import { and, or } from "@medsieve/query/build-query";
import type { Query } from "@medsieve/query/query";
import type { QuestionAnalysis } from "../question/analyze-question.ts";
import { isStrong, type QuestionConcept } from "../question/concept.ts";
import { buildConcept, buildTopic } from "./query-syntax.ts";

/** Concepts any of which will do: one concept, or the treatments that a question compares. */
export interface Block {
  concepts: readonly QuestionConcept[];
}

/** What the queries of a question are built from. The same concepts give the same blocks in every language. */
export interface QueryBlocks {
  /** What a paper must be about: conditions, treatments, subjects and free words; the ones that decide most first. */
  core: Block[];
  /** Outcomes, populations and further words, which narrow a query that is broad enough without them. */
  further: Block[];
  /** Treatments compared with one another, also one block of `core`. */
  arms: QuestionConcept[];
  excluded: QuestionConcept[];
  /** "Treatment", "diagnosis": what is asked of the subject. */
  aspects: QuestionConcept[];
}

const KIND_ORDER = ["condition", "intervention", "subject", "word", "outcome", "population"] as const;
const SUBJECT_KINDS: readonly string[] = ["condition", "intervention", "subject"];
/** Words outside the vocabulary that may be required where it knows too little of a question. */
const MAX_WORDS = 3;

const one = (concept: QuestionConcept): Block => ({ concepts: [concept] });

/** By kind, then by heading or name; free words keep their order, which is the same in every language. */
function sortConcepts(concepts: readonly QuestionConcept[]): QuestionConcept[] {
  const nameOf = ({ heading, names }: QuestionConcept) => heading ?? names[0]?.text ?? "";
  return concepts.toSorted((a, b) => {
    const byKind = KIND_ORDER.indexOf(a.kind) - KIND_ORDER.indexOf(b.kind);
    if (byKind !== 0 || a.kind === "word") return byKind;
    return nameOf(a) < nameOf(b) ? -1 : Number(nameOf(a) > nameOf(b));
  });
}

/** A condition and a treatment before further ones of either: together they are the question. */
function alternateKinds(concepts: readonly QuestionConcept[]): QuestionConcept[] {
  const first = KIND_ORDER.flatMap((kind) => concepts.find((concept) => concept.kind === kind) ?? []);
  return [...first, ...concepts.filter((concept) => !first.includes(concept))];
}

/** What the core is without the treatments that are compared. */
function pickCore(concepts: readonly QuestionConcept[], hasArms: boolean): QuestionConcept[] {
  const of = (...kinds: string[]) => concepts.filter((concept) => kinds.includes(concept.kind));
  const core = of(...SUBJECT_KINDS);
  const size = core.length + Number(hasArms);
  if (size < 2) core.push(...of("word").slice(0, MAX_WORDS));
  const isAboutTreatmentOnly = core.every((concept) => concept.kind === "intervention");
  if (isAboutTreatmentOnly) core.push(...of("outcome").slice(0, 2));
  if (core.length === 0 && !hasArms) core.push(...of("population"));
  return core;
}

/** The blocks of an analysed question; `core` is empty when nothing of it can be searched for. */
export function arrangeBlocks(analysis: QuestionAnalysis): QueryBlocks {
  const usable = analysis.concepts.filter(
    (concept) => concept.heading !== "Placebos" && buildConcept(concept, "tiab") !== null,
  );
  const strong = usable.filter(isStrong);
  // A question of weak words alone is searched for by those.
  const wanted = sortConcepts(strong.length > 0 ? strong : usable.filter((concept) => !concept.excluded));
  const arms = wanted.filter((concept) => analysis.comparison.includes(concept));
  const others = wanted.filter((concept) => !arms.includes(concept));
  const picked = alternateKinds(pickCore(others, arms.length > 0));
  const core = picked.map(one);
  // The compared treatments stand where a treatment would: after the first condition.
  if (arms.length > 0) core.splice(picked[0]?.kind === "condition" ? 1 : 0, 0, { concepts: arms });
  return {
    core,
    further: others.filter((concept) => !picked.includes(concept)).map(one),
    arms,
    excluded: usable.filter((concept) => concept.excluded),
    aspects: strong.length > 0 ? usable.filter((concept) => concept.weight < 0.4 && !concept.excluded) : [],
  };
}

/** Papers that name any concept of the block, by MeSH heading or in the given field. */
function buildBlock(block: Block, field: "tiab" | "ti"): Query {
  return or(...block.concepts.flatMap((concept) => buildConcept(concept, field) ?? []));
}

/** Papers that name something of every block. */
export function requireBlocks(blocks: readonly Block[], field: "tiab" | "ti" = "tiab"): Query {
  return and(...blocks.map((block) => buildBlock(block, field)));
}

/** Papers that name something of any block. */
export function requireAnyBlock(blocks: readonly Block[]): Query {
  return or(...blocks.map((block) => buildBlock(block, "tiab")));
}

/** Papers that are about the block: in their title, or as their main topic in MeSH. */
export function requireTopic(block: Block): Query {
  return or(...block.concepts.flatMap((concept) => buildTopic(concept) ?? []));
}

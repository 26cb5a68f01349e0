import type { ConceptName, QuestionConcept } from "./concept.ts";
import type { FoundConcept } from "./found-concept.ts";

/** What a concept is called first, or is called in the question: "lymphedema" is no cancer for "breast cancer-related lymphedema". */
function listOwnNames({ names, written }: QuestionConcept): ConceptName[] {
  return names.filter(({ text }, index) => index === 0 || text.toLowerCase() === written.toLowerCase());
}

/** "Aortic valve replacement" of "surgical aortic valve replacement": a looser name, which says less than the first. */
function isLooser({ stems }: ConceptName, first: ConceptName | undefined): boolean {
  return first !== undefined && first.stems.length > stems.length && stems.every((stem) => first.stems.includes(stem));
}

/** Whether every word of a name of one concept stands in a longer name that the other goes by. */
function isPartOfName(one: QuestionConcept, other: QuestionConcept): boolean {
  const isTreatment = one.kind === "intervention";
  const exact = one.names.filter((name) => !(isTreatment && isLooser(name, one.names[0])));
  return exact.some(({ stems, capitals }) =>
    listOwnNames(other).some(
      (name) =>
        !capitals &&
        !name.capitals &&
        name.stems.length > stems.length &&
        stems.every((stem) => name.stems.includes(stem)),
    ),
  );
}

/** Whether a word outside every vocabulary stands right before it: "needlescopic appendectomy" is one by itself. */
function hasOwnWord({ start }: FoundConcept, found: readonly FoundConcept[]): boolean {
  return found.some(({ end, concept }) => concept.kind === "word" && start - end === 1);
}

/** 白米を玄米に変えた: what takes the place of the other. */
const CHANGED = /^[をから]{1,2}$/u;
const CHANGED_TO = /^に(?:変え|替え|換え|切り?替え|切り?換え|変更|する)/u;

/** 血液透析和腹膜透析, "surgery or laparoscopic surgery": what is set beside the other is a thing by itself. */
const JOINS =
  /^\s*(?:和|与|與|跟|还是|還是|或者?|(?:对|對|相|是否|是不是|能否|能|会)?比|と|か|は|または|対|vs\.?|versus|or|rather than|instead of|compared (?:with|to)|(?:is )?(?:non-?inferior|superior|inferior|equal|equivalent|preferable) to|(?:better|worse|safer|(?:more|less) (?:effective|efficacious|safe)) than|as (?:effective|good|safe|well) as|over|against)\s*(?:the |an? )?$/iu;

/**
 * Leaves out a concept that another one of its kind says more exactly: beside "influenza vaccine", "vaccination" adds
 * nothing, in whatever words the language has it. Excluded ones stay.
 */
export function dropImplied(found: readonly FoundConcept[], text: string): FoundConcept[] {
  return found.filter((it) => {
    const { concept } = it;
    if (concept.excluded || concept.kind === "word" || concept.names.length === 0) return true;
    if (hasOwnWord(it, found)) return true;
    const isChanged = found.some(
      ({ start, end }) => CHANGED.test(text.slice(it.end, start)) && CHANGED_TO.test(text.slice(end)),
    );
    if (isChanged) return true;
    return !found.some(
      ({ concept: other, start, end }) =>
        other !== concept &&
        !/^(?:sham|placebo)\b/iu.test(other.names[0]?.text ?? "") &&
        !(it.end <= start ? JOINS.test(text.slice(it.end, start)) : JOINS.test(text.slice(end, it.start))) &&
        other.kind === concept.kind &&
        !other.excluded &&
        isPartOfName(concept, other) &&
        !isPartOfName(other, concept),
    );
  });
}

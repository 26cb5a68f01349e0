import { findName, type PaperText } from "../paper-text.ts";
import type { Pico } from "../pico/extract-pico.ts";
import type { QuestionConcept } from "../question/concept.ts";

/** Both arms as a paper names them; null where it does not, or only one of them is known. */
export interface NamedArms {
  intervention: string | null;
  comparator: string | null;
}

/** The name by which a paper knows a concept; null where it does not name it. */
export function findWritten(concept: QuestionConcept, { title, sentences }: PaperText): string | null {
  for (const sentence of [...sentences.toReversed(), title]) {
    for (const name of [...concept.names, ...concept.narrower]) {
      const [place] = findName(name, sentence);
      if (place) return sentence.text.slice(place.start, place.end);
    }
  }
  return null;
}

function findFirstWritten(concepts: readonly QuestionConcept[], paper: PaperText): string | null {
  for (const concept of concepts) {
    const written = findWritten(concept, paper);
    if (written !== null) return written;
  }
  return null;
}

const overlaps = (a: string, b: string) =>
  a.toLowerCase().includes(b.toLowerCase()) || b.toLowerCase().includes(a.toLowerCase());

/** What everybody in a study got anyway, in the words before it. */
const BACKGROUND =
  /\b(?:add(?:ed|ing|-on|ition(?:al)?)(?: (?:treatment|therapy))? to|adjunct(?:ive)?(?: (?:treatment|therapy))? (?:to|with)|controlled (?:on|with|by)|(?:stable|background) (?:doses? of )?|combined with|in combination with)(?: (?:standard|ongoing|existing|current|open-label|background))? $/iu;
/** UTF-16 units before a name in which such words stand. */
const BEFORE = 60;

/** Whether a paper adds its intervention to this, and does not try it. */
function isBackground(written: string, { title, sentences }: PaperText): boolean {
  const mentions = [title, ...sentences.filter(({ kind }) => kind !== "background")].flatMap(({ text }) => {
    const at = text.toLowerCase().indexOf(written.toLowerCase());
    return at < 0 ? [] : [BACKGROUND.test(text.slice(Math.max(0, at - BEFORE), at))];
  });
  return mentions.includes(true);
}

const LONGEST_NAME = 60;
const RUNS_ON = /\b(?:and|on|for|in|who|were|was|improves?|reduces?|versus|vs|or|than|compared)\b|[,;:()]/iu;

/** The intervention under its full name: of "procalcitonin-guided antibiotics" the antibiotics alone were not tried. */
function nameInFull(written: string, { intervention }: Pico): string {
  const full = intervention.find(
    ({ text }) => text.length <= LONGEST_NAME && text.toLowerCase().includes(written.toLowerCase()),
  )?.text;
  return full === undefined || RUNS_ON.test(full) ? written : full;
}

/** Whether a paper gave it to someone, as far as its arms say: what it only mentions is no arm. */
function isGiven(written: string, { intervention, comparator, elsewhere }: Pico): boolean {
  const others = elsewhere.flatMap(({ field, span }) => (field === "intervention" ? [span] : []));
  return [...intervention, ...comparator, ...others].some(({ text }) => overlaps(text, written));
}

/** Two arms in one phrase, which a sentence about one of them says nothing of. */
const IS_BOTH = /\b(?:or|versus|vs\.?)\b/iu;
/** An intervention with its control behind it, as in "randomly assigned to zinc or placebo". */
const WITH_CONTROL =
  /^(?<tried>.{2,80}) (?:and|or|versus|vs\.?|compared (?:with|to)) (?<control>(?:an? |the |matching |either )?(?:placebo|controls?|usual|standard|sham|no|conventional)\b.*)$/iu;
const COUNT = / ?\(n ?= ?\d+\)$/iu;
const IS_PAIR = /\b(?:and|or|versus|vs\.?)\b/iu;
/** What is done to many and says nothing of what was tried. */
const IS_COMMON = /^(?:surgery|chemotherapy|treatments?|therap(?:y|ies)|interventions?|drugs?|medications?|care)$/iu;
const IS_CONTROL = /^(?:the )?(?:control|placebo|sham|usual|standard|conventional|routine|no) /iu;
/** What is no name of an arm. */
const NO_COMPARATOR = /\bintervention\b/iu;

/** A comparator as a name: without the brackets and abbreviations about it, or a dose that was cut; null where nothing is left. */
export function cleanComparator(text: string): string | null {
  const bare = text
    .replace(/^\((.*)\)$/u, "$1")
    .replace(/ \([A-Za-z]{1,6}\)$/u, "")
    .replace(/ \d+(?:\.\d+)?$/u, "")
    .replace(/^(?:a |an |the )?matching /iu, "")
    .trim();
  return bare === "" || NO_COMPARATOR.test(bare) || /^(?:usual|daily|weekly|monthly|once|twice)$/iu.test(bare)
    ? null
    : bare;
}

/** "no probiotic" in place of "probiotic", where that is what a paper says. */
function nameWithout(text: string, { title, sentences }: PaperText): string {
  return [title, ...sentences].some((sentence) => sentence.text.includes(` no ${text}`)) ? `no ${text}` : text;
}

/** The arms that a question asks about as the paper names them, else those of the paper. */
export function chooseArms(
  paper: PaperText,
  pico: Pico,
  interventions: readonly QuestionConcept[],
  comparators: readonly QuestionConcept[],
): NamedArms {
  const isBoth = pico.comparator.length === 0 ? IS_PAIR : IS_BOTH;
  const split = pico.intervention.map(({ text }) => WITH_CONTROL.exec(text)?.groups ?? { tried: text, control: null });
  const tried = split
    .map(({ tried: text }) => (text ?? "").replace(COUNT, ""))
    .filter((text) => text !== "" && !isBoth.test(text));
  const own = tried.find((text) => !IS_CONTROL.test(text) && !IS_COMMON.test(text)) ?? null;
  const compared = pico.comparator[0]?.text ?? split[0]?.control ?? null;
  const control = compared === null ? null : cleanComparator(nameWithout(compared, paper));
  const named = findFirstWritten(interventions, paper);
  const isTried = named !== null && isGiven(named, pico) && !isBackground(named, paper);
  const other = own !== null && named !== null && overlaps(own, named) && !isTried ? null : own;
  const intervention = isTried ? nameInFull(named, pico) : (other ?? (named !== null && own === null ? named : null));
  const asked = findFirstWritten(comparators, paper);
  const candidates = [asked, control, own].filter((text) => text !== null);
  const comparator = candidates.find((text) => intervention === null || !overlaps(text, intervention)) ?? null;
  return { intervention, comparator: comparator === own && control === null && asked === null ? null : comparator };
}

import type { Language } from "@medsieve/contract/constants";
import { TERMINOLOGY, type VocabularyConcept } from "@medsieve/terminology/terminology";
import type { ConceptName, QuestionConcept } from "./concept.ts";
import { readName } from "./name-index.ts";

const IS_EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** An abbreviation, such as HbA1c, is the same in every language. */
const HAS_WORD = /\p{Ll}{4}/u;

let known: ReadonlyMap<string, VocabularyConcept> | null = null;

/** Where two concepts share a name, the first one has it. */
function readKnown(): ReadonlyMap<string, VocabularyConcept> {
  if (known !== null) return known;
  const names = new Map<string, VocabularyConcept>();
  for (const concept of TERMINOLOGY.concepts) {
    for (const name of [...concept.english, ...concept.japanese, ...concept.chinese]) {
      if (!names.has(name.toLowerCase())) names.set(name.toLowerCase(), concept);
    }
  }
  known = names;
  return names;
}

/** Beginnings of what people say, such as 血圧が高 of 血圧が高い, and 膝盖疼: read in questions, and no name to show. */
const SPOKEN_FORM =
  /[がはをもにで]|[くてしずけきび]$|の(?:痛|かゆ|痒|しび|痺|むく|腫れ)$|疼$|了$|^(?:打|做|吃|喝|老|总|一直|不|没|想|缺|切|割)/u;

function listNames({ english, japanese, chinese }: VocabularyConcept, language: Language): readonly string[] {
  const names = { en: english, ja: japanese, zh: chinese }[language];
  const shown = language === "en" ? names : names.filter((name) => !SPOKEN_FORM.test(name));
  return shown.length > 0 ? shown : names;
}

/** Characters from which a name in Japanese or Chinese is no clipped form, as 心梗 is of 心肌梗死. */
const WHOLE = 3;

/**
 * The name that most others say more than, as "stroke" beside "acute stroke", of several the shortest that is no clipped
 * form; where none does, the first.
 */
function findPlainName(names: readonly string[]): string | undefined {
  const count = (name: string) => names.filter((other) => other !== name && other.includes(name)).length;
  const length = (name: string) => (name.length < WHOLE ? Number.POSITIVE_INFINITY : name.length);
  const counted = names.map((name) => ({ name, more: count(name) }));
  const most = Math.max(0, ...counted.map(({ more }) => more));
  const [first, ...others] = counted.filter(({ more }) => more === most).map(({ name }) => name);
  if (first === undefined || most === 0) return first;
  return others.reduce((one, other) => (length(other) < length(one) ? other : one), first);
}

/**
 * A name as the language has it, where the vocabulary knows it as the plain name of a concept; as it was written where not,
 * and where it is a name of that language.
 */
export function nameInLanguage(written: string, language: Language): string {
  return IS_EAST_ASIAN.test(written) ? nameEastAsian(written, language) : nameEnglish(written, written, language);
}

/** The same for a concept of a question, which may be written in the plural or another form of its name. */
export function nameConcept({ written, names }: QuestionConcept, language: Language): string {
  if (IS_EAST_ASIAN.test(written)) return nameEastAsian(written, language);
  const same = names.find((name) => isSameName(name, readName(written)));
  return nameEnglish(same?.text ?? written, written, language);
}

function nameEastAsian(written: string, language: Language): string {
  const concept = readKnown().get(written.toLowerCase());
  const names = concept === undefined ? [] : listNames(concept, language);
  return names.includes(written) ? written : (findPlainName(names) ?? written);
}

function nameEnglish(name: string, written: string, language: Language): string {
  if (language === "en" || !HAS_WORD.test(written)) return written;
  const lower = name.toLowerCase();
  const singular = lower.replace(/(?<!s)s$/u, "");
  const concept = readKnown().get(lower) ?? readKnown().get(singular);
  if (concept === undefined) return written;
  const plain = [concept.english[0], findPlainName(concept.english)].map((one) => one?.toLowerCase() ?? "");
  const isPlain = plain.includes(lower) || plain.includes(singular);
  return isPlain ? (findPlainName(listNames(concept, language)) ?? written) : written;
}

function isSameName({ stems }: ConceptName, { stems: others }: ConceptName): boolean {
  return stems.length > 0 && stems.length === others.length && stems.every((stem, at) => stem === others[at]);
}

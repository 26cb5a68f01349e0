import type { TaggedWord } from "../parts-of-speech.ts";
import type { PicoField } from "./extract-pico.ts";
import type { PicoSpan } from "./pico-span.ts";

/** Words that a phrase may lack at one side. */
const MOST_WORDS = 4;

/** Says how much or how well, and is no part of a name. */
const GRADES =
  /^(?:significan\w+|similar|compar\w+|high(?:er)?|low(?:er)?|great(?:er|est)?|better|best|worse|more|less|most|least|fewer|larger|smaller|longer|shorter|faster|slower|earlier|later|improved?|increas\w+|reduc\w+|decreas\w+|primary|secondary|main|principal|key|same|different|other|such|several|many|some|any|all|both|new|further|additional|possible|potential|respective|following|present|current|previous|baseline|frequent|frequently|multiple|first|second|third|one|two|three|four|efficacious|effective|safe|available|able|due|eligible|enrolled)$/iu;
/** Heads that belong to what people were put into or what was written about, not to the name before them. */
const OTHER_HEADS: Record<PicoField, RegExp> = {
  population:
    /^(?:groups?|arms?|study|studies|trials?|data|cohorts?|registry|program(?:me)?s?|hospitals?|cent(?:er|re)s?|clinics?)$/iu,
  intervention:
    /^(?:groups?|arms?|patients?|participants?|subjects?|children|women|men|users?|recipients?|effects?|study|studies|trials?|versus|vs|efficacy|safety|days?|weeks?|months?|hours?|years?)$/iu,
  comparator:
    /^(?:groups?|arms?|patients?|participants?|subjects?|children|women|men|users?|recipients?|effects?|study|studies|trials?|versus|vs|days?|weeks?|months?|hours?|years?)$/iu,
  outcome:
    /^(?:groups?|arms?|patients?|participants?|subjects?|children|women|men|study|studies|trials?|versus|vs|days?|weeks?|months?|hours?|years?|results?|data|effects?|differences?|improvements?|reductions?|increases?|decreases?|hazards?|ratios?)$/iu,
};
/** Nouns in "-s" that end a name; others may be verbs that the tagger takes for nouns ("treatment improves …"). */
const PLURAL_HEAD =
  /(?:ities|ases|yses|tions?|sions?|ments|ances|ences|ors|ers|ists|itis|osis|asis|rates|scores|levels|symptoms|events|times|counts|cells|tests|outcomes|complications|doses|costs|days|infections|tablets|capsules|nets|ulcers|bleeds|deaths|falls|fractures|diseases|disorders|procedures|programs|programmes|exercises|sessions|messages|supplements|inhibitors|blockers|agonists|antagonists|drugs|agents|vaccines|diets|adults|women|patients|infants|volunteers|smokers|students)$/iu;

const UNIT = /^(?:mg|g|mcg|[µμ]g|ml|kg|IU|units?|%|mmol|cm|mm|weeks?|days?|months?|hours?|years?)$/iu;
const DEGREE = /^(?:severe|vigorous|moderate|high|late|long)(?:-\w+)?$/iu;
/** Measures that are themselves called mean: "mean arterial pressure", "mean corpuscular volume". */
const NAMED_MEAN = /^(?:arterial|corpuscular|platelet|airway)$/iu;
const isNoun = ({ part }: TaggedWord) => part === "NOUN" || part === "PROPN";
const isJoined = (left: TaggedWord, right: TaggedWord) => left.closing === "" && right.opening === "";

/** Where a phrase stands among the words of its sentence; null where it is not in it. */
function locate({ text, sentence }: PicoSpan): { words: readonly TaggedWord[]; first: number; last: number } | null {
  const from = sentence.text.indexOf(text);
  if (from < 0) return null;
  const words = sentence.tagWords();
  const first = words.findIndex(({ end }) => end > from);
  const last = words.findLastIndex(({ start }) => start < from + text.length);
  return first < 0 || last < first ? null : { words, first, last };
}

/** Whether a word describes the noun behind it: "moist", "plasma", "exposed" in "moist exposed burn ointment". */
function describes(word: TaggedWord, before: TaggedWord | undefined, field: PicoField): boolean {
  if (GRADES.test(word.text) || OTHER_HEADS[field].test(word.text)) return false;
  if (word.part === "NUM") return field === "population" && /^\p{N}/u.test(word.text) && !word.text.includes("%");
  if (word.part === "ADJ" || isNoun(word)) return true;
  return (
    word.part === "VERB" && /ed$/iu.test(word.text) && (before === undefined || /^(?:ADJ|DET|ADP)$/u.test(before.part))
  );
}

/** How many words before the phrase belong to its first noun, "20 mg" among them. */
function countBefore(words: readonly TaggedWord[], first: number, field: PicoField): number {
  const begins = words[first];
  if (begins === undefined || !(isNoun(begins) || begins.part === "ADJ" || begins.part === "VERB")) return 0;
  for (let count = 0; ; count++) {
    const [before, word, next] = [words[first - count - 2], words[first - count - 1], words[first - count]];
    if (next === undefined) return count;
    const isAmount = (amount: TaggedWord | undefined, unit: TaggedWord) =>
      amount?.part === "NUM" && UNIT.test(unit.text) && isJoined(amount, unit);
    if (isAmount(word, next)) return count + 1;
    if (word === undefined || count === MOST_WORDS || !isJoined(word, next)) return count;
    if (isAmount(before, word)) return count + 2;
    if (/^mean$/iu.test(word.text) && NAMED_MEAN.test(next.text)) return count + 1;
    if (UNIT.test(word.text) || !describes(word, before, field)) return count;
    // Of "moderate to severe nausea" the second degree alone says something else.
    if (DEGREE.test(word.text) && before !== undefined && /^(?:to|or)$/iu.test(before.text)) return count;
  }
}

/** How many words behind the phrase its last word needs: the noun of an adjective, the head of a compound. */
function countBehind(words: readonly TaggedWord[], last: number, field: PicoField): number {
  let end = last;
  for (let at = last + 1; at <= last + MOST_WORDS; at++) {
    const [before, word] = [words[at - 1], words[at]];
    if (before === undefined || word === undefined || !isJoined(before, word)) break;
    if (!(isNoun(before) || before.part === "ADJ")) break;
    if (OTHER_HEADS[field].test(word.text)) break;
    if (word.part === "ADJ" && !GRADES.test(word.text)) continue;
    if (!isNoun(word)) break;
    if (/s$/iu.test(word.text) && !/ss$/iu.test(word.text) && isNoun(before) && !PLURAL_HEAD.test(word.text)) break;
    end = at;
  }
  return end - last;
}

/** How many words at the end of the phrase belong to what is said of it: "patients revealed", "80 patients were entered". */
function countHanging(words: readonly TaggedWord[], first: number, last: number): number {
  let end = last;
  while (end > first) {
    const word = words[end];
    if (word === undefined) break;
    const isSaid =
      (word.part === "VERB" && /(?:ed|en)$/iu.test(word.text)) ||
      /^(?:AUX|ADP|DET|CCONJ|SCONJ|PRON|PART)$/u.test(word.part);
    if (!isSaid || /\p{Lu}|\p{N}/u.test(word.text)) break;
    end--;
  }
  return last - end;
}

/**
 * A phrase as the noun phrase that it stands for: with the words that it was cut from ("burn ointment" as "moist exposed burn
 * ointment"), without what is said of it behind ("patients revealed"). Null where its words name nothing.
 */
export function completePhrase(field: PicoField, span: PicoSpan): PicoSpan | null {
  const place = locate(span);
  if (place === null) return span;
  const { words, first, last } = place;
  if (!namesSomething(words.slice(first, last + 1))) return null;
  const text = span.sentence.text;
  const from = text.indexOf(span.text);
  const hanging = countHanging(words, first, last);
  const before = countBefore(words, first, field);
  const behind = hanging > 0 ? 0 : countBehind(words, last, field);
  const start = before === 0 ? from : (words[first - before]?.start ?? from);
  const end = behind === 0 && hanging === 0 ? from + span.text.length : (words[last + behind - hanging]?.end ?? start);
  return { text: text.slice(start, end), sentence: span.sentence };
}

/** Whether words, by their parts of speech, are a name: with a noun, and no clause. */
function namesSomething(own: readonly TaggedWord[]): boolean {
  const [begins, second] = own;
  if (begins?.part === "VERB" && second?.part === "ADP" && /ed$/u.test(begins.text)) return false;
  if (begins?.part === "SCONJ" || begins?.part === "PRON") return false;
  return own.some((word) => isNoun(word) || word.part === "X" || /ing$|\p{Lu}{2}|\p{N}/u.test(word.text));
}

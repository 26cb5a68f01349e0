import { stemWord } from "@medsieve/text/stem";
import type { DesignId } from "../design/designs.ts";
import type { PaperSentence, PaperText } from "../paper-text.ts";
import type { PicoField } from "./extract-pico.ts";
import type { PicoSpan } from "./pico-span.ts";

/** Who may be a population. */
export const SOMEBODY =
  /\b(?:patients?|participants?|subjects?|volunteers?|adults?|children|childhood|child|women|woman|men|man|males?|females?|infants?|neonates?|newborns?|adolescents?|students?|people|individuals?|mothers?|residents?|persons?|boys?|girls?|cases?|survivors?|workers|nurses|physicians|elderly|mice|mouse|rats?|rabbits?|dogs?|pigs?|animals?|cells?|monkeys?|cats?|sheep|volunteers|controls|families|users|smokers|athletes|recipients|carriers|population|cohort|twins|veterans|samples|specimens|year-old)\b/i;
/** "The model was assessed for …": what is assessed is no outcome, what it is assessed for is one. */
const ASSESSED_FOR =
  /^ (?:was|were) (?:\w+ly )?(?:assessed|evaluated|tested|examined|analy[sz]ed|investigated|screened) for\b/i;
const NAMES_OUTCOME = /\b(?:outcomes?|end[- ]?points?)\b/i;
/** Words that lead to what was done, or given, and words that follow it. */
const LEADS_TO_TREATMENT =
  /\b(?:effects?|efficacy|safety|impact|influence|use|administration|treatments?|therapy|outcomes?|results?) (?:of|with|by)(?: [\w-]+){0,2} $|\b(?:treated with|treatment with|receiving|received|were given|underwent|undergoing|managed with|injected with|exposed to|exposure to)(?: [\w-]+){0,2} $/i;
const FOLLOWS_TREATMENT =
  /^ (?:reduc|improv|increas|decreas|protect|prevent|attenuat|inhibit|suppress|alleviat|ameliorat|enhanc|treatment\b|therapy\b)/i;
const IS_MEASURED =
  /\b(?:measured|assessed|evaluated|determined|recorded|quantified|monitored|investigated|analy[sz]ed)\b/i;

/** Whether a phrase of a paper that is no trial is what it is said to be. */
export function isSure(field: PicoField, phrase: PicoSpan, paper: PaperText, design: DesignId | null): boolean {
  const { text, sentence } = phrase;
  const { kind } = sentence;
  if (field === "comparator") return true;
  if (field === "population" && kind === "title") return !/\bbetween\b/i.test(text);
  if (design === null || kind === "background" || kind === "conclusion") return false;
  if (field === "population") return SOMEBODY.test(text);
  if (field === "intervention") {
    const at = sentence.text.indexOf(text);
    const isLed =
      LEADS_TO_TREATMENT.test(sentence.text.slice(0, at)) || FOLLOWS_TREATMENT.test(behind(text, sentence.text));
    return isLed && (kind === "title" || sharesWords(text, paper.title));
  }
  if (ASSESSED_FOR.test(behind(text, sentence.text))) return false;
  if (kind === "outcome" || NAMES_OUTCOME.test(sentence.text)) return true;
  return kind !== "title" && IS_MEASURED.test(sentence.text) && sharesWords(text, paper.title);
}

const LONG_WORDS = /\p{L}[\p{L}\p{N}-]{3,}/gu;

/** At least half of the words of four letters or more. */
function sharesWords(text: string, { stems }: PaperSentence): boolean {
  const words = text.toLowerCase().match(LONG_WORDS) ?? [];
  const shared = words.filter((word) => stems.has(stemWord(word))).length;
  return shared > 0 && shared * 2 >= words.length;
}

/** What follows a phrase in its sentence; empty where the phrase was changed and is not in it. */
export function behind(text: string, sentence: string): string {
  const at = sentence.indexOf(text);
  return at < 0 ? "" : sentence.slice(at + text.length);
}

import { stemWord } from "@medsieve/text/stem";
import type { PaperSentence, PaperText } from "../../paper-text.ts";
import { readAbbreviations } from "../abbreviations.ts";
import { completeName } from "./complete-name.ts";

const isOpen = (text: string) => text.split("(").length !== text.split(")").length;
/** What a name was cut behind. */
const IS_CUT = / (?:of|and|or|with|in|for|to|by|from|at|on|the|an?|versus|vs)$/iu;
const LETTER_GROUP = /^(?:the )?(?:group|arm) (?:[A-Z]|[IVX]{1,4}|\d)$/u;
const RECEIVED =
  /^(?:the )?(?:[\w-]+ )?(?:groups?|arms?|controls?|patients|participants) (?:that |who |which )?(?:received|receiving|given|got) (?:the )?(?<what>.+)$/iu;

/** A comparator as a name: "control group received the usual care" as "usual care"; null where it was cut or names the intervention. */
export function settleComparator(comparator: string | null, intervention: string | null): string | null {
  if (comparator === null) return null;
  const whole = (RECEIVED.exec(comparator)?.groups?.what ?? comparator).trim();
  const name = whole.replace(/ (?:pre|post)$/iu, "");
  if (isOpen(name) || IS_CUT.test(name) || LETTER_GROUP.test(name)) return null;
  const words = (intervention ?? "").toLowerCase().split(/[ -]/u);
  const isPart = words.some((word) => word.startsWith(name.toLowerCase()) && word !== name.toLowerCase());
  return isPart ? null : name;
}

const CHANGE_OF = /^(?:mean |overall )?(?:changes?|differences?) (?:in|of|from baseline in) (?:the )?(?=\S{3})/iu;
const IS_LOSS = /\b(?:loss(?:es)?|declines?|deteriorations?|falls?)\b/iu;
const BOTH = /(?<!\p{L})(?:post-?operative )?nausea(?: and |\/| or )vomiting(?!\p{L})/iu;
const ONE = /(?<!\p{L})(?:(?:post-?operative )?nausea|vomiting|emesis)(?!\p{L})/iu;

/** "Nausea" of a sentence that has it only together with vomiting, as that. */
function nameBoth(outcome: string, { text }: PaperSentence): string {
  const both = BOTH.exec(text)?.[0];
  if (both === undefined || BOTH.test(outcome) || !ONE.test(outcome)) return outcome;
  const own = ONE.exec(outcome)?.[0] ?? "";
  const rest = text.replace(new RegExp(BOTH.source, "giu"), "");
  return rest.toLowerCase().includes(own.toLowerCase()) ? outcome : outcome.replace(ONE, both);
}

/** Both of these in what a paper abbreviates, as in PONV. */
const NAUSEA_AND_VOMITING = ["nausea", "vomiting"].map(stemWord);

/** "Vomiting" of a sentence that speaks of PONV, as PONV. */
function nameShort(outcome: string, { text, lower }: PaperSentence, paper: PaperText): string {
  const own = ONE.exec(outcome)?.[0];
  if (own === undefined || BOTH.test(outcome) || lower.includes(own.toLowerCase())) return outcome;
  const printed = new Set(text.match(/[\p{L}\d/-]+/gu));
  const found = Array.from(readAbbreviations(paper)).find(
    ([short, long]) => printed.has(short) && NAUSEA_AND_VOMITING.every((stem) => long.includes(stem)),
  );
  return found === undefined ? outcome : outcome.replace(ONE, found[0]);
}

/** An outcome as its sentence measures it; null where a part of it is missing there. */
export function settleOutcome(outcome: string, sentence: PaperSentence, paper: PaperText): string | null {
  const isPrinted = sentence.lower.includes(outcome.toLowerCase()) || IS_LOSS.test(sentence.text);
  const named = isPrinted ? outcome : outcome.replace(CHANGE_OF, "");
  return completeName(nameShort(nameBoth(named, sentence), sentence, paper), sentence);
}

const isInitials = (name: string, text: string) => {
  const initials = name.split(/[ -]/u).map((word) => word.charAt(0).toUpperCase());
  return initials.some((_, from) => {
    const short = initials.slice(from).join("");
    return short.length > 1 && new RegExp(`(?<!\\p{L})${short.replace(/[^\p{L}\d]/gu, ".")}(?!\\p{L})`, "u").test(text);
  });
};

/** What a paper abbreviates a name to, and its initials. */
export function listShortNames(name: string, paper: PaperText): string[] {
  const stems = new Set((name.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).map(stemWord));
  const short = Array.from(readAbbreviations(paper)).flatMap(([letters, long]) =>
    long.length > 1 && long.every((stem) => stems.has(stem)) ? [letters] : [],
  );
  const initials = name.split(/[ -]/u).map((word) => word.charAt(0).toUpperCase());
  return initials.length > 2 ? [...short, initials.join("")] : short;
}

/** Letters by which a word is known in another form. */
const KNOWN_BY = 5;

/** Whether a sentence names an arm: by a word of its name, by its initials or by what the paper abbreviates it to. */
export function namesArm(name: string, { text, lower }: PaperSentence, paper: PaperText): boolean {
  if (lower.includes(name.toLowerCase()) || isInitials(name, text)) return true;
  const words = name.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  if (words.some((word) => lower.includes(word.slice(0, KNOWN_BY)))) return true;
  const stems = words.map(stemWord);
  return Array.from(readAbbreviations(paper)).some(
    ([short, long]) => text.includes(short) && stems.length > 0 && long.some((stem) => stems.includes(stem)),
  );
}

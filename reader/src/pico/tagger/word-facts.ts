import { stemWord } from "@medsieve/text/stem";
import { hashName, hashText } from "../../models/feature-hash.ts";
import type { PicoToken } from "./split-tokens.ts";

/** Groups of words that stand among the same words, coarse and fine, counted from 1, by the hash of the word. */
export type WordGroupTable = ReadonlyMap<number, readonly [coarse: number, fine: number]>;

/** What a token shows by itself, wherever it stands; names are hashes. */
export interface WordFacts {
  word: number;
  stem: number;
  shape: number;
  /** First and last letters. */
  start4: number;
  end3: number;
  end4: number;
  /** Its groups, coarse and fine; 0 for a word in none. */
  coarse: number;
  fine: number;
  /** What it is between its neighbours, counted from 0 and below WORD_KINDS: a kind of small word, else its coarse group. */
  kind: number;
  /** A small word or a mark. */
  isClosed: boolean;
  /** Whether it is a word that stands beside treatments, measures or people: NEAR_… bits. */
  near: number;
  /** What its sentence may be for: a bit for each of SENTENCE_CUES. */
  about: number;
  /** What it adds to scores by the model that scored it last; absent before. */
  scored?: { model: object; own: Int32Array };
}

export const NEAR_TREATMENT = 1;
export const NEAR_MEASURE = 2;
export const NEAR_PEOPLE = 4;

const TREATMENT =
  /^(?:receiv\w*|given|administ\w*|versus|vs|placebo|treat\w*|therapy|random\w*|assigned|groups?|arm|efficacy|mg|doses?)$/u;
const MEASURE =
  /^(?:outcomes?|endpoint|measured|assessed|evaluated|scores?|levels?|rates?|significant\w*|increas\w*|decreas\w*|reduc\w*|improv\w*|higher|lower|changes?|differences?)$/u;
const PEOPLE =
  /^(?:patients|participants|subjects|volunteers|children|women|men|adults|infants|aged|undergoing|diagnosed|suffering)$/u;

/** Words whose presence shows what a sentence is for. */
const SENTENCE_CUES: readonly RegExp[] = [
  /random|assigned|allocated/u,
  /patients|participants|subjects|volunteers|children|women|men$|adults/u,
  /receiv|treated|administ|given/u,
  /outcome|end-?point|measured|assessed|evaluated|recorded/u,
  /signific|^p$|increas|decreas|reduc|higher|lower|differ/u,
  /compar|versus|^vs$|placebo|control/u,
  /effect|efficacy|safety|^aims?$|aimed|objective|purpose/u,
  /conclu|suggest|^may$|^should$/u,
  /enrol|recruit|includ|eligib|aged/u,
];

export const ABOUT_BITS = SENTENCE_CUES.length;

const CLOSED = new Set(
  (
    "the a an of in on at to for from with without by and or nor but as than that which who whom whose were was is are be been being had has have having did do does " +
    "not no both either neither all each these those this their its his her our we they it he she there after before during between among within into onto over under " +
    "versus vs per via while when whereas although until since if whether more less most least can may might could should would will also only"
  ).split(" "),
);

/** Words and marks that join or part phrases in one way; the name of a number is readWord's. */
const JOINTS =
  "and or plus|,|of|in|with without|for|to|( [|) ]|. ?|the a an their its|was were is are had has have be been|than versus vs per|on by at from|who which that whose|" +
  "after before during between among|- / : ; % = < > +|0 00 <number>|patients subjects participants children women men adults|placebo control group groups|not no both either all";
const JOINT_OF_WORD: ReadonlyMap<string, number> = new Map(
  JOINTS.split("|").flatMap((words, kind) => words.split(" ").map((word) => [word, kind] as const)),
);
const JOINT_KINDS = JOINTS.split("|").length;
/** Greatest number of coarse groups; group 0 is none. */
export const MOST_COARSE = 64;
export const WORD_KINDS = JOINT_KINDS + 1 + MOST_COARSE;

/** "Xx-x", "0.0", "XX0": the kinds of characters in a row, each once. */
function readShape(text: string): string {
  return text
    .replace(/\p{Lu}+/gu, "X")
    .replace(/\p{Ll}+/gu, "x")
    .replace(/\p{N}+/gu, "0")
    .slice(0, 8);
}

const NUMBER_WORD =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-\w+)?|hundred)$/u;

/** A token as features name it: in small letters, numbers of one kind alike. */
export function readWord({ lower }: PicoToken): string {
  if (!/^\p{N}/u.test(lower)) return NUMBER_WORD.test(lower) ? "<number>" : lower;
  if (/^\p{N}[\p{N}.,·]*$/u.test(lower)) return lower.length > 2 ? "00" : "0";
  return lower.replace(/\p{N}+/gu, "0");
}

function readFacts(token: PicoToken, groups: WordGroupTable): WordFacts {
  const name = readWord(token);
  const { lower } = token;
  const [coarse, fine] = groups.get(hashText(name)) ?? [0, 0];
  return {
    word: hashName(name),
    stem: hashName(stemWord(name)),
    shape: hashName(readShape(token.text)),
    coarse,
    fine,
    start4: hashName(lower.slice(0, 4)),
    end3: hashName(lower.slice(-3)),
    end4: hashName(lower.slice(-4)),
    kind: JOINT_OF_WORD.get(name) ?? JOINT_KINDS + coarse,
    isClosed: CLOSED.has(name) || !/[\p{L}\p{N}]/u.test(name),
    near:
      (TREATMENT.test(lower) ? NEAR_TREATMENT : 0) |
      (MEASURE.test(lower) ? NEAR_MEASURE : 0) |
      (PEOPLE.test(lower) ? NEAR_PEOPLE : 0),
    about: SENTENCE_CUES.reduce((bits, cue, bit) => (cue.test(lower) ? bits | (1 << bit) : bits), 0),
  };
}

const MAX_KNOWN = 30_000;
/** Facts already read with one table of groups; forgotten when there are many, so that memory stays bounded. */
let known: { groups: WordGroupTable; facts: Map<string, WordFacts> } | null = null;

/** Facts of the tokens of a sentence. */
export function readWordFacts(tokens: readonly PicoToken[], groups: WordGroupTable): WordFacts[] {
  if (known?.groups !== groups || known.facts.size > MAX_KNOWN) known = { groups, facts: new Map() };
  const read = known.facts;
  const facts: WordFacts[] = [];
  for (const token of tokens) {
    let own = read.get(token.text);
    if (own === undefined) {
      own = readFacts(token, groups);
      read.set(token.text, own);
    }
    facts.push(own);
  }
  return facts;
}

import type { Encoding } from "./encodings.ts";
import { rateNames } from "./name-characters.ts";

export interface DetectedEncoding {
  encoding: Encoding;
  /** Whether the next best reading is so much less likely that the names need not be looked at. */
  isSure: boolean;
}

/** Bytes of names that are looked at; more change no guess. */
const SAMPLE_BYTES = 16_384;
/** How many times as likely as any other reading a guess is that counts as sure; docs/decisions/020 has the figures. */
const SURE_RATIO = 4;

/** The share of characters that are common in names, from which on that speaks for a reading; docs/decisions/020 has the figures. */
const LEAST_COMMON = 0.3;

/** What the detector calls the encodings that lists of people usually have, in small letters. */
const USUAL: ReadonlyMap<string, Encoding> = new Map([
  ["cp932", "shift_jis"],
  ["shift_jis", "shift_jis"],
  ["euc-jp", "euc-jp"],
  ["gb18030", "gb18030"],
  ["big5", "big5"],
  ["euc-kr", "euc-kr"],
  ["cp949", "euc-kr"],
  ["koi8-r", "koi8-r"],
  ["windows-1251", "windows-1251"],
  ["windows-1252", "windows-1252"],
]);
/** Encodings that are guessed only where none of the usual ones can be read, and that make a guess less sure. */
const UNUSUAL: ReadonlyMap<string, Encoding> = new Map([
  ["windows-1250", "windows-1250"],
  ["windows-1253", "windows-1253"],
  ["windows-1254", "windows-1254"],
  ["windows-1255", "windows-1255"],
  ["windows-1256", "windows-1256"],
  ["windows-1257", "windows-1257"],
  ["iso-8859-2", "iso-8859-2"],
  ["cp874", "windows-874"],
  ["koi8-u", "koi8-u"],
  ["cp866", "ibm866"],
  ["macroman", "macintosh"],
]);
const ASKED = [...USUAL.keys(), ...UNUSUAL.keys()];

const CJK = "\\p{Script=Han}\\p{Script=Hangul}\\p{Script=Hiragana}\\p{Script=Katakana}";
const NO_LETTER = "[^\\p{L}\\p{M}\\p{N}\\s\\p{P}]|[¿¡»«]";
/** What no name has: small Latin letters beside characters of East Asia, two alphabets in a word, a capital or a sign inside one. */
const IMPLAUSIBLE = new RegExp(
  [
    `[a-z][${CJK}]`,
    `[${CJK}][a-z]`,
    "\\p{Script=Latin}[\\p{Script=Cyrillic}\\p{Script=Greek}]",
    "[\\p{Script=Cyrillic}\\p{Script=Greek}]\\p{Script=Latin}",
    "\\p{Ll}\\p{Lu}",
    // Japanese and Chinese read as Korean: Hanja beside Hangul in a word, and single letters of Hangul.
    "\\p{Script=Hangul}\\p{Script=Han}",
    "\\p{Script=Han}\\p{Script=Hangul}",
    "[\\u3131-\\u318e]",
    `\\p{L}(?:${NO_LETTER})`,
    `(?:${NO_LETTER})\\p{L}`,
    "[\\u0080-\\u009f\\ue000-\\uf8ff]",
  ].join("|"),
  "u",
);

/** null where `bytes` are no text of `encoding`, or this browser does not know it. */
export function decode(bytes: Uint8Array, encoding: Encoding): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

interface Reading {
  encoding: Encoding;
  text: string;
  /** As the detector gives it; says something only beside another's. */
  confidence: number;
  isUsual: boolean;
}

/**
 * The most likely encoding of `bytes` that are not UTF-8 and have no byte order mark; null where no text comes of them. The
 * detector is 700 kB and is loaded for such a file only.
 */
export async function detectEncoding(bytes: Uint8Array): Promise<DetectedEncoding | null> {
  const wide = detectUtf16(bytes);
  if (wide !== null) return { encoding: wide, isSure: true };
  if (bytes.includes(0)) return null;
  const { detectAll } = await import("jschardet");
  const sample = sampleForeignCells(bytes);
  const readings: Reading[] = [];
  for (const { encoding: name, confidence } of detectAll(sample, { detectEncodings: ASKED, minimumThreshold: 0 })) {
    const label = name?.toLowerCase() ?? "";
    const usual = USUAL.get(label);
    const encoding = usual ?? UNUSUAL.get(label);
    const text = encoding === undefined ? null : decode(sample, encoding);
    if (encoding === undefined || text === null || IMPLAUSIBLE.test(text)) continue;
    readings.push({ encoding, text, confidence, isUsual: usual !== undefined });
  }
  return chooseReading(bytes, readings);
}

function chooseReading(bytes: Uint8Array, readings: readonly Reading[]): DetectedEncoding | null {
  const inOrder = [...readings.filter((one) => one.isUsual), ...readings.filter((one) => !one.isUsual)];
  const whole = inOrder.filter((one) => decode(bytes, one.encoding) !== null);
  const [first] = whole;
  if (first === undefined) return null;
  const guess = whole.find((one) => hasBetterNames(one, first)) ?? first;
  const rival = readings.find((one) => one.text !== guess.text);
  const isSure = guess.isUsual && guess.confidence >= SURE_RATIO * (rival?.confidence ?? 0);
  return { encoding: guess.encoding, isSure };
}

/** Whether one reading has many characters that are common in names, and the other at most half as many. */
function hasBetterNames(one: Reading, other: Reading): boolean {
  const [rate, otherRate] = [one, other].map(({ text, encoding }) => rateNames(text, encoding));
  return rate != null && otherRate != null && rate >= LEAST_COMMON && otherRate <= rate / 2;
}

/** UTF-16 without a mark has a NUL in each pair that is ASCII, as headings and addresses are. */
function detectUtf16(bytes: Uint8Array): "utf-16le" | "utf-16be" | null {
  if (bytes.length % 2 !== 0) return null;
  let even = 0;
  let odd = 0;
  for (let at = 0; at < Math.min(bytes.length, SAMPLE_BYTES); at += 2) {
    if (bytes[at] === 0) even += 1;
    if (bytes[at + 1] === 0) odd += 1;
  }
  const pairs = Math.min(bytes.length, SAMPLE_BYTES) / 2;
  if (Math.max(even, odd) < pairs / 4 || even === odd) return null;
  const encoding = even > odd ? "utf-16be" : "utf-16le";
  return decode(bytes, encoding) === null ? null : encoding;
}

const SEPARATORS: readonly number[] = [..."\n\r,;\t"].map((mark) => mark.charCodeAt(0));
const LINE_END = 10;

/** The cells that have more than ASCII, a line each: addresses and passwords say nothing about the encoding. */
function sampleForeignCells(bytes: Uint8Array): Uint8Array {
  const sample: number[] = [];
  let start = 0;
  let isForeign = false;
  for (let at = 0; at <= bytes.length && sample.length < SAMPLE_BYTES; at += 1) {
    const byte = bytes[at] ?? LINE_END;
    if (byte >= 0x80) isForeign = true;
    if (!SEPARATORS.includes(byte)) continue;
    if (isForeign) sample.push(...bytes.subarray(start, Math.min(at, start + SAMPLE_BYTES)), LINE_END);
    start = at + 1;
    isForeign = false;
  }
  return Uint8Array.from(sample);
}

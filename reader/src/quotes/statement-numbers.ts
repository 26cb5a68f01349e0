const NUMBER_WORDS = new Map(
  Object.entries({
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
    thirteen: 13,
    fourteen: 14,
    fifteen: 15,
    sixteen: 16,
    seventeen: 17,
    eighteen: 18,
    nineteen: 19,
    twenty: 20,
    thirty: 30,
    forty: 40,
    fifty: 50,
    sixty: 60,
    seventy: 70,
    eighty: 80,
    ninety: 90,
    hundred: 100,
    thousand: 1000,
    half: 50,
    third: 3,
    quarter: 25,
    once: 1,
    twice: 2,
    single: 1,
    both: 2,
    double: 2,
    first: 1,
    second: 2,
    一: 1,
    二: 2,
    三: 3,
    四: 4,
    五: 5,
    六: 6,
    七: 7,
    八: 8,
    九: 9,
    十: 10,
    百: 100,
    千: 1000,
  }).map(([word, value]) => [word, String(value)]),
);
const ROMAN = new Map(
  ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x"].map((numeral, index) => [numeral, String(index + 1)]),
);
/** What Roman numerals count: "phase III", "stages II-IV", "type I/II". */
const ROMAN_NUMBERED =
  /\b(?:phases?|stages?|grades?|types?|class(?:es)?|groups?|factors?|levels?|arms?|parts?|trials?|angiotensin|collagen|NYHA)[ -]((?:[IVX]+[abc]?(?:[-–/]| ?(?:,|and|or|to) )?)+)/giu;
/** Words that are numbers and nothing else; others ("one", "second", "half") have other meanings too. */
const PLAIN_NUMBER =
  /(?<![\p{L}-])(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-(?:one|two|three|four|five|six|seven|eight|nine))?)(?![\p{L}-])/giu;
/** Ideographs that multiply the number before them. */
const MULTIPLIERS = new Map([
  ["千", 1e3],
  ["万", 1e4],
  ["萬", 1e4],
  ["百万", 1e6],
  ["億", 1e8],
  ["亿", 1e8],
]);
const TENS =
  /\b(twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)[- ](one|two|three|four|five|six|seven|eight|nine)\b/giu;

/**
 * Numbers of a statement that its sentence does not have, as they stand in the statement. Digits that are part of a
 * name (HbA1c, CD4) count as words; 1,200 is 1200, .05 is 0.05, "twelve" is 12, phase III is phase 3.
 */
export function listForeignNumbers(statement: string, sentence: string): string[] {
  const stated = statement === sentence ? [] : listNumbers(readPlain(statement));
  if (stated.length === 0) return [];
  const plain = readPlain(sentence);
  const written = listWrittenNumbers(plain);
  const missing = stated.filter(({ value }) => !written.has(value));
  if (missing.length === 0) return [];
  const spelled = listSpelledNumbers(plain);
  return missing.filter(({ value }) => !spelled.has(value)).map((number) => number.written);
}

/** Whether a statement has a number that its sentence must have. */
export function hasNumbers(statement: string): boolean {
  return listNumbers(readPlain(statement)).length > 0;
}

const ASCII = /^[\0-\x7f]*$/u;

/** A text in compatibility form, with points in its decimals. */
function readPlain(text: string): string {
  return ASCII.test(text) ? text : text.normalize("NFKC").replace(/(\d)[·‧∙](?=\d)/gu, "$1.");
}

const DIGIT = /\d/u;
const NUMBER = /(?<![\p{Script=Latin}\d.,])(\d+(?:[ ,]\d{3}(?!\d))*(?:[.,]\d+)?|\.\d+)(百万|千|万|萬|億|亿)?/gu;

function listNumbers(plain: string): { written: string; value: string }[] {
  const found: { written: string; value: string }[] = [];
  for (const match of DIGIT.test(plain) ? plain.matchAll(NUMBER) : []) {
    const multiplier = MULTIPLIERS.get(match[2] ?? "") ?? 1;
    found.push({ written: match[0], value: canonicalize(match[1] ?? "", multiplier) });
  }
  for (const written of plain.match(PLAIN_NUMBER) ?? []) found.push({ written, value: readNumberWord(written) });
  return found;
}

function readNumberWord(written: string): string {
  const [tens, ones] = written.toLowerCase().split("-");
  return String(Number(NUMBER_WORDS.get(tens ?? "")) + Number(NUMBER_WORDS.get(ones ?? "") ?? 0));
}

/** The numbers of a sentence that stand there as a statement may write them. */
function listWrittenNumbers(plain: string): Set<string> {
  const known = new Set(listNumbers(plain).map(({ value }) => value));
  // Loosely: digits within names count for the sentence, though not for the statement; those of 1,200 do not.
  const ungrouped = plain.replace(/(?<![\d.,])\d{1,3}(?:,\d{3})+(?![\d,])/gu, " ");
  for (const written of ungrouped.match(/\d+(?:\.\d+)?/gu) ?? []) known.add(canonicalize(written, 1));
  return known;
}

/** Those that stand there in words, in Roman numerals, or multiplied. */
function listSpelledNumbers(plain: string): Set<string> {
  const known = new Set<string>();
  for (const [, amount, unit] of plain.matchAll(/(?<!\d|\d[.,])(\d+(?:[.,]\d+)*) (thousand|million|billion)\b/giu)) {
    known.add(canonicalize(amount ?? "", { thousand: 1e3, million: 1e6 }[unit?.toLowerCase() ?? ""] ?? 1e9));
  }
  for (const [, numerals] of plain.matchAll(ROMAN_NUMBERED)) {
    for (const [numeral] of (numerals ?? "").matchAll(/[IVX]+/giu)) {
      const value = ROMAN.get(numeral.toLowerCase());
      if (value !== undefined) known.add(value);
    }
  }
  for (const [, tens, ones] of plain.matchAll(TENS)) {
    known.add(
      String(Number(NUMBER_WORDS.get(tens?.toLowerCase() ?? "")) + Number(NUMBER_WORDS.get(ones?.toLowerCase() ?? ""))),
    );
  }
  for (const [word] of plain.toLowerCase().matchAll(/[a-z]+|[一二三四五六七八九十百千]/gu)) {
    const value = NUMBER_WORDS.get(word);
    if (value !== undefined) known.add(value);
  }
  return known;
}

/** Integers below have no more digits than are kept. */
const EXACT_BELOW = 1e12;

function canonicalize(written: string, multiplier: number): string {
  const grouped = /^\d{1,3}(?:[ ,]\d{3})+(?:\.\d+)?$/u.test(written) ? written.replace(/[ ,]/gu, "") : written;
  const value = Number(grouped.replace(",", ".")) * multiplier;
  if (Number.isInteger(value) && value < EXACT_BELOW) return String(value);
  return Number.isFinite(value) ? String(Number(value.toPrecision(12))) : written;
}

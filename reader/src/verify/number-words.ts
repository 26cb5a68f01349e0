/** Numbers that are written as words, and the words that make the greater ones. */
const SMALL = new Map(
  [
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen",
    "eighteen nineteen",
  ]
    .join(" ")
    .split(" ")
    .map((word, value) => [word, value]),
);
const TENS = new Map(
  "twenty thirty forty fifty sixty seventy eighty ninety".split(" ").map((word, at) => [word, (at + 2) * 10]),
);
const UNITS = [...SMALL.keys()].join("|");
const BELOW_HUNDRED = `(?:(?:${[...TENS.keys()].join("|")})(?:[- ](?:${UNITS}))?|${UNITS})`;
/** Behind a number that is a figure: a share, a time, or people. "One" of a sentence is mostly none. */
const COUNTED =
  "percent(?:age)?|per cent|%|seconds?|minutes?|hours?|days?|nights?|weeks?|months?|years?|points?|millimet\\w+|kilograms?|patients?|people|participants?|subjects?|adults?|children|infants?|women|men|volunteers?|deaths?|cases?|episodes?|attacks?|trials?|studies";
const WRITTEN = new RegExp(
  `(?<![\\p{L}\\d-])(${BELOW_HUNDRED})(?: (hundred)(?: (?:and )?(${BELOW_HUNDRED}))?)?(?=[- ](?:\\p{Ll}{1,20}[- ]){0,1}(?:${COUNTED})(?![\\p{L}]))`,
  "giu",
);

function readBelowHundred(words: string): number {
  const [first = "", second = ""] = words.toLowerCase().split(/[- ]/u);
  return (TENS.get(first) ?? SMALL.get(first) ?? 0) + (SMALL.get(second) ?? 0);
}

const PERCENT = /(?<=\d) ?(?:percent|per cent)\b/giu;

/** Numbers in words as figures, where something is counted or measured: "four percent" as "4%", "twenty-one patients". */
export function writeNumberWords(text: string): string {
  const written = text.replace(WRITTEN, (_, words: string, hundred: string | undefined, rest: string | undefined) => {
    const value = readBelowHundred(words);
    return String(hundred === undefined ? value : value * 100 + (rest === undefined ? 0 : readBelowHundred(rest)));
  });
  return written.replace(PERCENT, "%");
}

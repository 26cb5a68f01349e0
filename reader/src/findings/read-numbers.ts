/** A measure of effect, by the short name that everybody uses. */
export const EFFECT_MEASURES = ["RR", "OR", "HR", "IRR", "RD", "MD", "SMD"] as const;
export type EffectMeasure = (typeof EFFECT_MEASURES)[number];

interface Place {
  /** UTF-16 offsets in the text, end exclusive. */
  start: number;
  end: number;
}

/** A number of a text with what stands about it. */
export interface ReadValue extends Place {
  value: number;
  /** "percent" 45 %; "share" 12/34 (value 12, of 34); "spread" 9.5 ± 4.8; "plain" any other. */
  kind: "percent" | "share" | "spread" | "plain";
  /** The whole of a share; null otherwise. */
  of: number | null;
  /** What stands behind ±; null otherwise. */
  sd: number | null;
}

/** P as printed: "p < 0.05". "ns" stands for "not significant". */
export interface ReadP extends Place {
  relation: "<" | "<=" | "=" | ">" | ">=" | "ns";
  /** Null of "ns". */
  value: number | null;
  /** The value stands there in plain digits, and not as a power of ten. */
  isPlain: boolean;
}

export interface ReadEffect extends Place {
  measure: EffectMeasure;
  value: number;
  ci_low: number | null;
  ci_high: number | null;
  /** Percent, such as 95; null where it is not printed. */
  ci_level: number | null;
}

export interface ReadNumbers {
  values: ReadValue[];
  ps: ReadP[];
  effects: ReadEffect[];
}

const DIGITS = String.raw`(?:\d{1,3}(?:,\d{3}){1,4}(?!\d)(?:[.·]\d{1,8})?|\d{1,12}(?:[.·,]\d{1,8})?|[.·]\d{1,8})`;
const SIGN = `(?:[-−–+] ?)?`;

/**
 * A printed number: middle dots and decimal commas are decimal points, commas before three digits divide thousands, any
 * dash is a minus. Null for what is none.
 */
export function parseNumber(printed: string): number | null {
  const bare = printed
    .trim()
    .replace(/^[-−–] ?/u, "-")
    .replace(/^\+ ?/u, "")
    .replaceAll("·", ".");
  const isDivided = /^-?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/u.test(bare);
  const plain = isDivided ? bare.replaceAll(",", "") : bare.replace(",", ".");
  return /^-?(?:\d+(?:\.\d+)?|\.\d+)$/u.test(plain) ? Number(plain) : null;
}

const P = new RegExp(
  String.raw`(?<![\p{L}\d])p(?:[ -]?values?)?(?: ?(?:of|was|is))? ?(?:(?<ns>= ?n\.?s\b\.?)|(?<relation>[<>=≤≥⩽⩾]{1,2}|less than|greater than) ?(?<value>${DIGITS})(?![\d/])(?: ?[x×*] ?10 ?(?:\(|\^)?[-−–] ?(?<times>\d{1,3})\)?|(?<=10) ?(?:\(|\^)?[-−–] ?(?<power>\d{1,3})\)?)?)`,
  "giu",
);
const LEVEL = String.raw`(?<level>\d{2}(?:[.·]\d)?) ?%?[ -]?(?:ci|confidence intervals?|confidence limits?|c\.i\.|cis)\b`;
const RANGE = `(?<low>${SIGN}${DIGITS}) ?%?(?: ?(?:-|−|–|—|,|;|to|and|through) ?)(?<high>${SIGN}${DIGITS})`;

const MEASURE_NAMES: readonly [EffectMeasure, string][] = [
  ["SMD", "standardi[sz]ed mean differences?|SMD|Cohen['’]?s d|Hedges['’]? g"],
  ["IRR", "incidence rate ratios?|rate ratios?|IRR|aIRR"],
  ["HR", "hazards? ratios?|HR|aHR"],
  ["OR", "odds ratios?|OR|aOR|AOR"],
  ["RR", "relative risks?|risk ratios?|RR|aRR|prevalence ratios?"],
  ["RD", "(?:absolute )?risk (?:differences?|reductions?)|ARR|RD"],
  [
    "MD",
    "(?:weighted |adjusted |estimated |least[- ]squares? )?mean differences?|MD|WMD|between-group differences?|treatment differences?|differences?",
  ],
];
const MEASURES = MEASURE_NAMES.map(([, names]) => `(${names})`).join("|");
/** Capitals of an abbreviation count, those of a name in full do not. */
const MEASURE = new RegExp(String.raw`(?<![\p{L}\d-])(?:${MEASURES})(?![\p{L}\d])`, "giu");
const ABBREVIATION = /^(?:a?[A-Z]{2,4})$/u;
/** What may stand between a measure's name and its value. */
const TO_VALUE = new RegExp(
  String.raw`^(?: ?[([](?:a?[A-Z]{2,4}|${LEVEL.replace("?<level>", "?:")})[)\]])?(?: (?:was|of|is|were))?[ ,:;=([]{0,4}(?:${LEVEL.replace("?<level>", "?:")}[ ,:;=)\]]{0,4})?(?<value>${SIGN}${DIGITS})`,
  "iu",
);
/** UTF-16 units between a value and the interval around it. */
const NEAR = 48;
const INTERVAL = new RegExp(
  String.raw`(?:${LEVEL}|(?<![\p{L}\d%] ?)CI\b)(?: ?[([]CI[)\]])?[ ,:;=()[\]]{0,4}(?:(?:was|of|from|is) )?${RANGE}`,
  "iu",
);
const BARE_INTERVAL = new RegExp(String.raw`^ ?%?[ ,;]{0,2}[([] ?${RANGE} ?[)\]]`, "iu");
/** Greatest value that a ratio has in earnest: a higher "HR" is a heart rate. */
const GREATEST_RATIO = 40;
/** Measures whose value is 1 where nothing differs; of the others it is 0. */
export const RATIO_MEASURES: ReadonlySet<EffectMeasure> = new Set(["RR", "OR", "HR", "IRR"]);

/** How much studies vary, and no result of theirs: "χ2 p = 0.46". */
const OF_VARIETY = /(?:χ2|χ²|heterogeneity:?)[ ,;(]{0,2}$/iu;

function readPs(text: string): ReadP[] {
  const printed = Array.from(text.matchAll(P), ({ 0: all, index, groups = {} }): ReadP => {
    const place = { start: index, end: index + all.length };
    if (groups.ns !== undefined) return { ...place, relation: "ns", value: null, isPlain: false };
    const power = Number(groups.power ?? 0);
    const times = Number(groups.times ?? 0);
    const number = parseNumber(groups.value ?? "");
    const value = number === null ? null : (power > 0 ? 1 : number) * 10 ** -(power || times);
    return { ...place, relation: readRelation(groups.relation ?? "="), value, isPlain: power === 0 && times === 0 };
  });
  return printed.filter(
    ({ value, start }) => (value ?? 0) <= 1 && !OF_VARIETY.test(text.slice(Math.max(0, start - 20), start)),
  );
}

function readRelation(printed: string): Exclude<ReadP["relation"], "ns"> {
  if (/^(?:≤|⩽|<=|=<)$/u.test(printed)) return "<=";
  if (/^(?:≥|⩾|>=|=>)$/u.test(printed)) return ">=";
  if (/^(?:<|less)/iu.test(printed)) return "<";
  return /^(?:>|greater)/iu.test(printed) ? ">" : "=";
}

function readInterval(text: string, from: number): Pick<ReadEffect, "ci_low" | "ci_high" | "ci_level" | "end"> | null {
  const after = text.slice(from, from + NEAR * 2);
  const named = INTERVAL.exec(after);
  const found = named !== null && named.index <= NEAR ? named : BARE_INTERVAL.exec(after);
  if (!found) return null;
  const [low, high] = [parseNumber(found.groups?.low ?? ""), parseNumber(found.groups?.high ?? "")];
  if (low === null || high === null || low > high) return null;
  const ci_level = found.groups?.level === undefined ? null : parseNumber(found.groups.level);
  return { ci_low: low, ci_high: high, ci_level, end: from + found.index + found[0].length };
}

function readEffects(text: string): ReadEffect[] {
  const effects: ReadEffect[] = [];
  for (const match of text.matchAll(MEASURE)) {
    const [name] = match;
    const measure = MEASURE_NAMES[match.slice(1).findIndex((group) => group !== undefined)]?.[0];
    if (measure === undefined || (name.length <= 4 && !ABBREVIATION.test(name))) continue;
    if (match.index < (effects.at(-1)?.end ?? 0)) continue;
    const from = match.index + name.length;
    const found = TO_VALUE.exec(text.slice(from, from + NEAR * 2));
    const value = parseNumber(found?.groups?.value ?? "");
    if (found === null || value === null) continue;
    if (RATIO_MEASURES.has(measure) && (value > GREATEST_RATIO || value < 0)) continue;
    const end = from + found[0].length;
    const interval = readInterval(text, end);
    const isDifference = measure === "MD" && /^differences?$/iu.test(name);
    if (isDifference && interval === null) continue;
    effects.push({
      ...{ start: match.index, end, measure, value, ci_low: null, ci_high: null, ci_level: null },
      ...interval,
    });
  }
  return effects;
}

const VALUE = new RegExp(
  String.raw`(?<![\p{L}\d.,·]|\p{L}[-‐‑−–])(?<value>(?:(?<![\d)\]%] ?)[-−–] ?)?${DIGITS})(?:(?<percent> ?(?:%|percent\b|per cent\b))| ?\/ ?(?<of>\d{1,3}(?:,\d{3})+|\d+)(?![\d.\/])| of (?:the )?(?<among>\d+)(?= (?:patients|participants|subjects|women|men|children|infants|adults|people|individuals|eyes))|| ?(?:±|\+\/-|\+-) ?(?<spread>${DIGITS}))?`,
  "giu",
);

/** The numbers of a sentence that are neither p values nor parts of an effect, in order. */
function readValues(text: string, taken: readonly Place[]): ReadValue[] {
  const values: ReadValue[] = [];
  for (const { 0: all, index, groups = {} } of text.matchAll(VALUE)) {
    if (taken.some(({ start, end }) => index < end && start < index + all.length)) continue;
    const value = parseNumber(groups.value ?? "");
    if (value === null) continue;
    const whole = groups.of ?? groups.among;
    const of = whole === undefined ? null : parseNumber(whole);
    const isShare = of !== null && Number.isInteger(value) && value >= 0 && value <= of;
    const kind =
      groups.percent !== undefined ? "percent" : isShare ? "share" : groups.spread !== undefined ? "spread" : "plain";
    values.push({
      start: index,
      end: index + all.length,
      value,
      kind,
      of: isShare ? of : null,
      sd: parseNumber(groups.spread ?? ""),
    });
  }
  return values;
}

/** UTF-16 units: what is longer is no sentence, and is not read. */
const LONGEST = 2_000;

/** Every number of a sentence, each once: p values, effects with their intervals, and the others. */
export function readNumbers(text: string): ReadNumbers {
  if (text.length > LONGEST || !/\d/u.test(text)) return { values: [], ps: [], effects: [] };
  const ps = readPs(text);
  const effects = readEffects(text);
  const intervals = Array.from(text.matchAll(new RegExp(INTERVAL.source, "giu")), ({ 0: all, index }) => ({
    start: index,
    end: index + all.length,
  }));
  return { ps, effects, values: readValues(text, [...ps, ...effects, ...intervals]) };
}

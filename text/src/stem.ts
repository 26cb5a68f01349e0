/** Endings taken off, the first that leaves at least four letters; "" stands for what replaces them. */
const ENDINGS: readonly [ending: string, replacement: string][] = [
  ["izations", "iz"],
  ["ization", "iz"],
  ["ations", ""],
  ["ation", ""],
  ["ating", ""],
  ["ated", ""],
  ["ates", ""],
  ["ate", ""],
  ["ative", ""],
  ["ingly", ""],
  ["ings", ""],
  ["ing", ""],
  ["edly", ""],
  ["ies", "i"],
  ["ied", "i"],
  ["sses", "ss"],
  ["ed", ""],
  ["es", ""],
  ["e", ""],
  ["y", "i"],
  ["s", ""],
];
const SHORTEST_STEM = 4;

/** British spelling to American, in words that are already lower case. */
function unifySpelling(word: string): string {
  return word
    .replace(/aemi/gu, "emi")
    .replace(/haem(?=[aoi])/gu, "hem")
    .replace(/oede/gu, "ede")
    .replace(/oeso/gu, "eso")
    .replace(/oest/gu, "est")
    .replace(/paed/gu, "ped")
    .replace(/anaes/gu, "anes")
    .replace(/diarrhoe/gu, "diarrhe")
    .replace(/(?<=tum|behavi|col|fav)our/gu, "or")
    .replace(/is(?=(?:e[ds]?|ing|ations?)$)/gu, "iz")
    .replace(/ysed$/u, "yzed")
    .replace(/fibre/gu, "fiber")
    .replace(/sulph/gu, "sulf");
}

/** Stems already found; forgotten when there are many, so that memory stays bounded. */
const known = new Map<string, string>();
const MAX_KNOWN = 20_000;

/** A folded English word without its ending, so that "supplements" and "supplementation" meet. Other words stay. */
export function stemWord(word: string): string {
  if (word.length < SHORTEST_STEM) return word;
  const cached = known.get(word);
  if (cached !== undefined) return cached;
  if (!/^[a-z]+$/u.test(word)) return word;
  const stem = findStem(word);
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(word, stem);
  return stem;
}

function findStem(word: string): string {
  const unified = unifySpelling(word);
  if (/(?:ss|us|is)$/u.test(unified)) return unified;
  for (const [ending, replacement] of ENDINGS) {
    if (!unified.endsWith(ending)) continue;
    const stem = unified.slice(0, -ending.length) + replacement;
    if (stem.length >= SHORTEST_STEM) return stem.replace(/([^aeiouls])\1$/u, "$1");
  }
  return /[^s]s$/u.test(unified) ? unified.slice(0, -1) : unified;
}

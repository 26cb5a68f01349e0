/** "statins" → "Statins"; what begins as "mTOR" does stays. */
export function capitalize(text: string): string {
  if (/^[a-z][A-Z]/.test(text)) return text;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Joins what is not empty into sentences, each with a capital and a full stop. */
export function writeSentences(...sentences: readonly string[]): string {
  return sentences
    .filter((sentence) => sentence !== "")
    .map((sentence) => capitalize(/[.!?]$/.test(sentence) ? sentence : `${sentence}.`))
    .join(" ");
}

/** ["a", "b", "c"] → "a, b, and c". */
export function joinNames(names: readonly string[]): string {
  if (names.length < 3) return names.join(" and ");
  return `${names.slice(0, -1).join(", ")}, and ${names.at(-1)}`;
}

const SMALL_NUMBERS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** Up to ten in words. */
export function writeNumber(count: number): string {
  return SMALL_NUMBERS[count] ?? String(count);
}

/** "a" or "an", by sound as far as letters and spoken numbers show. */
export function addArticle(text: string): string {
  const first = text.split(/[\s-]/)[0] ?? "";
  const spelled = /^[A-Z]{2,}/.test(first)
    ? /^[AEFHILMNORSX]/.test(first)
    : /^(?:[aeio]|u(?!ni|se|ti|ro)|8|11|18)/i.test(first);
  return `${spelled ? "an" : "a"} ${text}`;
}

/** Drops a leading article: "the Oswestry score" → "Oswestry score". */
export function dropArticle(text: string): string {
  return text.replace(/^(?:the|an?) /, "");
}

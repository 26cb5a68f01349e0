/** Turns a heading round at its comma, or at each of its blanks: "Type 2 Diabetes Mellitus" is "Diabetes Mellitus, Type 2". */
function turnAround(name: string): string[] {
  const [main = "", qualifier, ...more] = name.split(/,\s*/u);
  if (qualifier !== undefined) return more.length > 0 ? [] : [`${qualifier} ${main}`];
  const words = name.split(" ");
  return words.slice(1).map((_, at) => `${words.slice(at + 1).join(" ")}, ${words.slice(0, at + 1).join(" ")}`);
}

/** A word in the other number, in the ways that English and MeSH's Latin form it. */
function changeNumber(word: string): string[] {
  if (/[^aeiou]ies$/iu.test(word)) return [word.replace(/ies$/iu, "y")];
  if (/(?:ss|sh|ch|x|z)es$/iu.test(word)) return [word.slice(0, -2)];
  if (/[^aeiou]y$/iu.test(word)) return [word.replace(/y$/iu, "ies")];
  if (/(?:ss|sh|ch|x|z)$/iu.test(word)) return [`${word}es`];
  if (/is$/iu.test(word)) return [word.replace(/is$/iu, "es")];
  if (/es$/iu.test(word)) return [word.slice(0, -1), word.replace(/es$/iu, "is")];
  return /s$/iu.test(word) ? [word.slice(0, -1)] : [`${word}s`];
}

/** The heading with the last word of one of its parts in the other number. */
function changeNumbers(name: string): string[] {
  const parts = name.split(/,\s*/u);
  return parts.flatMap((part, at) => {
    const words = part.split(" ");
    const last = words.at(-1) ?? "";
    if (last.length < 4) return [];
    return changeNumber(last).map((other) => parts.with(at, [...words.slice(0, -1), other].join(" ")).join(", "));
  });
}

/** Longer names are no headings; their variants would be many. */
const MOST_WORDS = 8;

/** Other forms in which MeSH may have a heading: in the other number, in the other word order, or both. The likelier first. */
export function listHeadingVariants(name: string): string[] {
  if (name.split(" ").length > MOST_WORDS) return [];
  const numbers = changeNumbers(name);
  const turned = turnAround(name);
  return [...new Set([...numbers, ...turned, ...turned.flatMap(changeNumbers)])].filter((variant) => variant !== name);
}

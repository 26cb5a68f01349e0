/** Stands for lines that are the same before and after. */
const SAME = "…";

/** The lines of two texts from the first that differs to the last; what is the same around them is left out. */
export function describeTextChange(before: string, after: string): { from: string; to: string } {
  const [from, to] = [before.split("\n"), after.split("\n")];
  const shorter = Math.min(from.length, to.length);
  let start = 0;
  while (start < shorter && from[start] === to[start]) start++;
  let end = 0;
  while (end < shorter - start && from[from.length - 1 - end] === to[to.length - 1 - end]) end++;
  const cut = (lines: string[]) => [
    ...(start > 0 ? [SAME] : []),
    ...lines.slice(start, lines.length - end),
    ...(end > 0 ? [SAME] : []),
  ];
  return { from: cut(from).join("\n"), to: cut(to).join("\n") };
}

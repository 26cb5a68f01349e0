import { listWords } from "./read-element.ts";

/** The words of a heading as a text may have them: "Diabetes Mellitus, Type 2" also as "Type 2 Diabetes Mellitus". */
export function turnHeading(heading: string): string[][] {
  const parts = heading.split(/,\s*/u);
  const written = listWords(heading);
  const turned = parts.length === 2 ? listWords(parts.toReversed().join(" ")) : written;
  return turned.join(" ") === written.join(" ") ? [written] : [written, turned];
}

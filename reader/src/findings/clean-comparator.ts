/** What is no name of an arm. */
const NO_COMPARATOR = /\bintervention\b/iu;

/** A comparator as a name: without the brackets and abbreviations about it, or a dose that was cut; null where nothing is left. */
export function cleanComparator(text: string): string | null {
  const bare = text
    .replace(/^\((.*)\)$/u, "$1")
    .replace(/ \([A-Za-z]{1,6}\)$/u, "")
    .replace(/ \d+(?:\.\d+)?$/u, "")
    .replace(/^(?:a |an |the )?matching /iu, "")
    .trim();
  return bare === "" || NO_COMPARATOR.test(bare) || /^(?:usual|daily|weekly|monthly|once|twice)$/iu.test(bare)
    ? null
    : bare;
}

/**
 * A design and, apart from it, the note in brackets on what it was read from, so that it stands on a short line: "Randomized
 * controlled trial" and "(by the wording of the abstract as a whole)". The note is empty where there is none.
 */
export function cutDesignNote(design: string): { name: string; note: string } {
  const at = design.search(/[(（]/u);
  return at <= 0 ? { name: design, note: "" } : { name: design.slice(0, at).trimEnd(), note: design.slice(at).trim() };
}

/** By what a text names a paper. */
export interface Identifier {
  kind: "pmid" | "doi";
  id: string;
  /** UTF-16 offsets of all that names it, end exclusive. */
  start: number;
  end: number;
}

/** "PMID: 12345678", "PMIDs 1234, 5678" and addresses of PubMed's pages. */
const PMIDS = /\bPMIDs?[:：]?\s{0,3}(\d{1,9}(?!\d)(?:(?:\s?[,;、]\s?|\s?(?:and|&)\s?)\d{4,9}(?!\d))*)/giu;
/** "[28852567]": no list of references has so high a number. */
const BRACKETED = /[[［【]\s?(\d{7,8}(?:\s?[,;、]\s?\d{7,8}){0,20})\s?[\]］】]/gu;
const PUBMED_PAGE =
  /(?:https?:\/\/)?(?:pubmed\.ncbi\.nlm\.nih\.gov|(?:www\.)?ncbi\.nlm\.nih\.gov\/pubmed)\/(\d{1,9})(?!\d)\/?/giu;
/** Crossref, "DOIs and matching regular expressions" (2015), to the end of what belongs to one. */
const DOI = /(?:https?:\/\/(?:dx\.)?doi\.org\/|\bdoi:?\s{0,2})?(10\.\d{4,9}\/[^\s"<>{}|\\^`]+)/giu;
const CLOSING: Record<string, string> = { ")": "(", "]": "[" };

/** Without the punctuation of the sentence it stands in; a bracket stays where it was opened inside. */
function trimDoi(printed: string): string {
  let doi = printed;
  for (;;) {
    const last = doi.at(-1) ?? "";
    const open = CLOSING[last];
    const isOpened = open !== undefined && doi.includes(open);
    if (!/[.,;:!?。，、；)\]’”'"]/u.test(last) || isOpened) return doi;
    doi = doi.slice(0, -1);
  }
}

/** The PMIDs and DOIs of a text in order; DOIs in small letters, since they are the same in any. */
export function findIdentifiers(text: string): Identifier[] {
  const named = [...text.matchAll(PMIDS), ...text.matchAll(BRACKETED)];
  const pmids = Array.from(named, ({ 0: all, 1: list = "", index }) =>
    Array.from(list.matchAll(/\d+/gu), ([id]) => ({
      kind: "pmid" as const,
      id: String(Number(id)),
      start: index,
      end: index + all.length,
    })),
  ).flat();
  const pages = Array.from(text.matchAll(PUBMED_PAGE), ({ 0: all, 1: id = "", index }) => ({
    kind: "pmid" as const,
    id: String(Number(id)),
    start: index,
    end: index + all.length,
  }));
  const dois = Array.from(text.matchAll(DOI), ({ 0: all, 1: printed = "", index }) => {
    const doi = trimDoi(printed);
    const end = index + all.length - (printed.length - doi.length);
    return { kind: "doi" as const, id: doi.toLowerCase(), start: index, end };
  });
  return [...pmids, ...pages, ...dois].sort((a, b) => a.start - b.start);
}

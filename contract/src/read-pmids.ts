export interface ReadPmids {
  /** Each once, in the order in which they stand. */
  pmids: string[];
  /** In small letters, each once; without those that a citation has beside its PMID. */
  dois: string[];
  /** Pieces that are neither, each once. */
  others: string[];
}

const SEPARATORS = /[\s,;|()[\]{}<>"'、，；。「」]+/u;
const ADDRESS = /(?:pubmed\.ncbi\.nlm\.nih\.gov\/|ncbi\.nlm\.nih\.gov\/pubmed\/|[?&]term=|pubmed:)(\d+)/i;
const NUMBER = /^(?:pmid[:#=.-]*)?0*([1-9]\d{0,9})[.:]?$/i;
/** What stands beside PMIDs in lists and queries and says nothing by itself. */
const LABELS = new Set(["pmid", "pmid:", "pmids", "pmids:", "uid", "or", "and", "-", "•", "*"]);
const DOI = /(?:https?:\/\/(?:dx\.)?doi\.org\/|\bdoi:?\s?)?(?<![\d.])(10\.\d{4,9}\/[^\s"<>、，；。「」]+)/giu;
/** The number of an entry in a list: "1. 12345678", "[2] 12345678". */
const ENTRY_NUMBER = /^[^\S\n]{0,40}(?:\d{1,3}[.):]|[[(]\d{1,3}[\])])[^\S\n]{1,40}(?=\S)/gmu;
const LABELLED = /\bPMIDs?\b[:#=.\s-]{0,3}(\d{1,10})(?!\d)/giu;
/** Words that no list of PMIDs has: a citation is written out. */
const CITATION_WORDS = 3;

/** The PMIDs and DOIs in a text, as they come from reference lists, citations, spreadsheets, queries and addresses of PubMed. */
export function readPmids(text: string): ReadPmids {
  const read = { pmids: new Set<string>(), dois: new Set<string>(), others: new Set<string>() };
  const straight = text.normalize("NFKC").replace(ENTRY_NUMBER, "");
  for (const block of straight.split(/\n\s*\n/u)) readBlock(block, read);
  return { pmids: [...read.pmids], dois: [...read.dois], others: [...read.others] };
}

function readBlock(block: string, { pmids, dois, others }: Record<keyof ReadPmids, Set<string>>): void {
  const withoutDois = block.replace(DOI, " ");
  const labelled = Array.from(withoutDois.matchAll(LABELLED), ([, digits = ""]) => tidyPmid(digits));
  const read = labelled.filter((pmid) => pmid !== null);
  // Year, volume and pages of a citation are no PMIDs.
  if (read.length > 0 && countWords(withoutDois) >= CITATION_WORDS) {
    for (const pmid of read) pmids.add(pmid);
    return;
  }
  for (const [, doi = ""] of block.matchAll(DOI)) dois.add(trimDoi(doi).toLowerCase());
  for (const piece of withoutDois.split(SEPARATORS)) {
    const pmid = tidyPmid(ADDRESS.exec(piece)?.[1] ?? NUMBER.exec(piece)?.[1] ?? "");
    if (pmid !== null) pmids.add(pmid);
    else if (piece !== "" && !LABELS.has(piece.toLowerCase())) others.add(piece);
  }
}

const tidyPmid = (digits: string): string | null => /^0*([1-9]\d{0,9})$/.exec(digits)?.[1] ?? null;

const countWords = (block: string): number =>
  block
    .replace(/https?:\/\/\S+/gu, " ")
    .split(SEPARATORS)
    .filter((word) => /^[\p{L}.-]{2,}:?$/u.test(word) && !LABELS.has(word.toLowerCase())).length;

/** Without the punctuation of the sentence around it; parentheses may belong to it. */
function trimDoi(doi: string): string {
  const opened = doi.indexOf("(");
  let end = doi.length;
  for (;;) {
    const last = doi.charAt(end - 1);
    const isAlone = last === ")" && (opened < 0 || opened >= end);
    if (!/[.,;:'\]}|]/u.test(last) && !isAlone) return doi.slice(0, end);
    end -= 1;
  }
}

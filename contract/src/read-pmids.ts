export interface ReadPmids {
  /** Each once, in the order in which they stand. */
  pmids: string[];
  /** Pieces that are no PMIDs, each once. */
  others: string[];
}

const SEPARATORS = /[\s,;|()[\]{}<>"'、，；。「」]+/u;
const ADDRESS = /(?:pubmed\.ncbi\.nlm\.nih\.gov\/|ncbi\.nlm\.nih\.gov\/pubmed\/|[?&]term=|pubmed:)(\d+)/i;
const NUMBER = /^(?:pmid[:#=.-]*)?0*([1-9]\d{0,9})[.:]?$/i;
/** What stands beside PMIDs in lists and queries and says nothing by itself. */
const LABELS = new Set(["pmid", "pmid:", "pmids", "pmids:", "uid", "or", "and", "-", "•", "*"]);

/** The PMIDs in a text, as they come from reference lists, spreadsheets, queries and addresses of PubMed. */
export function readPmids(text: string): ReadPmids {
  const pmids = new Set<string>();
  const others = new Set<string>();
  for (const piece of text.normalize("NFKC").split(SEPARATORS)) {
    const pmid = ADDRESS.exec(piece)?.[1] ?? NUMBER.exec(piece)?.[1];
    const read = pmid === undefined ? undefined : /^0*([1-9]\d{0,9})$/.exec(pmid)?.[1];
    if (read !== undefined) pmids.add(read);
    else if (piece !== "" && !LABELS.has(piece.toLowerCase())) others.add(piece);
  }
  return { pmids: [...pmids], others: [...others] };
}

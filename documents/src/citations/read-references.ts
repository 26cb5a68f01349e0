/** What a reference says of which paper it is; null: nothing. */
export interface GivenReference {
  pmid: string | null;
  /** In small letters. */
  doi: string | null;
  title: string | null;
}

type Fields = Map<string, string[]>;

/** "TI  - A title": RIS has two characters before the hyphen, MEDLINE's display up to four. */
const TAGGED = /^([A-Z][A-Z\d]{1,3}) *- ?(.*)$/u;
const DOI = /\b10\.\d{4,9}\/[^\s"<>]+/u;
const PMID = /^0*([1-9]\d{0,8})$/u;
const NAMED_PMID = /\bpmid:? *0*([1-9]\d{0,8})\b/iu;
const PUBMED_ADDRESS = /pubmed(?:\.ncbi\.nlm\.nih\.gov)?\/0*([1-9]\d{0,8})\b/iu;

/** Whether a text is a file of references; null: neither RIS nor MEDLINE's display. */
export function recognizeReferences(text: string): "ris" | "nbib" | null {
  const begun = text.replace(/^\uFEFF/u, "");
  if (/^TY {1,2}- /mu.test(begun)) return "ris";
  return /^PMID- ?\d/mu.test(begun) ? "nbib" : null;
}

/**
 * The references of a file in RIS (Research Information Systems, "RIS Format Specifications") or in MEDLINE's display (NLM,
 * "MEDLINE/PubMed Data Element Descriptions"), as PubMed, Zotero, EndNote, Mendeley and Rayyan write them.
 */
export function readReferences(text: string, format: "ris" | "nbib"): GivenReference[] {
  const first = format === "ris" ? "TY" : "PMID";
  const references: Fields[] = [];
  let last: string[] | null = null;
  for (const line of text.replace(/^\uFEFF/u, "").split(/\r\n|\r|\n/u)) {
    const [, tag, value = ""] = TAGGED.exec(line) ?? [];
    if (tag === undefined) {
      // A value that is too long for its line goes on in the next, indented.
      if (last !== null && /^\s+\S/u.test(line)) last.push(`${last.pop()} ${line.trim()}`);
      continue;
    }
    if (tag === first) references.push(new Map());
    const fields = references.at(-1);
    if (fields === undefined || tag === "ER") {
      last = null;
      continue;
    }
    last = fields.get(tag) ?? [];
    last.push(value.trim());
    fields.set(tag, last);
  }
  return references.map(format === "ris" ? describeRis : describeNbib);
}

function describeRis(fields: Fields): GivenReference {
  const all = (...tags: string[]) => tags.flatMap((tag) => fields.get(tag) ?? []);
  const database = all("DB", "DP").join(" ");
  // Elsewhere the accession number is that of another database.
  const accession = /pubmed|medline/iu.test(database) ? all("AN", "ID") : [];
  const pmid =
    match(accession, PMID) ??
    match(all("UR", "L2", "LK", "M2"), PUBMED_ADDRESS) ??
    match([...fields.values()].flat(), NAMED_PMID);
  return { pmid, doi: findDoi(all("DO", "M3", "UR", "L3", "N1")), title: all("TI", "T1", "CT")[0] ?? null };
}

function describeNbib(fields: Fields): GivenReference {
  const identifiers = [...(fields.get("LID") ?? []), ...(fields.get("AID") ?? [])];
  return {
    pmid: match(fields.get("PMID") ?? [], PMID),
    doi: findDoi(identifiers.filter((value) => /\[doi\]/iu.test(value))),
    title: fields.get("TI")?.[0] ?? null,
  };
}

const match = (values: readonly string[], pattern: RegExp): string | null =>
  values.map((value) => pattern.exec(value)?.[1]).find((found) => found !== undefined) ?? null;

function findDoi(values: readonly string[]): string | null {
  const found = values.map((value) => DOI.exec(value)?.[0]).find((doi) => doi !== undefined);
  return found === undefined ? null : cutPunctuation(found).toLowerCase();
}

function cutPunctuation(text: string): string {
  let end = text.length;
  while (end > 0 && ".,;".includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

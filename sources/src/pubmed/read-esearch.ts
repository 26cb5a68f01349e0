import type { QueryWarning } from "@medsieve/contract/searches";
import { readTextAt } from "@medsieve/medline/plain-text";
import { findChildren, findNode, type XmlNode } from "@medsieve/medline/xml-node";
import { SaxesParser } from "saxes";
import { UnusableAnswerError } from "./eutils-client.ts";

/** One answer of esearch (NCBI, "E-utilities in depth", ESearch). */
export interface EsearchAnswer {
  count: number;
  pmids: string[];
  /** QueryTranslation; null when it gives none. */
  understood: string | null;
  warnings: QueryWarning[];
  /** Where the result lies on NCBI's history server; null when it was not asked to keep it. */
  history: { webEnv: string; queryKey: string } | null;
}

const COMPLAINTS = new Map([
  ["PhraseNotFound", { code: "phrase_not_found", message: "PubMed does not know this: {}" }],
  ["FieldNotFound", { code: "field_not_found", message: "PubMed has no such field: {}" }],
  ["PhraseIgnored", { code: "phrase_ignored", message: "PubMed leaves this out: {}" }],
  [
    "QuotedPhraseNotFound",
    { code: "quoted_phrase_not_found", message: "PubMed has no such phrase and searches its words: {}" },
  ],
  ["OutputMessage", { code: "pubmed_message", message: "PubMed says: {}" }],
]);

/** A failure of NCBI's own that passes. */
const PASSING_ERROR = /backend failed|timeout|timed out|unable to|temporar|try again|rate limit/iu;

/**
 * Reads what esearch answered to `query`. A complaint about the query becomes a warning. Throws UnusableAnswerError for
 * anything that is no answer of esearch, and where NCBI says that it failed.
 */
export function readEsearch(body: string, query: string): EsearchAnswer {
  const root = readDocument(body);
  if (root.name !== "eSearchResult") throw new UnusableAnswerError(`its answer is <${root.name.slice(0, 40)}>`);
  const error = readTextAt(root, "ERROR");
  if (error !== null && PASSING_ERROR.test(error)) throw new UnusableAnswerError(`it said: ${error.slice(0, 200)}`);
  const count = Number(readTextAt(root, "Count") ?? (error === null ? Number.NaN : 0));
  if (!Number.isInteger(count)) throw new UnusableAnswerError("its answer has no count");
  const webEnv = readTextAt(root, "WebEnv");
  const queryKey = readTextAt(root, "QueryKey");
  const warnings = [...listComplaints(findNode(root, "ErrorList")), ...listComplaints(findNode(root, "WarningList"))];
  return {
    count,
    pmids: findChildren(findNode(root, "IdList"), "Id").flatMap((id) => readTextAt(id) ?? []),
    understood: readTextAt(root, "QueryTranslation"),
    warnings: [
      ...(error === null ? [] : [{ code: "pubmed_message", message: `PubMed says: ${error}`, start: null, end: null }]),
      ...warnings.map((warning) => placeWarning(warning, query)),
    ],
    history: webEnv !== null && queryKey !== null ? { webEnv, queryKey } : null,
  };
}

interface Complaint {
  code: string;
  message: string;
  phrase: string;
}

function listComplaints(list: XmlNode | null): Complaint[] {
  return (list?.children ?? []).flatMap((entry) => {
    if (typeof entry === "string") return [];
    const known = COMPLAINTS.get(entry.name);
    const phrase = readTextAt(entry);
    return known === undefined || phrase === null
      ? []
      : [{ code: known.code, message: known.message.replace("{}", () => phrase), phrase }];
  });
}

function placeWarning({ code, message, phrase }: Complaint, query: string): QueryWarning {
  // PubMed may name the field in its own way: "x"[MeSH Terms] for "x"[mh].
  const spellings = [phrase, phrase.replace(/\[[^[\]]*\]$/u, "")].map((it) => it.trim().toLowerCase());
  const found = spellings.find((spelling) => spelling !== "" && query.toLowerCase().includes(spelling));
  const start = found === undefined ? -1 : query.toLowerCase().indexOf(found);
  // Without its place a warning must name what it is about, in PubMed's own words.
  return start < 0 || code === "pubmed_message"
    ? { code: "pubmed_message", message, start: null, end: null }
    : { code, message, start, end: start + (found ?? "").length };
}

/** The root element of a small XML document, held whole. */
function readDocument(body: string): XmlNode {
  const parser = new SaxesParser();
  const open: XmlNode[] = [];
  let root: XmlNode | null = null;
  parser.on("opentag", ({ name, attributes }) => {
    const node: XmlNode = { name, attributes, children: [] };
    open.at(-1)?.children.push(node);
    root ??= node;
    open.push(node);
  });
  parser.on("closetag", () => void open.pop());
  parser.on("text", (text) => void open.at(-1)?.children.push(text));
  parser.on("cdata", (text) => void open.at(-1)?.children.push(text));
  try {
    parser.write(body.trimStart()).close();
  } catch (error) {
    throw new UnusableAnswerError("its answer is no whole XML", null, error);
  }
  if (root === null) throw new UnusableAnswerError("its answer is empty");
  return root;
}

import { SaxesParser, type SaxesTagPlain } from "saxes";
import type { MedlineEvent } from "./medline-event.ts";
import { UnreadableInputError } from "./medline-file-error.ts";
import { readCitation } from "./read-citation.ts";
import { readPmid } from "./read-pmid.ts";
import { findChildren, type XmlNode } from "./xml-node.ts";

const ROOTS = new Set(["PubmedArticleSet", "MedlineCitationSet"]);
const RECORDS = new Set(["PubmedArticle", "MedlineCitation", "DeleteCitation"]);
/** Parts of a record that nothing is taken from, some of them with thousands of names. */
const LEFT_OUT = new Set([
  "OtherAbstract",
  "GrantList",
  "InvestigatorList",
  "PersonalNameSubjectList",
  "GeneSymbolList",
  "SupplMeshList",
  "History",
]);

/** Bounds of one record; real ones stay a hundred times below. */
const MAX_RECORD_CHARACTERS = 20_000_000;
const MAX_RECORD_ELEMENTS = 500_000;
const MAX_DEPTH = 200;

/** Cuts PubMed XML into records. Throws UnreadableInputError; `take` then still gives what was complete before. */
export function createRecordReader() {
  const parser = new SaxesParser();
  const open: string[] = [];
  /** The elements of the record being read, from the record itself to the innermost; empty between records. */
  const nodes: XmlNode[] = [];
  let events: MedlineEvent[] = [];
  let elements = 0;
  /** Depth of the element whose content is left out; 0 when nothing is. */
  let skippingFrom = 0;
  let recordStart = 0;
  let sawRoot = false;
  let sawText = false;
  let lastPmid: string | null = null;

  refuseForeign(parser);
  parser.on("opentag", openElement);
  parser.on("closetag", closeElement);
  parser.on("text", addText);
  parser.on("cdata", addText);

  function openElement(tag: SaxesTagPlain): void {
    open.push(tag.name);
    if (open.length > MAX_DEPTH) throw new UnreadableInputError(`its elements are nested more than ${MAX_DEPTH} deep`);
    if (open.length === 1) {
      if (!ROOTS.has(tag.name)) throw notPubMed(`it begins with <${shorten(tag.name)}>`);
      sawRoot = true;
      recordStart = parser.position;
      return;
    }
    if (skippingFrom > 0) return;
    const parent = nodes.at(-1);
    if (parent === undefined ? !RECORDS.has(tag.name) : LEFT_OUT.has(tag.name)) {
      skippingFrom = open.length;
      if (tag.name === "PubmedBookArticle") events.push({ kind: "book" });
      return;
    }
    const node: XmlNode = { name: tag.name, attributes: tag.attributes, children: [] };
    elements++;
    if (elements > MAX_RECORD_ELEMENTS) {
      throw new UnreadableInputError(`one of its records has more than ${MAX_RECORD_ELEMENTS} elements`);
    }
    parent?.children.push(node);
    nodes.push(node);
  }

  function closeElement(): void {
    const depth = open.length;
    open.pop();
    if (depth === skippingFrom) skippingFrom = 0;
    else if (skippingFrom === 0) {
      const node = nodes.pop();
      if (node !== undefined && nodes.length === 0) finishRecord(node);
    }
    if (depth === 2) {
      recordStart = parser.position;
      elements = 0;
    }
  }

  function addText(text: string): void {
    if (skippingFrom === 0) nodes.at(-1)?.children.push(text);
  }

  function finishRecord(record: XmlNode): void {
    const event = readRecord(record);
    if (event.kind === "citation") lastPmid = event.citation.pmid;
    events.push(event);
  }

  function run(action: () => void): void {
    try {
      action();
    } catch (error) {
      throw error instanceof UnreadableInputError ? error : explain(error, sawRoot);
    }
  }

  return {
    write(chunk: string): void {
      const text = sawText ? "" : chunk.trimStart();
      if (text !== "" && !text.startsWith("<")) throw notPubMed("it is not even XML");
      sawText ||= text !== "";
      run(() => parser.write(chunk));
      if (parser.position - recordStart > MAX_RECORD_CHARACTERS) {
        throw new UnreadableInputError(`one of its records is longer than ${MAX_RECORD_CHARACTERS} characters`);
      }
    },
    end(): void {
      if (!sawText) throw new UnreadableInputError("it is empty");
      if (open.length > 0) {
        throw new UnreadableInputError(`it is cut off: it ends inside <${open.slice(-2).map(shorten).join("> <")}>`);
      }
      if (!sawRoot) throw notPubMed("it has no element");
      run(() => parser.close());
    },
    take(): MedlineEvent[] {
      const taken = events;
      events = [];
      return taken;
    },
    line: () => parser.line,
    lastPmid: () => lastPmid,
  };
}

/** Refuses what the head of a file says that no file of PubMed does. */
function refuseForeign(parser: SaxesParser): void {
  parser.on("xmldecl", ({ encoding }) => {
    if (encoding !== undefined && !/^(utf-?8|us-ascii)$/i.test(encoding)) {
      throw new UnreadableInputError(`it says that its encoding is ${encoding}; convert it to UTF-8 first`);
    }
  });
  parser.on("doctype", (doctype) => {
    if (/<!ENTITY/i.test(doctype)) {
      throw new UnreadableInputError("it declares entities of its own, which no PubMed file does; it is refused");
    }
  });
}

function readRecord(record: XmlNode): MedlineEvent {
  if (record.name === "DeleteCitation") {
    return { kind: "deleted", pmids: findChildren(record, "PMID").flatMap((pmid) => readPmid(pmid) ?? []) };
  }
  const citation = readCitation(record);
  if (citation === null) throw new UnreadableInputError("a citation has no PMID, or one that is no number");
  return { kind: "citation", citation };
}

function explain(error: unknown, sawRoot: boolean): UnreadableInputError {
  const reason = error instanceof Error ? error.message.replace(/^\d+:\d+: /, "").replace(/\.$/, "") : String(error);
  if (!sawRoot) return notPubMed("it is not even XML", error);
  return new UnreadableInputError(`its XML is malformed: ${shorten(reason)}`, error);
}

function notPubMed(what: string, cause?: unknown): UnreadableInputError {
  return new UnreadableInputError(
    `it is no PubMed file: ${what}, where PubmedArticleSet or MedlineCitationSet is expected`,
    cause,
  );
}

function shorten(text: string): string {
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}

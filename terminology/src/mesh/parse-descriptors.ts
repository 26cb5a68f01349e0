import { SaxesParser, type SaxesTagPlain } from "saxes";
import type { Descriptor, DescriptorSet } from "./descriptor.ts";
import { DescriptorFileError } from "./descriptor-file-error.ts";

const ROOT = "DescriptorRecordSet";
const RECORD = "DescriptorRecord";
const HEADING = `${ROOT}/${RECORD}/DescriptorName/String`;
const TREE_NUMBER = `${ROOT}/${RECORD}/TreeNumberList/TreeNumber`;
const TERM = `${ROOT}/${RECORD}/ConceptList/Concept/TermList/Term`;
const TERM_NAME = `${TERM}/String`;
const TAKEN = new Set([HEADING, TREE_NUMBER, TERM_NAME]);

/** Bounds of a file; NLM's own stay a hundred times below. */
const MAX_DEPTH = 100;
const MAX_NAME_LENGTH = 10_000;

/** "desc2006.dtd", ".../nlmdescriptorrecordset_20240101.dtd": the year of the file. */
const YEAR_OF_DOCTYPE = /(?:desc|descriptorrecordset_)((?:19|20)\d\d)/u;

/**
 * Reads NLM's descriptor file as it comes in. The year is the one that the file's document type names; `year` is for a
 * file that names none. Throws DescriptorFileError for anything that is no whole descriptor file.
 */
export async function parseDescriptors(chunks: AsyncIterable<string>, year: number | null): Promise<DescriptorSet> {
  const reader = createDescriptorReader();
  for await (const chunk of chunks) reader.write(chunk);
  return reader.end(year);
}

function createDescriptorReader() {
  const parser = new SaxesParser();
  const descriptors: Descriptor[] = [];
  const seen = new Map<string, number>();
  const open: string[] = [];
  let path = "";
  let text = "";
  let year: number | null = null;
  let current = makeDescriptor();
  let isPermuted = false;
  let sawText = false;

  const refuse = (reason: string, cause?: unknown): never => {
    throw new DescriptorFileError(parser.line, reason, cause);
  };

  parser.on("doctype", (doctype) => {
    if (/<!ENTITY/iu.test(doctype)) refuse("the file declares entities of its own, which no MeSH file does");
    const found = YEAR_OF_DOCTYPE.exec(doctype)?.[1];
    if (found !== undefined) year = Number(found);
  });
  parser.on("opentag", openElement);
  parser.on("closetag", closeElement);
  parser.on("text", addText);
  parser.on("cdata", addText);

  function openElement(tag: SaxesTagPlain): void {
    open.push(tag.name);
    if (open.length > MAX_DEPTH) refuse(`elements are nested more than ${MAX_DEPTH} deep`);
    if (open.length === 1 && tag.name !== ROOT) refuse(notMesh(`it begins with <${shorten(tag.name)}>`));
    path = open.join("/");
    text = "";
    if (open.length === 2) {
      if (tag.name !== RECORD) refuse(`<${shorten(tag.name)}> stands where <${RECORD}> is expected`);
      current = makeDescriptor();
    }
    if (path === TERM) isPermuted = tag.attributes.IsPermutedTermYN === "Y";
  }

  function addText(part: string): void {
    if (!TAKEN.has(path)) return;
    text += part;
    if (text.length > MAX_NAME_LENGTH) refuse(`a name has more than ${MAX_NAME_LENGTH} characters`);
  }

  function closeElement(): void {
    if (TAKEN.has(path)) takeName(text.replace(/\s+/gu, " ").trim());
    open.pop();
    if (open.length === 1) finishDescriptor();
    path = open.join("/");
    text = "";
  }

  function takeName(name: string): void {
    if (name === "") refuse(`<${open.slice(-2).join("> <")}> is empty`);
    if (path === HEADING) current.heading = name;
    else if (path === TREE_NUMBER) takeTreeNumber(name);
    else (isPermuted ? current.permutedTerms : current.entryTerms).push(name);
  }

  function takeTreeNumber(name: string): void {
    if (!/^[A-Z]\d\d(?:\.\d{3})*$/u.test(name)) refuse(`"${shorten(name)}" is no tree number, such as C14.280.434`);
    current.treeNumbers.push(name);
  }

  function finishDescriptor(): void {
    if (current.heading === "") refuse(`a <${RECORD}> has no DescriptorName`);
    const before = seen.get(current.heading);
    if (before !== undefined) refuse(`"${shorten(current.heading)}" stands twice, first on line ${before}`);
    seen.set(current.heading, parser.line);
    current.entryTerms = current.entryTerms.filter((term) => term !== current.heading);
    descriptors.push(current);
  }

  function run(action: () => void): void {
    try {
      action();
    } catch (error) {
      if (error instanceof DescriptorFileError) throw error;
      const reason = error instanceof Error ? error.message.replace(/^\d+:\d+: /u, "").replace(/\.$/u, "") : "";
      refuse(
        open.length === 0 && descriptors.length === 0
          ? notMesh("it is not even XML")
          : `malformed XML: ${shorten(reason)}`,
        error,
      );
    }
  }

  return {
    write(chunk: string): void {
      if (!sawText && chunk.trim() !== "") {
        sawText = true;
        if (!chunk.trimStart().startsWith("<")) refuse(notMesh("it is not even XML"));
      }
      run(() => parser.write(chunk));
    },
    end(yearGiven: number | null): DescriptorSet {
      if (!sawText) refuse("the file is empty");
      if (open.length > 0) refuse(`the file is cut off: it ends inside <${shorten(open.at(-1) ?? "")}>`);
      run(() => parser.close());
      if (descriptors.length === 0) refuse("the file has no descriptor");
      return {
        year: year ?? yearGiven ?? refuse("the file does not name its year; give it with --year 2025"),
        descriptors,
      };
    },
  };
}

function makeDescriptor(): Descriptor {
  return { heading: "", treeNumbers: [], entryTerms: [], permutedTerms: [] };
}

function notMesh(what: string): string {
  return `this is no MeSH descriptor file: ${what}, where <${ROOT}> is expected`;
}

function shorten(text: string): string {
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}

import { describeNoticePlace } from "@medsieve/contract/notices";
import type { MeshHeading, Notice, PaperRecord } from "@medsieve/contract/papers";
import { type AuthorName, readAuthorName } from "./author-name.ts";
import type { CitedPaper } from "./cited-paper.ts";
import { writeOneLineOf } from "./one-line.ts";
import { describePaper } from "./paper-notes.ts";

type Field = [tag: string, value: string | null | undefined];

/** Characters of a line, its tag included, at which PubMed goes on in the next one. */
const LINE_LENGTH = 87;
const INDENTATION = " ".repeat(6);

/** PubMed's own tags for what was published about a paper (NLM, "MEDLINE/PubMed Data Element Descriptions"). */
const NOTICE_TAGS: Partial<Record<Notice["kind"], string>> = {
  retracted: "RIN",
  retraction_notice: "ROF",
  expression_of_concern: "ECI",
  expression_of_concern_notice: "ECF",
  corrected: "EIN",
  correction_notice: "EFR",
  updated: "UIN",
  update: "UOF",
  republished: "RPI",
};

/** As PubMed names them behind the number. */
const ISSN_KINDS = { print: "Print", electronic: "Electronic", linking: "Linking" };

/** A reference in PubMed's MEDLINE display, which Zotero, EndNote and others read as .nbib. */
export function writeNbib(paper: CitedPaper): string {
  const fields: Field[] = [
    ["PMID", paper.pmid],
    ...(paper.record === null ? [] : listFields(paper.record)),
    ...describePaper(paper).map((note): Field => ["GN", note]),
  ];
  const lines = fields.flatMap(([tag, value]) => {
    const line = writeOneLineOf(value);
    return line === null ? [] : [wrapField(tag, line)];
  });
  return `${lines.join("\r\n")}\r\n\r\n`;
}

function listFields(record: PaperRecord): Field[] {
  const isRetracted = record.notices.some(({ kind }) => kind === "retracted");
  const types = new Set([...record.publication_types, ...(isRetracted ? ["Retracted Publication"] : [])]);
  return [
    ...(record.issns ?? []).map(({ number, kind }): Field => ["IS", `${number} (${ISSN_KINDS[kind]})`]),
    ["VI", record.volume],
    ["IP", record.issue],
    ["DP", record.publication_date],
    ["TI", record.demonstration ? `[FICTIONAL] ${record.title}` : record.title],
    ["TT", record.vernacular_title],
    ["PG", record.pages],
    ["LID", record.doi === null ? null : `${record.doi} [doi]`],
    ["AB", writeAbstract(record)],
    ...record.authors.flatMap((author) => listAuthor(author)),
    ...record.languages.map((language): Field => ["LA", language]),
    ...[...types].map((type): Field => ["PT", type]),
    ...record.notices.flatMap(listNotice),
    ["TA", record.journal_abbreviation],
    ["JT", record.journal],
    ...record.mesh.map((heading): Field => ["MH", writeHeading(heading)]),
    ...record.keywords.map((keyword): Field => ["OT", keyword]),
    ...record.registrations.map(({ registry, id }): Field => ["SI", `${registry}/${id}`]),
    ["PMC", record.pmcid],
    ["AID", record.doi === null ? null : `${record.doi} [doi]`],
  ];
}

function listAuthor(printed: string): Field[] {
  const author: AuthorName = readAuthorName(printed);
  if ("collective" in author) return [["CN", author.collective]];
  const given = [...author.initials, author.suffix].filter((part) => part !== null).join(" ");
  return [
    ["FAU", given === "" ? author.family : `${author.family}, ${given}`],
    ["AU", printed],
  ];
}

/** "Lancet. 2010 Feb 6;375(9713):445. PMID: 20137807". */
function listNotice(notice: Notice): Field[] {
  const tag = NOTICE_TAGS[notice.kind];
  if (tag === undefined) return [];
  const place = describeNoticePlace(notice);
  if (place === null) return [[tag, "not named by the source"]];
  if (notice.pmid === null || notice.citation === null) return [[tag, place]];
  return [[tag, `${place.replace(/\.$/u, "")}. PMID: ${notice.pmid}`]];
}

function writeHeading({ descriptor, major, qualifiers }: MeshHeading): string {
  const star = (isMajor: boolean) => (isMajor ? "*" : "");
  const parts = qualifiers.map((qualifier) => `/${star(qualifier.major)}${qualifier.name}`);
  return `${star(major)}${descriptor}${parts.join("")}`;
}

function writeAbstract({ abstract }: PaperRecord): string {
  return abstract.map(({ label, text }) => (label === null ? text : `${label}: ${text}`)).join(" ");
}

/** A tag of four characters, a hyphen and a blank; what follows the first line is indented by six. */
function wrapField(tag: string, text: string): string {
  const lines: string[] = [];
  let line = `${tag.padEnd(4)}-`;
  let isFirst = true;
  for (const word of text.split(" ")) {
    if (!isFirst && line.length + 1 + word.length > LINE_LENGTH) {
      lines.push(line);
      line = INDENTATION + word;
    } else {
      line += ` ${word}`;
    }
    isFirst = false;
  }
  return [...lines, line].join("\r\n");
}

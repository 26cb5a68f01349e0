import type { CheckedClaim } from "@medsieve/contract/text-checks";
import {
  CommentRangeEnd,
  CommentRangeStart,
  CommentReference,
  Document,
  type ICommentOptions,
  Packer,
  Paragraph,
  type ParagraphChild,
  TextRun,
} from "docx";
import type { TFunction } from "i18next";

const AUTHOR = "Medsieve";
/** What XML 1.0 has no room for (2.2, "Characters"). */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what a document cannot hold
const NOT_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/gu;

interface CheckedText {
  text: string;
  /** At least one, in the order of the text; none overlaps another. */
  claims: readonly CheckedClaim[];
  /** On the day of the check, in the reader's language. */
  date: string;
  now: Date;
}

/** The text as a Word document, with a comment at each claim: its verdict, why, the cited papers and their sentences. */
export function writeComments({ text, claims, date, now }: CheckedText, t: TFunction<"text-check">): Promise<Blob> {
  const document = new Document({
    title: t("title"),
    creator: AUTHOR,
    comments: { children: claims.map((claim, id) => writeComment(claim, id, now, t)) },
    sections: [
      {
        children: [
          new Paragraph({
            children: [new TextRun({ text: `${t("word.note", { date })} ${t("bound")}`, italics: true })],
          }),
          ...writeParagraphs(text, claims),
        ],
      },
    ],
  });
  return Packer.toBlob(document);
}

function writeComment(claim: CheckedClaim, id: number, now: Date, t: TFunction<"text-check">): ICommentOptions {
  const { verdict, reasons, citations, evidence } = claim;
  const lines = [
    ...reasons.map((reason) => t(`reason.${reason}`)),
    ...citations.map(({ pmid, doi, title }) =>
      t("word.cites", { paper: [title, pmid && `PMID ${pmid}`, doi].filter(Boolean).join(" · ") || t("unnamed") }),
    ),
    ...evidence.map(({ pmid, quote }) => t("word.sentence", { pmid, quote })),
  ];
  return {
    ...{ id, author: AUTHOR, initials: "M", date: now },
    children: [
      new Paragraph({ children: [new TextRun({ text: t(`verdict.${verdict}`), bold: true })] }),
      ...lines.map((line) => new Paragraph({ children: [writeRun(line)] })),
    ],
  };
}

const writeRun = (text: string) => new TextRun(text.replace(NOT_IN_XML, ""));

/** A paragraph a line; a claim that goes over several begins its comment in the first and ends it in the last. */
function writeParagraphs(text: string, claims: readonly CheckedClaim[]): Paragraph[] {
  let start = 0;
  return text.split("\n").map((line) => {
    const end = start + line.length;
    const children = writeLine(text, start, end, claims);
    start = end + 1;
    return new Paragraph({ children });
  });
}

function writeLine(text: string, start: number, end: number, claims: readonly CheckedClaim[]): ParagraphChild[] {
  const children: ParagraphChild[] = [];
  let at = start;
  const writeUntil = (place: number) => {
    if (place > at) children.push(writeRun(text.slice(at, place)));
    at = Math.max(at, place);
  };
  for (const [id, claim] of claims.entries()) {
    const beginsHere = claim.start >= start && claim.start <= end;
    const endsHere = claim.end >= start && claim.end <= end;
    if (beginsHere) {
      writeUntil(claim.start);
      children.push(new CommentRangeStart(id));
    }
    if (endsHere) {
      writeUntil(claim.end);
      children.push(new CommentRangeEnd(id), new TextRun({ children: [new CommentReference(id)] }));
    }
  }
  writeUntil(end);
  return children;
}

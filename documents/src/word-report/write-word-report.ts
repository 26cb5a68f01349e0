import { type Language, VERDICT_COUNTS } from "@medsieve/contract/constants";
import { orderNotices } from "@medsieve/contract/notices";
import type { CarriedQuery } from "@medsieve/contract/strategies";
import { writeCitation } from "@medsieve/contract/write-citation";
import { Document, Footer, Packer, PageNumber, Paragraph, type Table, TextRun } from "docx";
import { writeDatabases } from "./databases-part.ts";
import {
  type Line,
  writeFrame,
  writeHeading,
  writeItem,
  writeNumbered,
  writeParagraph,
  writeTitle,
} from "./document-parts.ts";
import { writeChecks, writeQuestionWords, writeStudies } from "./dossier-part.ts";
import { writeEvidence } from "./evidence-part.ts";
import { listWarnings } from "./list-warnings.ts";
import { writePress } from "./press-part.ts";
import { gatherContent, type ReportContent, type ReportedSearch } from "./report-content.ts";
import { writeDecisions, writeFacts, writeSearch } from "./search-part.ts";

/** Fonts that Word has for each language; other programs put their own in place of one that is missing. */
const FONTS: Record<Language, string> = { en: "Yu Gothic", ja: "Yu Gothic", zh: "Microsoft YaHei" };
const LOCALES: Record<Language, string> = { en: "ja-JP", ja: "ja-JP", zh: "zh-CN" };
/** Half points. */
const SIZES = { text: 21, title: 36, heading1: 28, heading2: 24 } as const;
const INK = "1F2A2A";

export const WORD_MEDIA_TYPE = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

/** The report of a search as a Word document, in the language it was asked in; a dossier also says what its words, queries and checks came to. */
export async function writeWordReport(
  search: ReportedSearch,
  carried: readonly CarriedQuery[] | null,
): Promise<Uint8Array> {
  const content = gatherContent(search);
  const { details, record, texts, now } = content;
  const warnings = listWarnings(content);
  const font = { ascii: "Calibri", hAnsi: "Calibri", cs: "Calibri", eastAsia: FONTS[details.language] };
  const document = new Document({
    title: details.query,
    creator: "Medsieve",
    lastModifiedBy: "Medsieve",
    description: texts.title,
    styles: {
      default: {
        document: {
          run: {
            font,
            size: SIZES.text,
            color: INK,
            language: { value: "en-US", eastAsia: LOCALES[details.language] },
          },
        },
        title: { run: { font, size: SIZES.title, bold: true, color: INK }, paragraph: { spacing: { after: 160 } } },
        heading1: headingStyle(font, SIZES.heading1),
        heading2: headingStyle(font, SIZES.heading2),
      },
    },
    sections: [
      {
        properties: { page: { size: { width: 11906, height: 16838 }, margin: MARGIN } },
        footers: { default: writeFooter(texts.footer(record.medsieve, content.day(now.toISOString()))) },
        children: [
          writeParagraph([{ text: texts.title, isSmall: true }]),
          writeTitle(details.query),
          ...(warnings.length === 0 ? [] : [writeFrame(texts.warnings.title, warnings), new Paragraph({})]),
          writeFacts(content),
          ...(carried === null ? [] : writeQuestionWords(content)),
          ...writeVerdict(content),
          ...writeEvidence(content),
          ...(carried === null ? [] : writeStudies(content)),
          ...writeDecisions(content),
          ...writeSearch(content),
          ...(carried === null
            ? []
            : [...writePress(content, carried), ...writeDatabases(content, carried), ...writeChecks(content)]),
          writeHeading(texts.notAssessed.title),
          ...texts.notAssessed.items.map(writeItem),
          ...writeReferences(content),
        ],
      },
    ],
  });
  return new Uint8Array(await Packer.toBuffer(document));
}

const MARGIN = { top: 1134, bottom: 1134, left: 1134, right: 1134 };

function headingStyle(font: { ascii: string; hAnsi: string; cs: string; eastAsia: string }, size: number) {
  return { run: { font, size, bold: true, color: INK }, paragraph: { spacing: { before: 320, after: 120 } } };
}

function writeFooter(text: string): Footer {
  const page = new TextRun({ children: ["  ·  ", PageNumber.CURRENT, " / ", PageNumber.TOTAL_PAGES], size: 16 });
  return new Footer({ children: [new Paragraph({ children: [new TextRun({ text, size: 16 }), page] })] });
}

/** The verdict with its counts; of a search that has none, its answer. */
function writeVerdict({ details: { verdict, summary }, texts, count }: ReportContent): (Paragraph | Table)[] {
  const { counts, title, notAddressed, leftOut, none } = texts.verdict;
  const heading = writeHeading(title);
  if (verdict === null) return [heading, writeParagraph(summary ?? none)];
  const lead = verdict.lead ?? verdict.text;
  const rest = verdict.text.slice(lead.length).trim();
  const item = (name: string, value: number) => `${name}${texts.colon}${count(value)}`;
  return [
    heading,
    writeParagraph([{ text: lead, isStrong: true }]),
    ...(rest === "" ? [] : [writeParagraph(rest)]),
    ...VERDICT_COUNTS.map((kind) => writeItem(item(counts[verdict.relation][kind], verdict.counts[kind]))),
    writeItem(item(notAddressed, verdict.not_addressed)),
    ...(verdict.left_out === 0 ? [] : [writeItem(item(leftOut, verdict.left_out))]),
  ];
}

/** The papers that were read, in Vancouver style, each with what is known against it. */
function writeReferences({ details, texts, day }: ReportContent): Paragraph[] {
  const { references, comma } = texts;
  return [
    writeHeading(references.title),
    ...details.papers.map((paper, at) => {
      const notices = orderNotices(paper.notices).map(({ kind, known_since: since }) =>
        [references.notices[kind], since ? references.since(day(since)) : null]
          .filter((part) => part !== null)
          .join(comma),
      );
      const flags: Line[] = notices.map((text) => [{ text: `[${text}]`, isAlarming: true }]);
      return writeNumbered(`${at + 1}.`, [writeCitation(paper), ...flags]);
    }),
  ];
}

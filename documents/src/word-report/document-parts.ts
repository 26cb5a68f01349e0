import {
  BorderStyle,
  HeadingLevel,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from "docx";
import { writeOneLine } from "../citations/one-line.ts";

/** Twentieths of a point, as Word measures: A4 less its margins. */
const TEXT_WIDTH = 9638;
const SMALL = 18;
const LINE = { style: BorderStyle.SINGLE, size: 4, color: "BFBFBF" } as const;
const BORDERS = { top: LINE, bottom: LINE, left: LINE, right: LINE, insideHorizontal: LINE, insideVertical: LINE };

export interface Words {
  text: string;
  isStrong?: boolean;
  /** Of a warning. */
  isAlarming?: boolean;
  /** A query. */
  isCode?: boolean;
  isSmall?: boolean;
}
/** Words of a line; plain text stands for words without a look. */
export type Line = string | readonly (string | Words)[];

/** Whatever the words hold, they are text: no markup, no control characters. */
function writeRuns(line: Line, isSmall = false): TextRun[] {
  const parts = typeof line === "string" ? [line] : line;
  return parts.map((part) => {
    const words = typeof part === "string" ? { text: part } : part;
    return new TextRun({
      text: keepBlanks(words.text),
      ...(words.isStrong ? { bold: true } : {}),
      ...(words.isAlarming ? { color: "A61B1B", bold: true } : {}),
      ...(words.isCode ? { font: "Courier New" } : {}),
      ...(words.isSmall || isSmall ? { size: SMALL } : {}),
    });
  });
}

/** One line; the blanks at its ends part it from its neighbours. */
function keepBlanks(text: string): string {
  const line = writeOneLine(text);
  return `${/^\s/u.test(text) ? " " : ""}${line}${/\s$/u.test(text) && line !== "" ? " " : ""}`;
}

export function writeTitle(text: string): Paragraph {
  return new Paragraph({ heading: HeadingLevel.TITLE, children: writeRuns(text) });
}

export function writeHeading(text: string, level: 1 | 2 = 1): Paragraph {
  const heading = level === 1 ? HeadingLevel.HEADING_1 : HeadingLevel.HEADING_2;
  return new Paragraph({ heading, keepNext: true, children: writeRuns(text) });
}

export function writeParagraph(line: Line): Paragraph {
  return new Paragraph({ spacing: { after: 120 }, children: writeRuns(line) });
}

export function writeItem(line: Line): Paragraph {
  return new Paragraph({ bullet: { level: 0 }, spacing: { after: 60 }, children: writeRuns(line) });
}

/** An entry of a numbered list, which carries its number as text so that it can be cited. */
export function writeNumbered(number: string, lines: readonly Line[]): Paragraph {
  const runs = lines.flatMap((line, at) => [...(at === 0 ? [] : [new TextRun({ text: " " })]), ...writeRuns(line)]);
  return new Paragraph({
    indent: { left: 567, hanging: 567 },
    spacing: { after: 80 },
    children: [new TextRun({ text: `${number}\t` }), ...runs],
  });
}

/** Warnings in a frame of their own. */
export function writeFrame(title: string, lines: readonly string[]): Table {
  const shading = { type: ShadingType.CLEAR, fill: "FFF4E0" };
  const children = [
    new Paragraph({ keepNext: true, children: writeRuns([{ text: title, isStrong: true }]) }),
    ...lines.map((line) => new Paragraph({ children: writeRuns(line) })),
  ];
  return new Table({
    width: { size: TEXT_WIDTH, type: WidthType.DXA },
    columnWidths: [TEXT_WIDTH],
    borders: BORDERS,
    rows: [new TableRow({ children: [new TableCell({ shading, margins: MARGINS, children })] })],
  });
}

const MARGINS = { top: 60, bottom: 60, left: 100, right: 100 };

/** A table with a head that comes again on each page; a cell is a line or several. `shares` are the widths of its columns. */
export function writeTable(
  head: readonly string[] | null,
  rows: readonly (readonly Line[])[][],
  shares: readonly number[],
): Table {
  const whole = shares.reduce((sum, share) => sum + share, 0);
  const widths = shares.map((share) => Math.floor((TEXT_WIDTH * share) / whole));
  const writeRow = (cells: readonly (readonly Line[])[], isHead: boolean) =>
    new TableRow({
      tableHeader: isHead,
      cantSplit: true,
      children: cells.map(
        (lines, at) =>
          new TableCell({
            width: { size: widths[at] ?? 0, type: WidthType.DXA },
            ...(isHead ? { shading: { type: ShadingType.CLEAR, fill: "F0EFEA" } } : {}),
            children: lines.map((line) => new Paragraph({ children: writeRuns(line, true) })),
          }),
      ),
    });
  const first =
    head === null
      ? []
      : [
          writeRow(
            head.map((text) => [[{ text, isStrong: true }]]),
            true,
          ),
        ];
  return new Table({
    width: { size: TEXT_WIDTH, type: WidthType.DXA },
    columnWidths: widths,
    borders: BORDERS,
    // Of the table and not of each cell: a dossier has thousands of them.
    margins: MARGINS,
    rows: [...first, ...rows.map((cells) => writeRow(cells, false))],
  });
}

import type { CarriedQuery, TranslationTarget } from "@medsieve/contract/strategies";
import type { Paragraph, Table } from "docx";
import { type Line, writeHeading, writeParagraph, writeTable } from "./document-parts.ts";
import { describeNote } from "./query-texts.ts";
import type { ReportContent } from "./report-content.ts";

/** Proper names, the same in each language. */
const NAMES: Record<TranslationTarget, string> = {
  ovid_medline: "MEDLINE (Ovid)",
  ovid_embase: "Embase (Ovid)",
  embase: "Embase (Embase.com)",
  cochrane: "Cochrane Library (CENTRAL)",
  cinahl: "CINAHL (EBSCO)",
  psycinfo_ebsco: "APA PsycInfo (EBSCO)",
  psycinfo_ovid: "APA PsycInfo (Ovid)",
  web_of_science: "Web of Science",
  scopus: "Scopus",
  clinicaltrials_gov: "ClinicalTrials.gov",
};

/** Each query in the language of each database, line by line, with what could not be carried over. */
export function writeDatabases(
  { texts: { databases, colon }, details: { language } }: ReportContent,
  queries: readonly CarriedQuery[],
): (Paragraph | Table)[] {
  return [
    writeHeading(databases.title),
    writeParagraph(databases.lead),
    ...queries.flatMap(({ query, translations }, at) => [
      writeHeading(databases.query(String(at + 1)), 2),
      writeParagraph([{ text: query, isCode: true }]),
      ...(translations === null
        ? [writeParagraph(databases.unreadable)]
        : translations.flatMap(({ target, lines }) => [
            writeParagraph([{ text: `${NAMES[target]}${colon.trimEnd()}`, isStrong: true }]),
            writeTable(
              ["", databases.line, databases.notes],
              lines.map(({ number, text, notes }): (readonly Line[])[] => [
                [String(number)],
                [[{ text, isCode: true }]],
                notes.length === 0 ? [""] : notes.map((note) => describeNote(note, language)),
              ]),
              [6, 54, 40],
            ),
          ])),
    ]),
  ];
}

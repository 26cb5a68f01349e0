import { LANGUAGE_TRAITS } from "@medsieve/contract/language-traits";
import type { CarriedQuery, PressRemark } from "@medsieve/contract/strategies";
import type { Paragraph, Table } from "docx";
import { type Line, writeHeading, writeItem, writeParagraph, writeTable } from "./document-parts.ts";
import { describeRemark, findQueryTexts } from "./query-texts.ts";
import type { ReportContent } from "./report-content.ts";

/** Each query appraised by PRESS 2015; what only a person can judge is the same of each query, and stands once at the end. */
export function writePress(content: ReportContent, queries: readonly CarriedQuery[]): (Paragraph | Table)[] {
  const { texts, details } = content;
  const { element: elements } = findQueryTexts(details.language);
  const appraised = queries.flatMap(({ appraisal }) => (appraisal === null ? [] : [appraisal]));
  const judged = appraised[0]?.elements.flatMap(({ remarks }) => remarks.filter(({ kind }) => kind === "judge")) ?? [];
  return [
    writeHeading(texts.press.title),
    writeParagraph(texts.press.lead),
    ...queries.flatMap(({ query, appraisal }, at) => [
      writeHeading(texts.databases.query(String(at + 1)), 2),
      writeParagraph([{ text: query, isCode: true }]),
      appraisal === null
        ? writeParagraph(texts.press.unreadable)
        : writeTable(
            [texts.press.element, texts.press.remarks],
            appraisal.elements.map(({ element, remarks }): (readonly Line[])[] => {
              const said = remarks.filter(({ kind }) => kind !== "judge");
              return [
                [elements[element]],
                said.length === 0 ? [texts.press.nothing] : said.map((remark) => writeRemark(remark, query, content)),
              ];
            }),
            [26, 74],
          ),
    ]),
    ...(judged.length === 0
      ? []
      : [
          writeHeading(texts.press.toJudge, 2),
          ...judged.map((one) => writeItem(describeRemark(one, details.language))),
        ]),
  ];
}

/** The part of the query that it is about, what is said of it, and what a truncated word finds. */
function writeRemark(remark: PressRemark, query: string, { details, texts, count }: ReportContent): Line {
  const { kind, start, end, values, words } = remark;
  const text = describeRemark(remark, details.language);
  const { problem } = findQueryTexts(details.language).kind;
  const piece = start === null || end === null ? "" : query.slice(start, end);
  const isNamed = Object.values(values).some((value) => value !== "" && text.includes(value) && piece.includes(value));
  const found = words.map(({ word, papers }) => `${word} ${count(papers)}`).join(texts.comma);
  return [
    ...(kind === "problem" ? [{ text: `${problem}${LANGUAGE_TRAITS[details.language].gap}`, isStrong: true }] : []),
    ...(piece === "" || piece === query || isNamed ? [] : [{ text: piece, isCode: true }, texts.colon]),
    text,
    ...(found === "" ? [] : [texts.aside(found)]),
  ];
}

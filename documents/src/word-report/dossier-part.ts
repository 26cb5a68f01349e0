import { groupStudies } from "@medsieve/contract/group-studies";
import { groupProbableStudies } from "@medsieve/contract/probable-studies";
import { WORD_USES } from "@medsieve/contract/question-words";
import { trialUrl } from "@medsieve/contract/registrations";
import { isBorneOut } from "@medsieve/contract/statements";
import type { Paragraph, Table } from "docx";
import { type Line, writeHeading, writeItem, writeParagraph, writeTable } from "./document-parts.ts";
import { findQueryTexts } from "./query-texts.ts";
import type { ReportContent } from "./report-content.ts";

/** What became of each word of the question. */
export function writeQuestionWords({ details, texts }: ReportContent): (Paragraph | Table)[] {
  const { dossier } = texts;
  const { use: uses } = findQueryTexts(details.language);
  const words = details.question_words ?? [];
  if (words.length === 0) return [writeHeading(dossier.words), writeParagraph(dossier.noWords)];
  const rows = WORD_USES.flatMap((use) => words.filter((word) => word.use === use)).map(
    ({ text, use, as }): (readonly Line[])[] => [[text], [uses[use]], [as ?? "–"]],
  );
  return [writeHeading(dossier.words), writeTable([dossier.word, dossier.use, dossier.searchedAs], rows, [34, 24, 42])];
}

/** Papers of one trial together, as the verdict counts them, and the trials that the other papers are registered under. */
export function writeStudies({ details: { papers }, texts, count, cite }: ReportContent): (Paragraph | Table)[] {
  const { dossier } = texts;
  const studies = groupStudies(papers);
  const probable = groupProbableStudies(papers.map((paper) => ({ ...paper, n: paper.sample_size?.n ?? null })));
  const grouped = new Set(studies.flatMap(({ pmids }) => pmids));
  const single = papers.filter(({ pmid, registrations }) => registrations.length > 0 && !grouped.has(pmid));
  const addresses = new Map(
    papers.flatMap(({ registrations }) => registrations.map((one) => [one.id, trialUrl(one)] as const)),
  );
  const writeNumbers = (ids: readonly string[]) => ids.map((id) => [id, addresses.get(id)].filter(Boolean).join(" · "));
  const rows: (readonly Line[])[][] = [
    ...studies.map(({ pmids, registrations }) => [
      writeNumbers(registrations),
      [dossier.together(count(pmids.length)), pmids.map(cite).join(" ")],
    ]),
    ...probable.map(({ acronym, pmids }) => [
      [acronym],
      [dossier.probably(count(pmids.length)), pmids.map(cite).join(" ")],
    ]),
    ...single.map(({ pmid, registrations }) => [writeNumbers(registrations.map(({ id }) => id)), [cite(pmid)]]),
  ];
  return [
    writeHeading(dossier.studies),
    writeParagraph(dossier.studiesLead),
    rows.length === 0
      ? writeParagraph(dossier.noStudies)
      : writeTable([dossier.registration, dossier.reports], rows, [60, 40]),
  ];
}

/** What was checked of the search, and how it came out. */
export function writeChecks(content: ReportContent): (Paragraph | Table)[] {
  const { details, record, texts, count, onQuestion, others } = content;
  const { dossier } = texts;
  const findings = [...onQuestion, ...others];
  const borneOut = findings.filter(({ finding }) => isBorneOut(finding)).length;
  const noticed = details.papers.filter(({ notices }) => notices.length > 0).length;
  const seal = record.digest_agrees === null ? "none" : record.digest_agrees ? "agrees" : "differs";
  return [
    writeHeading(dossier.checks),
    writeItem(dossier.traced(count(borneOut), count(findings.length))),
    writeItem(dossier.notices(count(noticed), count(details.papers.length))),
    writeItem(dossier.seal[seal]),
  ];
}

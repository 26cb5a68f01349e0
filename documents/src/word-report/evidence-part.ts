import { isRetracted } from "@medsieve/contract/notices";
import type { Paper } from "@medsieve/contract/papers";
import { printNumbers } from "@medsieve/contract/print-numbers";
import { type Evidence, isBorneOut } from "@medsieve/contract/statements";
import type { Paragraph, Table } from "docx";
import { type Line, type Words, writeHeading, writeParagraph, writeTable } from "./document-parts.ts";
import type { ReportContent, ReportedFinding } from "./report-content.ts";

const COLUMNS = [24, 34, 42];

/** Each finding on the question with its sentence, the other findings, and of papers without findings what was read of them. */
export function writeEvidence(content: ReportContent): (Paragraph | Table)[] {
  const { details, onQuestion, others, texts } = content;
  const { evidence } = texts;
  const head = [evidence.paper, evidence.finding, evidence.sentence];
  const tabulate = (findings: readonly ReportedFinding[]) =>
    writeTable(
      head,
      findings.map((found) => describeFinding(found, content)),
      COLUMNS,
    );
  const summarized = details.papers.filter(({ findings, summary }) => findings.length === 0 && summary !== null);
  return [
    writeHeading(evidence.title),
    onQuestion.length === 0 ? writeParagraph(evidence.none) : tabulate(onQuestion),
    ...(others.length === 0 ? [] : [writeHeading(evidence.others, 2), tabulate(others)]),
    ...(summarized.length === 0
      ? []
      : [
          writeHeading(evidence.summaries, 2),
          writeTable(
            head,
            summarized.map((paper) => describeSummary(paper, content)),
            COLUMNS,
          ),
        ]),
  ];
}

function describeFinding({ paper, finding }: ReportedFinding, content: ReportContent): (readonly Line[])[] {
  const { evidence, colon } = content.texts;
  const arms = [finding.intervention, finding.comparator].filter((arm) => arm !== null).join(" / ");
  const numbers = printNumbers(finding.numbers);
  const isUnsupported = !isBorneOut(finding);
  const differ = finding.evidence.some(({ problem }) => problem === "numbers_differ");
  return [
    describePaper(paper, content),
    [
      [`${finding.outcome}${colon}`, { text: evidence.directions[finding.direction], isStrong: true }],
      ...[numbers, arms].filter((line) => line !== ""),
      ...(isUnsupported ? [[alarm(differ ? evidence.numbersDiffer : evidence.unverified)]] : []),
      ...(finding.disputed ? [evidence.disputed] : []),
    ],
    quote(finding.evidence),
  ];
}

function describeSummary(paper: Paper, content: ReportContent): (readonly Line[])[] {
  const statements = paper.statements.filter(({ field }) => field === "summary");
  const isUnsupported = statements.some((statement) => statement.evidence.length > 0 && !isBorneOut(statement));
  return [
    describePaper(paper, content),
    [paper.summary ?? "", ...(isUnsupported ? [[alarm(content.texts.evidence.unverified)]] : [])],
    quote(statements.flatMap(({ evidence }) => evidence)),
  ];
}

/** "[3] Okafor 2019", its design and sample size; that it is retracted comes first. */
function describePaper(paper: Paper, { cite, texts, count }: ReportContent): Line[] {
  const first = paper.authors[0]?.split(" ").slice(0, -1).join(" ") || paper.authors[0];
  const name = [first, paper.year].filter((part) => part !== undefined && part !== null).join(" ");
  const size = paper.sample_size === null ? null : `n = ${count(paper.sample_size.n)}`;
  return [
    ...(isRetracted(paper) ? [[alarm(texts.references.notices.retracted)]] : []),
    [{ text: `${cite(paper.pmid)} `, isStrong: true }, name],
    [paper.study_design ?? texts.evidence.noDesign, size].filter((part) => part !== null).join(texts.comma),
  ];
}

function alarm(text: string): Words {
  return { text, isAlarming: true };
}

/** The sentences, each once; a dash where there is none. */
function quote(evidence: readonly Pick<Evidence, "quote">[]): Line[] {
  const quotes = [...new Set(evidence.flatMap((item) => item.quote ?? []))];
  return quotes.length === 0 ? ["–"] : quotes.map((text) => `“${text}”`);
}

import type { TFunction } from "i18next";
import { escapeMarkdown, fenceCode } from "./escape-markdown.ts";
import type { Report, ReportBlock } from "./report-blocks.ts";

/** The whole report as a Markdown file. */
export function writeMarkdown(report: Report, t: TFunction): string {
  const write = (blocks: readonly ReportBlock[]) => blocks.map((block) => writeBlock(block, t));
  const parts = [
    `# ${escapeMarkdown(report.title)}`,
    `> ${escapeMarkdown(report.question)}`,
    ...write(report.lead),
    ...report.groups.flatMap(({ title, items }) => [
      `## ${escapeMarkdown(title)}`,
      ...items.flatMap((item) => [`### ${item.number}. ${escapeMarkdown(item.title)}`, ...write(item.blocks)]),
    ]),
    ...report.appendices.flatMap(({ title, blocks }) => [`## ${escapeMarkdown(title)}`, ...write(blocks)]),
  ];
  return `${parts.join("\n\n")}\n`;
}

function writeBlock(block: ReportBlock, t: TFunction): string {
  switch (block.kind) {
    case "text":
      return escapeMarkdown(block.text);
    case "author":
      return `**${escapeMarkdown(t("record:report.forAuthor"))}** ${escapeMarkdown(block.text)}`;
    case "query":
      return [
        `**${escapeMarkdown(block.name)}**`,
        fenceCode(block.query),
        ...(block.facts.length === 0 ? [] : [block.facts.map((fact) => `- ${escapeMarkdown(fact)}`).join("\n")]),
      ].join("\n\n");
    case "table":
      return writeTable(block);
  }
}

function writeTable({ head, rows, isNumber }: Extract<ReportBlock, { kind: "table" }>): string {
  const writeRow = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [
    writeRow(head.map(escapeMarkdown)),
    writeRow(head.map((_, index) => (isNumber[index] ? "---:" : "---"))),
    ...rows.map((row) => writeRow(row.map(escapeMarkdown))),
  ].join("\n");
}

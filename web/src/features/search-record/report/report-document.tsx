import { useTranslation } from "react-i18next";
import { joinClasses } from "../../../ui/class-names.ts";
import type { Report, ReportBlock } from "./report-blocks.ts";

/** The report as it is read on the page and on paper. */
export function ReportDocument({ report }: { report: Report }) {
  return (
    <div className="flex flex-col gap-6">
      <section className="flex flex-col gap-2">
        <Blocks blocks={report.lead} />
      </section>
      {report.groups.map(({ title, items }) => (
        <section key={title} className="flex flex-col gap-4">
          <h2 className="border-line border-b pb-1 text-lg">{title}</h2>
          {items.map((item) => (
            <section key={item.number} className="flex flex-col gap-1.5">
              <h3 className="wrap-anywhere text-base">
                {item.number}. {item.title}
              </h3>
              <Blocks blocks={item.blocks} />
            </section>
          ))}
        </section>
      ))}
      {report.appendices.map(({ title, blocks }) => (
        <section key={title} className="flex flex-col gap-2">
          <h2 className="border-line border-b pb-1 text-lg">{title}</h2>
          <Blocks blocks={blocks} />
        </section>
      ))}
    </div>
  );
}

function Blocks({ blocks }: { blocks: readonly ReportBlock[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a report never move
  return blocks.map((block, index) => <Block key={index} block={block} />);
}

function Block({ block }: { block: ReportBlock }) {
  const { t } = useTranslation("record");
  switch (block.kind) {
    case "text":
      return <p className="wrap-anywhere max-w-reading">{block.text}</p>;
    case "author":
      return (
        <p className="wrap-anywhere max-w-reading border-amber border-l-2 pl-3">
          <strong className="font-semibold text-amber-ink">{t("report.forAuthor")}</strong> {block.text}
        </p>
      );
    case "query":
      return (
        <div className="break-inside-avoid">
          <p className="wrap-anywhere font-medium">{block.name}</p>
          <pre className="mt-0.5 whitespace-pre-wrap rounded-sm bg-sunken px-2 py-1 print:border print:border-line">
            <code lang="en" className="wrap-anywhere font-mono text-xs">
              {block.query}
            </code>
          </pre>
          <ul className="mt-1 list-disc pl-5 text-muted text-sm">
            {block.facts.map((fact, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two changes may have the same text
              <li key={place} className="wrap-anywhere">
                {fact}
              </li>
            ))}
          </ul>
        </div>
      );
    case "table":
      return <ReportTable block={block} />;
  }
}

/** As a table where there is room, and as one entry after the other where there is none. */
function ReportTable({ block }: { block: Extract<ReportBlock, { kind: "table" }> }) {
  const { label, head, rows, isNumber } = block;
  const isNarrow = head.length <= 2;
  return (
    <table className={joinClasses("w-full border-collapse text-[0.9375rem]", !isNarrow && "max-md:block print:table")}>
      <caption className="sr-only">{label}</caption>
      <thead className={isNarrow ? undefined : "max-md:sr-only print:not-sr-only print:table-header-group"}>
        <tr className="border-line-strong border-b text-left text-muted text-sm">
          {head.map((title, index) => (
            <th
              key={title}
              scope="col"
              className={joinClasses("py-1 pr-3 font-medium", isNumber[index] && "text-right")}
            >
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={isNarrow ? undefined : "max-md:block print:table-row-group"}>
        {rows.map((row, index) => (
          <tr
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a report never move
            key={index}
            className={joinClasses(
              "break-inside-avoid border-line border-b align-baseline",
              !isNarrow && "max-md:block max-md:py-2 print:table-row",
            )}
          >
            {row.map((cell, column) => (
              <td
                // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
                key={column}
                className={joinClasses(
                  "wrap-anywhere py-1.5 pr-3 tabular-nums",
                  isNumber[column] && "text-right",
                  !isNarrow && "max-md:block max-md:py-0 max-md:text-left print:table-cell print:py-1.5",
                  cell === "" && "max-md:hidden",
                )}
              >
                {!isNarrow && (
                  <span aria-hidden className="mr-2 text-muted text-sm md:hidden print:hidden">
                    {head[column]}
                  </span>
                )}
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

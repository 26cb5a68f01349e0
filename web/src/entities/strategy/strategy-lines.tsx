import type { StrategyLine } from "@medsieve/contract/strategies";
import { useTranslation } from "react-i18next";
import { CopyButton } from "../../ui/copy-button.tsx";
import { LineNotes } from "./line-notes.tsx";

interface StrategyLinesProps {
  lines: readonly StrategyLine[];
  /** The database that they are for. */
  label: string;
}

/** Numbered lines, each to be copied and with what could not be carried over in it. */
export function StrategyLines({ lines, label }: StrategyLinesProps) {
  const { t } = useTranslation(["strategies", "query-texts", "search"]);
  const copied = { copiedLabel: t("search:card.copied"), failedLabel: t("search:card.copyFailed") };
  const whole = lines.map(({ number, text }) => `${number} ${text}`).join("\n");
  return (
    <div className="flex flex-col gap-3">
      <ol aria-label={label} className="flex flex-col divide-y divide-line rounded-md border border-line">
        {lines.map((line) => (
          <li key={line.number} className="flex min-w-0 items-start gap-2 px-2 py-1.5">
            <span className="w-6 shrink-0 pt-0.5 text-right text-muted tabular-nums">{line.number}</span>
            <div className="flex min-w-0 flex-1 flex-col gap-1">
              {line.text !== "" && (
                <code lang="en" className="wrap-anywhere font-mono text-xs leading-6">
                  {line.text}
                </code>
              )}
              <LineNotes notes={line.notes} />
            </div>
            {line.text !== "" && (
              <span className="print:hidden">
                <CopyButton text={line.text} label={t("databases.copyLine", { number: line.number })} {...copied} />
              </span>
            )}
          </li>
        ))}
      </ol>
      <span className="print:hidden">
        <CopyButton text={whole} label={t("databases.copyAll")} isLabelled {...copied} />
      </span>
    </div>
  );
}

import { QUERY_MAX_LENGTH } from "@medsieve/contract/constants";
import type { ImportedStrategy } from "@medsieve/contract/strategies";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { describeError } from "../../lib/errors.ts";
import { formatNumber } from "../../lib/format.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { TextAreaField } from "../../ui/text-area-field.tsx";
import { describeLength } from "./describe-length.ts";
import { LineNotes } from "./line-notes.tsx";
import { readStrategy } from "./strategy-calls.ts";

/** Pasted lines of another database's strategy, read line by line; the last one can be taken over as a query. */
export function StrategyReader({ onTake }: { onTake: (query: string) => void }) {
  const { t } = useTranslation("strategies");
  const language = useLanguage();
  const [text, setText] = useState("");
  const reading = useMutation({ mutationFn: readStrategy });

  const fault = describeLength(text, t, language);

  function change(written: string): void {
    setText(written);
    reading.reset();
  }

  return (
    <Disclosure title={t("import.title")}>
      <div className="flex flex-col gap-3 pb-2 text-sm">
        <TextAreaField
          label={t("import.text")}
          hint={t("import.hint")}
          error={fault}
          rows={6}
          value={text}
          onChange={change}
        />
        <div>
          <Button
            onPress={() => reading.mutate(text)}
            isPending={reading.isPending}
            isDisabled={text.trim() === "" || fault !== undefined}
          >
            {t("import.read")}
          </Button>
        </div>
        {reading.isError && (
          <Alert tone="error" title={t("import.failed")}>
            {describeError(reading.error, t)}
          </Alert>
        )}
        {reading.data !== undefined && (
          <ReadStrategy
            strategy={reading.data}
            onTake={(query) => {
              change("");
              onTake(query);
            }}
          />
        )}
      </div>
    </Disclosure>
  );
}

function ReadStrategy({ strategy, onTake }: { strategy: ImportedStrategy; onTake: (query: string) => void }) {
  const { t } = useTranslation("strategies");
  const language = useLanguage();
  const { query, lines } = strategy;
  const isTooLong = query.length > QUERY_MAX_LENGTH;
  return (
    <div role="status" className="flex flex-col gap-3">
      <ol aria-label={t("import.lines")} className="flex flex-col divide-y divide-line rounded-md border border-line">
        {lines.map((line) => (
          <li key={line.number} className="flex min-w-0 gap-2 px-2 py-1.5">
            <span className="w-6 shrink-0 text-right text-muted leading-6 tabular-nums">{line.number}</span>
            <div className="flex min-w-0 flex-1 flex-col gap-0.5">
              <code lang="en" className="wrap-anywhere font-mono text-muted text-xs leading-6">
                {line.text}
              </code>
              {line.query !== "" && (
                <code lang="en" className="wrap-anywhere font-mono text-xs leading-6">
                  {line.query}
                </code>
              )}
              <LineNotes notes={line.notes} />
            </div>
          </li>
        ))}
      </ol>
      {query === "" && <p className="text-amber-ink">{t("import.nothing")}</p>}
      {isTooLong && (
        <p className="text-amber-ink">
          {t("import.tooLong", {
            limit: formatNumber(QUERY_MAX_LENGTH, language),
            length: formatNumber(query.length, language),
          })}
        </p>
      )}
      <div>
        <Button onPress={() => onTake(query)} isDisabled={query === "" || isTooLong}>
          {t("import.take")}
        </Button>
      </div>
    </div>
  );
}

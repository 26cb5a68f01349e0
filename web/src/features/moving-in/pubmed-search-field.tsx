import type { Ref } from "react";
import { useTranslation } from "react-i18next";
import { describeLimits } from "../../entities/query/describe-limits.ts";
import { describeLength } from "../../entities/strategy/describe-length.ts";
import { LineNotes } from "../../entities/strategy/line-notes.tsx";
import { describeError } from "../../lib/errors.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { TextAreaField } from "../../ui/text-area-field.tsx";
import type { PastedSearch } from "./moving-in-entry.ts";
import type { PubmedReading } from "./use-pubmed-reading.ts";

interface PubmedSearchFieldProps {
  value: PastedSearch;
  onChange: (value: PastedSearch) => void;
  onBlur: () => void;
  inputRef: Ref<HTMLTextAreaElement>;
  error: string | undefined;
  reading: PubmedReading;
}

/** Where a search of PubMed is pasted, and what will be searched of it. */
export function PubmedSearchField({ value, onChange, onBlur, inputRef, error, reading }: PubmedSearchFieldProps) {
  const { t } = useTranslation(["moving-in", "errors", "search", "strategies"]);
  const { text, read } = value;
  const fault = describeLength(text, t, useLanguage());
  const limits = read === null ? null : describeLimits(read.limits, t);

  function change(written: string): void {
    onChange({ text: written, read: null });
    reading.reset();
  }

  return (
    <div className="flex flex-col gap-3">
      <TextAreaField
        label={t("pubmed")}
        hint={t("pubmedHint")}
        rows={4}
        value={text}
        onChange={change}
        onBlur={onBlur}
        inputRef={inputRef}
        error={fault ?? error}
      />
      <div>
        <Button
          onPress={() => reading.mutate(text, { onSuccess: (found) => onChange({ text, read: found }) })}
          isPending={reading.isPending}
          isDisabled={text.trim() === "" || fault !== undefined}
        >
          {t("read")}
        </Button>
      </div>
      {reading.isError && (
        <Alert tone="error" title={t("readFailed")}>
          {describeError(reading.error, t)}
        </Alert>
      )}
      <div role="status">
        {read !== null && (
          <section
            aria-label={t("readAs")}
            className="flex flex-col gap-1.5 rounded-md border border-line bg-surface p-3 text-sm"
          >
            <h2 className="font-medium">{t("readAs")}</h2>
            <code lang="en" className="wrap-anywhere font-mono text-[0.8125rem]">
              {read.query}
            </code>
            {limits && <p className="text-muted">{t("limits", { limits })}</p>}
            <LineNotes notes={read.notes} />
          </section>
        )}
      </div>
    </div>
  );
}

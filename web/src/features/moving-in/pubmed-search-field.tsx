import { useTranslation } from "react-i18next";
import { describeLimits } from "../../entities/query/describe-limits.ts";
import { LineNotes } from "../../entities/strategy/line-notes.tsx";
import { describeError } from "../../lib/errors.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { TextAreaField } from "../../ui/text-area-field.tsx";
import type { PubmedSearch } from "./use-pubmed-search.ts";

interface PubmedSearchFieldProps {
  pubmed: PubmedSearch;
  problem: string | undefined;
}

/** Where a search of PubMed is pasted, and what will be searched of it. */
export function PubmedSearchField({ pubmed, problem }: PubmedSearchFieldProps) {
  const { t } = useTranslation(["moving-in", "errors", "search"]);
  const { text, change, readText, isReading, error, read } = pubmed;
  const limits = read === null ? null : describeLimits(read.limits, t);
  return (
    <div className="flex flex-col gap-3">
      <TextAreaField
        label={t("pubmed")}
        hint={t("pubmedHint")}
        rows={4}
        value={text}
        onChange={change}
        error={problem}
      />
      <div>
        <Button onPress={readText} isPending={isReading} isDisabled={text.trim() === ""}>
          {t("read")}
        </Button>
      </div>
      {error !== null && (
        <Alert tone="error" title={t("readFailed")}>
          {describeError(error, t)}
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

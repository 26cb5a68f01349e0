import { type KnownPapers, knownPapersSchema } from "@medsieve/contract/queries";
import type { ReadPmids } from "@medsieve/contract/read-pmids";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { callApi } from "../../lib/api-client.ts";
import { describeError } from "../../lib/errors.ts";
import { formatNumber } from "../../lib/format.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { describePieces } from "./describe-pieces.ts";

const findPapers = (dois: readonly string[]): Promise<KnownPapers> =>
  callApi({
    method: "POST",
    path: "/queries/known-papers",
    body: { text: dois.join("\n") },
    schema: knownPapersSchema,
  });

interface DoiLookupProps {
  read: ReadPmids;
  /** What is searched: PubMed, or the local library. */
  source: string;
  onTextChange: (text: string) => void;
}

/** Puts PMIDs in the place of DOIs that were pasted, and says which of them the source does not have. */
export function DoiLookup({ read, source, onTextChange }: DoiLookupProps) {
  const { t } = useTranslation(["queries", "errors"]);
  const language = useLanguage();
  const { dois, pmids, others } = read;
  const looking = useMutation({
    mutationFn: findPapers,
    onSuccess: ({ papers, unknown }) => {
      const found = papers.map(({ pmid }) => pmid);
      onTextChange([...new Set([...pmids, ...found, ...unknown, ...others])].join("\n"));
    },
  });
  if (dois.length === 0) return null;
  const unknown = dois.filter((doi) => looking.data?.unknown.includes(doi) === true);
  const isDone = unknown.length === dois.length;
  const pieces = describePieces(dois);
  return (
    <div className="flex flex-col items-start gap-2 text-sm">
      <p role="status" className="wrap-anywhere text-amber-ink">
        {isDone
          ? t("references.unknown", { source, count: dois.length, shown: formatNumber(dois.length, language), pieces })
          : t("recall.dois", { count: dois.length, shown: formatNumber(dois.length, language) })}
      </p>
      {!isDone && (
        <Button onPress={() => looking.mutate(dois)} isPending={looking.isPending}>
          {t("recall.findDois")}
        </Button>
      )}
      {looking.error !== null && (
        <Alert tone="error" title={t("recall.doisFailed")}>
          {describeError(looking.error, t)}
        </Alert>
      )}
    </div>
  );
}

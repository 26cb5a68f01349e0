import { type KnownPapers, knownPapersSchema, REFERENCES_MAX_LENGTH } from "@medsieve/contract/queries";
import { useMutation } from "@tanstack/react-query";
import { FileUp } from "lucide-react";
import { useRef } from "react";
import { FileTrigger } from "react-aria-components";
import { useTranslation } from "react-i18next";
import { callApi } from "../../lib/api-client.ts";
import { describeError } from "../../lib/errors.ts";
import { formatNumber } from "../../lib/format.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { describePieces } from "./describe-pieces.ts";

const ACCEPTED = [".ris", ".nbib", ".txt", "application/x-research-info-systems", "application/nbib", "text/plain"];

class FileTooLarge extends Error {
  override name = "FileTooLarge";
}

async function readReferences(file: File, signal: AbortSignal): Promise<KnownPapers> {
  const text = await file.text();
  if (text.length > REFERENCES_MAX_LENGTH) throw new FileTooLarge(file.name);
  return callApi({ method: "POST", path: "/queries/known-papers", body: { text }, schema: knownPapersSchema, signal });
}

interface ReferencesFileProps {
  /** What is searched: PubMed, or the local library. */
  source: string;
  onRead: (pmids: string[]) => void;
}

/** Takes known papers from a file in RIS or PubMed's format, and says which of them the source does not have. */
export function ReferencesFile({ source, onRead }: ReferencesFileProps) {
  const { t } = useTranslation(["queries", "errors"]);
  const language = useLanguage();
  const ending = useRef<AbortController | null>(null);
  const reading = useMutation({
    mutationFn: (file: File) => {
      ending.current = new AbortController();
      return readReferences(file, ending.current.signal);
    },
    onSuccess: ({ papers }) => onRead(papers.map(({ pmid }) => pmid)),
  });
  const { variables: file, data, error } = reading;
  const name = file?.name ?? "";
  const wasCanceled = ending.current?.signal.aborted === true;
  return (
    <div className="flex flex-col items-start gap-2 text-sm">
      {reading.isPending ? (
        <Button onPress={() => ending.current?.abort()}>{t("common:cancel")}</Button>
      ) : (
        <FileTrigger
          acceptedFileTypes={ACCEPTED}
          onSelect={(files) => {
            const chosen = files?.[0];
            if (chosen !== undefined) reading.mutate(chosen);
          }}
        >
          <Button icon={<FileUp aria-hidden className="size-4" />}>{t("references.file")}</Button>
        </FileTrigger>
      )}
      <div role="status" className="wrap-anywhere flex flex-col gap-1">
        {reading.isPending && <p>{t("references.reading", { name })}</p>}
        {data !== undefined && (
          <p className="tabular-nums">
            {t("references.taken", {
              name,
              count: data.papers.length,
              shown: formatNumber(data.papers.length, language),
            })}
          </p>
        )}
        {data !== undefined && data.unknown.length > 0 && (
          <p className="text-amber-ink">
            {t("references.unknown", {
              source,
              count: data.unknown.length,
              shown: formatNumber(data.unknown.length, language),
              pieces: describePieces(data.unknown),
            })}
          </p>
        )}
      </div>
      {error !== null && !wasCanceled && (
        <Alert tone="error" title={t("references.fileFailed", { name })}>
          {error instanceof FileTooLarge
            ? t("references.tooLarge", { most: formatNumber(REFERENCES_MAX_LENGTH, language) })
            : describeError(error, t)}
        </Alert>
      )}
    </div>
  );
}

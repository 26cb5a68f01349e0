import { RECALL_PMIDS_MAX } from "@medsieve/contract/constants";
import type { ReadPmids } from "@medsieve/contract/read-pmids";
import type { Ref } from "react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../lib/format.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { TextAreaField } from "../../ui/text-area-field.tsx";
import { describePieces } from "./describe-pieces.ts";
import { DoiLookup } from "./doi-lookup.tsx";
import { ReferencesFile } from "./references-file.tsx";

interface KnownPapersFieldProps {
  hint: string;
  text: string;
  onTextChange: (text: string) => void;
  /** What the text was read as. */
  read: ReadPmids;
  /** What is searched: PubMed, or the local library. */
  source: string;
  inputRef?: Ref<HTMLTextAreaElement>;
}

export const hasTooManyKnown = ({ pmids }: ReadPmids): boolean => pmids.length > RECALL_PMIDS_MAX;

/** Papers that the user knows, as PMIDs or from a file of references. */
export function KnownPapersField({ hint, text, onTextChange, read, source, inputRef }: KnownPapersFieldProps) {
  const { t } = useTranslation("queries");
  const language = useLanguage();
  const { pmids, others } = read;
  const tooMany = t("recall.tooMany", { max: formatNumber(RECALL_PMIDS_MAX, language) });
  return (
    <div className="flex flex-col gap-3">
      <TextAreaField
        label={t("recall.pmids")}
        hint={hint}
        rows={3}
        value={text}
        onChange={onTextChange}
        {...(inputRef === undefined ? {} : { inputRef })}
        error={hasTooManyKnown(read) ? tooMany : undefined}
      />
      <div role="status" className="flex flex-col gap-1 text-sm">
        {text.trim() !== "" && (
          <p className="tabular-nums">
            {t("recall.read", { count: pmids.length, shown: formatNumber(pmids.length, language) })}
          </p>
        )}
        {others.length > 0 && (
          <p className="wrap-anywhere text-amber-ink">
            {t("recall.others", { count: others.length, pieces: describePieces(others) })}
          </p>
        )}
      </div>
      <DoiLookup {...{ read, source, onTextChange }} />
      <ReferencesFile
        source={source}
        onRead={(added) => onTextChange([...new Set([text.trim(), ...added])].filter(Boolean).join("\n"))}
      />
    </div>
  );
}

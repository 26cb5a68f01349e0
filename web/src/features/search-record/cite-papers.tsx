import type { ListedRecord } from "@medsieve/contract/papers";
import { writeCitation } from "@medsieve/contract/write-citation";
import { useTranslation } from "react-i18next";
import { CopyButton } from "../../ui/copy-button.tsx";
import { Dialog } from "../../ui/dialog.tsx";

interface CitePapersProps {
  /** In the order of the result. */
  papers: readonly ListedRecord[];
  onClose: () => void;
}

/** The references of all papers of a result, numbered as they are ranked, ready to be copied. */
export function CitePapers({ papers, onClose }: CitePapersProps) {
  const { t } = useTranslation(["search", "record"]);
  const references = papers.map(writeCitation);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t("record:actions.references")}
      closeLabel={t("common:close")}
    >
      <ol
        lang="en"
        className="max-h-[50vh] list-decimal space-y-1 overflow-y-auto rounded-md bg-sunken py-2 pr-3 pl-10 text-sm wrap-anywhere"
      >
        {references.map((reference, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change
          <li key={index}>{reference}</li>
        ))}
      </ol>
      <CopyButton
        text={references.map((reference, index) => `${index + 1}. ${reference}`).join("\n")}
        label={t("record:actions.copyReferences")}
        copiedLabel={t("card.copied")}
        failedLabel={t("card.copyFailed")}
        isLabelled
      />
    </Dialog>
  );
}

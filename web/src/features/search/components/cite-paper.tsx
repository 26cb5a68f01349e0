import type { ListedRecord } from "@medsieve/contract/papers";
import { writeCitation } from "@medsieve/contract/write-citation";
import { Quote } from "lucide-react";
import { useState } from "react";
import { Button } from "react-aria-components";
import { useTranslation } from "react-i18next";
import { CopyButton } from "../../../ui/copy-button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";

interface CitePaperProps {
  record: ListedRecord;
  titleId: string;
}

/** Opens the paper's reference, ready to be copied. */
export function CitePaper({ record, titleId }: CitePaperProps) {
  const { t } = useTranslation("search");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        aria-describedby={titleId}
        data-part="cite"
        onPress={() => setOpen(true)}
        className="focus-ring inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-md px-2.5 text-sm data-hovered:bg-sunken md:min-h-8"
      >
        <Quote aria-hidden className="size-4" />
        {t("cite.open")}
      </Button>
      {isOpen && (
        <Dialog isOpen onOpenChange={setOpen} title={t("cite.title")} closeLabel={t("common:close")}>
          <Citation record={record} />
        </Dialog>
      )}
    </>
  );
}

function Citation({ record }: { record: ListedRecord }) {
  const { t } = useTranslation("search");
  const citation = writeCitation(record);
  return (
    <>
      <p lang="en" className="select-all wrap-anywhere rounded-md bg-sunken px-3 py-2 text-[0.9375rem]">
        {citation}
      </p>
      <CopyButton
        text={citation}
        label={t("cite.copy")}
        copiedLabel={t("card.copied")}
        failedLabel={t("card.copyFailed")}
        isLabelled
      />
      <p className="text-muted text-sm">{t(record.demonstration ? "cite.fictional" : "cite.hint")}</p>
    </>
  );
}

import type { CheckedClaim } from "@medsieve/contract/text-checks";
import { useMutation } from "@tanstack/react-query";
import { FileText } from "lucide-react";
import { useTranslation } from "react-i18next";
import { describeError } from "../../lib/errors.ts";
import { formatDate } from "../../lib/format.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { saveFile } from "../../lib/save-file.ts";
import { readServerDate } from "../../lib/server-clock.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";

const NAME = "checked-text.docx";
const WORD = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

interface SaveWordButtonProps {
  text: string;
  claims: readonly CheckedClaim[];
}

/** Saves the text with a comment at each claim; the document is written here, so that nothing of it leaves the browser. */
export function SaveWordButton({ text, claims }: SaveWordButtonProps) {
  const { t } = useTranslation("text-check");
  const language = useLanguage();
  const saving = useMutation({
    mutationFn: async () => {
      const { writeComments } = await import("./write-comments.ts");
      const now = readServerDate();
      const blob = await writeComments({ text, claims, date: formatDate(now, language), now }, t);
      saveFile({ name: NAME, type: WORD, parts: [blob] });
    },
  });
  return (
    <>
      <Button
        icon={<FileText aria-hidden className="size-4" />}
        onPress={() => saving.mutate()}
        isPending={saving.isPending}
      >
        {t("saveWord")}
      </Button>
      {saving.isError && <Alert tone="error">{t("saveWordFailed", { reason: describeError(saving.error, t) })}</Alert>}
    </>
  );
}

import type { LibraryFile } from "@medsieve/contract/admin/library";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { describeError } from "../../lib/errors.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { useReturnFocus } from "../../lib/use-return-focus.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { DataTable } from "../../ui/data-table.tsx";
import type { StatusControl } from "../../ui/status-message.tsx";
import { listFolderColumns } from "./folder-columns.tsx";
import { refreshLibrary, removeFile } from "./library-calls.ts";

interface FolderTableProps {
  items: readonly LibraryFile[];
  chosen: ReadonlySet<string>;
  choose: (chosen: ReadonlySet<string>) => void;
  status: StatusControl;
}

/** The files, to be chosen and removed. */
export function FolderTable({ items, chosen, choose, status }: FolderTableProps) {
  const { t } = useTranslation("admin-library");
  const language = useLanguage();
  const client = useQueryClient();
  const [removed, setRemoved] = useState<LibraryFile | null>(null);
  const { giveToPage } = useReturnFocus();
  const removing = useMutation({
    mutationFn: ({ name }: LibraryFile) => removeFile(name),
    onSuccess: (_answer, { name }) => status.succeed(t("folder.removed", { name })),
    onError: (error, { name }) => status.fail(t("folder.removeFailed", { name, reason: describeError(error, t) })),
    onSettled: () => {
      setRemoved(null);
      giveToPage();
      return refreshLibrary(client);
    },
  });

  return (
    <>
      <DataTable
        label={t("tab.import")}
        columns={listFolderColumns(t, language, {
          chosen,
          choose,
          removal: (file) => (
            <Button
              variant="quiet"
              icon={<Trash2 aria-hidden className="size-4" />}
              aria-label={t("folder.remove", { name: file.name })}
              onPress={() => setRemoved(file)}
            >
              {t("folder.removeDo")}
            </Button>
          ),
        })}
        rows={items}
        keyOf={({ name }) => name}
      />
      <ConfirmDialog
        isOpen={removed !== null}
        onCancel={() => setRemoved(null)}
        title={t("folder.removeConfirm", { name: removed?.name ?? "" })}
        confirmLabel={t("folder.removeDo")}
        onConfirm={() => {
          if (removed !== null) removing.mutate(removed);
        }}
        isPending={removing.isPending}
        isDestructive
      >
        <p>{t("folder.removeText")}</p>
      </ConfirmDialog>
    </>
  );
}

import type { LibraryFile } from "@medsieve/contract/admin/library";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { describeError } from "../../lib/errors.ts";
import { formatNumber } from "../../lib/format.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { useReturnFocus } from "../../lib/use-return-focus.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { DataTable } from "../../ui/data-table.tsx";
import { EmptyList, ListStates } from "../../ui/list-states.tsx";
import type { StatusControl } from "../../ui/status-message.tsx";
import { listFolderColumns } from "./folder-columns.tsx";
import { beginImport, folderQuery, refreshLibrary, removeFile } from "./library-calls.ts";
import { SendFiles } from "./send-files.tsx";

interface FolderFilesProps {
  isImporting: boolean;
  status: StatusControl;
}

/** The files of the server's folder: send more there, choose some and import them. */
export function FolderFiles({ isImporting, status }: FolderFilesProps) {
  const { t } = useTranslation("admin-library");
  const language = useLanguage();
  const client = useQueryClient();
  const folder = useQuery(folderQuery());
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  /** What of the files that were sent last could not be, a sentence each. */
  const [unsent, setUnsent] = useState<readonly string[]>([]);
  const [removed, setRemoved] = useState<LibraryFile | null>(null);
  const { giveToPage } = useReturnFocus();
  const importing = useMutation({
    mutationFn: (names: readonly string[]) => beginImport(client, names),
    onSuccess: () => {
      setChosen(new Set());
      status.succeed(t("folder.begun"));
    },
    onError: (error) => status.fail(t("folder.beginFailed", { reason: describeError(error, t) })),
    onSettled: () => refreshLibrary(client),
  });
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

  /** What was sent is imported at once; what could not be sent is said. */
  function takeSent(names: string[], faults: string[]): void {
    void refreshLibrary(client);
    setUnsent(faults);
    if (names.length > 0 && isImporting) setChosen((before) => new Set([...before, ...names]));
    else if (names.length > 0) importing.mutate(names);
  }

  return (
    <ListStates query={folder} failure={t("folder.failed")}>
      {({ folder: path, items }) => {
        const names = items.map(({ name }) => name).filter((name) => chosen.has(name));
        const count = names.length;
        return (
          <>
            <p className="wrap-anywhere max-w-reading">{t("folder.lead", { folder: path })}</p>
            <div className="flex flex-wrap items-center gap-3">
              <Button
                variant="primary"
                isDisabled={count === 0 || isImporting}
                isPending={importing.isPending}
                onPress={() => importing.mutate(names)}
              >
                {count === 0
                  ? t("folder.importNone")
                  : t("folder.import", { count, number: formatNumber(count, language) })}
              </Button>
              <SendFiles onSent={takeSent} />
              {items.length > 1 && (
                <Checkbox
                  isSelected={count === items.length}
                  isIndeterminate={count > 0 && count < items.length}
                  onChange={(isAll) => setChosen(new Set(isAll ? items.map(({ name }) => name) : []))}
                >
                  {t("folder.chooseAll")}
                </Checkbox>
              )}
            </div>
            {unsent.length > 0 && (
              <Alert tone="error" action={<Button onPress={() => setUnsent([])}>{t("common:close")}</Button>}>
                {unsent.map((sentence) => (
                  <p key={sentence} className="wrap-anywhere">
                    {sentence}
                  </p>
                ))}
              </Alert>
            )}
            {items.length === 0 && <EmptyList>{t("folder.empty")}</EmptyList>}
            {items.length > 0 && (
              <DataTable
                label={t("tab.import")}
                columns={listFolderColumns(t, language, {
                  chosen,
                  choose: setChosen,
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
            )}
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
      }}
    </ListStates>
  );
}

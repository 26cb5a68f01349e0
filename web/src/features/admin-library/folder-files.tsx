import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { describeError } from "../../lib/errors.ts";
import { formatNumber } from "../../lib/format.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { EmptyList, ListStates } from "../../ui/list-states.tsx";
import type { StatusControl } from "../../ui/status-message.tsx";
import { FolderTable } from "./folder-table.tsx";
import { beginImport, folderQuery, refreshLibrary } from "./library-calls.ts";
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
  const importing = useMutation({
    mutationFn: (names: readonly string[]) => beginImport(client, names),
    onSuccess: () => {
      setChosen(new Set());
      status.succeed(t("folder.begun"));
    },
    onError: (error) => status.fail(t("folder.beginFailed", { reason: describeError(error, t) })),
    onSettled: () => refreshLibrary(client),
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
            {items.length > 0 && <FolderTable items={items} chosen={chosen} choose={setChosen} status={status} />}
          </>
        );
      }}
    </ListStates>
  );
}

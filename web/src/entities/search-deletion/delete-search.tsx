import type { SearchStatus } from "@medsieve/contract/searches";
import { useQueryClient } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { callApi } from "../../lib/api-client.ts";
import { describeError } from "../../lib/errors.ts";
import { useReturnFocus } from "../../lib/use-return-focus.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { notify } from "../../ui/notify.ts";
import { refreshAfterDeletion } from "../search/server-state.ts";

interface DeleteSearchProps {
  search: { id: string; query: string; status: SearchStatus };
  /** Called once it is gone. */
  onDeleted: () => void;
  /** An icon, as in a row. */
  isBrief?: boolean;
}

/** Deletes a search with all that is kept of it, after asking; one that runs has to be stopped first. */
export function DeleteSearch({ search, onDeleted, isBrief = false }: DeleteSearchProps) {
  const { t } = useTranslation("history");
  const queryClient = useQueryClient();
  const { giveToPage } = useReturnFocus();
  const [isAsking, setAsking] = useState(false);
  const [isPending, setPending] = useState(false);
  const icon = <Trash2 aria-hidden className="size-4" />;
  if (search.status === "running") return null;

  async function remove(): Promise<void> {
    setPending(true);
    try {
      await callApi({ method: "DELETE", path: `/searches/${encodeURIComponent(search.id)}`, schema: z.unknown() });
      notify({ tone: "success", text: t("delete.done") });
      onDeleted();
      giveToPage();
    } catch (error) {
      notify({ tone: "error", text: t("delete.failed"), description: describeError(error, t) });
    } finally {
      setPending(false);
      setAsking(false);
      void refreshAfterDeletion(queryClient);
    }
  }

  return (
    <>
      {isBrief ? (
        <IconButton label={t("delete.named", { query: search.query })} icon={icon} onPress={() => setAsking(true)} />
      ) : (
        <Button icon={icon} onPress={() => setAsking(true)}>
          {t("delete.button")}
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          isOpen
          onCancel={() => setAsking(false)}
          title={t("delete.title")}
          confirmLabel={t("delete.confirm")}
          onConfirm={() => void remove()}
          isPending={isPending}
          isDestructive
        >
          <p className="max-h-32 overflow-y-auto font-medium" dir="auto">
            {search.query}
          </p>
          <p>{t("delete.text")}</p>
          <p className="font-semibold">{t("delete.final")}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

import type { PromptVersion } from "@medsieve/contract/prompt-versions";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../../lib/format.ts";
import { useLanguage } from "../../../lib/i18n.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { ListStates } from "../../../ui/list-states.tsx";
import { namePlace } from "../name-place.ts";
import { keyOf } from "../prompt-places.ts";
import { comparisonQuery } from "./versions-calls.ts";

interface RestoreDialogProps {
  /** null while none is to be gone back to. */
  version: PromptVersion | null;
  newestId: string;
  isPending: boolean;
  onCancel: () => void;
  onConfirm: () => void;
}

/** Asks before an earlier version holds again, and names each setting that this changes. */
export function RestoreDialog({ version, newestId, isPending, onCancel, onConfirm }: RestoreDialogProps) {
  const { t } = useTranslation("admin-prompts");
  const language = useLanguage();
  const number = version === null ? "" : formatNumber(version.number, language);
  return (
    <ConfirmDialog
      isOpen={version !== null}
      onCancel={onCancel}
      title={t("history.restore.title", { number })}
      confirmLabel={t("history.restore.confirm")}
      onConfirm={onConfirm}
      isPending={isPending}
    >
      {version !== null && <ChangedPlaces from={newestId} to={version.id} />}
      <p>{t("history.restore.atOnce")}</p>
    </ConfirmDialog>
  );
}

function ChangedPlaces({ from, to }: { from: string; to: string }) {
  const { t } = useTranslation(["admin-prompts", "search"]);
  const query = useQuery(comparisonQuery(from, to));
  return (
    <ListStates query={query} failure={t("history.changesFailed")}>
      {({ changes }) =>
        changes.length === 0 ? (
          <p>{t("history.restore.same")}</p>
        ) : (
          <>
            <p>{t("history.restore.changes")}</p>
            <ul className="list-disc pl-5">
              {changes.map((change) => (
                <li key={keyOf(change)}>{namePlace(change, t)}</li>
              ))}
            </ul>
          </>
        )
      }
    </ListStates>
  );
}

import type { UsageRecord } from "@medsieve/contract/admin/usage-limits";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Pencil } from "lucide-react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { describeError } from "../../lib/errors.ts";
import { formatNumber } from "../../lib/format.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { LimitEditor } from "./limit-editor.tsx";
import { saveLimit, USAGE_KEY } from "./usage-queries.ts";

interface LimitCellProps {
  record: UsageRecord;
  onSaved: (record: UsageRecord) => void;
  /** `reason` in the reader's language; null when a new attempt begins. */
  onFailed: (reason: string | null) => void;
  /** The account left the list with its new limit, as a filter may have it. */
  onGone: () => void;
}

/** An account's monthly limit, to be changed in place. */
export function LimitCell({ record, onSaved, onFailed, onGone }: LimitCellProps) {
  const { t } = useTranslation("admin-usage");
  const language = useLanguage();
  const queryClient = useQueryClient();
  const [isEditing, setIsEditing] = useState(false);
  const cell = useRef<HTMLDivElement>(null);
  const saving = useMutation({
    mutationFn: (limit: number | null) => saveLimit(record.user_id, limit),
    onMutate: () => onFailed(null),
    onSuccess: async (saved) => {
      close();
      onSaved(saved);
      await queryClient.invalidateQueries({ queryKey: USAGE_KEY });
      requestAnimationFrame(() => {
        if (cell.current === null) onGone();
      });
    },
    onError: (error) => onFailed(describeError(error, t)),
  });

  /** The focus goes back to where editing began. */
  function close(): void {
    setIsEditing(false);
    requestAnimationFrame(() => cell.current?.querySelector("button")?.focus());
  }

  return (
    <div ref={cell}>
      {isEditing ? (
        <LimitEditor
          record={record}
          isSaving={saving.isPending}
          onSave={(limit) => saving.mutate(limit)}
          onCancel={close}
        />
      ) : (
        <span className="inline-flex items-center gap-1 tabular-nums">
          <span>{formatNumber(record.limit, language)}</span>
          {record.is_default && <span className="text-muted text-sm">{t("isDefault")}</span>}
          {record.limit === 0 && <span className="text-muted text-sm">{t("isBlocked")}</span>}
          <IconButton
            label={t("edit.begin", { email: record.email })}
            icon={<Pencil aria-hidden className="size-4" />}
            onPress={() => setIsEditing(true)}
          />
        </span>
      )}
    </div>
  );
}

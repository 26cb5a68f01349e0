import type { Passkey } from "@medsieve/contract/passkeys";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ApiError } from "../../lib/api-error.ts";
import { describeError } from "../../lib/errors.ts";
import { formatDateTime } from "../../lib/format.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { supportsPasskeys } from "../../lib/passkeys.ts";
import { useReturnFocus } from "../../lib/use-return-focus.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { ListStates } from "../../ui/list-states.tsx";
import { StatusMessage, useStatus } from "../../ui/status-message.tsx";
import { passkeysQuery, removePasskey } from "./passkey-calls.ts";
import { PasskeySetup } from "./passkey-setup.tsx";
import { RenamePasskeyDialog } from "./rename-passkey-dialog.tsx";
import { SecuritySection } from "./security-section.tsx";
import { secondFactorQuery } from "./totp-calls.ts";

/** The passkeys one signs in with; each can be removed, and others added. */
export function PasskeysSection() {
  const { t } = useTranslation("security");
  const language = useLanguage();
  const queryClient = useQueryClient();
  const passkeys = useQuery(passkeysQuery());
  const status = useStatus();
  const { giveToPage } = useReturnFocus();
  const [isAdding, setIsAdding] = useState(false);
  const [asked, setAsked] = useState<Passkey | null>(null);
  const [renaming, setRenaming] = useState<Passkey | null>(null);
  const refresh = () => {
    void queryClient.invalidateQueries(passkeysQuery());
    void queryClient.invalidateQueries(secondFactorQuery());
  };
  const removal = useMutation({
    mutationFn: async ({ id }: Passkey) => {
      try {
        await removePasskey(id, language);
      } catch (error) {
        const isGone = error instanceof ApiError && error.code === "not_found";
        if (!isGone) throw error;
      }
    },
    onSuccess: () => status.succeed(t("passkeys.removed")),
    onError: (error) => status.fail(t("passkeys.removeFailed", { reason: describeError(error, t) })),
    onSettled: () => {
      setAsked(null);
      giveToPage();
      refresh();
    },
  });

  function finish(): void {
    setIsAdding(false);
    status.succeed(t("passkeys.isAdded"));
    refresh();
  }

  return (
    <SecuritySection title={t("passkeys.title")} lead={t("passkeys.lead")}>
      <StatusMessage control={status} />
      {isAdding ? (
        <PasskeySetup onCancel={() => setIsAdding(false)} onDone={finish} />
      ) : (
        <ListStates query={passkeys} failure={t("passkeys.failed")}>
          {({ items }) => (
            <>
              {items.length === 0 && <p className="text-muted">{t("passkeys.none")}</p>}
              {items.length > 0 && (
                <ul aria-label={t("passkeys.list")} className="flex flex-col">
                  {items.map((passkey) => (
                    <PasskeyLine
                      key={passkey.id}
                      passkey={passkey}
                      onRename={() => setRenaming(passkey)}
                      onRemove={() => setAsked(passkey)}
                    />
                  ))}
                </ul>
              )}
              {supportsPasskeys() ? (
                <div>
                  <Button onPress={() => setIsAdding(true)}>{t("passkeys.add")}</Button>
                </div>
              ) : (
                <p className="text-muted text-sm">{t("passkeys.unsupported")}</p>
              )}
            </>
          )}
        </ListStates>
      )}
      {renaming !== null && (
        <RenamePasskeyDialog
          passkey={renaming}
          onCancel={() => setRenaming(null)}
          onDone={() => {
            setRenaming(null);
            status.succeed(t("passkeys.renamed"));
            refresh();
          }}
        />
      )}
      {asked !== null && (
        <ConfirmDialog
          isOpen
          onCancel={() => setAsked(null)}
          title={t("passkeys.confirm", { name: asked.name })}
          confirmLabel={t("passkeys.remove")}
          onConfirm={() => removal.mutate(asked)}
          isPending={removal.isPending}
          isDestructive
        >
          <p>{t("passkeys.confirmText")}</p>
        </ConfirmDialog>
      )}
    </SecuritySection>
  );
}

/** A passkey, when it was added and last used. */
function PasskeyLine(props: { passkey: Passkey; onRename: () => void; onRemove: () => void }) {
  const { passkey, onRename, onRemove } = props;
  const { t } = useTranslation("security");
  const language = useLanguage();
  const { last_used_at: used } = passkey;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-b py-3 last:border-b-0">
      <div className="min-w-0">
        <p className="wrap-anywhere flex flex-wrap items-center gap-2 font-medium">
          {passkey.name}
          <Badge tone="neutral">{t(passkey.synced ? "passkeys.synced" : "passkeys.single")}</Badge>
        </p>
        <p className="text-muted text-sm">
          {t("passkeys.added", { when: formatDateTime(passkey.created_at, language) })}
          {" · "}
          {used === null ? t("passkeys.unused") : t("passkeys.used", { when: formatDateTime(used, language) })}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="quiet" aria-label={t("passkeys.renameOne", { name: passkey.name })} onPress={onRename}>
          {t("passkeys.rename")}
        </Button>
        <Button aria-label={t("passkeys.removeOne", { name: passkey.name })} onPress={onRemove}>
          {t("passkeys.remove")}
        </Button>
      </div>
    </li>
  );
}

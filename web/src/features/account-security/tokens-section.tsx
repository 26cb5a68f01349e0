import type { NewPersonalToken, PersonalToken } from "@medsieve/contract/tokens";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ApiError } from "../../lib/api-error.ts";
import { describeError } from "../../lib/errors.ts";
import { toServerTime } from "../../lib/server-clock.ts";
import { useReturnFocus } from "../../lib/use-return-focus.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { ListStates } from "../../ui/list-states.tsx";
import { StatusMessage, useStatus } from "../../ui/status-message.tsx";
import { MadeToken } from "./made-token.tsx";
import { NewTokenForm } from "./new-token-form.tsx";
import { SecuritySection } from "./security-section.tsx";
import { TokenList } from "./token-list.tsx";
import { revokeToken, tokensQuery } from "./tokens-calls.ts";

/** The tokens with which programs and agents act for the user; each can be revoked, and others made. */
export function TokensSection() {
  const { t } = useTranslation("security");
  const queryClient = useQueryClient();
  const tokens = useQuery(tokensQuery());
  const status = useStatus();
  const { giveToPage } = useReturnFocus();
  const [step, setStep] = useState<"list" | "ask" | NewPersonalToken>("list");
  const [asked, setAsked] = useState<PersonalToken | null>(null);
  const refresh = () => void queryClient.invalidateQueries(tokensQuery());
  const revoking = useMutation({
    mutationFn: async ({ id }: PersonalToken) => {
      try {
        await revokeToken(id);
      } catch (error) {
        const isGone = error instanceof ApiError && error.code === "not_found";
        if (!isGone) throw error;
      }
    },
    onSuccess: () => status.succeed(t("tokens.revoked")),
    onError: (error) => status.fail(t("tokens.revokeFailed", { reason: describeError(error, t) })),
    onSettled: () => {
      setAsked(null);
      giveToPage();
      refresh();
    },
  });

  return (
    <SecuritySection title={t("tokens.title")} lead={t("tokens.lead")}>
      <StatusMessage control={status} />
      {step === "ask" && (
        <NewTokenForm
          onCancel={() => setStep("list")}
          onDone={(made) => {
            setStep(made);
            refresh();
          }}
        />
      )}
      {typeof step === "object" && <MadeToken token={step} onDone={() => setStep("list")} />}
      {step === "list" && (
        <ListStates query={tokens} failure={t("tokens.failed")}>
          {({ items }) => (
            <>
              {items.length === 0 ? (
                <p className="text-muted">{t("tokens.none")}</p>
              ) : (
                <TokenList items={items} now={toServerTime(Date.now())} onRevoke={setAsked} />
              )}
              <div>
                <Button onPress={() => setStep("ask")}>{t("tokens.make")}</Button>
              </div>
            </>
          )}
        </ListStates>
      )}
      {asked !== null && (
        <ConfirmDialog
          isOpen
          onCancel={() => setAsked(null)}
          title={t("tokens.confirm", { name: asked.name })}
          confirmLabel={t("tokens.revoke")}
          onConfirm={() => revoking.mutate(asked)}
          isPending={revoking.isPending}
          isDestructive
        >
          <p>{t("tokens.confirmText")}</p>
        </ConfirmDialog>
      )}
    </SecuritySection>
  );
}

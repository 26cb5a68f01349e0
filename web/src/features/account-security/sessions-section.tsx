import type { Session } from "@medsieve/contract/sessions";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ApiError } from "../../lib/api-error.ts";
import { describeError } from "../../lib/errors.ts";
import { formatDateTime, formatNumber } from "../../lib/format.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { useReturnFocus } from "../../lib/use-return-focus.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { ListStates } from "../../ui/list-states.tsx";
import { StatusMessage, useStatus } from "../../ui/status-message.tsx";
import { SecuritySection } from "./security-section.tsx";
import { endOtherSessions, endSessionById, sessionsQuery } from "./sessions-calls.ts";

/** Where one is signed in; each session can be ended, and all but this one together. */
export function SessionsSection() {
  const { t } = useTranslation("security");
  const language = useLanguage();
  const queryClient = useQueryClient();
  const sessions = useQuery(sessionsQuery());
  const status = useStatus();
  const { giveToPage } = useReturnFocus();
  /** What it is asked about: one session, or all others. */
  const [asked, setAsked] = useState<Session | "others" | null>(null);
  const ending = useMutation({
    mutationFn: async (what: Session | "others") => {
      if (what === "others") return t("sessions.endedOthers", count(await endOtherSessions()));
      try {
        await endSessionById(what.id);
      } catch (error) {
        const isGone = error instanceof ApiError && error.code === "not_found";
        if (!isGone) throw error;
      }
      return t("sessions.ended");
    },
    onSuccess: (text) => status.succeed(text),
    onError: (error) => status.fail(t("sessions.endFailed", { reason: describeError(error, t) })),
    onSettled: () => {
      setAsked(null);
      giveToPage();
      void queryClient.invalidateQueries(sessionsQuery());
    },
  });
  const count = (number: number) => ({ count: number, shown: formatNumber(number, language) });
  const nameDevice = ({ device }: Session) => device ?? t("sessions.unknownDevice");

  return (
    <SecuritySection title={t("sessions.title")} lead={t("sessions.lead")}>
      <StatusMessage control={status} />
      <ListStates query={sessions} failure={t("sessions.failed")}>
        {({ items }) => (
          <>
            <ul className="flex flex-col">
              {items.map((session) => (
                <li
                  key={session.id}
                  className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-b py-3 last:border-b-0"
                >
                  <div className="min-w-0">
                    <p className="flex flex-wrap items-center gap-2 font-medium">
                      {nameDevice(session)}
                      {session.current && <Badge tone="green">{t("sessions.current")}</Badge>}
                    </p>
                    <p className="wrap-anywhere text-muted text-sm">
                      {session.ip_address ?? t("sessions.unknownAddress")}
                      {" · "}
                      {t("sessions.lastUsed", { when: formatDateTime(session.last_used_at, language) })}
                    </p>
                    <p className="text-muted text-sm">
                      {t("sessions.since", { when: formatDateTime(session.created_at, language) })}
                    </p>
                  </div>
                  {!session.current && (
                    <Button
                      aria-label={t("sessions.endOne", { device: nameDevice(session) })}
                      onPress={() => setAsked(session)}
                    >
                      {t("sessions.end")}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
            {items.length > 1 && (
              <div>
                <Button onPress={() => setAsked("others")}>{t("sessions.endOthers")}</Button>
              </div>
            )}
          </>
        )}
      </ListStates>
      {asked !== null && (
        <ConfirmDialog
          isOpen
          onCancel={() => setAsked(null)}
          title={
            asked === "others" ? t("sessions.confirmOthers") : t("sessions.confirmOne", { device: nameDevice(asked) })
          }
          confirmLabel={t(asked === "others" ? "sessions.endOthers" : "sessions.end")}
          onConfirm={() => ending.mutate(asked)}
          isPending={ending.isPending}
          isDestructive
        >
          <p>{t("sessions.confirmText")}</p>
        </ConfirmDialog>
      )}
    </SecuritySection>
  );
}

import type { RETAINED } from "@medsieve/contract/kept-data";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { describeError } from "../../lib/errors.ts";
import { formatNumber } from "../../lib/format.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Link } from "../../ui/link.tsx";
import { ListStates } from "../../ui/list-states.tsx";
import { PageFrame } from "../../ui/page-frame.tsx";
import { StatusMessage, useStatus } from "../../ui/status-message.tsx";
import { retentionQuery, runRetention, saveRetention } from "./retention-calls.ts";
import { RetentionForm } from "./retention-form.tsx";

/** For how many days things are kept, and removing at once what is older. */
export function RetentionPage() {
  const { t } = useTranslation(["admin-retention", "admin"]);
  const language = useLanguage();
  const queryClient = useQueryClient();
  const retention = useQuery(retentionQuery());
  const status = useStatus();
  const [isAsked, setIsAsked] = useState(false);
  const saving = useMutation({
    mutationFn: saveRetention,
    onSuccess: (saved) => {
      queryClient.setQueryData(retentionQuery().queryKey, saved);
      status.succeed(t("saved"));
    },
    onError: (error) => status.fail(t("saveFailed", { reason: describeError(error, t) })),
  });
  const running = useMutation({
    mutationFn: runRetention,
    onSuccess: (counts) => {
      const count = (kind: (typeof RETAINED)[number]) =>
        t(`removed.${kind}`, { count: counts[kind], shown: formatNumber(counts[kind], language) });
      status.succeed(
        t("ran", {
          questions: count("question_days"),
          searches: count("search_days"),
          surveys: count("survey_days"),
          mails: count("mail_days"),
        }),
      );
    },
    onError: (error) => status.fail(t("runFailed", { reason: describeError(error, t) })),
    onSettled: () => setIsAsked(false),
  });
  return (
    <PageFrame
      title={t("title")}
      lead={t("lead")}
      back={{ href: "/admin", label: t("admin:backToDashboard") }}
      actions={<Button onPress={() => setIsAsked(true)}>{t("run")}</Button>}
    >
      <StatusMessage control={status} />
      <ListStates query={retention} failure={t("loadFailed")}>
        {(saved) => <RetentionForm saved={saved} isPending={saving.isPending} onSave={saving.mutate} />}
      </ListStates>
      <p>
        <Link href="/what-we-keep">{t("keptData")}</Link>
      </p>
      <ConfirmDialog
        isOpen={isAsked}
        onCancel={() => setIsAsked(false)}
        title={t("confirm")}
        confirmLabel={t("run")}
        onConfirm={() => running.mutate()}
        isPending={running.isPending}
        isDestructive
      >
        <p>{t("confirmText")}</p>
      </ConfirmDialog>
    </PageFrame>
  );
}

import type { AdminUser, BatchUpdate } from "@medsieve/contract/admin/users";
import { type Language, LONG_STATUS_MESSAGE_MS } from "@medsieve/contract/constants";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { describeError } from "../../lib/errors.ts";
import { useLanguage } from "../../lib/i18n.ts";
import type { StatusControl } from "../../ui/status-message.tsx";
import type { Progress } from "./batch-progress.tsx";
import type { ConfirmedTask } from "./confirm-user-task.tsx";
import { describeOutcome } from "./describe-outcome.ts";
import type { SelectedUsers } from "./use-selected-users.ts";
import {
  type BatchTask,
  deleteUser,
  doWithUsers,
  eraseUser,
  refreshUsers,
  resendInvitation,
  resetFactor,
  resetPassword,
  updateUser,
} from "./users-calls.ts";

interface ShownPassword {
  user: AdminUser;
  password: string;
}

/** Does what an administrator asks of users, one thing at a time, and says how it went. */
export function useUserTasks(status: StatusControl, selection: SelectedUsers) {
  const { t } = useTranslation("admin-users");
  const language = useLanguage();
  const queryClient = useQueryClient();
  const [isPending, setIsPending] = useState(false);
  const [progress, setProgress] = useState<Progress | null>(null);
  /** Kept nowhere else, and gone as soon as its dialog is closed. */
  const [shownPassword, setShownPassword] = useState<ShownPassword | null>(null);

  /** Afterwards the list is asked for again, also after a refusal: what it shows may be out of date. */
  async function attempt(failureKey: string, work: () => Promise<void>): Promise<void> {
    status.clear();
    setIsPending(true);
    try {
      await work();
    } catch (error) {
      status.fail(t(`failed.${failureKey}`, { reason: describeError(error, t) }));
    } finally {
      setIsPending(false);
      setProgress(null);
      void refreshUsers(queryClient);
    }
  }

  /** Whom it was done with is selected no longer; who was refused, or not asked for, still is. */
  const doMany = (users: readonly AdminUser[], task: BatchTask) =>
    attempt("deleteMany", async () => {
      setProgress({ done: 0, total: users.length });
      const outcome = await doWithUsers(users, task, (done) => setProgress({ done, total: users.length }));
      const done = new Set(outcome.results.filter((one) => one.success).map((one) => one.user_id));
      selection.set(
        users.filter((user) => done.has(user.id)),
        false,
      );
      const { isWhole, text } = describeOutcome(task, users, outcome, t, language);
      if (isWhole) status.succeed(text, LONG_STATUS_MESSAGE_MS);
      else status.fail(text);
    });

  const changeMany = (users: readonly AdminUser[], change: BatchUpdate["change"]) =>
    doMany(users, { kind: "change", change });

  const toggle = (user: AdminUser) =>
    attempt("status", async () => {
      await updateUser(user, { is_active: !user.is_active });
      status.succeed(t(user.is_active ? "done.deactivated" : "done.activated"));
    });

  const doConfirmed = (task: ConfirmedTask, mailLanguage: Language) => {
    switch (task.kind) {
      case "reset":
        return attempt("reset", async () => {
          setShownPassword({ user: task.user, password: await resetPassword(task.user) });
          status.succeed(t("done.reset"));
        });
      case "resetFactor":
        return attempt("resetFactor", async () => {
          await resetFactor(task.user, mailLanguage);
          status.succeed(t("done.resetFactor", { email: task.user.email }));
        });
      case "resend":
        return attempt("resend", async () => {
          await resendInvitation(task.user, mailLanguage);
          status.succeed(t("done.resent", { email: task.user.email }));
        });
      case "delete":
        return attempt("delete", async () => {
          await deleteUser(task.user);
          selection.set([task.user], false);
          status.succeed(t("done.deleted", { count: 1, shown: 1 }));
        });
      case "erase":
        return attempt("erase", async () => {
          await eraseUser(task.user);
          selection.set([task.user], false);
          status.succeed(t("done.erased"));
        });
      case "deleteMany":
        return doMany(task.users, { kind: "delete" });
    }
  };

  return {
    isPending,
    progress,
    toggle,
    changeMany,
    doConfirmed,
    shownPassword,
    forgetPassword: () => setShownPassword(null),
  };
}

export type UserTasks = ReturnType<typeof useUserTasks>;

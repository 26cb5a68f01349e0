import type { AdminUser, BatchDeleteResult } from "@medsieve/contract/admin/users";
import { type Language, LONG_STATUS_MESSAGE_MS } from "@medsieve/contract/constants";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { describeError, describeErrorCode } from "../../lib/errors.ts";
import type { StatusControl } from "../../ui/status-message.tsx";
import type { ConfirmedTask } from "./confirm-user-task.tsx";
import type { SelectedUsers } from "./use-selected-users.ts";
import {
  deleteUser,
  deleteUsers,
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
  const queryClient = useQueryClient();
  const [isPending, setIsPending] = useState(false);
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
      void refreshUsers(queryClient);
    }
  }

  function reportDeleted(users: readonly AdminUser[], { successful, failed, results }: BatchDeleteResult): void {
    const nameOf = (id: string) => users.find((user) => user.id === id)?.email ?? id;
    const refused = results.filter((result) => !result.success);
    if (failed === 0) {
      status.succeed(t("done.deleted", { shown: successful }), LONG_STATUS_MESSAGE_MS);
      return;
    }
    const reasons = refused.map(
      ({ user_id, message, code }) => `${nameOf(user_id)}: ${describeErrorCode(code, t) ?? message}`,
    );
    const deleted = successful === 0 ? [] : [t("done.deleted", { shown: successful })];
    status.fail([...deleted, t("failed.deleteSome", { shown: failed, reasons: reasons.join("\n") })].join("\n"));
  }

  const toggle = (user: AdminUser) =>
    attempt("status", async () => {
      await updateUser(user, { is_active: !user.is_active });
      status.succeed(t(user.is_active ? "done.deactivated" : "done.activated"));
    });

  const doConfirmed = (task: ConfirmedTask, language: Language) => {
    switch (task.kind) {
      case "reset":
        return attempt("reset", async () => {
          setShownPassword({ user: task.user, password: await resetPassword(task.user) });
          status.succeed(t("done.reset"));
        });
      case "resetFactor":
        return attempt("resetFactor", async () => {
          await resetFactor(task.user, language);
          status.succeed(t("done.resetFactor", { email: task.user.email }));
        });
      case "resend":
        return attempt("resend", async () => {
          await resendInvitation(task.user, language);
          status.succeed(t("done.resent", { email: task.user.email }));
        });
      case "delete":
        return attempt("delete", async () => {
          await deleteUser(task.user);
          selection.set([task.user], false);
          status.succeed(t("done.deleted", { shown: 1 }));
        });
      case "erase":
        return attempt("erase", async () => {
          await eraseUser(task.user);
          selection.set([task.user], false);
          status.succeed(t("done.erased"));
        });
      case "deleteMany":
        return attempt("deleteMany", async () => {
          const result = await deleteUsers(task.users);
          const gone = new Set(result.results.filter((one) => one.success).map((one) => one.user_id));
          selection.set(
            task.users.filter((user) => gone.has(user.id)),
            false,
          );
          reportDeleted(task.users, result);
        });
    }
  };

  return { isPending, toggle, doConfirmed, shownPassword, forgetPassword: () => setShownPassword(null) };
}

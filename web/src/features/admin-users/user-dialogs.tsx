import type { AdminUser } from "@medsieve/contract/admin/users";
import { useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import type { StatusControl } from "../../ui/status-message.tsx";
import { ChangeManyDialog, type ChangeOfMany } from "./change-many-dialog.tsx";
import { type ConfirmedTask, ConfirmUserTask } from "./confirm-user-task.tsx";
import { EditUserDialog } from "./edit-user-dialog.tsx";
import { TemporaryPasswordDialog } from "./temporary-password-dialog.tsx";
import type { UserTasks } from "./use-user-tasks.ts";
import { refreshUsers } from "./users-calls.ts";

const ImportDialog = lazy(async () => ({ default: (await import("./import/import-dialog.tsx")).ImportDialog }));

/** What is open over the list of users. */
export type OpenDialog =
  | ConfirmedTask
  | { kind: "edit"; user: AdminUser }
  | { kind: "import" }
  | { kind: "changeMany"; change: ChangeOfMany; users: readonly AdminUser[] };

interface UserDialogsProps {
  open: OpenDialog | null;
  setOpen: (open: OpenDialog | null) => void;
  tasks: UserTasks;
  status: StatusControl;
  focus: { giveBack: () => void; giveToPage: () => void };
}

/** What is asked before users are changed, and what they have to be given afterwards. */
export function UserDialogs({ open, setOpen, tasks, status, focus }: UserDialogsProps) {
  const { t } = useTranslation("admin-users");
  const queryClient = useQueryClient();
  const { giveBack, giveToPage } = focus;
  const close = () => {
    setOpen(null);
    giveBack();
  };

  return (
    <>
      {open?.kind === "edit" && (
        <EditUserDialog
          user={open.user}
          onClose={close}
          onSaved={() => {
            close();
            status.succeed(t("done.updated"));
            void refreshUsers(queryClient);
          }}
        />
      )}
      {open?.kind === "import" && (
        <Suspense>
          <ImportDialog onClose={close} onImported={status.succeed} />
        </Suspense>
      )}
      {open?.kind === "changeMany" && (
        <ChangeManyDialog
          kind={open.change}
          users={open.users}
          isPending={tasks.isPending}
          progress={tasks.progress}
          onCancel={close}
          onConfirm={(given) =>
            void tasks.changeMany(open.users, given).then(() => {
              setOpen(null);
              giveToPage();
            })
          }
        />
      )}
      {open !== null && open.kind !== "edit" && open.kind !== "import" && open.kind !== "changeMany" && (
        <ConfirmUserTask
          task={open}
          isPending={tasks.isPending}
          progress={tasks.progress}
          onCancel={close}
          onConfirm={(language) =>
            void tasks.doConfirmed(open, language).then(() => {
              setOpen(null);
              if (open.kind === "delete" || open.kind === "erase" || open.kind === "deleteMany") giveToPage();
            })
          }
        />
      )}
      {tasks.shownPassword !== null && (
        <TemporaryPasswordDialog
          name={tasks.shownPassword.user.full_name}
          email={tasks.shownPassword.user.email}
          password={tasks.shownPassword.password}
          onClose={() => {
            tasks.forgetPassword();
            giveBack();
          }}
        />
      )}
    </>
  );
}

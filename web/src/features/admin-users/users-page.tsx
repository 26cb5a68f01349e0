import { type AdminUser, USER_SORTS } from "@medsieve/contract/admin/users";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { FileUp, Mail, UserPlus } from "lucide-react";
import { lazy, Suspense, useCallback, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { readChoice } from "../../lib/read-answer.ts";
import { useSession } from "../../lib/session.ts";
import { useAddressView } from "../../lib/use-address-view.ts";
import { useReturnFocus } from "../../lib/use-return-focus.ts";
import { Button } from "../../ui/button.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { ListFooter } from "../../ui/list-footer.tsx";
import { EmptyList, ListStates } from "../../ui/list-states.tsx";
import { PageFrame } from "../../ui/page-frame.tsx";
import { StatusMessage, useStatus } from "../../ui/status-message.tsx";
import { BulkBar } from "./bulk-bar.tsx";
import { type ConfirmedTask, ConfirmUserTask } from "./confirm-user-task.tsx";
import { EditUserDialog } from "./edit-user-dialog.tsx";
import { TemporaryPasswordDialog } from "./temporary-password-dialog.tsx";
import { useSelectedUsers } from "./use-selected-users.ts";
import { useUserTasks } from "./use-user-tasks.ts";
import type { UserAction } from "./user-actions.tsx";
import { refreshUsers, usersQuery } from "./users-calls.ts";
import { UsersFilters } from "./users-filters.tsx";
import { UsersTable } from "./users-table.tsx";
import { isFiltered, readSorting, readUsersView, type UsersView } from "./users-view.ts";

const ImportDialog = lazy(async () => ({ default: (await import("./import/import-dialog.tsx")).ImportDialog }));

type OpenDialog = ConfirmedTask | { kind: "edit"; user: AdminUser } | { kind: "import" };

/** Everyone who has an account: found, changed, invited again, deleted. */
export function UsersPage() {
  const { t } = useTranslation("admin-users");
  const session = useSession();
  const ownId = session.status === "signed_in" ? session.user.id : undefined;
  const { view, change, hrefOf } = useAddressView(readUsersView);
  const users = useQuery(usersQuery(view));
  const queryClient = useQueryClient();
  const status = useStatus();
  const selection = useSelectedUsers();
  const tasks = useUserTasks(status, selection);
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const { remember, giveBack, giveToPage } = useReturnFocus();
  const close = () => {
    setOpen(null);
    giveBack();
  };

  const { data } = users;
  const last = data?.meta.total_pages ?? 1;
  const isBeyondLast = data !== undefined && !users.isPlaceholderData && (view.page ?? 1) > last;
  useEffect(() => {
    if (isBeyondLast) change({ page: last }, { replace: true });
  }, [isBeyondLast, last, change]);

  const { toggle } = tasks;
  const act = useCallback(
    (action: UserAction, user: AdminUser) => {
      remember();
      if (action === "toggle") void toggle(user);
      else if (action === "delete" && user.id === ownId) status.fail(t("ownAccount"));
      else setOpen({ kind: action, user });
    },
    [toggle, ownId, status, t, remember],
  );

  return (
    <PageFrame
      title={t("title")}
      back={{ href: "/admin", label: t("admin:backToDashboard") }}
      actions={
        <>
          <Button icon={<FileUp aria-hidden className="size-4" />} onPress={() => setOpen({ kind: "import" })}>
            {t("batchImport")}
          </Button>
          <LinkButton href="/admin/users/new">
            <UserPlus aria-hidden className="size-4" />
            {t("addUser")}
          </LinkButton>
          <LinkButton href="/admin/users/invite" variant="primary">
            <Mail aria-hidden className="size-4" />
            {t("inviteUser")}
          </LinkButton>
        </>
      }
    >
      <UsersFilters view={view} change={change} />
      <StatusMessage control={status} />
      <ListStates query={users} failure={t("failed.load")}>
        {({ items, meta }) => (
          <>
            <BulkBar
              selectable={items.filter((user) => user.id !== ownId)}
              selection={selection}
              onDelete={() => setOpen({ kind: "deleteMany", users: selection.users })}
            />
            {items.length === 0 ? (
              <NoUsers
                view={view}
                onClear={() =>
                  change({ search: "", company: undefined, role: undefined, status: undefined, page: undefined })
                }
              />
            ) : (
              <UsersTable
                users={items}
                ownId={ownId}
                isBusy={users.isPlaceholderData}
                sorting={{
                  by: readSorting(view).sort,
                  order: readSorting(view).order,
                  onChange: (by, order) =>
                    change({ sort: readChoice(USER_SORTS, by) ?? undefined, order, page: undefined }),
                }}
                selection={selection}
                onAction={act}
              />
            )}
            <ListFooter
              meta={meta}
              loaded={items.length}
              hrefOf={(page) => hrefOf({ page })}
              onSizeChange={(size) => change({ size, page: undefined })}
            />
          </>
        )}
      </ListStates>
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
      {open !== null && open.kind !== "edit" && open.kind !== "import" && (
        <ConfirmUserTask
          task={open}
          isPending={tasks.isPending}
          onCancel={close}
          onConfirm={(language) =>
            void tasks.doConfirmed(open, language).then(() => {
              setOpen(null);
              if (open.kind === "delete" || open.kind === "deleteMany") giveToPage();
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
    </PageFrame>
  );
}

function NoUsers({ view, onClear }: { view: UsersView; onClear: () => void }) {
  const { t } = useTranslation("admin-users");
  if (!isFiltered(view)) return <EmptyList>{t("empty")}</EmptyList>;
  return <EmptyList action={<Button onPress={onClear}>{t("filter.clear")}</Button>}>{t("noMatch")}</EmptyList>;
}

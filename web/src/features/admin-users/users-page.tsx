import { type AdminUser, USER_SORTS } from "@medsieve/contract/admin/users";
import { useMutation } from "@tanstack/react-query";
import { FileUp, Mail, UserPlus } from "lucide-react";
import { useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import { readChoice } from "../../lib/read-answer.ts";
import { useSession } from "../../lib/session.ts";
import { useAdministration } from "../../lib/use-administration.ts";
import { useListPage } from "../../lib/use-list-page.ts";
import { useReturnFocus } from "../../lib/use-return-focus.ts";
import { Button } from "../../ui/button.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { ListPage } from "../../ui/list-page.tsx";
import { EmptyList } from "../../ui/list-states.tsx";
import { StatusMessage, useStatus } from "../../ui/status-message.tsx";
import { BulkBar } from "./bulk-bar.tsx";
import { useSelectedUsers } from "./use-selected-users.ts";
import { useUserTasks } from "./use-user-tasks.ts";
import type { UserAction } from "./user-actions.tsx";
import { type OpenDialog, UserDialogs } from "./user-dialogs.tsx";
import { listMatching, usersQuery } from "./users-calls.ts";
import { UsersFilters } from "./users-filters.tsx";
import { UsersTable } from "./users-table.tsx";
import { isFiltered, readSorting, readUsersView, type UsersView } from "./users-view.ts";

/** Everyone who has an account: found, changed, invited again, deleted; one by one or many at once. */
export function UsersPage() {
  const { t } = useTranslation("admin-users");
  const session = useSession();
  const ownId = session.status === "signed_in" ? session.user.id : undefined;
  const administration = useAdministration();
  const { mayChange } = administration;
  const list = useListPage(readUsersView, usersQuery);
  const { view, change } = list;
  const status = useStatus();
  const selection = useSelectedUsers();
  const tasks = useUserTasks(status, selection);
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const { remember, giveBack, giveToPage } = useReturnFocus();

  const isSelectable = ({ id, role }: AdminUser) => id !== ownId && mayChange(role);
  const selectingAll = useMutation({
    mutationFn: () => listMatching(view),
    onSuccess: (found) => selection.set(found.filter(isSelectable), true),
    onError: () => status.fail(t("failed.load")),
  });

  const { toggle } = tasks;
  const act = useCallback(
    (action: UserAction, user: AdminUser) => {
      remember();
      if (action === "toggle") void toggle(user);
      else if ((action === "delete" || action === "erase") && user.id === ownId) status.fail(t("ownAccount"));
      else setOpen({ kind: action, user });
    },
    [toggle, ownId, status, t, remember],
  );

  return (
    <ListPage
      list={list}
      title={t("title")}
      back={administration.back}
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
      failure={t("failed.load")}
      above={
        <>
          <UsersFilters view={view} change={change} />
          <StatusMessage control={status} />
        </>
      }
      count={({ items }) => items.length}
      empty={
        <NoUsers
          view={view}
          onClear={() =>
            change({ search: "", company: undefined, role: undefined, status: undefined, page: undefined })
          }
        />
      }
      below={
        <UserDialogs open={open} setOpen={setOpen} tasks={tasks} status={status} focus={{ giveBack, giveToPage }} />
      }
    >
      {({ items, meta }) => (
        <>
          <BulkBar
            selectable={items.filter(isSelectable)}
            total={meta.total}
            selection={selection}
            onSelectAll={() => selectingAll.mutate()}
            isSelectingAll={selectingAll.isPending}
            onChange={(kind) => setOpen({ kind: "changeMany", change: kind, users: selection.users })}
            onDelete={() => setOpen({ kind: "deleteMany", users: selection.users })}
          />
          <UsersTable
            users={items}
            ownId={ownId}
            mayChange={mayChange}
            isBusy={list.query.isPlaceholderData}
            sorting={{
              by: readSorting(view).sort,
              order: readSorting(view).order,
              onChange: (by, order) =>
                change({ sort: readChoice(USER_SORTS, by) ?? undefined, order, page: undefined }),
            }}
            selection={selection}
            onAction={act}
          />
        </>
      )}
    </ListPage>
  );
}

function NoUsers({ view, onClear }: { view: UsersView; onClear: () => void }) {
  const { t } = useTranslation(["admin-users", "lists"]);
  if (!isFiltered(view)) return <EmptyList>{t("empty")}</EmptyList>;
  return <EmptyList action={<Button onPress={onClear}>{t("lists:clearFilters")}</Button>}>{t("noMatch")}</EmptyList>;
}

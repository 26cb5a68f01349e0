import {
  type AdminUser,
  adminUsersPageSchema,
  type BatchResult,
  type BatchUpdate,
  batchResultSchema,
  temporaryPasswordSchema,
  type UserCreate,
  type UserInvite,
  type UserUpdate,
  userAnswerSchema,
} from "@medsieve/contract/admin/users";
import { ADMIN_PAGE_SIZES, type Language } from "@medsieve/contract/constants";
import { keepPreviousData, type QueryClient, queryOptions } from "@tanstack/react-query";
import { callApi } from "../../lib/api-client.ts";
import { anyAnswer } from "../../lib/read-answer.ts";
import { type UsersView, writeUsersQuery } from "./users-view.ts";

/** Users that one call deletes or changes, so that there is progress to be seen. */
const BATCH_SIZE = 50;

/** One page of the users that match the view's filters. */
export function usersQuery(view: UsersView) {
  const query = writeUsersQuery(view);
  return queryOptions({
    queryKey: ["admin", "users", query],
    queryFn: ({ signal }) => callApi({ path: `/admin/users?${query}`, schema: adminUsersPageSchema, signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** Asks again for whatever shows users or counts them. */
export function refreshUsers(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ["admin"] });
}

const pathOf = (user: AdminUser, action = "") => `/admin/users/${encodeURIComponent(user.id)}${action}`;

export async function updateUser(user: AdminUser, changes: UserUpdate): Promise<void> {
  await callApi({ method: "PUT", path: pathOf(user), body: changes, schema: userAnswerSchema });
}

/** Answers the password that takes the old one's place. */
export async function resetPassword(user: AdminUser): Promise<string> {
  const path = pathOf(user, "/reset-password");
  return (await callApi({ method: "POST", path, schema: temporaryPasswordSchema })).temporary_password;
}

/** Takes away the second factor, as when it was lost. */
export async function resetFactor(user: AdminUser, language: Language): Promise<void> {
  await callApi({ method: "POST", path: pathOf(user, "/reset-factor"), body: { language }, schema: anyAnswer });
}

export async function resendInvitation(user: AdminUser, language: Language): Promise<void> {
  await callApi({ method: "POST", path: pathOf(user, "/resend-invitation"), body: { language }, schema: anyAnswer });
}

export async function deleteUser(user: AdminUser): Promise<void> {
  await callApi({ method: "DELETE", path: pathOf(user), schema: anyAnswer });
}

/** Deletes a user, and leaves nothing that names the person. */
export async function eraseUser(user: AdminUser): Promise<void> {
  await callApi({ method: "POST", path: pathOf(user, "/erase"), schema: anyAnswer });
}

/** Everyone who matches the view's filters, on whatever page. */
export async function listMatching(view: UsersView): Promise<AdminUser[]> {
  const size = Math.max(...ADMIN_PAGE_SIZES) as (typeof ADMIN_PAGE_SIZES)[number];
  const found: AdminUser[] = [];
  for (let page = 1, pages = 1; page <= pages; page++) {
    const path = `/admin/users?${writeUsersQuery({ ...view, page, size })}`;
    const { items, meta } = await callApi({ path, schema: adminUsersPageSchema });
    found.push(...items);
    pages = meta.total_pages;
  }
  return found;
}

export interface BatchOutcome {
  /** Of those that the server was asked for, one by one. */
  results: BatchResult["results"];
  /** Why it broke off; the users after that are as they were. Null: it did not. */
  failure: unknown;
}

/** What is to be done with several users. */
export type BatchTask = { kind: "delete" } | { kind: "change"; change: BatchUpdate["change"] };

/** Does it in as many calls as it takes; `onProgress` hears how many users are through. */
export async function doWithUsers(
  users: readonly AdminUser[],
  task: BatchTask,
  onProgress: (done: number) => void,
): Promise<BatchOutcome> {
  const results: BatchResult["results"] = [];
  try {
    for (let from = 0; from < users.length; from += BATCH_SIZE) {
      const ids = users.slice(from, from + BATCH_SIZE).map((user) => user.id);
      const [path, body] =
        task.kind === "delete"
          ? ["/admin/users/batch-delete", ids]
          : ["/admin/users/batch-update", { user_ids: ids, change: task.change }];
      const part = await callApi({ method: "POST", path, body, schema: batchResultSchema });
      results.push(...part.results);
      onProgress(results.length);
    }
    return { results, failure: null };
  } catch (failure) {
    return { results, failure };
  }
}

export async function createUser(user: UserCreate): Promise<void> {
  await callApi({ method: "POST", path: "/admin/users", body: user, schema: userAnswerSchema });
}

export async function inviteUser(invitation: UserInvite): Promise<void> {
  await callApi({ method: "POST", path: "/admin/users/invite", body: invitation, schema: userAnswerSchema });
}

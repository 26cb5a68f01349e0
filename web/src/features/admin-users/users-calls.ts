import {
  type AdminUser,
  adminUsersPageSchema,
  type BatchDeleteResult,
  batchDeleteResultSchema,
  temporaryPasswordSchema,
  type UserCreate,
  type UserInvite,
  type UserUpdate,
  userAnswerSchema,
} from "@medsieve/contract/admin/users";
import { BATCH_DELETE_MAX, type Language } from "@medsieve/contract/constants";
import { keepPreviousData, type QueryClient, queryOptions } from "@tanstack/react-query";
import { callApi } from "../../lib/api-client.ts";
import { anyAnswer } from "../../lib/read-answer.ts";
import { type UsersView, writeUsersQuery } from "./users-view.ts";

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

/** Deletes in as many calls as it takes; throws where a call fails, after which some may be gone. */
export async function deleteUsers(users: readonly AdminUser[]): Promise<BatchDeleteResult> {
  const whole: BatchDeleteResult = { successful: 0, failed: 0, results: [] };
  for (let from = 0; from < users.length; from += BATCH_DELETE_MAX) {
    const body = users.slice(from, from + BATCH_DELETE_MAX).map((user) => user.id);
    const path = "/admin/users/batch-delete";
    const part = await callApi({ method: "POST", path, body, schema: batchDeleteResultSchema });
    whole.successful += part.successful;
    whole.failed += part.failed;
    whole.results.push(...part.results);
  }
  return whole;
}

export async function createUser(user: UserCreate): Promise<void> {
  await callApi({ method: "POST", path: "/admin/users", body: user, schema: userAnswerSchema });
}

export async function inviteUser(invitation: UserInvite): Promise<void> {
  await callApi({ method: "POST", path: "/admin/users/invite", body: invitation, schema: userAnswerSchema });
}

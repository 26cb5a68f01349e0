import { okResponseSchema } from "@medsieve/contract/accounts";
import {
  adminUsersPageSchema,
  adminUsersQuerySchema,
  batchDeleteSchema,
  batchImportResultSchema,
  batchImportSchema,
  batchResultSchema,
  batchUpdateSchema,
  factorResetSchema,
  importPreviewSchema,
  invitationResendSchema,
  passwordResetByAdminSchema,
  temporaryPasswordSchema,
  userAnswerSchema,
  userCreateSchema,
  userInviteSchema,
  userUpdateSchema,
} from "@medsieve/contract/admin/users";
import { FALLBACK_LANGUAGE, managesPeople } from "@medsieve/contract/constants";
import { ERROR_CODES } from "@medsieve/contract/error-codes";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { ownAccount } from "../../../accounts/administrators.ts";
import { auditRefusal } from "../../../http/audit-denials.ts";
import type { AuthGuard } from "../../../http/auth-guard.ts";
import { getManager } from "../../../http/request-actor.ts";
import { erasePerson } from "../../../privacy/erase-person.ts";
import { givesRights, resendInvitation, resetUserPassword, updateUser } from "./change-user.ts";
import { createUser, inviteUser } from "./create-user.ts";
import { deleteUser, deleteUsers } from "./delete-users.ts";
import { importUsers, makesManager, previewImport } from "./import-users.ts";
import { listUsers } from "./list-users.ts";
import { resetSecondFactor } from "./reset-factor.ts";
import { updateUsers } from "./update-users.ts";
import type { UserAdministration } from "./user-administration.ts";

export interface UsersModuleOptions extends UserAdministration {
  guard: AuthGuard;
}

const tags = ["admin users"];
const paramsSchema = z.object({ id: z.uuid().toLowerCase() });
const success = { status: "success" } as const;

/** The accounts, as administrators see and change them. */
export const usersModule: FastifyPluginAsyncZod<UsersModuleOptions> = async (app, { guard, ...administration }) => {
  const onRequest = guard.requireManager;
  /** Also what gives somebody rights over others asks for a fresh proof. */
  const onDestructive = guard.requireProvenManager;

  app.get(
    "/admin/users",
    {
      onRequest,
      schema: {
        tags,
        summary: "A page of the users that meet the filters",
        querystring: adminUsersQuerySchema,
        response: { 200: adminUsersPageSchema },
      },
    },
    async (request) => listUsers(administration.db, getManager(request).scope, request.query),
  );

  app.post(
    "/admin/users",
    {
      onRequest,
      schema: {
        tags,
        summary: "Make an account with a password",
        body: userCreateSchema,
        response: { 200: userAnswerSchema },
      },
    },
    async (request) => {
      if (managesPeople(request.body.role)) await onDestructive(request);
      return { ...success, user: await createUser(administration, getManager(request), request.body) };
    },
  );

  app.post(
    "/admin/users/invite",
    {
      onRequest,
      schema: {
        tags,
        summary: "Make a user's account and mail the link with which the password is set",
        body: userInviteSchema,
        response: { 200: userAnswerSchema },
      },
    },
    async (request) => ({ ...success, user: await inviteUser(administration, getManager(request), request.body) }),
  );

  app.put(
    "/admin/users/:id",
    {
      onRequest,
      schema: {
        tags,
        summary: "Change a user; what is left out stays as it is",
        params: paramsSchema,
        body: userUpdateSchema,
        response: { 200: userAnswerSchema },
      },
    },
    async (request) => {
      if (await givesRights(administration.db, request.params.id, request.body.role)) await onDestructive(request);
      const user = await updateUser(administration, getManager(request), request.params.id, request.body);
      return { ...success, user };
    },
  );

  app.post(
    "/admin/users/:id/reset-password",
    {
      onRequest: onDestructive,
      schema: {
        tags,
        summary: "Replace a user's password by a temporary one, which is answered this once",
        params: paramsSchema,
        body: passwordResetByAdminSchema,
        response: { 200: temporaryPasswordSchema },
      },
    },
    async (request) => {
      const language = request.body?.language ?? FALLBACK_LANGUAGE;
      const password = await resetUserPassword(administration, getManager(request), request.params.id, language);
      return { ...success, temporary_password: password };
    },
  );

  app.post(
    "/admin/users/:id/reset-factor",
    {
      onRequest: onDestructive,
      schema: {
        tags,
        summary: "Take away a second factor that was lost",
        params: paramsSchema,
        body: factorResetSchema,
        response: { 200: okResponseSchema },
      },
    },
    async (request) => {
      const language = request.body?.language ?? FALLBACK_LANGUAGE;
      await resetSecondFactor(administration, getManager(request), request.params.id, language);
      return success;
    },
  );

  app.post(
    "/admin/users/:id/resend-invitation",
    {
      onRequest,
      schema: {
        tags,
        summary: "Mail the link with which the first password is set once more",
        params: paramsSchema,
        body: invitationResendSchema,
        response: { 200: okResponseSchema },
      },
    },
    async (request) => {
      await resendInvitation(administration, getManager(request), request.params.id, request.body.language);
      return success;
    },
  );

  app.delete(
    "/admin/users/:id",
    {
      onRequest: onDestructive,
      schema: { tags, summary: "Delete a user", params: paramsSchema, response: { 200: okResponseSchema } },
    },
    async (request) => {
      await deleteUser(administration, getManager(request), request.params.id);
      return success;
    },
  );

  app.post(
    "/admin/users/:id/erase",
    {
      onRequest: onDestructive,
      schema: {
        tags,
        summary: "Delete a user, and replace what names the person in logs, surveys and mails by a pseudonym",
        params: paramsSchema,
        response: { 200: okResponseSchema },
      },
    },
    async (request) => {
      const manager = getManager(request);
      if (request.params.id === manager.id) throw ownAccount("You cannot erase your own account here");
      await erasePerson(administration, manager, request.params.id);
      return success;
    },
  );

  app.post(
    "/admin/users/batch-delete",
    {
      onRequest: onDestructive,
      schema: {
        tags,
        summary: "Delete several users; what stands against one of them does not keep the others",
        body: batchDeleteSchema,
        response: { 200: batchResultSchema },
      },
    },
    async (request) => {
      const answer = await deleteUsers(administration, getManager(request), request.body);
      for (const { code } of answer.results) await auditRefusal(administration, request, code);
      return answer;
    },
  );

  app.post(
    "/admin/users/batch-update",
    {
      onRequest,
      schema: {
        tags,
        summary: "Change one thing of several users; what stands against one of them does not keep the others",
        body: batchUpdateSchema,
        response: { 200: batchResultSchema },
      },
    },
    async (request) => {
      if (request.body.change.is_active === false) await onDestructive(request);
      const answer = await updateUsers(administration, getManager(request), request.body);
      for (const { code } of answer.results) await auditRefusal(administration, request, code);
      return answer;
    },
  );

  app.post(
    "/admin/users/batch-import",
    {
      onRequest,
      schema: {
        tags,
        summary:
          "Make an account of each row, or change the one there is where that is asked for; a row that cannot be used fails by itself",
        body: batchImportSchema,
        response: { 200: batchImportResultSchema },
      },
    },
    async (request) => {
      if (request.body.users.some(makesManager)) await onDestructive(request);
      const answer = await importUsers(administration, getManager(request), request.body, request.log);
      for (const { reason } of answer.results) {
        await auditRefusal(administration, request, ERROR_CODES.find((code) => code === reason) ?? null);
      }
      return answer;
    },
  );

  app.post(
    "/admin/users/batch-import/preview",
    {
      onRequest,
      schema: {
        tags,
        summary: "What an import of these rows would do; nothing is stored",
        body: importPreviewSchema,
        response: { 200: batchImportResultSchema },
      },
    },
    async (request) => previewImport(administration, getManager(request), request.body, request.log),
  );
};

import { okResponseSchema } from "@medsieve/contract/accounts";
import {
  adminUsersPageSchema,
  adminUsersQuerySchema,
  userAnswerSchema,
  userCreateSchema,
  userInviteSchema,
  userUpdateSchema,
} from "@medsieve/contract/admin/users";
import { managesPeople } from "@medsieve/contract/constants";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { ownAccount } from "../../../accounts/administrators.ts";
import type { HttpApp } from "../../../http/app-types.ts";
import { getManager } from "../../../http/request-actor.ts";
import { erasePerson } from "../../../privacy/erase-person.ts";
import { givesRights, updateUser } from "./change-user.ts";
import { createUser, inviteUser } from "./create-user.ts";
import { deleteUser } from "./delete-users.ts";
import { listUsers } from "./list-users.ts";
import { registerAccessRoutes } from "./user-access-routes.ts";
import type { UserRoutesOptions } from "./user-administration.ts";
import { registerBatchRoutes } from "./user-batch-routes.ts";

const tags = ["admin users"];
const paramsSchema = z.object({ id: z.uuid().toLowerCase() });
const success = { status: "success" } as const;

/** The accounts, as administrators see and change them. */
export const usersModule: FastifyPluginAsyncZod<UserRoutesOptions> = async (app, options) => {
  registerAccountRoutes(app, options);
  registerAccessRoutes(app, options);
  registerBatchRoutes(app, options);
};

/** One account: listed, made, changed, deleted. */
function registerAccountRoutes(app: HttpApp, { guard, ...administration }: UserRoutesOptions): void {
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
}

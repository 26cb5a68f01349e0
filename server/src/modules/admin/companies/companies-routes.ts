import {
  companiesPageSchema,
  companiesQuerySchema,
  companyAnswerSchema,
  companyDeletedSchema,
  companyWriteSchema,
} from "@medsieve/contract/admin/companies";
import type { Db } from "@medsieve/database/client";
import type { Notifications } from "@medsieve/database/notifications";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { AuthGuard } from "../../../http/auth-guard.ts";
import { getActor, getManager } from "../../../http/request-actor.ts";
import { createCompany, listCompanies, updateCompany } from "./companies-store.ts";
import { deleteCompany } from "./delete-company.ts";

export interface CompaniesModuleOptions {
  db: Db;
  notifications: Notifications;
  guard: AuthGuard;
}

const tags = ["admin companies"];
const paramsSchema = z.object({ id: z.uuid().toLowerCase() });
const success = { status: "success" } as const;

/** The companies that accounts belong to. */
export const companiesModule: FastifyPluginAsyncZod<CompaniesModuleOptions> = async (app, options) => {
  const { db, notifications, guard } = options;
  const onRequest = guard.requireAdmin;

  app.get(
    "/admin/companies",
    {
      onRequest: guard.requireManager,
      schema: {
        tags,
        summary: "The companies that meet the search, of a company's administrator the own one; all of them, or a page",
        querystring: companiesQuerySchema,
        response: { 200: companiesPageSchema },
      },
    },
    async (request) => listCompanies(db, getManager(request).scope, request.query),
  );

  app.post(
    "/admin/companies",
    {
      onRequest,
      schema: { tags, summary: "Make a company", body: companyWriteSchema, response: { 200: companyAnswerSchema } },
    },
    async (request) => ({ ...success, company: await createCompany(db, getActor(request), request.body) }),
  );

  app.put(
    "/admin/companies/:id",
    {
      onRequest,
      schema: {
        tags,
        summary: "Give a company another name or description",
        params: paramsSchema,
        body: companyWriteSchema,
        response: { 200: companyAnswerSchema },
      },
    },
    async (request) => {
      const company = await updateCompany(db, getActor(request), request.params.id, request.body);
      return { ...success, company };
    },
  );

  app.delete(
    "/admin/companies/:id",
    {
      onRequest: guard.requireProvenAdmin,
      schema: {
        tags,
        summary: "Delete a company and all its users",
        params: paramsSchema,
        response: { 200: companyDeletedSchema },
      },
    },
    async (request) => {
      const deleted = await deleteCompany({ db, notifications }, getActor(request), request.params.id);
      return { ...success, deleted_users: deleted };
    },
  );
};

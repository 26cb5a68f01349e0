import {
  batchDeleteSchema,
  batchImportResultSchema,
  batchImportSchema,
  batchResultSchema,
  batchUpdateSchema,
  importPreviewSchema,
} from "@medsieve/contract/admin/users";
import { ERROR_CODES } from "@medsieve/contract/error-codes";
import type { HttpApp } from "../../../http/app-types.ts";
import { auditRefusal } from "../../../http/audit-denials.ts";
import { getManager } from "../../../http/request-actor.ts";
import { deleteUsers } from "./delete-users.ts";
import { importUsers, makesManager, previewImport } from "./import-users.ts";
import { updateUsers } from "./update-users.ts";
import type { UserRoutesOptions } from "./user-administration.ts";

const tags = ["admin users"];

/** Many accounts in one call. */
export function registerBatchRoutes(app: HttpApp, { guard, ...administration }: UserRoutesOptions): void {
  const onRequest = guard.requireManager;
  const onDestructive = guard.requireProvenManager;

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
}

import { okResponseSchema } from "@medsieve/contract/accounts";
import {
  filePartAnswerSchema,
  filePartQuerySchema,
  filePathSchema,
  LIBRARY_PART_BYTES,
  libraryFilesSchema,
} from "@medsieve/contract/admin/library";
import type { Db } from "@medsieve/database/client";
import { AppError } from "@medsieve/runtime/app-error";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { recordAudit } from "../../../db/audit.ts";
import type { AuthGuard } from "../../../http/auth-guard.ts";
import { getActor } from "../../../http/request-actor.ts";
import { listFolder, removeFile, takePart } from "./import-folder.ts";

/** A part of a file, as it was read from the body. */
const partSchema = z.custom<Buffer>(Buffer.isBuffer, { error: "the body must be application/octet-stream" }).meta({
  type: "string",
  format: "binary",
});

/** The folder from which files are imported, and sending files there. */
export const folderModule: FastifyPluginAsyncZod<{ db: Db; guard: AuthGuard; folder: string }> = async (
  app,
  { db, guard, folder },
) => {
  const onRequest = guard.requireAdmin;
  const tags = ["admin library"];
  app.addContentTypeParser("application/octet-stream", { parseAs: "buffer" }, (_request, body, done) =>
    done(null, body),
  );

  app.get(
    "/admin/library/files",
    {
      onRequest,
      schema: { tags, summary: "Files that can be imported", response: { 200: libraryFilesSchema } },
    },
    async () => ({ folder, items: await listFolder(db, folder) }),
  );

  app.put(
    "/admin/library/files/:name",
    {
      onRequest,
      bodyLimit: LIBRARY_PART_BYTES,
      schema: {
        tags,
        summary: "Send the next part of a file to the folder",
        consumes: ["application/octet-stream"],
        params: filePathSchema,
        querystring: filePartQuerySchema,
        body: partSchema,
        response: { 200: filePartAnswerSchema },
      },
    },
    async (request) => {
      const { name } = request.params;
      const { offset, size } = request.query;
      const received = await takePart(folder, { name, offset, size, bytes: request.body }).catch(explainFull);
      if (received === size) {
        await recordAudit(db, getActor(request), "LIBRARY_UPDATE", { reason: "file_sent", target_name: name });
      }
      return { received, is_complete: received === size };
    },
  );

  app.delete(
    "/admin/library/files/:name",
    {
      onRequest,
      schema: {
        tags,
        summary: "Take a file out of the folder",
        params: filePathSchema,
        response: { 200: okResponseSchema },
      },
    },
    async (request) => {
      const { name } = request.params;
      await removeFile(folder, name);
      await recordAudit(db, getActor(request), "LIBRARY_UPDATE", { reason: "file_removed", target_name: name });
      return { status: "success" as const };
    },
  );
};

/** Says of a disk without room that it has none; throws every other failure as it is. */
function explainFull(error: unknown): never {
  if (error instanceof Error && "code" in error && error.code === "ENOSPC") {
    throw new AppError(507, "database_full", "The server's disk has no room left for this file", { cause: error });
  }
  throw error;
}

import type { Database } from "@medsieve/database/client";
import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { getActor } from "../../http/request-actor.ts";
import { PromptsChangedError, type Save, savePrompts, type VersionedPrompts } from "./prompts-service.ts";

export const ifMatchSchema = z.object({ "if-match": z.string().optional() });

export function sendVersioned(reply: FastifyReply, { prompts, etag }: VersionedPrompts) {
  reply.header("etag", etag);
  return prompts;
}

/** Saves and answers with the set that holds then; a refusal names the version that holds, too. */
export async function answerSave(database: Database, request: FastifyRequest, reply: FastifyReply, save: Save) {
  try {
    const ifMatch = request.headers["if-match"] ?? null;
    return sendVersioned(reply, await savePrompts(database, getActor(request), ifMatch, save));
  } catch (error) {
    if (error instanceof PromptsChangedError) reply.header("etag", error.etag);
    throw error;
  }
}

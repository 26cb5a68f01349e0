import { AppError } from "@medsieve/runtime/app-error";
import type { PaperSource } from "@medsieve/sources/paper-source";
import type { Sources } from "@medsieve/sources/sources";
import { ignoreWaiting } from "@medsieve/sources/wait-notice";
import type { FastifyReply, FastifyRequest } from "fastify";
import { getSignedIn } from "../http/auth-guard.ts";
import { UserQueue } from "./user-queue.ts";

/** Below the 30 seconds after which a page gives up a call. */
const ASKING_TIMEOUT_MS = 25_000;

export type TakeTurn = <Result>(
  request: FastifyRequest,
  reply: FastifyReply,
  work: (signal: AbortSignal, openSource: () => PaperSource) => Promise<Result>,
) => Promise<Result>;

/** One call of a user at a time. Ends with the client's leaving, and before a page would give up. */
export function createTurns(sources: Sources): TakeTurn {
  const queue = new UserQueue();
  return async (request, reply, work) => {
    const left = new AbortController();
    reply.raw.once("close", () => left.abort());
    const timeout = AbortSignal.timeout(ASKING_TIMEOUT_MS);
    try {
      const signal = AbortSignal.any([left.signal, timeout]);
      const open = () => sources.open(ignoreWaiting);
      return await queue.run(getSignedIn(request).user.id, signal, () => work(signal, open));
    } catch (error) {
      if (!timeout.aborted) throw error;
      const seconds = ASKING_TIMEOUT_MS / 1000;
      const detail = `The source did not answer within ${seconds} seconds. Ask for fewer queries or papers at once`;
      throw new AppError(503, "source_unavailable", detail, { cause: error });
    }
  };
}

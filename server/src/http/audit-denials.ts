import type { ErrorCode } from "@medsieve/contract/error-codes";
import type { Db } from "@medsieve/database/client";
import type { FastifyRequest } from "fastify";
import { isDenial, recordDenial } from "../accounts/record-denial.ts";
import type { HttpApp } from "./app-types.ts";

export interface DenialAudit {
  db: Db;
  now: () => Date;
}

/** Records refused calls of signed-in users before they are answered. For calls that are added later. */
export function auditDenials(app: HttpApp, db: Db, now: () => Date): void {
  app.addHook("onSend", async (request, reply) => {
    const refusal = reply.statusCode === 403 ? request.refusal : null;
    if (refusal !== null) await auditRefusal({ db, now }, request, refusal.code);
  });
}

/**
 * Records that the signed-in user of a request was refused something, where `code` says that it was more than one may do. For
 * what is refused within an answer, or by a message of a socket.
 */
export async function auditRefusal(
  { db, now }: DenialAudit,
  request: FastifyRequest,
  code: ErrorCode | null,
): Promise<void> {
  const { signedIn } = request;
  if (code === null || signedIn === null || !isDenial(code)) return;
  const { id, email } = signedIn.user;
  const denial = { call: nameCall(request), reason: code };
  try {
    await recordDenial(db, { id, email, ipAddress: request.ip }, denial, now());
  } catch (err) {
    request.log.error({ err, ...denial }, "a refused call could not be recorded in the audit log");
  }
}

/** The address as it is declared, without ids: "PUT /api/v1/admin/users/:id". */
function nameCall({ method, routeOptions }: FastifyRequest): string {
  return `${method} ${routeOptions.url ?? ""}`;
}

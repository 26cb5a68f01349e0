import type { FastifyRequest } from "fastify";
import { isDenial, recordDenial } from "../accounts/record-denial.ts";
import type { Db } from "../db/client.ts";
import type { HttpApp } from "./app-types.ts";
import { findSignedIn } from "./auth-guard.ts";
import { findRefusal } from "./errors.ts";

/** Records refused calls of signed-in users before they are answered. For calls that are added later. */
export function auditDenials(app: HttpApp, db: Db, now: () => Date): void {
  app.addHook("onSend", async (request, reply) => {
    if (reply.statusCode !== 403) return;
    const refusal = findRefusal(request);
    const signedIn = findSignedIn(request);
    if (refusal === null || signedIn === null || !isDenial(refusal.code)) return;
    const { id, email } = signedIn.user;
    const denial = { call: nameCall(request), reason: refusal.code };
    try {
      await recordDenial(db, { id, email, ipAddress: request.ip }, denial, now());
    } catch (err) {
      request.log.error({ err, ...denial }, "a refused call could not be recorded in the audit log");
    }
  });
}

/** The address as it is declared, without ids: "PUT /api/v1/admin/users/:id". */
function nameCall({ method, routeOptions }: FastifyRequest): string {
  return `${method} ${routeOptions.url ?? ""}`;
}

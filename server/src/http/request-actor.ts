import type { FastifyRequest } from "fastify";
import type { Actor } from "../db/audit.ts";
import { getSignedIn } from "./auth-guard.ts";

/** Who makes the request, for the audit log. Only for routes behind requireUser or requireAdmin. */
export function getActor(request: FastifyRequest): Actor {
  const { user } = getSignedIn(request);
  return { id: user.id, email: user.email, ipAddress: request.ip };
}

/** Someone who is not signed in, at this address. */
export function describeStranger(address: string | null): Actor {
  return { id: null, email: null, ipAddress: address };
}

import type { FastifyRequest } from "fastify";
import { findAdminScope, type Manager } from "../accounts/admin-scope.ts";
import type { Actor } from "../db/audit.ts";
import { getSignedIn } from "./auth-guard.ts";

/** Who makes the request, for the audit log. Only for routes behind requireUser or requireAdmin. */
export function getActor(request: FastifyRequest): Actor {
  const { user } = getSignedIn(request);
  return { id: user.id, email: user.email, ipAddress: request.ip };
}

/** The administrator who makes the request, and on whom. Only for routes behind requireAdmin or requireManager. */
export function getManager(request: FastifyRequest): Manager {
  const scope = findAdminScope(getSignedIn(request).user);
  if (scope === null) throw new Error("this route lets in who manages no one");
  return { ...getActor(request), scope };
}

/** Someone who is not signed in, at this address. */
export function describeStranger(address: string | null): Actor {
  return { id: null, email: null, ipAddress: address };
}

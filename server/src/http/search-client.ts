import type { SearchType } from "@medsieve/contract/constants";
import type { Requester, SearchClient } from "@medsieve/database/requester";
import type { FastifyRequest } from "fastify";
import type { UserRow } from "../db/users.ts";

/** Characters that are kept of what a browser says of itself. */
const USER_AGENT_MAX_LENGTH = 500;

/** Where a search comes from; `sessionId` is the sign-in's. */
export function toClient(request: FastifyRequest, searchType: SearchType, sessionId: string): SearchClient {
  const userAgent = request.headers["user-agent"]?.slice(0, USER_AGENT_MAX_LENGTH) ?? null;
  return { searchType, ipAddress: request.ip, sessionId, userAgent };
}

/** The user who asks, with their company, as they are now. */
export function toRequester(user: UserRow, client: SearchClient): Requester {
  const { id: userId, email: userEmail, companyId, companyName } = user;
  return { ...client, userId, userEmail, companyId, companyName };
}

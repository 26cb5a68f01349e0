import type { SearchType } from "@medsieve/contract/constants";

/** How a search came in, as query logs and the audit log show it. */
export interface SearchClient {
  searchType: SearchType;
  ipAddress: string | null;
  /** Of the sign-in. */
  sessionId: string | null;
  userAgent: string | null;
}

/** Who asked for a search, and from where; kept as it was when the search was accepted. */
export interface Requester extends SearchClient {
  userId: string;
  userEmail: string;
  companyId: string | null;
  companyName: string | null;
}

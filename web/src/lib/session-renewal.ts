import { API_TIMEOUT_MS } from "@medsieve/contract/constants";
import { ApiError } from "./api-error.ts";
import { authAnswer } from "./read-account.ts";
import { sendRequest } from "./send-request.ts";
import { beginSession, endSession, getAccessToken, getStoredUserId } from "./session-store.ts";
import { runLocked } from "./tab-lock.ts";

export function describeExpiry(): ApiError {
  const detail = "Your session has expired. Please sign in again.";
  return new ApiError({ status: 401, code: "session_expired", detail, retryAfter: null, body: undefined });
}

/**
 * A token that is newer than the refused one: another tab's when it was quicker, else one fetched here. One tab asks at
 * a time. `userId` is whose the refused token was. Throws ApiError; a refusal by the server signs out every tab, a
 * server that cannot be reached does not.
 */
export function renewToken(refusedToken: string | null, userId = getStoredUserId()): Promise<string> {
  return runLocked("medsieve-session", async () => {
    const current = getAccessToken();
    if (current === null || getStoredUserId() !== userId) throw describeExpiry();
    if (current !== refusedToken) return current;
    try {
      const { answer } = await sendRequest({
        method: "POST",
        path: "/auth/refresh",
        timeoutMs: API_TIMEOUT_MS,
        token: null,
      });
      const renewed = authAnswer.safeParse(answer).data;
      if (renewed === undefined) throw new Error("The renewed session is not of the contract's shape");
      if (getAccessToken() === null) throw describeExpiry();
      beginSession(renewed);
      if (renewed.user.id !== userId) throw describeExpiry();
      return renewed.access_token;
    } catch (error) {
      const isPassing =
        error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);
      if (isPassing) throw error;
      const isInactive = error instanceof ApiError && error.code === "account_inactive";
      if (getAccessToken() === current) endSession(isInactive ? "inactive" : "expired");
      throw describeExpiry();
    }
  });
}

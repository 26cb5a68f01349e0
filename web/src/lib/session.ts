import type { LoginRequest } from "@medsieve/contract/accounts";
import { type Language, USER_REFRESH_MS } from "@medsieve/contract/constants";
import { useSyncExternalStore } from "react";
import { callApi } from "./api-client.ts";
import { ApiError } from "./api-error.ts";
import {
  authAnswer,
  type FactorChallenge,
  loginAnswer,
  logoutAnswer,
  passkeyAnswer,
  userAnswer,
} from "./read-account.ts";
import {
  beginSession,
  endSession,
  followOtherTabs,
  getAccessToken,
  getSession,
  reloadSession,
  type Session,
  subscribeToSession,
  updateUser,
} from "./session-store.ts";

export function useSession(): Session {
  return useSyncExternalStore(subscribeToSession, getSession);
}

/** Signs in in every tab; answers a challenge where a code is asked for, too, and null otherwise. Throws ApiError. */
export async function signIn(credentials: LoginRequest): Promise<FactorChallenge | null> {
  const answer = await callApi({ method: "POST", path: "/auth/login", body: credentials, schema: loginAnswer });
  if ("challenge" in answer) return answer;
  beginSession(answer);
  return null;
}

/** Ends such a sign-in with a code of the authenticator app or a recovery code. Throws ApiError. */
export async function signInWithCode(challenge: string, code: string): Promise<void> {
  const body = { challenge, code };
  beginSession(await callApi({ method: "POST", path: "/auth/factor", body, schema: authAnswer }));
}

/** Signs in with a passkey; with a challenge, beside a password that was right. Throws ApiError, and what the browser says. */
export async function signInWithPasskey(language: Language, challenge?: string): Promise<void> {
  const step = challenge === undefined ? {} : { challenge };
  const options = await callApi({ method: "POST", path: "/auth/passkey/options", body: step, schema: passkeyAnswer });
  const { signByPasskey } = await import("./passkeys.ts");
  const body = { ...step, language, response: await signByPasskey(options) };
  beginSession(await callApi({ method: "POST", path: "/auth/passkey", body, schema: authAnswer }));
}

/** Goes on with the session that this browser has a cookie of, as after signing in at the OpenID provider. Throws ApiError. */
export async function takeOverSession(): Promise<void> {
  beginSession(await callApi({ method: "POST", path: "/auth/refresh", schema: authAnswer }));
}

/** Signs out in every tab, also when the server cannot be reached. */
export async function signOut(): Promise<void> {
  const sent = callApi({ method: "POST", path: "/auth/logout", schema: logoutAnswer });
  endSession("left");
  try {
    const { url } = await sent;
    if (url !== null) window.location.assign(url);
  } catch (error) {
    console.warn("The server did not receive the sign-out", error);
  }
}

/** Asks the server who is signed in. A server that does not answer leaves the account as it was last known. */
export async function refreshUser(): Promise<void> {
  const token = getAccessToken();
  if (token === null) return;
  try {
    const user = await callApi({ path: "/auth/me", schema: userAnswer });
    updateUser(user);
  } catch (error) {
    const stillLoading = getSession().status === "loading";
    if (stillLoading) reloadSession();
    if (stillLoading && getSession().status === "loading") endSession("expired");
    if (!(error instanceof ApiError)) throw error;
  }
}

/** Keeps the session true while the page is open: asks at the start and every 5 minutes, and follows other tabs. */
export function keepSession(): () => void {
  const stopFollowing = followOtherTabs();
  void refreshUser();
  const timer = setInterval(() => void refreshUser(), USER_REFRESH_MS);
  return () => {
    stopFollowing();
    clearInterval(timer);
  };
}

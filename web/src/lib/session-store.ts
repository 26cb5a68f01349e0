import type { AuthResponse, User } from "@medsieve/contract/accounts";
import { readStored, removeStored, type Stored, writeStored } from "./storage.ts";

type SessionEnd = Stored<"session_end">;

/** Why this tab has no session: `left_elsewhere` where the user signed out in another one. */
export type SignOutReason = SessionEnd | "left_elsewhere";

export type Session =
  /** A token is stored, and the server has not yet said whose it is. */
  | { status: "loading" }
  | { status: "signed_in"; user: User }
  /** `reason` is null when no one was signed in before. */
  | { status: "signed_out"; reason: SignOutReason | null };

type Listener = () => void;

let session: Session = readFromStorage();
const listeners = new Set<Listener>();

function readFromStorage(): Session {
  return readStored("access_token") === null
    ? { status: "signed_out", reason: readStored("session_end") }
    : { status: "loading" };
}

function publish(next: Session): void {
  session = next;
  for (const listener of [...listeners]) listener();
}

export function getSession(): Session {
  return session;
}

/** Calls `listener` after every change, in whichever tab it was made; the answer ends the subscription. */
export function subscribeToSession(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The access token as all tabs share it; null when signed out. */
export function getAccessToken(): string | null {
  return readStored("access_token");
}

/** The account the stored token belongs to, as far as this browser knows; null when it does not. */
export function getStoredUserId(): string | null {
  return readStored("user")?.id ?? null;
}

/** Signs in, or goes on with a fresh token, in every tab. */
export function beginSession({ access_token, user }: AuthResponse): void {
  writeStored("user", user);
  removeStored("session_end");
  writeStored("access_token", access_token);
  publish({ status: "signed_in", user });
}

export function updateUser(user: User): void {
  if (getAccessToken() === null) return;
  writeStored("user", user);
  publish({ status: "signed_in", user });
}

/** Signs out in every tab, and forgets what belongs to the account. */
export function endSession(reason: SessionEnd): void {
  writeStored("session_end", reason);
  for (const key of ["access_token", "user", "highlights", "current_search_id", "conversation", "draft"] as const) {
    removeStored(key);
  }
  publish({ status: "signed_out", reason });
}

/** Reads storage again, as after a change made by another tab. */
export function reloadSession(): void {
  const stored = readFromStorage();
  const user = readStored("user");
  publish(stored.status === "loading" && user !== null ? { status: "signed_in", user } : stored);
}

/** Follows what other tabs do; the answer stops it. */
export function followOtherTabs(): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== null && event.key !== "access_token" && event.key !== "user") return;
    const tokenIsGone = getAccessToken() === null;
    if (tokenIsGone) {
      for (const key of ["current_search_id", "conversation", "draft"] as const) removeStored(key);
    }
    if (tokenIsGone && session.status === "signed_out") return;
    reloadSession();
    if (session.status === "signed_out" && session.reason === "left") {
      publish({ status: "signed_out", reason: "left_elsewhere" });
    }
  };
  window.addEventListener("storage", onStorage);
  return () => window.removeEventListener("storage", onStorage);
}

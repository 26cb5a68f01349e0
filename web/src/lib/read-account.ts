import type { AuthResponse, User } from "@medsieve/contract/accounts";
import { PENDING_STEPS, ROLES } from "@medsieve/contract/constants";
import { isRecord, readBy, readChoice } from "./read-answer.ts";

/*
 * The contract's shapes of an account, read by hand: the sign-in page needs no more of the contract than these, and so
 * does without its schemas.
 */

const isText = (value: unknown): value is string => typeof value === "string";
const isTextOrNull = (value: unknown): value is string | null => value === null || isText(value);
const isTime = (value: unknown): value is string => isText(value) && !Number.isNaN(Date.parse(value));

export function readUser(value: unknown): User | null {
  if (!isRecord(value)) return null;
  const { id, email, full_name, company_name, is_active, last_login_at, created_at, updated_at } = value;
  const pending_step = readChoice(PENDING_STEPS, value.pending_step);
  const role = readChoice(ROLES, value.role);
  if (pending_step === null && value.pending_step !== null) return null;
  if (role === null || !isText(id) || id === "" || !isText(email) || !isText(full_name)) return null;
  if (!isTextOrNull(company_name) || typeof is_active !== "boolean") return null;
  if (!(last_login_at === null || isTime(last_login_at)) || !isTime(created_at) || !isTime(updated_at)) return null;
  return { id, email, full_name, role, company_name, is_active, pending_step, last_login_at, created_at, updated_at };
}

export const userAnswer = readBy(readUser);

function readAuth(value: unknown): AuthResponse | null {
  if (!isRecord(value) || !isText(value.access_token)) return null;
  const user = readUser(value.user);
  return user === null ? null : { access_token: value.access_token, user };
}

export const authAnswer = readBy(readAuth);

/** Handed to the device as it comes. */
export const passkeyAnswer = readBy((value) =>
  isRecord(value) && isRecord(value.options) && isText(value.options.challenge)
    ? { ...value.options, challenge: value.options.challenge }
    : null,
);

/** Where the OpenID provider's own session ends; null where there is none. */
export const logoutAnswer = readBy((value) => ({
  url: isRecord(value) && isText(value.logout_url) ? value.logout_url : null,
}));

/** What is asked for beside a password that was right. */
export interface FactorChallenge {
  /** Stands for the password. */
  challenge: string;
  /** Whether the account has a passkey; a code of an app or a recovery code is taken, too. */
  asksForPasskey: boolean;
}

/** A session, or what stands for a right password where a code is asked for, too. */
export const loginAnswer = readBy((value): AuthResponse | FactorChallenge | null =>
  isRecord(value) && value.factor_required === true && isText(value.challenge)
    ? { challenge: value.challenge, asksForPasskey: Array.isArray(value.factors) && value.factors.includes("passkey") }
    : readAuth(value),
);

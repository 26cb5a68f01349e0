import { createHash } from "node:crypto";
import type { Database } from "../../db/client.ts";
import { groupAddress } from "../../http/client-address.ts";
import { createLimit } from "../../http/throttling.ts";

export interface SignInLimitOptions {
  /** Failures within the window, per address that they come from and per account that they try. */
  perAddress: number;
  perAccount: number;
  windowSeconds: number;
}

const DEFAULTS: SignInLimitOptions = { perAddress: 30, perAccount: 10, windowSeconds: 15 * 60 };

export interface SignInLimits {
  /** Counts an attempt before it is known whether it fails. Throws 429; an account need not exist to be counted. */
  takeAttempt: (email: string, address: string) => Promise<void>;
  /** The attempt was right: the account's count is forgotten, the address gets its attempt back. */
  forgiveAttempt: (email: string, address: string) => Promise<void>;
}

/** Attempts to guess a password, of all servers together. */
export function createSignInLimits(database: Database, options: Partial<SignInLimitOptions> = {}): SignInLimits {
  const { perAddress, perAccount, windowSeconds } = { ...DEFAULTS, ...options };
  const addresses = createLimit(database, { name: "sign-in-address", attempts: perAddress, windowSeconds });
  const accounts = createLimit(database, { name: "sign-in-account", attempts: perAccount, windowSeconds });
  return {
    takeAttempt: async (email, address) => {
      await addresses.take(groupAddress(address));
      await accounts.take(hashEmail(email));
    },
    forgiveAttempt: async (email, address) => {
      await addresses.giveBack(groupAddress(address));
      await accounts.clear(hashEmail(email));
    },
  };
}

/** Addresses of people who have no account here are not kept. */
export function hashEmail(email: string): string {
  return createHash("sha256").update(email).digest("base64url");
}

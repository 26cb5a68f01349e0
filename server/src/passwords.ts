import { randomBytes } from "node:crypto";
import { checkPassword, type PasswordCheck, type PasswordClass } from "@medsieve/contract/password";
import { AppError } from "@medsieve/runtime/app-error";
import { hash, verify } from "@node-rs/argon2";
import { dictionary } from "@zxcvbn-ts/language-common";

export interface Passwords {
  hash: (password: string) => Promise<string>;
  /** False for a wrong password, and for `stored` null, which takes as long to answer. */
  verify: (stored: string | null, password: string) => Promise<boolean>;
}

/** Memory in KiB and number of passes of Argon2id. */
export interface PasswordCost {
  memoryCost: number;
  timeCost: number;
}

const DEFAULT_COST: PasswordCost = { memoryCost: 19_456, timeCost: 2 };

/** Argon2id hashes, in the PHC string format. The cost is OWASP's minimum unless another one is given. */
export function createPasswords(cost: PasswordCost = DEFAULT_COST): Passwords {
  let placeholderHash: Promise<string> | null = null;
  const hashPassword = (password: string) => hash(password, { ...cost, parallelism: 1 });
  return {
    hash: hashPassword,
    verify: async (stored, password) => {
      placeholderHash ??= hashPassword(randomBytes(32).toString("hex"));
      const placeholder = await placeholderHash;
      const isRight = await verify(stored ?? placeholder, password);
      return stored !== null && isRight;
    },
  };
}

const CLASS_NAMES: Record<PasswordClass, string> = {
  uppercase: "an uppercase letter",
  lowercase: "a lowercase letter",
  digit: "a number",
  special: "a special character",
};

/** What a password lacks, as one sentence; null when it meets the rule. */
export function describeWeakness(check: PasswordCheck): string | null {
  if (check.ok) return null;
  if (check.tooLong) return "Password does not meet requirements: it is too long";
  const lacks = check.longEnough ? [] : ["at least 8 characters"];
  if (check.missing.length > 1) {
    lacks.push(
      `at least 3 of 4 kinds of characters (missing: ${check.missing.map((one) => CLASS_NAMES[one]).join(", ")})`,
    );
  }
  return `Password does not meet requirements: it needs ${lacks.join(" and ")}`;
}

/** The 10,000 passwords used most, of what was leaked elsewhere; compared without the difference of case. */
const COMMON_PASSWORDS: ReadonlySet<string> = new Set(dictionary["passwords-common"].slice(0, 10_000));

export function isCommonPassword(password: string): boolean {
  return COMMON_PASSWORDS.has(password.toLowerCase());
}

/** Throws 400 common_password, and weak_password with `missing` naming the classes, unless the password meets the rule. */
export function requireStrongPassword(password: string): void {
  const check = checkPassword(password);
  const weakness = describeWeakness(check);
  if (weakness === null) {
    if (!isCommonPassword(password)) return;
    throw new AppError(
      400,
      "common_password",
      "This password is among the 10,000 most used, which are tried first. Choose another one",
    );
  }
  throw new AppError(400, "weak_password", weakness, {
    extra: { missing: check.missing, long_enough: check.longEnough, too_long: check.tooLong },
  });
}

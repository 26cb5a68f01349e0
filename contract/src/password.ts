import { PASSWORD_CLASSES_REQUIRED, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from "./constants.ts";

export const PASSWORD_CLASSES = ["uppercase", "lowercase", "digit", "special"] as const;
export type PasswordClass = (typeof PASSWORD_CLASSES)[number];

export interface PasswordCheck {
  ok: boolean;
  longEnough: boolean;
  tooLong: boolean;
  /** Classes the password has none of; up to one may be missing. */
  missing: PasswordClass[];
}

/**
 * The one rule for passwords: at least 8 code points, and at least 3 of the 4 classes uppercase, lowercase, digit,
 * special (anything that is neither letter nor digit).
 */
export function checkPassword(password: string): PasswordCheck {
  const length = Array.from(password).length;
  const has: Record<PasswordClass, boolean> = {
    uppercase: /\p{Lu}/u.test(password),
    lowercase: /\p{Ll}/u.test(password),
    digit: /\p{Nd}/u.test(password),
    special: /[^\p{L}\p{Nd}]/u.test(password),
  };
  const missing = PASSWORD_CLASSES.filter((name) => !has[name]);
  const longEnough = length >= PASSWORD_MIN_LENGTH;
  const tooLong = length > PASSWORD_MAX_LENGTH;
  const enoughClasses = PASSWORD_CLASSES.length - missing.length >= PASSWORD_CLASSES_REQUIRED;
  return { ok: longEnough && !tooLong && enoughClasses, longEnough, tooLong, missing };
}

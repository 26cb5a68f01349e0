import { randomInt } from "node:crypto";
import { checkPassword } from "@medsieve/contract/password";

const LENGTH = 20;
/** Without characters that are easily taken for each other. */
const READABLE = "abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/** 20 readable characters with uppercase, lowercase and digits among them. */
export function generatePassword(): string {
  for (;;) {
    const password = Array.from({ length: LENGTH }, () => READABLE[randomInt(READABLE.length)]).join("");
    if (checkPassword(password).ok) return password;
  }
}

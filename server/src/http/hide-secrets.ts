const HIDDEN = "[hidden]";
/** A log line shows no more of what it is given: the rest is said to be left out. */
const DEPTH_MAX = 12;
const MEMBERS_MAX = 2_000;
const TEXT_MAX = 20_000;

/** Ends of the names of secrets, in small letters without signs between them. */
const SECRET_ENDS = [
  "authorization",
  "challenge",
  "code",
  "codes",
  "codeverifier",
  "cookie",
  "cookies",
  "credential",
  "credentials",
  "jwt",
  "key",
  "keys",
  "nonce",
  "otp",
  "otpauthurl",
  "passphrase",
  "passwd",
  "password",
  "passwordhash",
  "passwords",
  "proof",
  "secret",
  "secrets",
  "token",
  "tokenhash",
  "tokens",
];
/** What ends like the name of a secret and is none. */
const PLAIN_NAMES: ReadonlySet<string> = new Set(["statuscode"]);

/** A copy of what is to be logged, without the values of members that are named as secrets are, however deep they stand. */
export function hideSecrets(
  given: object,
  describe: (error: Error) => Record<string, unknown>,
): Record<string, unknown> {
  const above = new Set<object>();
  let members = 0;

  function copyValue(value: unknown, depth: number): unknown {
    if (typeof value === "string") return hideInText(value);
    if (typeof value === "bigint") return String(value);
    if (typeof value !== "object" || value === null) return value;
    if (value instanceof Error) return describe(value);
    if (depth >= DEPTH_MAX || above.has(value)) return "[left out]";
    if ("toJSON" in value && typeof value.toJSON === "function") return copyValue(value.toJSON(), depth + 1);
    above.add(value);
    const copied = Array.isArray(value)
      ? takeSome(value).map((one) => copyValue(one, depth + 1))
      : copyMembers(value, depth);
    above.delete(value);
    return copied;
  }

  function copyMembers(value: object, depth: number): Record<string, unknown> {
    return Object.fromEntries(
      takeSome(Object.entries(value)).map(([name, one]) => [
        name,
        isSecret(name, one) ? HIDDEN : copyValue(one, depth + 1),
      ]),
    );
  }

  function takeSome<T>(all: T[]): T[] {
    const taken = all.slice(0, Math.max(0, MEMBERS_MAX - members));
    members += taken.length;
    return taken;
  }

  return copyMembers(given, 0);
}

/** A text without what signs in: the account of an address, its parameters that are secrets, and what looks like a key. */
export function hideInText(text: string): string {
  return text
    .slice(0, TEXT_MAX)
    .replace(/:\/\/[^\s/@]{1,500}@/gu, `://${HIDDEN}@`)
    .replace(/([?&][\w-]{1,60}=)([^\s&#"']{1,4000})/gu, (whole, name: string) =>
      isSecretName(name.slice(1, -1)) ? name + HIDDEN : whole,
    )
    .replace(/\bBearer [\w.~+/=-]{6,}/giu, `Bearer ${HIDDEN}`)
    .replace(/\bBasic [A-Za-z\d+/]{16,}/gu, `Basic ${HIDDEN}`)
    .replace(/\b(?:mst_|sk-|eyJ)[\w.-]{12,}/gu, HIDDEN);
}

/** Counts are no secrets: a number of tokens is shown. */
function isSecret(name: string, value: unknown): boolean {
  if (value === null || value === undefined || typeof value === "boolean") return false;
  return isSecretName(name) && !(typeof value === "number" && /tokens$/iu.test(name));
}

function isSecretName(name: string): boolean {
  const letters = name.toLowerCase().replace(/[^a-z0-9]/gu, "");
  return !PLAIN_NAMES.has(letters) && SECRET_ENDS.some((end) => letters.endsWith(end));
}

import { isIP } from "node:net";
import { z } from "zod";

/** A setting that cannot be used; the message is one line that names it, what it got and what it takes. */
export class EnvError extends Error {
  override name = "EnvError";
}

export const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .refine((value) => value >= min && value <= max);

/** Without the slash at its end. */
export const webAddress = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/(?<!\/)\/+$/, ""));

/** An address, or one with the length of its network or its mask: 10.0.0.1, 192.168.0.0/16, fd00::/8. */
export function isSubnet(text: string): boolean {
  const [address = "", network = null, ...rest] = text.split("/");
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (network === null || (version === 4 && isIP(network) === 4)) return true;
  return /^\d{1,3}$/.test(network) && Number(network) >= 1 && Number(network) <= (version === 4 ? 32 : 128);
}

/** `name=value,name=value`, values with percent signs as OpenTelemetry has them. */
export const headerList = z
  .string()
  .regex(/^\s*[\w-]+=[\x21-\x7e]+(?:\s*,\s*[\w-]+=[\x21-\x7e]+)*\s*$/)
  .transform((list, context) => {
    const pairs = list.split(",").map((pair) => pair.trim());
    try {
      return Object.fromEntries(
        pairs.map((pair) => {
          const at = pair.indexOf("=");
          return [pair.slice(0, at), decodeURIComponent(pair.slice(at + 1))];
        }),
      );
    } catch {
      context.addIssue("a value has a percent sign that is not followed by two hexadecimal digits");
      return z.NEVER;
    }
  });

import { isIPv6 } from "node:net";

/** Who counts as one client in throttling: an IPv4 address, or an IPv6 /48 network, as one site is given whole. */
export function groupAddress(address: string): string {
  if (!isIPv6(address)) return address;
  const [withoutZone = ""] = address.split("%");
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(withoutZone)?.[1];
  if (mapped !== undefined) return mapped;
  const [head = "", tail] = withoutZone.split("::");
  const before = head.split(":").filter((part) => part !== "");
  const after = (tail ?? "").split(":").filter((part) => part !== "");
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array<string>(Math.max(zeros, 0)).fill("0"), ...after];
  return `${groups
    .slice(0, 3)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/48`;
}

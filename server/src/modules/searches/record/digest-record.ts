import { createHash } from "node:crypto";

/** Characters that are hashed at once: a record can have megabytes. */
const CHARACTERS_AT_ONCE = 65_536;

/** SHA-256 (hex) of a value as JSON without blanks and with the keys of each object in the order of their UTF-16 units. */
export function digestRecord(value: object): string {
  const hash = createHash("sha256");
  let parts: string[] = [];
  let length = 0;
  writeSorted(value, (part) => {
    parts.push(part);
    length += part.length;
    if (length < CHARACTERS_AT_ONCE) return;
    hash.update(parts.join(""));
    parts = [];
    length = 0;
  });
  return hash.update(parts.join("")).digest("hex");
}

/** What JSON would leave out, such as undefined, is left out. */
function writeSorted(value: unknown, write: (part: string) => void): void {
  if (typeof value !== "object" || value === null) {
    write(JSON.stringify(value) ?? "null");
  } else if (!Array.isArray(value)) {
    writeMembers(value, write);
  } else if (value.every((item) => typeof item !== "object")) {
    write(JSON.stringify(value));
  } else {
    for (const [at, item] of value.entries()) {
      write(at === 0 ? "[" : ",");
      writeSorted(item, write);
    }
    write("]");
  }
}

function writeMembers(value: object, write: (part: string) => void): void {
  let before = "{";
  for (const key of Object.keys(value).sort()) {
    const member: unknown = value[key as keyof typeof value];
    if (member === undefined) continue;
    write(`${before}${JSON.stringify(key)}:`);
    writeSorted(member, write);
    before = ",";
  }
  write(before === "{" ? "{}" : "}");
}

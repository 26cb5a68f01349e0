import fc from "fast-check";
import { expect, test } from "vitest";
import { createSecretBox } from "./seal-secret.ts";

const box = createSecretBox("the secret of these servers, long enough");

test("what is sealed comes back whole, never sealed alike, and never readable", () => {
  fc.assert(
    fc.property(fc.string({ minLength: 8, unit: "binary" }), (secret) => {
      const sealed = box.seal(secret);
      expect(box.open(sealed)).toBe(secret);
      expect(box.seal(secret)).not.toBe(sealed);
      expect(sealed).not.toContain(secret);
    }),
  );
});

test("nothing comes back with another key, or where a bit was changed", () => {
  const sealed = box.seal("JBSWY3DPEHPK3PXP");
  expect(createSecretBox("another secret, long enough as well").open(sealed)).toBeNull();
  const bytes = Buffer.from(sealed, "base64url");
  for (let at = 0; at < bytes.length; at++) {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(box.open(changed.toString("base64url"))).toBeNull();
  }
  for (const text of ["", "x", "%%%"]) expect(box.open(text)).toBeNull();
});

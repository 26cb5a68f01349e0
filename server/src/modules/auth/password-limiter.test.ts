import { describe, expect, it } from "vitest";
import { PasswordLimiter } from "./password-limiter.ts";

/** Comparisons that end when they are let, and the order in which they began. */
function openTurns() {
  const limiter = new PasswordLimiter();
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const run = (key: string) =>
    limiter.run(key, () => {
      begun.push(key);
      return new Promise<void>((resolve) => ends.push(resolve));
    });
  const endAll = async () => {
    while (ends.length > 0) {
      ends.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  return { run, begun, endAll };
}

describe("comparing passwords", () => {
  it("takes two at a time, and others who wait before the rest of a flood", async () => {
    const { run, begun, endAll } = openTurns();
    const flood = Array.from({ length: 15 }, () => run("flood"));
    const nurse = run("nurse");
    await Promise.resolve();
    expect(begun).toEqual(["flood", "flood"]);
    await endAll();
    await Promise.all([...flood, nurse]);
    expect(begun.indexOf("nurse")).toBeLessThanOrEqual(3);
    expect(begun).toHaveLength(16);
  });

  it("refuses at once what one network asks for beyond 20 that wait, and goes on after a failure", async () => {
    const { run, endAll } = openTurns();
    const taken = Array.from({ length: 22 }, () => run("flood"));
    await expect(run("flood")).rejects.toMatchObject({ status: 429, retryAfter: 5 });
    const nurse = run("nurse");
    await endAll();
    await Promise.all([...taken, nurse]);
    const limiter = new PasswordLimiter();
    const fail = () => limiter.run("one", () => Promise.reject(new Error("broken hash")));
    for (let n = 0; n < 5; n++) await expect(fail()).rejects.toThrow("broken hash");
    expect(await limiter.run("one", async () => "right")).toBe("right");
  });
});

import { describe, expect, it } from "vitest";
import { BatchWriter } from "./batch-writer.ts";

describe("a batch writer", () => {
  it("writes the first at once and together what came while it was busy, in order", async () => {
    const batches: number[][] = [];
    const writer = new BatchWriter<number>(async (items) => {
      batches.push(items);
      await new Promise((resolve) => setImmediate(resolve));
    });
    for (const item of [1, 2, 3, 4]) writer.add(item);
    await writer.drain();
    expect(batches).toEqual([[1], [2, 3, 4]]);
    writer.add(5);
    await writer.drain();
    expect(batches.at(-1)).toEqual([5]);
  });

  it("reports a failed write to the caller that waits for it, and writes nothing after that", async () => {
    const written: number[] = [];
    const writer = new BatchWriter<number>(async (items) => {
      if (items.includes(2)) throw new Error("disk full");
      written.push(...items);
    });
    writer.add(1);
    writer.add(2);
    await expect(writer.drain()).rejects.toThrow("disk full");
    writer.add(3);
    await expect(writer.drain()).rejects.toThrow("disk full");
    expect(written).toEqual([1]);
  });
});

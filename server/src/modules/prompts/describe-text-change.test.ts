import { describe, expect, it } from "vitest";
import { describeTextChange } from "./describe-text-change.ts";

describe("what the audit log keeps of a changed prompt", () => {
  it.each([
    ["a\nb\nc\nd", "a\nB\nc\nd", "…\nb\n…", "…\nB\n…"],
    ["a\nb", "a\nb\nc", "…", "…\nc"],
    ["a\nb\nc", "b\nc", "a\n…", "…"],
    ["a\na\na", "a\na", "…\na", "…"],
    ["one", "two", "one", "two"],
  ])("of %j to %j is %j and %j", (before, after, from, to) => {
    expect(describeTextChange(before, after)).toEqual({ from, to });
  });
});

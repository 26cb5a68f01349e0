import { describe, expect, it } from "vitest";
import { cutText } from "../../lib/cut-text.ts";
import { formatDuration } from "./format-progress.ts";

describe("a duration", () => {
  it("is shown in minutes only from 60 seconds", () => {
    expect(formatDuration(12, "en")).toBe("<0.1 sec");
    expect(formatDuration(840, "en")).toBe("0.8 sec");
    expect(formatDuration(59_999, "en")).toBe("59 sec");
    expect(formatDuration(60_000, "en")).toBe("1 min 0 sec");
    expect(formatDuration(125_400, "en")).toBe("2 min 5 sec");
  });

  it("has a blank between number and unit in Japanese and Chinese", () => {
    expect(formatDuration(125_400, "ja")).toBe("2 分 5 秒");
    expect(formatDuration(125_400, "zh")).toBe("2 分钟 5 秒");
  });

  it("ticks in whole seconds while it grows, and never runs backwards", () => {
    expect(formatDuration(1_900, "en", true)).toBe("1 sec");
    expect(formatDuration(-500, "en", true)).toBe("0 sec");
  });
});

describe("a preview", () => {
  it("is cut by characters, not in the middle of one", () => {
    expect(cutText("kurz", 45)).toBe("kurz");
    expect(cutText("𠮷野家の食事", 2)).toBe("𠮷野…");
  });
});

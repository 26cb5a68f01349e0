import { describe, expect, it } from "vitest";
import { computeCost, findModelPrice } from "./model-prices.ts";

const TODAY = new Date("2026-11-21T12:00:00Z");
const find = (model: string, now = TODAY) => findModelPrice({ vendor: "google", model, price: null }, now);

describe("what a model costs", () => {
  it("is found by its name, with a date or without", () => {
    expect(find("claude-sonnet-5-5")).toMatchObject({ input: 2, output: 10, cachedInput: 0.1, cacheWrite: 2.5 });
    expect(find("claude-sonnet-4-5-20250929")).toEqual(find("claude-sonnet-4-5"));
    expect(find("gpt-5.4-mini-2026-03-17")).toEqual(find("gpt-5.4-mini"));
  });

  it("is not known of other models, whatever their name", () => {
    for (const model of ["gpt-99", "constructor", "", "claude-sonnet-5-5-turbo"]) expect(find(model)).toBeNull();
  });

  it("doubles when an introductory price ends", () => {
    expect(find("gemini-3.8-flash")?.output).toBe(3.75);
    expect(find("gemini-3.8-flash", new Date("2027-01-01T00:00:00Z"))?.output).toBe(7.5);
  });

  it("is what the operator says before all, and not guessed of a compatible server", () => {
    const price = { input: 1, cachedInput: 1, cacheWrite: 1, output: 3 };
    expect(findModelPrice({ vendor: "openai", model: "gpt-6.1-sol", price }, TODAY)).toBe(price);
    expect(findModelPrice({ vendor: "openai-compatible", model: "gpt-6.1-sol", price: null }, TODAY)).toBeNull();
  });

  it("counts each kind of token by its own price", () => {
    const price = { input: 2, cachedInput: 0.1, cacheWrite: 2.5, output: 10 };
    const tokens = { input: 1_000_000, cachedInput: 400_000, cacheWrite: 100_000, output: 10_000 };
    expect(computeCost(tokens, price)).toBeCloseTo(1 + 0.04 + 0.25 + 0.1, 9);
  });
});

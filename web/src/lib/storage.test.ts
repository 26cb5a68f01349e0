import { afterEach, describe, expect, test, vi } from "vitest";
import { readStored, removeStored, writeStored } from "./storage.ts";

afterEach(() => {
  vi.restoreAllMocks();
  for (const key of ["language", "sidebar_open", "user", "current_search_id"] as const) removeStored(key);
});

describe("what is stored", () => {
  test("is read back as it was", () => {
    writeStored("language", "ja");
    writeStored("sidebar_open", false);
    expect(localStorage.getItem("language")).toBe("ja");
    expect(readStored("language")).toBe("ja");
    expect(readStored("sidebar_open")).toBe(false);
  });

  test("of one search belongs to the tab", () => {
    writeStored("current_search_id", "8b1f6a52-6a0e-4a63-9b1e-0d6f3a1c2e01");
    expect(sessionStorage.getItem("current_search_id")).toBe("8b1f6a52-6a0e-4a63-9b1e-0d6f3a1c2e01");
    expect(localStorage.getItem("current_search_id")).toBeNull();
  });

  test.each(["access_token", "user", "preference", "sidebar_open", "highlights", "language"] as const)(
    "as %s outlives the browser",
    (key) => {
      writeStored(key, "x" as never);
      expect([localStorage.getItem(key), sessionStorage.getItem(key)]).toEqual(["x", null]);
      removeStored(key);
    },
  );

  test.each(["conversation", "current_search_id"] as const)("as %s lives as long as its tab", (key) => {
    writeStored(key, "x" as never);
    expect([localStorage.getItem(key), sessionStorage.getItem(key)]).toEqual([null, "x"]);
    removeStored(key);
  });

  test.each(["{", "null", '{"id":1}', "[]", ""])("and no longer makes sense (%s) counts as nothing", (text) => {
    localStorage.setItem("user", text);
    localStorage.setItem("language", text);
    expect(readStored("user")).toBeNull();
    expect(readStored("language")).toBeNull();
  });
});

test("where storage is blocked, values live as long as the page and nothing throws", () => {
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  vi.spyOn(Storage.prototype, "removeItem").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  expect(readStored("language")).toBeNull();
  writeStored("language", "zh");
  expect(readStored("language")).toBe("zh");
  removeStored("language");
  expect(readStored("language")).toBeNull();
});

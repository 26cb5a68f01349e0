import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadPart } from "./reachability.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A server that is reached from the moment on that the answer names. */
function stubConnection(isThere: boolean): { back(): void; load: () => Promise<string> } {
  let isConnected = isThere;
  const reach = async () => {
    if (!isConnected) throw new TypeError("Failed to fetch");
    return new Response("{}");
  };
  vi.stubGlobal("fetch", reach);
  return {
    back: () => {
      isConnected = true;
    },
    load: () => reach().then(() => "the part"),
  };
}

test("a part of the page that is wanted without a connection comes once there is one again", async () => {
  const { back, load } = stubConnection(false);
  const loaded = vi.fn();
  const loading = loadPart(load).then(loaded);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(loaded).not.toHaveBeenCalled();
  back();
  await vi.advanceTimersByTimeAsync(4_000);
  await loading;
  expect(loaded).toHaveBeenCalledExactlyOnceWith("the part");
});

test("a part that a server that answers does not have is asked for twice, and then missing", async () => {
  stubConnection(true);
  const load = vi.fn(() => Promise.reject(new Error("404")));
  await expect(loadPart(load)).rejects.toThrow("404");
  expect(load).toHaveBeenCalledTimes(2);
});

import { SYSTEM_CLOCK } from "@medsieve/runtime/clock";
import { describe, expect, it } from "vitest";
import { SearchActivity } from "../../work/search-activity.ts";
import { SearchSemaphore } from "./search-semaphore.ts";

const never = new AbortController().signal;

/** Lets everything that can go on go on. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

function createRecorder(semaphore: SearchSemaphore) {
  const begun: string[] = [];
  const giveBack = new Map<string, () => void>();
  const ask = (userId: string, name: string, signal = never) => {
    void semaphore.acquire(userId, signal).then((end) => {
      begun.push(name);
      giveBack.set(name, end);
    });
  };
  const end = async (name: string) => {
    giveBack.get(name)?.();
    await settle();
  };
  return { begun, ask, end };
}

describe("semaphore of searches", () => {
  it("lets no user take every turn, and takes the users who wait in rotation", async () => {
    const { begun, ask, end } = createRecorder(new SearchSemaphore(3, 2, new SearchActivity(SYSTEM_CLOCK)));
    for (const name of ["a1", "a2", "a3", "a4"]) ask("ada", name);
    ask("bob", "b1");
    await settle();
    expect(begun).toEqual(["a1", "a2", "b1"]);
    ask("bob", "b2");
    ask("cyd", "c1");
    await end("a1");
    await end("a2");
    await end("b1");
    expect(begun).toEqual(["a1", "a2", "b1", "a3", "b2", "c1"]);
    await end("b2");
    expect(begun.at(-1)).toBe("a4");
  });

  it("ends the waiting of a search that is stopped, without a turn", async () => {
    const { begun, ask, end } = createRecorder(new SearchSemaphore(1, 1, new SearchActivity(SYSTEM_CLOCK)));
    const stop = new AbortController();
    ask("ada", "working");
    ask("ada", "stopped", stop.signal);
    ask("ada", "next");
    await settle();
    stop.abort();
    await settle();
    expect(begun).toEqual(["working", "stopped"]);
    await end("stopped");
    expect(begun).toEqual(["working", "stopped"]);
    await end("working");
    expect(begun).toEqual(["working", "stopped", "next"]);
  });

  it("gives a turn back once, however often it is given back", async () => {
    const { begun, ask, end } = createRecorder(new SearchSemaphore(1, 1, new SearchActivity(SYSTEM_CLOCK)));
    ask("ada", "first");
    await settle();
    await end("first");
    await end("first");
    ask("bob", "second");
    ask("cyd", "third");
    await settle();
    expect(begun).toEqual(["first", "second"]);
  });
});

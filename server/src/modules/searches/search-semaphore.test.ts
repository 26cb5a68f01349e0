import type { QueueWait } from "@medsieve/contract/search-events";
import { type Clock, SYSTEM_CLOCK } from "@medsieve/runtime/clock";
import { describe, expect, it } from "vitest";
import { SearchActivity } from "../../work/search-activity.ts";
import { SearchSemaphore, type SemaphoreBounds } from "./search-semaphore.ts";
import { TurnPace } from "./turn-pace.ts";

const never = new AbortController().signal;

/** Lets everything that can go on go on. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

function openSemaphore(bounds: Partial<SemaphoreBounds>, clock: Clock = SYSTEM_CLOCK): SearchSemaphore {
  const unbounded = { waiting: 1_000, waitingPerUser: 1_000 };
  const all = { atOnce: 1, perUser: 1, ...unbounded, ...bounds };
  return new SearchSemaphore(all, new SearchActivity(clock), new TurnPace(clock));
}

function createRecorder(semaphore: SearchSemaphore) {
  const begun: string[] = [];
  const said = new Map<string, QueueWait[]>();
  const giveBack = new Map<string, () => void>();
  const ask = (userId: string, name: string, signal = never) => {
    const place = semaphore.reserve(userId);
    if (place === null) return false;
    const waits: QueueWait[] = [];
    said.set(name, waits);
    giveBack.set(name, place.leave);
    void place.waitForTurn(signal, (wait) => waits.push(wait)).then(() => begun.push(name));
    return true;
  };
  const end = async (name: string) => {
    giveBack.get(name)?.();
    await settle();
  };
  return { begun, said, ask, end };
}

describe("semaphore of searches", () => {
  it("lets no user take every turn, and takes the users who wait in rotation", async () => {
    const { begun, ask, end } = createRecorder(openSemaphore({ atOnce: 3, perUser: 2 }));
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
    const { begun, ask, end } = createRecorder(openSemaphore({}));
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
    const { begun, ask, end } = createRecorder(openSemaphore({}));
    ask("ada", "first");
    await settle();
    await end("first");
    await end("first");
    ask("bob", "second");
    ask("cyd", "third");
    await settle();
    expect(begun).toEqual(["first", "second"]);
  });

  it("says how many come before it in the rotation, and again when that has changed by a quarter", async () => {
    const { said, ask, end } = createRecorder(openSemaphore({}));
    for (const name of ["a0", "a1", "a2", "a3"]) ask("ada", name);
    for (const name of ["b1", "c1", "d1", "e1", "f1", "g1", "h1"]) ask(name, name);
    const aheadOf = (name: string) => said.get(name)?.map(({ ahead }) => ahead);
    expect([aheadOf("a0"), aheadOf("a1"), aheadOf("a3"), aheadOf("h1")]).toEqual([[], [0], [2], [7]]);
    await end("a0");
    expect([aheadOf("a2"), aheadOf("a3"), aheadOf("h1")]).toEqual([
      [1, 7],
      [2, 8],
      [7, 6],
    ]);
    for (const name of ["a1", "b1"]) await end(name);
    expect(aheadOf("h1")).toEqual([7, 6, 4]);
  });

  it("estimates the wait by the turns of the last while, and says it as soon as there is an estimate", async () => {
    let now = 0;
    const { said, ask, end } = createRecorder(openSemaphore({}, { ...SYSTEM_CLOCK, now: () => now }));
    for (const name of ["a", "b", "c", "d"]) ask(name, name);
    expect(said.get("d")).toEqual([{ ahead: 2, seconds: null }]);
    now = 4_000;
    await end("a");
    expect(said.get("d")).toEqual([
      { ahead: 2, seconds: null },
      { ahead: 1, seconds: 8 },
    ]);
    now = 6_000;
    await end("b");
    expect(said.get("d")?.at(-1)).toEqual({ ahead: 0, seconds: 3 });
    for (const name of ["c", "d"]) await end(name);
    now = 60_000;
    for (const name of ["e", "f"]) ask(name, name);
    expect(said.get("f")?.[0]?.seconds).toBeGreaterThan(1);
  });

  it("refuses a place where all or one user has as many as may wait; one that works, or left, takes none", async () => {
    const { ask, end } = createRecorder(openSemaphore({ atOnce: 1, waiting: 3, waitingPerUser: 2 }));
    expect(["a0", "a1", "a2", "a3"].map((name) => ask("ada", name))).toEqual([true, true, true, false]);
    expect(["b1", "b2"].map((name) => ask("bob", name))).toEqual([true, false]);
    await end("a2");
    expect(ask("bob", "b2")).toBe(true);
    expect(ask("cyd", "c1")).toBe(false);
    await end("a0");
    expect(ask("cyd", "c1")).toBe(true);
  });

  it("gives a place to a search that was accepted before, however many wait", async () => {
    const semaphore = openSemaphore({ waiting: 0 });
    const working = semaphore.reserve("ada");
    await working?.waitForTurn(never, () => undefined);
    expect(semaphore.reserve("bob")).toBeNull();
    const turn = semaphore.enter("bob").waitForTurn(never, () => undefined);
    working?.leave();
    await turn;
  });
});

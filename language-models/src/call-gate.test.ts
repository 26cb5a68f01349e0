import { describe, expect, it } from "vitest";
import { createTestClock } from "../../runtime/test/test-clock.ts";
import { CallGate } from "./call-gate.ts";
import { ModelFailure } from "./model-failure.ts";

const signal = new AbortController().signal;
const clock = createTestClock();
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));
const tooMany = (waitMs: number | null = null) =>
  new ModelFailure("the model server allowed no more requests", { isPassing: true, waitMs, facts: { status: 429 } });
const fail = (gate: CallGate, error: Error) =>
  gate.run(() => Promise.reject(error), false, signal).catch(() => undefined);
const succeed = (gate: CallGate) => gate.run(async () => undefined, false, signal);

describe("the gate that calls go through", () => {
  it("halves at a refusal, once for all calls that were under way together, down to one", async () => {
    const gate = new CallGate(8, 1000, clock);
    await Promise.all([1, 2, 3, 4].map(() => fail(gate, tooMany())));
    expect(gate.limit).toBe(4);
    for (let n = 0; n < 5; n++) await fail(gate, tooMany());
    expect(gate.limit).toBe(1);
  });

  it("grows again with success, up to what it was", async () => {
    const gate = new CallGate(3, 1000, clock);
    await fail(gate, tooMany());
    expect(gate.limit).toBe(1);
    await succeed(gate);
    expect(gate.limit).toBe(2);
    for (let n = 0; n < 9; n++) await succeed(gate);
    expect(gate.limit).toBe(3);
  });

  it("does not halve where a call failed for another reason", async () => {
    const gate = new CallGate(8, 1000, clock);
    await fail(gate, new ModelFailure("the model server failed", { facts: { status: 500 } }));
    await fail(gate, new Error("no"));
    expect(gate.limit).toBe(8);
  });

  it("lets no call through before the pause is over that the server asked for", async () => {
    const gate = new CallGate(2, 1000, clock);
    await fail(gate, tooMany(30));
    let isThrough = false;
    const pass = async () => {
      isThrough = true;
    };
    const call = gate.run(pass, false, signal);
    clock.advance(29);
    await nextTurn();
    expect(isThrough).toBe(false);
    clock.advance(1);
    await call;
    expect(isThrough).toBe(true);
  });

  it("gives up at once where the server asks for more patience than there is", async () => {
    const gate = new CallGate(2, 1000, clock);
    await fail(gate, tooMany(3_600_000));
    await expect(succeed(gate)).rejects.toThrow("the model server allowed no more requests");
  });

  it("never lets more calls through than its limit, and lets all through in the end", async () => {
    const gate = new CallGate(3, 1000, clock);
    let [underWay, most, done] = [0, 0, 0];
    const call = async () => {
      most = Math.max(most, ++underWay);
      await nextTurn();
      underWay--;
      if (++done % 5 === 0) throw tooMany();
    };
    await Promise.all(Array.from({ length: 40 }, () => gate.run(call, false, signal).catch(() => undefined)));
    expect(done).toBe(40);
    expect(most).toBe(3);
  });

  it("lets go of a call that is stopped while it waits", async () => {
    const gate = new CallGate(1, 1000, clock);
    let finish = () => {};
    const first = gate.run(() => new Promise<void>((resolve) => (finish = resolve)), false, signal);
    const stop = new AbortController();
    const second = gate.run(async () => expect.unreachable(), false, stop.signal);
    stop.abort(new Error("stopped"));
    await expect(second).rejects.toThrow("stopped");
    finish();
    await first;
    await succeed(gate);
  });

  it("lets what is urgent pass those that wait", async () => {
    const gate = new CallGate(1, 1000, clock);
    const done: string[] = [];
    const call = (name: string) => async () => void done.push(name);
    const calls = ["first", "second", "third"].map((name) => gate.run(call(name), false, signal));
    await Promise.all([...calls, gate.run(call("urgent"), true, signal)]);
    expect(done).toEqual(["first", "urgent", "second", "third"]);
  });
});

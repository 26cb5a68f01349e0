import { expect, it } from "vitest";
import { createTestClock } from "../../../runtime/test/test-clock.ts";
import { SearchActivity } from "./search-activity.ts";

const never = new AbortController().signal;

/** Work that waits, and whether it goes on by now. */
function waitFor(activity: SearchActivity, signal = never) {
  const waiting = { goesOn: false, done: Promise.resolve() };
  waiting.done = activity.letGoFirst(signal).then(() => {
    waiting.goesOn = true;
  });
  return waiting;
}

it("lets work that may wait begin at once where no search works", async () => {
  const clock = createTestClock();
  await new SearchActivity(clock).letGoFirst(never);
  expect(clock.pausing()).toEqual([]);
});

it("lets it begin when the last search has ended", async () => {
  const activity = new SearchActivity(createTestClock());
  activity.change(1);
  activity.change(1);
  const waiting = waitFor(activity);
  activity.change(-1);
  await Promise.resolve();
  expect(waiting.goesOn).toBe(false);
  activity.change(-1);
  await waiting.done;
  expect(waiting.goesOn).toBe(true);
});

it("lets it begin after ten seconds, however many searches there are", async () => {
  const clock = createTestClock();
  const activity = new SearchActivity(clock);
  activity.change(1);
  const waiting = waitFor(activity);
  clock.advance(9_999);
  expect(clock.pausing()).toEqual([1]);
  clock.advance(1);
  await waiting.done;
});

it("holds up no end of the server", async () => {
  const ending = new AbortController();
  const activity = new SearchActivity(createTestClock());
  activity.change(1);
  const waiting = activity.letGoFirst(ending.signal);
  ending.abort(new Error("the server ends"));
  await expect(waiting).rejects.toThrow("the server ends");
});

import { expect, test } from "vitest";
import { IDLE_SEARCH, NO_COURSE, type SearchState } from "./search-machine.ts";

test("states that cannot be do not compile", () => {
  const live = {
    ...NO_COURSE,
    connection: "socket",
    stopping: false,
    waitingFor: null,
    queue: null,
    endedAt: null,
  } as const;
  const impossible: SearchState[] = [
    // @ts-expect-error nothing that has not been asked is being stopped
    { ...IDLE_SEARCH, stopping: true },
    // @ts-expect-error a limit belongs to a question that it refuses
    { phase: "limit_reached", sentAt: null, limit: { used: 1, limit: 1, resetDate: "" } },
    // @ts-expect-error what runs has a name
    { ...live, phase: "running", searchId: null, outcome: null, question: null },
    // @ts-expect-error what is completed has an outcome
    { ...NO_COURSE, phase: "completed", searchId: "1", outcome: null, endedAt: null, question: null },
    // @ts-expect-error what failed says why
    { ...NO_COURSE, phase: "failed", searchId: null, question: null, outcome: null, endedAt: null },
  ];
  expect(impossible).toHaveLength(5);
});

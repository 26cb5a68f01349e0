import { afterAll, expect, vi } from "vitest";
import { takeFoundSecrets } from "../../database/test/found-secrets.ts";

// Test files follow one another in a process: one that leaves its clock or its environment behind fails for it itself.
const environment = { ...process.env };
const folder = process.cwd();

afterAll(() => {
  const isFaked = vi.isFakeTimers();
  vi.useRealTimers();
  expect(isFaked, "the clock was not given back").toBe(false);
  expect(process.env, "the environment was changed").toEqual(environment);
  expect(process.cwd(), "the working folder was changed").toBe(folder);
  expect(takeFoundSecrets(), "a secret stood in a log, a refusal or a mail").toEqual([]);
});

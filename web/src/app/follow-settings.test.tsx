import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { followSettings } from "../lib/follow-settings.ts";
import { applyTheme } from "../lib/theme.ts";
import { signInAs } from "../testing/accounts.ts";
import { fakeApi } from "../testing/fake-api.ts";
import { preparePageTests } from "../testing/page-test.ts";
import { openApp, ROUTES, user } from "./app.fixture.tsx";

preparePageTests();

let stop: () => void;
beforeEach(() => {
  stop = followSettings();
});
afterEach(() => {
  stop();
  localStorage.clear();
  applyTheme();
});

/** What another tab stores, as this one hears of it; null removes it. */
async function storeElsewhere(key: string, value: string | null): Promise<void> {
  if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
  await act(async () => void window.dispatchEvent(new StorageEvent("storage", { key })));
}

test("a theme chosen in another tab is drawn here, and named by the menu", async () => {
  signInAs(user);
  fakeApi(ROUTES);
  openApp("/");
  await screen.findByRole("button", { name: "Appearance: Same as device" });
  await storeElsewhere("theme", "dark");
  expect(document.documentElement.dataset.theme).toBe("dark");
  expect(screen.getByRole("button", { name: "Appearance: Dark" })).toBeTruthy();
  await storeElsewhere("theme", null);
  expect(document.documentElement.dataset.theme).toBeUndefined();
  expect(screen.getByRole("button", { name: "Appearance: Same as device" })).toBeTruthy();
});

test("a language chosen in another tab is shown here, and not sent once more", async () => {
  signInAs(user);
  const calls = fakeApi(ROUTES);
  openApp("/");
  await screen.findByRole("button", { name: "Language: English" });
  await storeElsewhere("language", "zh");
  expect(await screen.findByRole("button", { name: "语言：简体中文" })).toBeTruthy();
  expect(document.documentElement.lang).toBe("zh");
  expect(calls.filter(({ path }) => path.includes("language"))).toEqual([]);
});

import { act, screen } from "@testing-library/react";
import i18next from "i18next";
import { expect, test } from "vitest";
import { makeUsage, makeUser, signInAs } from "../../testing/accounts.ts";
import { fakeApi } from "../../testing/fake-api.ts";
import { preparePageTests } from "../../testing/page-test.ts";
import { renderPage } from "../../testing/render-page.tsx";
import { chooseUsageTone } from "./usage-bands.ts";
import { UsageMeter } from "./usage-meter.tsx";

preparePageTests();

test.each([
  [0, "green"],
  [49.9, "green"],
  [50, "yellow"],
  [74.9, "yellow"],
  [75, "orange"],
  [89.9, "orange"],
  [90, "red"],
  [140, "red"],
])("%s percent of the month's searches are %s", (percent, tone) => {
  expect(chooseUsageTone(percent)).toBe(tone);
});

async function showUsageOf(changes: Parameters<typeof makeUsage>[0]) {
  signInAs(makeUser());
  fakeApi({ "GET /usage/current": { body: { success: true, data: makeUsage(changes) } } });
  renderPage(<UsageMeter />);
  return screen.findByRole("meter", { name: "Searches this month" });
}

test("what is used is said in words, with the day it begins again", async () => {
  const meter = await showUsageOf({});
  expect(meter.getAttribute("aria-valuetext")).toBe("12 of 100");
  expect(screen.getByText("Resets on Apr 1, 2026")).toBeTruthy();
  expect(screen.queryByText("Monthly limit reached")).toBeNull();
});

test("a limit of one is said as one search", async () => {
  signInAs(makeUser());
  const data = makeUsage({ current_usage: 0, limit: 1, percentage_used: 0 });
  fakeApi({ "GET /usage/current": { body: { success: true, data } } });
  renderPage(<UsageMeter isBrief />);
  expect(await screen.findByText("0 of 1 search")).toBeTruthy();
});

test("a limit that was passed fills the bar and no more, and is said", async () => {
  const meter = await showUsageOf({ current_usage: 130, limit: 100, percentage_used: 130 });
  expect(meter.querySelector<HTMLElement>("[data-tone]")?.style.width).toBe("100%");
  expect(meter.querySelector("[data-tone=red]")).toBeTruthy();
  expect(screen.getByText("Monthly limit reached")).toBeTruthy();
});

test("a limit of 0 is reached", async () => {
  await showUsageOf({ current_usage: 0, limit: 0, percentage_used: 100 });
  expect(screen.getByText("Monthly limit reached")).toBeTruthy();
});

test.each([
  [49, null],
  [50, "yellow"],
  [75, "orange"],
  [90, "red"],
])("at %i percent the header's bar is %s", async (percent, tone) => {
  signInAs(makeUser());
  const data = makeUsage({ current_usage: percent, limit: 100, percentage_used: percent });
  fakeApi({ "GET /usage/current": { body: { success: true, data } } });
  renderPage(<UsageMeter isBrief />);
  await screen.findByText(tone === null ? `${percent} of 100 searches` : /^Resets on/);
  const bar = screen.queryByRole("meter", { name: "Searches this month" });
  expect(bar?.querySelector<HTMLElement>("[data-tone]")?.dataset.tone ?? null).toBe(tone);
});

test("texts and dates follow the language", async () => {
  await showUsageOf({});
  await act(() => i18next.changeLanguage("ja"));
  expect(screen.getByText("2026/04/01 にリセット")).toBeTruthy();
  expect(document.documentElement.lang).toBe("ja");
});

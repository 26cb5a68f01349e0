import type { CheckedClaim } from "@medsieve/contract/text-checks";
import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { makeUser, signInAs } from "../../testing/accounts.ts";
import { fakeApi } from "../../testing/fake-api.ts";
import { preparePageTests } from "../../testing/page-test.ts";
import { renderAt } from "../../testing/render-at.tsx";
import { TextCheckPage } from "./text-check-page.tsx";

preparePageTests();
beforeEach(() => signInAs(makeUser()));

const QUOTE = "The cold was shorter with zinc.";
const RESETS_AT = "2026-12-01T00:00:00.000Z";
const CLAIM: CheckedClaim = {
  ...{ text: "Zinc shortens colds [1].", start: 0, end: 24, verdict: "contradicted", reasons: ["direction_differs"] },
  citations: [
    {
      pmid: "11",
      doi: null,
      found: true,
      title: "Zinc for colds",
      verdict: "contradicted",
      reasons: ["direction_differs"],
    },
  ],
  evidence: [{ pmid: "11", section: "RESULTS", section_index: 0, start: 0, end: QUOTE.length, quote: QUOTE }],
};

test("a text without words is not sent, and one that is sent shows each claim with its sentence", async () => {
  let used = 0;
  const calls = fakeApi({
    "GET /verify/usage": () => ({ body: { used, limit: 50, resets_at: RESETS_AT } }),
    "POST /verify": () => {
      used = 1;
      return { body: { claims: [CLAIM], checks_left: 49, checks_limit: 50 } };
    },
  });
  const { person } = renderAt("/check-text", TextCheckPage);
  await person.click(await screen.findByRole("button", { name: "Check the text" }));
  expect(await screen.findByText("Enter a text first.")).toBeTruthy();
  expect(await screen.findByText("0 of 50 checks used this month.")).toBeTruthy();
  expect(calls.filter(({ method }) => method === "POST")).toEqual([]);
  await person.type(screen.getByRole("textbox", { name: "Text with its citations" }), "Zinc shortens colds.");
  await person.type(screen.getByRole("textbox", { name: /^Reference list/ }), "Zinc for colds. PMID: 11");
  await person.click(screen.getByRole("button", { name: "Check the text" }));
  const result = within(await screen.findByRole("region", { name: "Checked claims" }));
  expect(result.getByText("Contradicted: 1")).toBeTruthy();
  expect(result.getByText("The paper reports a different direction.")).toBeTruthy();
  expect(result.getByText(QUOTE)).toBeTruthy();
  expect(result.getByRole("link", { name: "Zinc for colds" }).getAttribute("href")).toContain("/11/");
  expect(await screen.findByText("1 of 50 checks used this month.")).toBeTruthy();
  expect(calls.find(({ method }) => method === "POST")?.body).toEqual({
    text: "Zinc shortens colds.",
    references: "Zinc for colds. PMID: 11",
  });
});

test("a text that is too long is not sent, and says how long one may be", async () => {
  const calls = fakeApi({ "GET /verify/usage": { body: { used: 0, limit: 50, resets_at: RESETS_AT } } });
  const { person } = renderAt("/check-text", TextCheckPage);
  await person.click(await screen.findByRole("textbox", { name: "Text with its citations" }));
  await person.paste("Zinc. ".repeat(20_000));
  await person.click(screen.getByRole("button", { name: "Check the text" }));
  expect(await screen.findByText(/at most 100,000 characters/)).toBeTruthy();
  expect(calls.filter(({ method }) => method === "POST")).toEqual([]);
});

test("what could not be checked says why, and keeps the text", async () => {
  fakeApi({
    "GET /verify/usage": { body: { used: 50, limit: 50, resets_at: RESETS_AT } },
    "POST /verify": { status: 429, body: { detail: "All texts have been checked", code: "check_limit_exceeded" } },
  });
  const { person } = renderAt("/check-text", TextCheckPage);
  const field = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Text with its citations" });
  await person.type(field, "Zinc shortens colds.");
  await person.click(screen.getByRole("button", { name: "Check the text" }));
  expect(
    await screen.findByText(/^50 of 50 checks used this month\. The count begins again on Dec 1, 2026\.$/),
  ).toBeTruthy();
  expect((await screen.findByRole("alert")).textContent).toContain("You have used this month’s text checks");
  expect(field.value).toBe("Zinc shortens colds.");
});

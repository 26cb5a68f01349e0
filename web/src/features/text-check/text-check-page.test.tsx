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
  const calls = fakeApi({ "POST /verify": () => ({ body: { claims: [CLAIM], checks_left: 49, checks_limit: 50 } }) });
  const { person } = renderAt("/check-text", TextCheckPage);
  await person.click(await screen.findByRole("button", { name: "Check the text" }));
  expect(await screen.findByText("Enter a text first.")).toBeTruthy();
  expect(calls).toEqual([]);
  await person.type(screen.getByRole("textbox", { name: "Text with its citations" }), "Zinc shortens colds.");
  await person.type(screen.getByRole("textbox", { name: /^Reference list/ }), "Zinc for colds. PMID: 11");
  await person.click(screen.getByRole("button", { name: "Check the text" }));
  const result = within(await screen.findByRole("region", { name: "Checked claims" }));
  expect(result.getByText("Contradicted: 1")).toBeTruthy();
  expect(result.getByText("The paper reports another direction.")).toBeTruthy();
  expect(result.getByText(QUOTE)).toBeTruthy();
  expect(result.getByRole("link", { name: "Zinc for colds" }).getAttribute("href")).toContain("/11/");
  expect(result.getByText("49 of 50 checks left this month")).toBeTruthy();
  expect(calls[0]?.body).toEqual({ text: "Zinc shortens colds.", references: "Zinc for colds. PMID: 11" });
});

test("what could not be checked says why, and keeps the text", async () => {
  fakeApi({
    "POST /verify": { status: 429, body: { detail: "All texts have been checked", code: "check_limit_exceeded" } },
  });
  const { person } = renderAt("/check-text", TextCheckPage);
  const field = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Text with its citations" });
  await person.type(field, "Zinc shortens colds.");
  await person.click(screen.getByRole("button", { name: "Check the text" }));
  expect((await screen.findByRole("alert")).textContent).toContain("Every text of this month has been checked");
  expect(field.value).toBe("Zinc shortens colds.");
});

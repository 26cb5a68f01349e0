import type { Setup, SetupStep } from "@medsieve/contract/admin/setup";
import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { makeUser, signInAs } from "../../testing/accounts.ts";
import { fakeApi } from "../../testing/fake-api.ts";
import { preparePageTests } from "../../testing/page-test.ts";
import { renderPage } from "../../testing/render-page.tsx";
import { SetupChecklist } from "./setup-checklist.tsx";

preparePageTests();
beforeEach(() => signInAs(makeUser({ role: "admin" }), "a.b.c"));

const NO_FACTS = { name: null, count: null, at: null, cost_usd: null, reason: null };
const PUBMED: SetupStep = { id: "pubmed", state: "open", saying: "pubmed_untried", facts: NO_FACTS };
const MAIL: SetupStep = { id: "mail", state: "open", saying: "mail_untried", facts: NO_FACTS };
const READY: SetupStep = {
  ...{ id: "pubmed", state: "ready", saying: "pubmed_answered" },
  facts: { ...NO_FACTS, count: 301_204, at: "2026-11-01T10:00:00Z" },
};

function open(setup: Setup, routes: Parameters<typeof fakeApi>[0] = {}) {
  const calls = fakeApi({ "GET /admin/setup": { body: setup }, ...routes });
  return { sent: () => calls.filter(({ method }) => method !== "GET"), ...renderPage(<SetupChecklist />) };
}
const findStep = async (name: string) => {
  const step = (await screen.findByText(name)).closest("li");
  if (step === null) throw new Error(`${name} is not in the list`);
  return within(step);
};

test("a step is tried, says how that ended, and stays in view until the page is left", async () => {
  const { person, sent } = open(
    { steps: [PUBMED], is_done: false },
    { "POST /admin/setup/pubmed/test": { body: { steps: [READY], is_done: true } } },
  );
  expect(await screen.findByText("0 of 1 ready")).toBeTruthy();
  await person.click(screen.getByRole("button", { name: "Test PubMed" }));
  expect(await screen.findByText(/It counted 301,204 papers on hypertension/)).toBeTruthy();
  expect(screen.getByText("1 of 1 ready")).toBeTruthy();
  expect(sent().map(({ path, body }) => [path, body])).toEqual([["/admin/setup/pubmed/test", { language: "en" }]]);
});

test("a failure of the network is said in words, with its name", async () => {
  const facts = { ...NO_FACTS, reason: "ENOTFOUND", at: "2026-11-01T10:00:00Z" };
  open({ steps: [{ ...MAIL, state: "failed", saying: "mail_refused", facts }], is_done: false });
  const mail = await findStep("Email");
  expect(mail.getByText(/^Its address could not be looked up\. .*DNS\./).textContent).toContain("(ENOTFOUND)");
});

test("what a mail server said is shown, and the step can be put aside", async () => {
  const facts = { ...NO_FACTS, reason: "451 the mailbox is busy", at: "2026-11-01T10:00:00Z" };
  const refused: SetupStep = { ...MAIL, state: "failed", saying: "mail_refused", facts };
  const { person, sent } = open(
    { steps: [READY, refused], is_done: false },
    {
      "PUT /admin/setup/mail": { body: { steps: [READY, { ...refused, state: "dismissed" }], is_done: true } },
    },
  );
  const mail = await findStep("Email");
  expect(mail.getByText("451 the mailbox is busy")).toBeTruthy();
  await person.click(mail.getByRole("button", { name: "Not needed here" }));
  expect(await mail.findByRole("button", { name: "Needed after all" })).toBeTruthy();
  expect(sent().map(({ body }) => body)).toEqual([{ is_dismissed: true }]);
});

test("nothing is shown where nothing is open", async () => {
  const { queryClient } = open({ steps: [READY], is_done: true });
  await expect.poll(() => queryClient.getQueryData(["admin", "setup"])).toBeTruthy();
  expect(screen.queryByRole("heading")).toBeNull();
});

test("a test that could not be made says why, and can be made again", async () => {
  const { person } = open({ steps: [MAIL], is_done: false }, { "POST /admin/setup/mail/test": "no network" });
  await person.click(await screen.findByRole("button", { name: "Send me a test email" }));
  expect((await screen.findByRole("alert")).textContent).toMatch(/^This could not be tested/);
  expect(screen.getByRole("button", { name: "Send me a test email" })).toBeTruthy();
});

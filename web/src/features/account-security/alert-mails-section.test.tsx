import { screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { makeUser, signInAs } from "../../testing/accounts.ts";
import { fakeApi } from "../../testing/fake-api.ts";
import { preparePageTests } from "../../testing/page-test.ts";
import { renderPage } from "../../testing/render-page.tsx";
import { AlertMailsSection } from "./alert-mails-section.tsx";

preparePageTests();
beforeEach(() => signInAs(makeUser(), "a.b.c"));

test("mails about retractions are turned off and on", async () => {
  const calls = fakeApi({
    "GET /alerts/mails": { body: { is_on: true } },
    "PUT /alerts/mails": ({ body }) => ({ body }),
  });
  const { person } = renderPage(<AlertMailsSection />);
  const box = await screen.findByRole<HTMLInputElement>("checkbox");
  expect(box.checked).toBe(true);
  await person.click(box);
  expect(await screen.findByText("You will not be emailed; retracted papers are still marked")).toBeTruthy();
  await person.click(screen.getByRole("checkbox"));
  expect(await screen.findByText("You will be emailed")).toBeTruthy();
  expect(calls.filter(({ method }) => method === "PUT").map(({ body }) => body)).toEqual([
    { is_on: false },
    { is_on: true },
  ]);
});

test("a setting that could not be saved stays as it was, which is said", async () => {
  fakeApi({ "GET /alerts/mails": { body: { is_on: true } }, "PUT /alerts/mails": "no network" });
  const { person } = renderPage(<AlertMailsSection />);
  await person.click(await screen.findByRole("checkbox"));
  expect(await screen.findByText(/^This could not be saved/)).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>("checkbox").checked).toBe(true);
});

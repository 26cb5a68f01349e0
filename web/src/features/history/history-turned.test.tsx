import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { makeTurnable } from "../../testing/make-turnable.ts";
import { makeHistory, openHistory, preparePage } from "./history-page.fixture.tsx";

preparePage();

test("a phone that is turned keeps the plan of a watch that is half made", async () => {
  const turn = makeTurnable();
  const { person } = openHistory(makeHistory(2), "", { "GET /watches": { body: { items: [] } } });
  await person.click((await screen.findAllByRole("button", { name: /^Watch/ }))[0] as HTMLElement);
  const mail = await screen.findByRole<HTMLInputElement>("checkbox", { name: "Email me what each run finds" });
  const before = mail.checked;
  await person.click(mail);
  await turn();
  expect(screen.getByRole("table", { hidden: true })).toBeTruthy();
  const now = screen.getByRole<HTMLInputElement>("checkbox", { name: "Email me what each run finds" });
  expect(now.checked).toBe(!before);
  await turn();
  expect(screen.getByRole("button", { name: "Start watching" })).toBeTruthy();
});

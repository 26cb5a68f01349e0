import type { SearchTrials } from "@medsieve/contract/trials";
import { screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { makeUser, signInAs } from "../../../testing/accounts.ts";
import { type FakeAnswer, type FakeRoute, fakeApi } from "../../../testing/fake-api.ts";
import { preparePageTests } from "../../../testing/page-test.ts";
import { renderPage } from "../../../testing/render-page.tsx";
import { SEARCH_ID } from "../search.fixture.ts";
import { RegisteredTrials } from "./registered-trials.tsx";

preparePageTests();
beforeEach(() => signInAs(makeUser()));

const NOTHING: SearchTrials = {
  ...{ state: "answered", papers: [], not_looked_up: 0, asked: null, completed_trials: 0, unpublished: [] },
};
const TRIALS: SearchTrials = {
  ...NOTHING,
  papers: [
    {
      ...{ pmid: "101", nct_id: "NCT00000001", url: "https://clinicaltrials.gov/study/NCT00000001", found: true },
      primary_outcomes: [
        { measure: "Duration of colds", time_frame: "14 days", match: "reported", reported_as: "duration of colds" },
        { measure: "Fever", time_frame: null, match: "not_seen", reported_as: null },
      ],
      ...{ registered: "after_start", first_submitted: "2018-01-15", started: "2017-02", results_posted: false },
    },
  ],
  not_looked_up: 2,
  asked: { condition: "Common Cold", intervention: "Zinc" },
  completed_trials: 3,
  unpublished: [
    {
      ...{ nct_id: "NCT00000003", url: "https://clinicaltrials.gov/study/NCT00000003", title: "Zinc for Colds" },
      ...{ completed: "2019-06-30", results_posted: true },
    },
  ],
};

async function open(answer: FakeAnswer | FakeRoute) {
  const calls = fakeApi({ [`GET /searches/${SEARCH_ID}/trials`]: answer });
  const { person } = renderPage(
    <RegisteredTrials searchId={SEARCH_ID} papers={[{ pmid: "101", title: "Zinc lozenges for the common cold" }]} />,
  );
  expect(calls).toHaveLength(0);
  await person.click(screen.getByRole("button", { name: "Trial registrations" }));
  return { calls, person };
}

describe("trial registrations", () => {
  test("say of each paper's trial when it was registered, and whether its primary outcomes are reported", async () => {
    await open({ body: TRIALS });
    const link = await screen.findByRole("link", { name: "NCT00000001" });
    expect(link.getAttribute("href")).toBe("https://clinicaltrials.gov/study/NCT00000001");
    const [row] = screen.getAllByRole("listitem");
    if (row === undefined) throw new Error("there is one paper");
    expect(row.textContent).toContain("Zinc lozenges for the common cold");
    expect(row.textContent).toContain("Registered after the trial started · submitted 2018-01-15 · started 2017-02");
    expect(within(row).getByText(/in the abstract as “duration of colds”/)).toBeTruthy();
    expect(within(row).getByText(/not seen in the abstract/)).toBeTruthy();
    expect(screen.getByText("2 further numbers were not looked up.")).toBeTruthy();
  });

  test("list completed trials without a paper, with what the registry was asked for", async () => {
    await open({ body: TRIALS });
    expect(await screen.findByText(/3 completed trials of Zinc in Common Cold were checked/)).toBeTruthy();
    expect(screen.getByRole("link", { name: "NCT00000003" }).closest("li")?.textContent).toContain(
      "completed 2019-06-30 · results posted",
    );
  });

  test("say that there are none, and that the registry was not searched", async () => {
    await open({ body: NOTHING });
    expect(await screen.findByText(/No paper here gives a ClinicalTrials.gov number/)).toBeTruthy();
    expect(screen.getByText(/names no condition with an intervention/)).toBeTruthy();
  });

  test("say that the registry cannot be reached, and ask again", async () => {
    const answers: FakeAnswer[] = [{ body: { ...NOTHING, state: "unavailable" } }, { body: TRIALS }];
    const { person } = await open(() => answers.shift() ?? { body: TRIALS });
    expect(await screen.findByText("ClinicalTrials.gov cannot be reached")).toBeTruthy();
    await person.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("link", { name: "NCT00000001" })).toBeTruthy();
  });
});

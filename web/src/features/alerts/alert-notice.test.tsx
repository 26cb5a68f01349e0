import type { PaperAlert } from "@medsieve/contract/alerts";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { makeUser, signInAs } from "../../testing/accounts.ts";
import { type FakeAnswer, fakeApi } from "../../testing/fake-api.ts";
import { expectWarning, preparePageTests } from "../../testing/page-test.ts";
import { renderAt } from "../../testing/render-at.tsx";
import { AlertNotice } from "./alert-notice.tsx";
import { sumAlerts } from "./sum-alerts.ts";

preparePageTests();
beforeEach(() => signInAs(makeUser()));

const SEARCH = "11111111-1111-4111-8111-111111111111";
const OTHER = "22222222-2222-4222-8222-222222222222";

function makeAlert(pmid: string, given: Partial<PaperAlert> = {}): PaperAlert {
  return {
    search_id: SEARCH,
    query: "Does zinc help?",
    pmid,
    title: `Paper ${pmid}`,
    notice: { kind: "retracted", pmid: "777", citation: null },
    found_at: "2026-11-20T08:00:00.000Z",
    ...given,
  };
}

function open(alerts: PaperAlert[], seen: FakeAnswer = { body: { status: "success" } }) {
  const calls = fakeApi({
    "GET /alerts": { body: { alerts, total: alerts.length } },
    "POST /alerts/seen": seen,
  });
  return { calls, ...renderAt("/", AlertNotice) };
}

describe("the notice below the header", () => {
  test("is not there where there is no news", async () => {
    const { calls } = open([]);
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(screen.getByRole("status").textContent).toBe("");
  });

  test("names the paper and leads to its search, and is then gone for good", async () => {
    const { person, calls, readPlace } = open([makeAlert("101")]);
    await screen.findByText("1 paper in one of your searches has been retracted since you searched:");
    expect(within(screen.getByRole("status")).getByText("in “Does zinc help?”")).toBeTruthy();
    await person.click(screen.getByRole("link", { name: "Paper 101" }));
    await waitFor(() => expect(readPlace()).toContain(SEARCH));
    expect(calls.at(-1)).toMatchObject({ path: "/alerts/seen", body: { until: "2026-11-20T08:00:00.000Z" } });
  });

  test("sums up several, and is closed by keyboard", async () => {
    const doubt = { kind: "expression_of_concern", pmid: null, citation: null } as const;
    const { person, calls } = open([
      makeAlert("104", { search_id: OTHER, notice: doubt, found_at: "2026-11-21T08:00:00.000Z" }),
      ...["101", "102", "103"].map((pmid) => makeAlert(pmid)),
    ]);
    await screen.findByText(
      "4 papers in 2 of your searches have been retracted or put under an expression of concern since you searched:",
    );
    expect(screen.getAllByRole("link")).toHaveLength(3);
    expect(screen.getByText("and 1 more; your search history marks the searches.")).toBeTruthy();
    screen.getByRole("button", { name: "Dismiss" }).focus();
    await person.keyboard("{Enter}");
    await waitFor(() => expect(screen.queryByRole("link")).toBeNull());
    expect(calls.at(-1)?.body).toEqual({ until: "2026-11-21T08:00:00.000Z" });
  });

  test("goes all the same when that cannot be saved, and says so on the console", async () => {
    const { person } = open([makeAlert("101")], { status: 500, body: { detail: "Internal error", code: "internal" } });
    await person.click(await screen.findByRole("button", { name: "Dismiss" }));
    await waitFor(() => expectWarning(/could not be saved/));
    expect(screen.queryByRole("link")).toBeNull();
  });
});

test("a paper that several searches show, or two notices name, is counted once", () => {
  const doubt = { kind: "expression_of_concern", pmid: null, citation: null } as const;
  const sum = sumAlerts([
    makeAlert("101", { notice: doubt }),
    makeAlert("101"),
    makeAlert("101", { search_id: OTHER }),
  ]);
  expect(sum).toMatchObject({ papers: 1, searches: 2, kind: "retracted" });
});

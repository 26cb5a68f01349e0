import type { CarriedQuery } from "@medsieve/contract/strategies";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { makeUsage, makeUser, signInAs } from "../../../testing/accounts.ts";
import { type FakeAnswer, type FakeRoute, fakeApi } from "../../../testing/fake-api.ts";
import { preparePageTests } from "../../../testing/page-test.ts";
import { renderAt } from "../../../testing/render-at.tsx";
import { makeDetails, makePaper } from "../../search/search.fixture.ts";
import { makeRecordedPaper, makeSearchRecord, RECORD_ID } from "../record.fixture.ts";
import { RecordPage } from "../record-page.tsx";

preparePageTests();

const print = vi.fn();
beforeEach(() => {
  print.mockReset();
  vi.stubGlobal("print", print);
  signInAs(makeUser());
});

const PATH = `/search-history/${RECORD_ID}`;
const QUERY = "zinc[tiab]";
const CARRIED: CarriedQuery = {
  query: QUERY,
  translations: [{ target: "embase", lines: [{ number: 1, text: "zinc:ti,ab,kw", notes: [] }] }],
  appraisal: {
    elements: [
      {
        element: "headings",
        remarks: [
          {
            ...{ kind: "problem", code: "block_without_heading", message: "", start: 0, end: 10, words: [] },
            values: { name: "zinc", heading: "Zinc" },
          },
          { kind: "judge", code: "judge_headings", message: "", values: {}, start: null, end: null, words: [] },
        ],
      },
    ],
  },
};
const TRIAL = { registry: "ISRCTN", id: "ISRCTN12345678" } as const;
const DETAILS = makeDetails({
  id: RECORD_ID,
  papers: [makePaper({ pmid: "1001", registrations: [TRIAL] }), makePaper({ pmid: "1002", registrations: [TRIAL] })],
});

function openRecord(routes: Record<string, FakeRoute | FakeAnswer | "no network"> = {}) {
  const papers = Array.from({ length: 30 }, (_, at) =>
    makeRecordedPaper({ pmid: String(1001 + at), rank: at + 1, title: `Paper ${at + 1}` }),
  );
  const calls = fakeApi({
    [`GET ${PATH}/record`]: { body: makeSearchRecord({ papers }) },
    [`GET ${PATH}/details`]: { body: DETAILS },
    [`GET ${PATH}/strategies`]: { body: { queries: [CARRIED] } },
    "GET /usage/current": { body: { success: true, data: makeUsage() } },
    [`GET ${PATH}/comparison`]: { status: 404, body: { detail: "Not found", code: "not_found" } },
    [`GET /searches/${RECORD_ID}/decisions`]: { body: { decisions: [], own_reasons: [] } },
    "GET /watches": { body: { items: [] } },
    ...routes,
  });
  return { calls, ...renderAt(`${PATH}/record`, () => <RecordPage searchId={RECORD_ID} />) };
}

const asked = (calls: readonly { path: string }[]) => calls.filter(({ path }) => path.endsWith("/strategies")).length;

test("what is printed has evidence, studies, appraisal, strategies, checks and every paper", async () => {
  const { person, calls } = openRecord();
  const button = await screen.findByRole("button", { name: "Print" });
  expect(asked(calls)).toBe(0);
  expect(screen.queryByText("Paper 30")).toBeNull();
  await person.click(button);
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  const section = (name: string) => within(screen.getByRole("region", { name }));
  expect(section("Table of evidence").getAllByText(/^PMID 100[12]$/).length).toBeGreaterThan(0);
  expect(section("Studies behind the papers").getByText("2 reports of one trial")).toBeTruthy();
  const press = section("Appraisal of the queries (PRESS 2015)");
  expect(press.getByText("“zinc” is searched as text alone; MeSH has the heading “Zinc”.")).toBeTruthy();
  expect(press.getByRole("heading", { name: "For a person to judge" })).toBeTruthy();
  const table = section("Strategies for other databases").getByRole("table", { name: "Embase (Embase.com)" });
  expect(within(table).getByText("zinc:ti,ab,kw")).toBeTruthy();
  expect(section("Checks").getByText(/Findings borne out by a sentence/)).toBeTruthy();
  expect(screen.getByText("Paper 30")).toBeTruthy();
});

test("the browser's key for printing does the same", async () => {
  const { person } = openRecord();
  await screen.findByRole("button", { name: "Print" });
  await person.keyboard("{Control>}p{/Control}");
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  expect(screen.getByRole("region", { name: "Strategies for other databases" })).toBeTruthy();
});

test("where it cannot be loaded that is said, and the record can be printed without it", async () => {
  const { person } = openRecord({
    [`GET ${PATH}/strategies`]: { status: 500, body: { detail: "x", code: "internal" } },
  });
  await person.click(await screen.findByRole("button", { name: "Print" }));
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("What the printed record adds could not be loaded");
  expect(print).not.toHaveBeenCalled();
  await person.click(screen.getByRole("button", { name: "Print the record alone" }));
  expect(print).toHaveBeenCalledOnce();
  expect(screen.getByText(/are not part of this print/)).toBeTruthy();
});

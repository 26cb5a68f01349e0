import type { Library, LibraryJob } from "@medsieve/contract/admin/library";
import { LIBRARY_PART_BYTES } from "@medsieve/contract/admin/library";
import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { makeUser, signInAs } from "../../testing/accounts.ts";
import { fakeApi } from "../../testing/fake-api.ts";
import { preparePageTests } from "../../testing/page-test.ts";
import { renderAt } from "../../testing/render-at.tsx";
import { LibraryPage } from "./library-page.tsx";

preparePageTests();
beforeEach(() => signInAs(makeUser({ role: "admin" }), "a.b.c"));

const LIBRARY: Library = {
  ...{ source_setting: "auto", kept_in: "database", papers: 14_319, first_year: 1966, last_year: 2026 },
  ...{
    with_abstract: 13_000,
    with_mesh: 12_000,
    behind_mesh: 0,
    retracted: 12,
    listed_notices: 3,
    revised: "2026-11-01",
  },
  demonstration: { is_on: true, papers: 0 },
  follow: null,
};
const EMPTY: Library = { ...LIBRARY, papers: 0, first_year: null, demonstration: { is_on: true, papers: 72 } };
const FILES = ["pubmed26n0001.xml.gz", "pubmed26n0002.xml.gz"].map((name) => ({
  ...{ name, bytes: 31_400_000, changed_at: "2026-11-01T10:00:00Z", imported: null },
}));
const JOB: LibraryJob = {
  ...{ id: "1", files: FILES.map(({ name }) => name), status: "running", is_cancelling: false, outcomes: [] },
  ...{ started_by: "root@example.org", started_at: "2026-11-01T10:00:00Z", finished_at: null },
  progress: {
    ...{ file: "pubmed26n0002.xml.gz", file_number: 2, bytes_read: 15_700_000, bytes_total: 31_400_000 },
    ...{ per_second: 1512.4, seconds_left: 130, read: 15_000, added: 14_000, replaced: 0, unchanged: 0, deleted: 0 },
  },
};

function open(library: Library, job: LibraryJob | null = null, routes: Parameters<typeof fakeApi>[0] = {}) {
  const calls = fakeApi({
    "GET /admin/library": { body: library },
    "GET /admin/library/job": { body: { job } },
    "GET /admin/library/files": { body: { folder: "/data/import", items: FILES } },
    "POST /admin/library/imports": { status: 202, body: { job: JOB } },
    "POST /admin/library/job/cancel": { status: 202, body: { job: { ...JOB, is_cancelling: true } } },
    "PUT /admin/library/demonstration": { body: { ...library, demonstration: { is_on: false, papers: 0 } } },
    ...routes,
  });
  return { sent: () => calls.filter(({ method }) => method !== "GET"), ...renderAt("/admin/library", LibraryPage) };
}

test("files of the folder are chosen and imported", async () => {
  const { person, sent } = open(LIBRARY);
  expect(await screen.findByText("14,319")).toBeTruthy();
  await person.click(await screen.findByRole("checkbox", { name: "Choose pubmed26n0001.xml.gz" }));
  await person.click(screen.getByRole("button", { name: "Import 1 file" }));
  expect(await screen.findByText("Importing pubmed26n0002.xml.gz, file 2 of 2")).toBeTruthy();
  expect(sent().map(({ path, body }) => [path, body])).toEqual([
    ["/admin/library/imports", { files: ["pubmed26n0001.xml.gz"] }],
  ]);
});

test("a running import says how far it is, and can be stopped", async () => {
  const { person } = open(LIBRARY, JOB);
  expect(await screen.findByText("50%")).toBeTruthy();
  expect(screen.getByText("15,000 records read, 1,512 a second · about 2 minutes left")).toBeTruthy();
  await person.click(screen.getByRole("button", { name: "Stop" }));
  expect(await screen.findByText("Stopping after the current records")).toBeTruthy();
});

test("of an import that failed, the file and the reason are said", async () => {
  const failed = { file: "a.xml", status: "failed" as const, read: 3, added: 3, replaced: 0, unchanged: 0, deleted: 0 };
  open(LIBRARY, { ...JOB, status: "failed", outcomes: [{ ...failed, error: "a.xml, line 7: no PubMed XML" }] });
  expect(await screen.findByText("a.xml, line 7: no PubMed XML")).toBeTruthy();
  expect(screen.getByText("The import has ended; not every file could be imported completely")).toBeTruthy();
});

test("a file is sent in parts, goes on where the server is, and is imported then", async () => {
  const size = LIBRARY_PART_BYTES + 10;
  let tries = 0;
  const { person, sent } = open(LIBRARY, null, {
    "PUT /admin/library/files/new.xml.gz": ({ path }) => {
      const offset = Number(new URLSearchParams(path.split("?")[1]).get("offset"));
      tries += 1;
      if (tries === 2) {
        const body = { error: "x", code: "upload_out_of_step", detail: "x", received: LIBRARY_PART_BYTES };
        return { status: 409, body };
      }
      const received = Math.min(size, offset + LIBRARY_PART_BYTES);
      return { body: { received, is_complete: received === size } };
    },
  });
  await screen.findByRole("button", { name: "Send files" });
  const input = document.querySelector<HTMLInputElement>("input[type=file]");
  if (input === null) throw new Error("there is no field for files");
  const file = new File([new Uint8Array(size)], "new.xml.gz");
  await person.upload(input, [file, new File(["x"], "new file.gz")]);
  expect(await screen.findByText(/^new file.gz was not sent/)).toBeTruthy();
  await screen.findByText("Importing pubmed26n0002.xml.gz, file 2 of 2");
  expect(sent().map(({ path }) => path.split("?")[0])).toEqual([
    ...["/admin/library/files/new.xml.gz", "/admin/library/files/new.xml.gz", "/admin/library/files/new.xml.gz"],
    "/admin/library/imports",
  ]);
});

test("taking the fictional papers out of a library without others asks first", async () => {
  const { person, sent } = open(EMPTY);
  const box = await screen.findByRole("checkbox", { name: "Fictional papers while there are no real ones" });
  await person.click(box);
  const dialog = await screen.findByRole("alertdialog");
  expect(sent()).toEqual([]);
  await person.click(within(dialog).getByRole("button", { name: "Remove" }));
  expect(await screen.findByText("Fictional papers removed")).toBeTruthy();
  expect(sent().map(({ body }) => body)).toEqual([{ is_on: false }]);
});

test("retracted papers are listed with who says so, and searched", async () => {
  const paper = { pmid: 12_345, title: "Unsound work", journal: "J Test", year: 2019, said_by: ["record", "list"] };
  const { person } = open(LIBRARY, null, {
    "GET /admin/library/retractions": ({ path }) => ({
      body: path.includes("search=")
        ? { items: [], meta: { total: 0, total_pages: 1, page: 1, per_page: 20 } }
        : { items: [paper], meta: { total: 1, total_pages: 1, page: 1, per_page: 20 } },
    }),
  });
  await person.click(await screen.findByRole("tab", { name: "Retracted papers" }));
  expect(await screen.findByText("Unsound work")).toBeTruthy();
  expect(screen.getByText("its record and a list of retractions")).toBeTruthy();
  await person.type(screen.getByRole("searchbox", { name: "Search" }), "sound");
  expect(await screen.findByText("No retracted paper matches.")).toBeTruthy();
});

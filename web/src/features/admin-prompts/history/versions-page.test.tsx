import type { PromptChange, PromptVersion } from "@medsieve/contract/prompt-versions";
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
  useRouter,
} from "@tanstack/react-router";
import { screen, within } from "@testing-library/react";
import { RouterProvider as LinkProvider } from "react-aria-components";
import { beforeEach, describe, expect, it } from "vitest";
import { makeUser, signInAs } from "../../../testing/accounts.ts";
import { type FakeAnswer, type FakeRoute, fakeApi } from "../../../testing/fake-api.ts";
import { preparePageTests } from "../../../testing/page-test.ts";
import { renderPage } from "../../../testing/render-page.tsx";
import { makePrompts } from "../prompts.fixture.tsx";
import { PromptVersionsPage } from "./versions-page.tsx";

preparePageTests();
beforeEach(() => signInAs(makeUser({ role: "admin" })));

const idOf = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;
const CHANGES: PromptChange[] = [
  {
    ...{ language: "en", preference: "comprehensive", field: "analysis_prompt" },
    ...{ from: "Read.\nBriefly.", to: "Read.\nAt length." },
  },
  { language: "en", preference: "comprehensive", field: "max_queries", from: 10, to: 7 },
];

function makeVersion(number: number, facts: Partial<PromptVersion> = {}): PromptVersion {
  return {
    ...{ id: idOf(number), number, kind: "saved", restored_from: null, author: "mori@example.org" },
    ...{ saved_at: "2026-11-21T12:00:00.000Z", is_newest: false },
    prompts: [
      {
        ...{ language: "en", preference: "comprehensive", fields: ["max_queries", "analysis_prompt"] },
        prompt_version: "0a1b",
      },
    ],
    ...facts,
  };
}

const VERSIONS = [
  makeVersion(3, { is_newest: true, kind: "restored", restored_from: 1, author: "erased-00000000" }),
  makeVersion(2),
  makeVersion(1, { kind: "first", author: null, prompts: [] }),
];

function answerList(items: PromptVersion[], total = items.length): FakeAnswer {
  return { body: { items, meta: { total, total_pages: Math.max(1, Math.ceil(total / 20)), page: 1, per_page: 20 } } };
}

function Links() {
  const router = useRouter();
  return (
    <LinkProvider navigate={(href) => void router.navigate({ href })}>
      <Outlet />
    </LinkProvider>
  );
}

function openVersions(routes: Record<string, FakeRoute | FakeAnswer | "no network"> = {}) {
  const calls = fakeApi({
    "GET /prompts": { body: makePrompts(), headers: { etag: '"v1"' } },
    "GET /prompts/versions": answerList(VERSIONS),
    [`GET /prompts/versions/${idOf(2)}`]: { body: { ...VERSIONS[1], changes: CHANGES } },
    [`GET /prompts/versions/${idOf(1)}/compare`]: { body: { from: 1, to: 2, changes: CHANGES } },
    [`GET /prompts/versions/${idOf(3)}/compare`]: { body: { from: 3, to: 2, changes: CHANGES } },
    ...routes,
  });
  const root = createRootRoute({ component: Links });
  const page = createRoute({
    getParentRoute: () => root,
    path: "/admin/settings/versions",
    component: PromptVersionsPage,
  });
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: ["/admin/settings/versions"] }),
  });
  return { ...renderPage(<RouterProvider router={router} />), calls };
}

const findVersion = (number: number) => screen.findByRole("article", { name: new RegExp(`^Version ${number}`) });

describe("the history of the prompts", () => {
  it("says of each version who saved it and how, and leads to the searches that worked with it", async () => {
    openVersions();
    expect((await findVersion(3)).textContent).toContain("Restored from version 1 · erased-00000000");
    expect((await findVersion(1)).textContent).toContain("As of the start of this history");
    const second = within(await findVersion(2));
    expect(second.getByText(/Saved · mori@example.org/)).toBeDefined();
    const link = second.getByRole("link", { name: "English, Everything: searches with these prompts" });
    expect(link.getAttribute("href")).toBe("/admin/query-logs?prompts=v0a1b");
  });

  it("unfolds what a version changed, line by line", async () => {
    const { person } = openVersions();
    const second = within(await findVersion(2));
    await person.click(second.getByRole("button", { name: "2 settings changed" }));
    expect(await second.findByText("At length.")).toBeDefined();
    expect(second.getByText("Briefly.")).toBeDefined();
    expect(second.getByText("From 10 to 7")).toBeDefined();
  });

  it("compares two versions from the earlier to the later, whichever is chosen first", async () => {
    const { person, calls } = openVersions();
    await findVersion(2);
    await person.click(screen.getByRole("checkbox", { name: "Compare version 2" }));
    expect(screen.getByText("Version 2 chosen: choose another one to compare")).toBeDefined();
    await person.click(screen.getByRole("checkbox", { name: "Compare version 1" }));
    const panel = await screen.findByRole("region", { name: "From version 1 (−) to version 2 (+)" });
    expect(await within(panel).findByText("At length.")).toBeDefined();
    expect(calls.at(-1)?.path).toBe(`/prompts/versions/${idOf(1)}/compare?with=${idOf(2)}`);
    await person.click(within(panel).getByRole("button", { name: "End comparison" }));
    expect(screen.queryByRole("region", { name: /From version/ })).toBeNull();
  });

  it("says that nothing was changed yet", async () => {
    openVersions({ "GET /prompts/versions": answerList([]) });
    expect(await screen.findByText(/The prompts have not been changed yet/)).toBeDefined();
  });

  it("says that it could not be loaded", async () => {
    openVersions({ "GET /prompts/versions": "no network" });
    expect(await screen.findByText("Failed to load the history")).toBeDefined();
  });

  it("is given a page at a time", async () => {
    const { person, calls } = openVersions({ "GET /prompts/versions": answerList(VERSIONS, 45) });
    await person.click(await screen.findByRole("link", { name: "Page 2" }));
    expect(calls.some(({ path }) => path === "/prompts/versions?page=2&per_page=20")).toBe(true);
  });
});

describe("going back to a version", () => {
  async function goBack(person: ReturnType<typeof openVersions>["person"]) {
    await person.click(await screen.findByRole("button", { name: "Restore version 2" }));
    const dialog = await screen.findByRole("alertdialog", { name: "Restore version 2?" });
    expect(await within(dialog).findByText("English, Everything: Analysis prompt")).toBeDefined();
    await person.click(within(dialog).getByRole("button", { name: "Restore this version" }));
  }

  it("names what changes, asks, and names the set that it was decided on", async () => {
    const { person, calls } = openVersions({
      [`POST /prompts/versions/${idOf(2)}/restore`]: { body: makePrompts(), headers: { etag: '"v2"' } },
    });
    await goBack(person);
    expect(await screen.findByText("The prompts of version 2 have been restored")).toBeDefined();
    expect(calls.find(({ method }) => method === "POST")?.ifMatch).toBe('"v1"');
  });

  it("is not done when someone else saved in the meantime, which is said", async () => {
    const body = { detail: "x", code: "prompts_changed", changed_by: null, changed_at: null };
    const { person } = openVersions({ [`POST /prompts/versions/${idOf(2)}/restore`]: { status: 409, body } });
    await goBack(person);
    expect(await screen.findByText(/Someone else has saved the prompts in the meantime/)).toBeDefined();
  });

  it("is not offered for the version in force", async () => {
    openVersions();
    expect(within(await findVersion(3)).queryByRole("button", { name: /Go back/ })).toBeNull();
  });
});

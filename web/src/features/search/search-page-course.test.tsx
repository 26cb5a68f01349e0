import { screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { makePaper, makeResult, makeTerm, SEARCH_ID } from "./search.fixture.ts";
import {
  ask,
  findCard,
  openPage,
  openSaved,
  prepareSearchTests,
  receive,
  WHOLE,
  writeQuestion,
} from "./search-page.fixture.tsx";

prepareSearchTests();

it("says where a search is, from connecting to its end", async () => {
  const { person } = openPage();
  await ask(person);
  const said: (string | null)[] = [];
  const listen = () => {
    for (const { textContent } of screen.getAllByRole("status"))
      if (!said.includes(textContent)) said.push(textContent);
  };
  listen();
  for (const event of WHOLE) {
    receive(event);
    listen();
  }
  await screen.findByText("Analysis complete");
  listen();
  const phases = [
    "Connecting",
    "Writing queries",
    "Searching the database",
    "Fetching the papers",
    "Analysing relevance",
    "Analysis complete",
  ];
  expect(said.filter((text) => phases.includes(text ?? ""))).toEqual(phases);
});

it("says each quarter of the papers that are read, not each paper", async () => {
  const { person } = openPage();
  await ask(person);
  receive(...WHOLE.slice(0, 9));
  const said = new Set<string | null>();
  for (let done = 1; done < 40; done += 1) {
    receive({ ...WHOLE[9], seq: 9 + done, done, total: 40 });
    for (const { textContent } of screen.getAllByRole("status")) said.add(textContent);
  }
  expect([...said].filter((text) => text?.endsWith("of 40 read"))).toEqual([
    "10 of 40 read",
    "20 of 40 read",
    "30 of 40 read",
  ]);
});

it("says at once what the question excludes, beside the folded account of how it was understood", async () => {
  const question_terms = [makeTerm(), makeTerm({ written: "pregnancy", heading: "Pregnancy", excluded: true })];
  await openSaved([makePaper()], { question_terms });
  const line = await screen.findByText(/The question excludes this, so papers on it are left out:/);
  expect(line.textContent).toMatch(/: pregnancy$/);
});

it.each([
  [
    "Search failed",
    [{ type: "search_error", seq: 5, search_id: SEARCH_ID, message: "x", code: "search_failed" }],
    "Search failed. Please try again.",
  ],
  [
    "No relevant papers found",
    [
      { type: "result", seq: 5, ...makeResult({ papers: [], summary: null }) },
      { ...WHOLE[12], seq: 6 },
    ],
    "No relevant papers found",
  ],
])("says “%s” where it ends so", async (phase, ending, shown) => {
  const { person } = openPage();
  await ask(person);
  receive(...WHOLE.slice(0, 4), ...ending);
  expect((await screen.findAllByText(shown)).length).toBeGreaterThan(0);
  expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toContain(phase);
});

it("shows its stages while it runs, and folds them into one line once it has ended", async () => {
  const { person } = openPage();
  await ask(person);
  receive(...WHOLE.slice(0, 10));
  const findPanel = () => screen.getByRole("region", { name: "Progress" });
  const listStatuses = () =>
    [...findPanel().querySelectorAll<HTMLElement>("li[data-status]")].map((li) => li.dataset.status);
  expect(listStatuses()).toEqual(["completed", "completed", "completed", "in_progress"]);
  receive(...WHOLE.slice(10));
  await screen.findByText("Analysis complete");
  expect(listStatuses()).toEqual([]);
  const line = within(findPanel()).getByRole("button", { expanded: false });
  expect(line.textContent).toMatch(/^1 query → 214 found → 2 read/);
  expect(screen.queryByText('"Common Cold"[mh] AND zinc[tiab]')).toBeNull();
  await person.click(line);
  expect(line.getAttribute("aria-expanded")).toBe("true");
  expect(screen.getByText('"Common Cold"[mh] AND zinc[tiab]')).toBeTruthy();
});

it.each([
  [0.8, "0.80", "green"],
  [0.79, "0.79", "yellow"],
  [0.6, "0.60", "yellow"],
  [0.59, "0.59", "red"],
])("shows the relevance %d as %s in %s", async (relevance_score, number, colour) => {
  await openSaved([makePaper({ relevance_score })]);
  const score = within(findCard("1001")).getByText(number).closest<HTMLElement>("[data-band]");
  expect(score?.dataset.band).toBe(colour);
  expect(score?.querySelector(`.bg-${colour}`)).not.toBeNull();
});

it("offers six preferences, the rarer trials chosen", async () => {
  const { person } = openPage();
  const picker = await screen.findByRole("button", { name: /Preference/ });
  expect(picker.textContent).toContain("Trials first, then weaker evidence");
  await person.click(picker);
  const offered = (await screen.findAllByRole("option")).map(({ textContent }) => textContent ?? "");
  const names = [
    "Clinical trials",
    "Trials first, then weaker evidence",
    "Non-clinical studies",
    "Case reports",
    "Basic research",
    "Everything",
  ];
  expect(offered).toHaveLength(names.length);
  for (const [index, name] of names.entries()) expect(offered[index]).toMatch(new RegExp(`^${name}`));
});

it.each([
  [40, "40px"],
  [400, "60px"],
])("gives a question %i px high a box of %s", async (height, shown) => {
  vi.spyOn(Element.prototype, "scrollHeight", "get").mockReturnValue(height);
  const { person } = openPage();
  await writeQuestion(person, "zinc");
  expect(screen.getByLabelText("Your question").style.height).toBe(shown);
});

import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { readKeptQuestion } from "../../entities/search/asked-question.ts";
import { makeUser, signInAs } from "../../testing/accounts.ts";
import { fakeApi } from "../../testing/fake-api.ts";
import { preparePageTests } from "../../testing/page-test.ts";
import { renderAt } from "../../testing/render-at.tsx";
import { MovingInPage } from "./moving-in-page.tsx";

preparePageTests();
beforeEach(() => signInAs(makeUser()));

const LIMITS = { from_year: 2015, to_year: null, languages: [], humans: false };
const NOTES = [{ code: "not_carried_over", message: "…", values: { what: "filter=jsubsetd.dental" } }];
const IMPORTED = { query: "zinc AND colds", limits: LIMITS, notes: NOTES };
const ROUTES = { "POST /queries/import-pubmed": () => ({ body: IMPORTED }) };

const findField = (name: string | RegExp) => screen.findByRole<HTMLTextAreaElement>("textbox", { name });
const open = (routes: Parameters<typeof fakeApi>[0] = ROUTES) => {
  const calls = fakeApi(routes);
  return { calls, ...renderAt("/bring-search", MovingInPage) };
};

describe("a search that is brought along", () => {
  test("is shown as it was read, and run for a question with the papers that are known", async () => {
    const { calls, person } = open();
    await person.type(await findField("Search strategy"), "https://pubmed.ncbi.nlm.nih.gov/?term=zinc");
    await person.click(screen.getByRole("button", { name: "Read it" }));
    expect(await screen.findByText("zinc AND colds")).toBeTruthy();
    expect(screen.getByText(/^Limits: .*2015/)).toBeTruthy();
    expect(screen.getByText("Not carried over: filter=jsubsetd.dental")).toBeTruthy();
    expect(calls.find(({ path }) => path === "/queries/import-pubmed")?.body).toEqual({
      text: "https://pubmed.ncbi.nlm.nih.gov/?term=zinc",
    });
    await person.type(await findField("Known papers (PMIDs or DOIs)"), "11 12");
    await person.type(await findField("Question"), "Does zinc shorten colds?");
    await person.click(screen.getByRole("button", { name: "Search" }));
    expect(readKeptQuestion()).toMatchObject({
      query: "Does zinc shorten colds?",
      limits: LIMITS,
      queries: [{ name: "Your strategy", query: "zinc AND colds" }],
      known_pmids: ["11", "12"],
      based_on: null,
    });
  });

  test("is read and run at once where it was only pasted", async () => {
    const { calls, person } = open();
    await person.type(await findField("Search strategy"), "zinc");
    await person.type(await findField("Question"), "Does zinc shorten colds?");
    await person.click(screen.getByRole("button", { name: "Search" }));
    await waitFor(() =>
      expect(readKeptQuestion()).toMatchObject({ queries: [{ query: "zinc AND colds" }], limits: LIMITS }),
    );
    expect(calls.filter(({ path }) => path === "/queries/import-pubmed").map(({ body }) => body)).toEqual([
      { text: "zinc" },
    ]);
  });

  test("needs a question; what was pasted is then shown as it was read", async () => {
    const { person } = open();
    await person.type(await findField("Search strategy"), "zinc");
    await person.click(screen.getByRole("button", { name: "Search" }));
    expect(await screen.findByText("Please write the question that the papers should answer.")).toBeTruthy();
    expect(screen.getByText("zinc AND colds")).toBeTruthy();
    expect(readKeptQuestion()).toBeNull();
  });

  test("that is changed after it was read is read again", async () => {
    const { calls, person } = open();
    const field = await findField("Search strategy");
    await person.type(field, "zinc");
    await person.click(screen.getByRole("button", { name: "Read it" }));
    await screen.findByText("zinc AND colds");
    await person.type(field, " AND fever");
    expect(screen.queryByText("zinc AND colds")).toBeNull();
    await person.type(await findField("Question"), "Does zinc shorten colds?");
    await person.click(screen.getByRole("button", { name: "Search" }));
    await waitFor(() => expect(readKeptQuestion()).not.toBeNull());
    expect(calls.at(-1)?.body).toEqual({ text: "zinc AND fever" });
  });

  test("that is too long says how long it may be, and is not sent", async () => {
    const { calls, person } = open();
    const field = await findField("Search strategy");
    await person.click(field);
    await person.paste("a".repeat(20_001));
    expect(await screen.findByText("A strategy may have at most 20,000 characters; this one has 20,001.")).toBeTruthy();
    await person.type(await findField("Question"), "Does zinc shorten colds?");
    await person.click(screen.getByRole("button", { name: "Search" }));
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect([readKeptQuestion(), calls.some(({ path }) => path === "/queries/import-pubmed")]).toEqual([null, false]);
  });

  test("is not run for a question without words, nor with too many papers", async () => {
    const { person } = open();
    const known = await findField("Known papers (PMIDs or DOIs)");
    await person.click(known);
    await person.paste(Array.from({ length: 501 }, (_, index) => index + 1).join(" "));
    await person.type(await findField("Question"), "???");
    await person.click(screen.getByRole("button", { name: "Search" }));
    await waitFor(() => expect(document.activeElement).toBe(known));
    expect(screen.getByText("A question needs words. Please say in words what you want to know.")).toBeTruthy();
    expect(readKeptQuestion()).toBeNull();
  });

  test("may be papers alone: the queries are then written", async () => {
    const { person } = open();
    await person.type(await findField("Known papers (PMIDs or DOIs)"), "11");
    await person.type(await findField("Question"), "Does zinc shorten colds?");
    await person.click(screen.getByRole("button", { name: "Search" }));
    await waitFor(() => expect(readKeptQuestion()).toMatchObject({ queries: null, known_pmids: ["11"] }));
  });

  test("that cannot be read says why, and stays", async () => {
    const detail = [{ loc: ["body", "text"], msg: "This address is not one of PubMed's" }];
    const refusal = { status: 422, body: { code: "validation_failed", detail } };
    const { person } = open({ "POST /queries/import-pubmed": refusal });
    const field = await findField("Search strategy");
    await person.type(field, "https://example.org/");
    await person.click(screen.getByRole("button", { name: "Read it" }));
    expect((await screen.findByRole("alert")).textContent).toContain("This strategy could not be read");
    expect(field.value).toBe("https://example.org/");
    await person.type(await findField("Question"), "Does zinc shorten colds?");
    await person.click(screen.getByRole("button", { name: "Search" }));
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(screen.getByText("The strategy could not be read. Please correct it, or leave it empty.")).toBeTruthy();
    expect(screen.getByRole("alert").textContent).toContain("This address is not one of PubMed's");
    expect(readKeptQuestion()).toBeNull();
  });
});

describe("a file of references", () => {
  test("adds its papers, and says which of them the source does not have", async () => {
    const known = {
      format: "ris",
      papers: [{ pmid: "11", title: "Zinc", journal: null, year: 2020 }],
      unknown: ["10.1000/none"],
    };
    const { calls, person } = open({ "POST /queries/known-papers": () => ({ body: known }) });
    const field = await findField("Known papers (PMIDs or DOIs)");
    await person.type(field, "12");
    const input = document.querySelector<HTMLInputElement>("input[type=file]");
    await person.upload(input as HTMLInputElement, new File(["TY  - JOUR"], "library.ris"));
    expect(await screen.findByText("library.ris: 1 paper added")).toBeTruthy();
    expect(screen.getByText(/Not in the local library: 10\.1000\/none/)).toBeTruthy();
    expect(field.value).toBe("12\n11");
    expect(calls.at(-1)?.body).toEqual({ text: "TY  - JOUR" });
  });
});

import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { openEditor, prepareEditorTests } from "./query-editor.fixture.tsx";

prepareEditorTests();

async function paste(text: string, routes = {}) {
  const page = await openEditor({}, routes);
  await page.person.click(screen.getByRole("tab", { name: "Recall check" }));
  fireEvent.change(screen.getByLabelText("Known papers (PMIDs or DOIs)"), { target: { value: text } });
  return page;
}

async function check(text: string) {
  const page = await paste(text);
  await page.person.click(screen.getByRole("button", { name: "Check recall" }));
  return { ...page, table: await screen.findByRole("table", { name: "Known papers, and which queries find them" }) };
}

describe("the recall check", () => {
  test("reads PMIDs however they are pasted, and names what is none, which stays in the box", async () => {
    await paste("PMID: 1; https://pubmed.ncbi.nlm.nih.gov/2/ Smith2020");
    expect(screen.getByText("2 PMIDs read")).toBeTruthy();
    expect(screen.getByText("This is neither a PMID nor a DOI: Smith2020")).toBeTruthy();
    expect(screen.getByLabelText<HTMLTextAreaElement>("Known papers (PMIDs or DOIs)").value).toContain("Smith2020");
  });

  test("puts PMIDs in the place of DOIs, and says of which there is none", async () => {
    const papers = [{ pmid: "2", title: "Paper number 2", journal: null, year: null }];
    const { person } = await paste("1\nhttps://doi.org/10.1000/A 10.1000/none", {
      "POST /queries/known-papers": { body: { format: "pmids", papers, unknown: ["10.1000/none"] } },
    });
    expect(screen.getByText("2 DOIs read. Their papers are checked once their PMIDs are found.")).toBeTruthy();
    await person.click(screen.getByRole("button", { name: "Find PMIDs" }));
    await screen.findByText("Not in the local library: 10.1000/none");
    const field = screen.getByLabelText<HTMLTextAreaElement>("Known papers (PMIDs or DOIs)");
    expect(field.value.split("\n")).toEqual(["1", "2", "10.1000/none"]);
    expect(screen.queryByRole("button", { name: "Find PMIDs" })).toBeNull();
  });

  test("says of each paper which queries find it, what loses it, and that the source does not have it", async () => {
    const { table } = await check("1 2 9");
    expect(screen.getByText("All queries together find 1 of 3 papers")).toBeTruthy();
    expect(screen.getByText("1 is not in the local library; no query can find it.")).toBeTruthy();
    const rows = within(table).getAllByRole("row").slice(1);
    const texts = rows.map(({ textContent }) => textContent);
    expect(texts[0]).toMatch(/PMID 2Lost by all queriesPaper number 2.*loses it by2 zinc.*loses it by1 zinc/);
    expect(texts[1]).toMatch(/PMID 9Not in the local library/);
    expect(texts[2]).toMatch(/PMID 1Found.*finds it.*finds it/);
    const shares = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
    expect(shares).toEqual(expect.arrayContaining(["1 Common Cold: 2 of 2", "2 zinc: 1 of 2"]));
  });

  test("is part of each query's PRESS appraisal", async () => {
    const remark = { kind: "problem", code: "known_lost", message: "x", start: null, end: null, words: [] };
    const { person } = await paste("2 7", {
      "POST /queries/press": ({ body }: { body: unknown }) => {
        const values = { count: "2", lost: "1", pmids: (body as { pmids: string[] }).pmids.join(" and ") };
        return { body: { elements: [{ element: "translation", remarks: [{ ...remark, values }] }] } };
      },
    });
    await person.click(screen.getByRole("tab", { name: "Queries" }));
    await person.click((await screen.findAllByRole("button", { name: "PRESS appraisal" }))[0] as HTMLElement);
    expect(await screen.findByText("Known papers: 1 of 2 not found: 2 and 7.")).toBeTruthy();
  });

  test("leads to the concept that loses a paper, marked in the query's field", async () => {
    const { person, table } = await check("2");
    const name = "Show concept 2, “zinc”, in “Narrow”";
    await person.click(within(table).getByRole("button", { name }));
    const [field] = await screen.findAllByLabelText<HTMLTextAreaElement>("Query in PubMed’s syntax");
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(field?.value.slice(field.selectionStart, field.selectionEnd)).toBe("zinc[tiab]");
  });

  test("is marked as out of date once a query is changed, and asked again from the bar below", async () => {
    const { person } = await check("2");
    await person.click(screen.getByRole("tab", { name: "Queries" }));
    const [field] = await screen.findAllByLabelText("Query in PubMed’s syntax");
    fireEvent.change(field as HTMLElement, { target: { value: '"Common Cold"[mh]' } });
    await person.click(screen.getByRole("tab", { name: "Recall check: 0 of 1" }));
    expect(screen.getByText("Queries, papers or limits were changed since. Check again.")).toBeTruthy();
    await person.click(screen.getByRole("tab", { name: "Queries" }));
    await person.click(screen.getByRole("button", { name: "Recall was 0 of 1: check again" }));
    expect(await screen.findByText("All queries together find 1 of 1 paper")).toBeTruthy();
    expect(screen.getByRole("tab", { selected: true }).textContent).toBe("Recall check: 1 of 1");
  });

  test("says that it failed, and loses nothing", async () => {
    const { person } = await paste("1", {
      "POST /queries/recall": { status: 503, body: { detail: "x", code: "source_unavailable" } },
    });
    await person.click(screen.getByRole("button", { name: "Check recall" }));
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toMatch(/Recall could not be checked.*source cannot be reached/);
    expect(screen.getByLabelText<HTMLTextAreaElement>("Known papers (PMIDs or DOIs)").value).toBe("1");
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>("button", { name: "Check recall" }).disabled).toBe(false),
    );
  });
});

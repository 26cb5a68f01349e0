import type { QueryDetail } from "@medsieve/contract/searches";
import { screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { preparePageTests } from "../../testing/page-test.ts";
import { renderPage } from "../../testing/render-page.tsx";
import { QueryReport } from "./query-report.tsx";

preparePageTests();

const QUERY: QueryDetail = {
  name: "Zinc and colds",
  query: "zinc[tiab] AND colds[xyz]",
  reason: null,
  hits: 1_214,
  understood: '"zinc"[Title/Abstract] AND "colds"[All Fields]',
  written_as: null,
  changes: [],
  broadened_from: null,
  warnings: [{ code: "unknown_tag", message: "x", start: 20, end: 25 }],
  contributed: 12,
  blocks: [
    { name: "zinc", query: "zinc[tiab]", start: 0, end: 10, excluded: false },
    { name: "colds", query: "colds[xyz]", start: 15, end: 25, excluded: true },
  ],
};

describe("a query as it was run", () => {
  test("says what it found, what it alone found, and its concepts", () => {
    renderPage(<QueryReport query={QUERY} />);
    expect(screen.getByText("1,214 hits")).toBeTruthy();
    expect(screen.getByText("12 unique")).toBeTruthy();
    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(["1 zinc", "2 without colds"]),
    );
  });

  test("marks each concept and the place of a warning in its text, which stays what it was", () => {
    renderPage(<QueryReport query={QUERY} />);
    expect(screen.getByTitle("zinc").textContent).toBe("zinc[tiab]");
    const mark = screen.getAllByText("[xyz]").find(({ tagName }) => tagName === "MARK");
    expect(mark?.closest("code")?.textContent).toBe(QUERY.query);
  });

  test("can be copied, and opened in PubMed", async () => {
    const { person } = renderPage(<QueryReport query={QUERY} />);
    const link = screen.getByRole("link", { name: /^Open the query “Zinc and colds” in PubMed/ });
    const address = new URL(link.getAttribute("href") ?? "");
    expect(address.host).toBe("pubmed.ncbi.nlm.nih.gov");
    expect(address.searchParams.get("term")).toBe(QUERY.query);
    await person.click(screen.getByRole("button", { name: "Copy the query “Zinc and colds”" }));
    expect(await navigator.clipboard.readText()).toBe(QUERY.query);
  });

  test("shows how the source understood it when asked to", async () => {
    const { person } = renderPage(<QueryReport query={QUERY} />);
    await person.click(screen.getByRole("button", { name: "How the source read it" }));
    expect(screen.getByText(QUERY.understood ?? "")).toBeTruthy();
  });

  test("says of one that could not be run that it was not", () => {
    renderPage(<QueryReport query={{ ...QUERY, hits: null, contributed: null }} />);
    expect(screen.getByText("not run")).toBeTruthy();
    expect(screen.queryByText(/by it alone/)).toBeNull();
  });
});

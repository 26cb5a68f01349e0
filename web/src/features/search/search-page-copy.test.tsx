import { screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { makePaper } from "./search.fixture.ts";
import { openSaved, prepareSearchTests } from "./search-page.fixture.tsx";

prepareSearchTests();

describe("copying the answer", () => {
  test("takes it along with numbered references", async () => {
    const summary = "Zinc shortened colds [PMID 1001].";
    const { person } = await openSaved([makePaper({ pmid: "1001" })], { summary, answer_sentences: [] });
    await person.click(await screen.findByRole("button", { name: "Copy the answer with its references" }));
    await waitFor(() => expect(screen.getAllByRole("status").map((one) => one.textContent)).toContain("Copied"));
    const lines = (await navigator.clipboard.readText()).split("\n");
    expect(lines.slice(0, 3)).toEqual(["Does zinc shorten colds?", "Zinc shortened colds [1].", "References"]);
    expect(lines[3]).toMatch(/^1\. Okafor N.*PMID: 1001\.$/);
  });
});

import type { QuestionTerm } from "@medsieve/contract/searches";
import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { preparePageTests } from "../../../testing/page-test.ts";
import { makeTerm } from "../search.fixture.ts";
import { QuestionUnderstood } from "./question-understood.tsx";

preparePageTests();

function show(terms: QuestionTerm[], notUnderstood: string[] = []) {
  render(<QuestionUnderstood terms={terms} arms={[]} notUnderstood={notUnderstood} />);
}

/** What stands beside the name of a kind. */
function readKind(name: string): string | null | undefined {
  return screen.getByText(name, { selector: "dt" }).nextElementSibling?.textContent;
}

describe("what was understood of a question", () => {
  it("is shown by kind, as it was written and with its MeSH heading", () => {
    show([
      makeTerm({ written: "心不全", heading: "Heart Failure" }),
      makeTerm({ written: "elderly", kind: "population", heading: "Aged" }),
      makeTerm({ written: "65", kind: "number", heading: null, searched_as: null }),
    ]);
    expect(screen.getAllByRole("term").map((kind) => kind.textContent)).toEqual(["Population", "Condition", "Number"]);
    expect(readKind("Condition")).toBe("心不全 MeSH: Heart Failure");
    expect(readKind("Population")).toBe("elderly MeSH: Aged");
    expect(readKind("Number")).toBe("65");
  });

  it("does not repeat a heading that is what was written", () => {
    show([makeTerm({ written: "heart failure", heading: "Heart Failure" })]);
    expect(readKind("Condition")).toBe("heart failure");
  });

  it("names the words that stand for what has no heading", () => {
    show([makeTerm({ written: "倦怠感", kind: "outcome", heading: null, searched_as: "tiredness" })]);
    expect(readKind("Outcome")).toBe("倦怠感 searched as tiredness");
  });

  it("says what the question leaves out, and which words are in no query", () => {
    show([makeTerm({ written: "children", kind: "population", heading: "Child", excluded: true })], ["flurble"]);
    expect(readKind("Population")).toBe("without children MeSH: Child");
    expect(screen.getByText("flurble")).toBeTruthy();
    expect(screen.getByText(/Not used in the search/)).toBeTruthy();
  });

  it("is nothing where nothing is known", () => {
    show([]);
    expect(document.body.textContent).toBe("");
  });
});

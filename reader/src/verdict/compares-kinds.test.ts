import { describe, expect, it } from "vitest";
import { makePaper } from "../../../contract/test/papers.ts";
import { readPaperText } from "../paper-text.ts";
import { readAskedRoles } from "./asked-roles.ts";
import { comparesKindsAlone } from "./compares-kinds.ts";
import { analyzeAsTyped } from "./match-papers.ts";
import { ask } from "./verdict.fixture.ts";

function compares(title: string, text: string): boolean {
  const question = ask("Does fentanyl help laryngeal mask insertion?");
  const { interventions } = readAskedRoles(analyzeAsTyped(question), question.text);
  const paper = makePaper(1, { title, abstract: [{ label: "METHODS", text }] });
  return comparesKindsAlone(interventions, readPaperText(paper));
}

describe("a paper that compares a treatment only with itself", () => {
  it.each([
    ["Laryngeal mask insertion", "Two doses of fentanyl were compared for the conditions of insertion."],
    ["Laryngeal mask insertion", "Patients got both concentrations of intravenous fentanyl in turns."],
    ["Easier insertion with higher-dose fentanyl: an open study", "Patients were randomised to two groups."],
    ["Different fentanyl regimens for laryngeal mask insertion", "Patients were randomised to three groups."],
  ])("by its doses or kinds: %s. %s", (title, text) => {
    expect(compares(title, text)).toBe(true);
  });

  it.each([
    ["Laryngeal mask insertion", "Two doses of fentanyl were compared with saline."],
    ["Laryngeal mask insertion", "Two doses of fentanyl or placebo were given."],
    ["Laryngeal mask insertion", "Two doses of propofol were compared, each with fentanyl."],
    ["Fentanyl for laryngeal mask insertion", "Patients got fentanyl or alfentanil."],
  ])("is not one that has a control or another treatment: %s. %s", (title, text) => {
    expect(compares(title, text)).toBe(false);
  });
});

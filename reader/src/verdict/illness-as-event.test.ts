import { expect, it } from "vitest";
import { makePaper } from "../../../contract/test/papers.ts";
import { readPaperText } from "../paper-text.ts";
import { readAskedRoles } from "./asked-roles.ts";
import { isEventElsewhere } from "./illness-as-event.ts";
import { analyzeAsTyped } from "./match-papers.ts";
import { ask } from "./verdict.fixture.ts";

it.each([
  ["Is thrombectomy beneficial in stroke?", "risk of stroke", "Thrombectomy in coronary intervention", true],
  ["Is thrombectomy beneficial in stroke?", "risk of stroke", "Thrombectomy in patients with stroke", false],
  ["Is thrombectomy beneficial in stroke?", "stroke severity", "Thrombectomy in coronary intervention", false],
  ["Does thrombectomy reduce stroke?", "risk of stroke", "Thrombectomy in coronary intervention", false],
])("%s: %s under %j comes about in other people: %s", (question, outcome, title, is) => {
  const asked = ask(question);
  const roles = readAskedRoles(analyzeAsTyped(asked), asked.text);
  expect(isEventElsewhere(outcome, roles, readPaperText(makePaper(1, { title })))).toBe(is);
});

import { NO_LIMITS } from "@medsieve/contract/searches";
import { expect, test } from "vitest";
import { addStep, redoStep, startHistory, undoStep } from "./edit-history.ts";
import { applyEdit, type QueryEdit, startEdits } from "./edited-queries.ts";

const RAN = { queries: [{ name: "Broad", query: "zinc" }], limits: NO_LIMITS, known: [] };
const type = (query: string): QueryEdit => ({ type: "changed", id: "run-0", query });

function make(...steps: [QueryEdit, number][]) {
  return steps.reduce(
    (history, [edit, at]) => addStep(history, applyEdit(history.present, edit, RAN), edit, at),
    startHistory(startEdits(RAN)),
  );
}
const read = ({ present }: ReturnType<typeof make>) => present.queries.map(({ query }) => query);

test("what is typed in one go is one step, and a pause or another field begins the next", () => {
  const history = make([type("z"), 0], [type("zi"), 1000], [type("zin"), 5000], [{ type: "pmids", text: "1" }, 5100]);
  expect(history.past).toHaveLength(3);
  expect(read(undoStep(history))).toEqual(["zin"]);
  expect(read(undoStep(undoStep(history)))).toEqual(["zi"]);
  const first = undoStep(undoStep(undoStep(history)));
  expect(read(first)).toEqual(["zinc"]);
  expect(undoStep(first)).toEqual(first);
});

test("what was undone comes back, until something else is done", () => {
  const removed = make([{ type: "removed", id: "run-0" }, 0], [{ type: "added", id: "a", copyOf: null }, 0]);
  const undone = undoStep(removed);
  expect(read(redoStep(undone))).toEqual(["zinc", ""]);
  expect(redoStep(redoStep(undone)).present).toEqual(removed.present);
  const other: QueryEdit = { type: "limited", limits: { ...NO_LIMITS, humans: true } };
  expect(addStep(undone, applyEdit(undone.present, other, RAN), other, 0).future).toEqual([]);
});

test("typing after an undo is a step of its own", () => {
  const undone = undoStep(make([type("z"), 0], [{ type: "removed", id: "run-0" }, 10]));
  const again = addStep(undone, applyEdit(undone.present, type("zz"), RAN), type("zz"), 20);
  expect(read(undoStep(again))).toEqual(["z"]);
});

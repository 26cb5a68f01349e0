import { NO_LIMITS } from "@medsieve/contract/searches";
import { describe, expect, it } from "vitest";
import { applyEdit, hasEdits, isEdited, listKept, type QueryEdit, startEdits } from "./edited-queries.ts";

const RAN = {
  queries: [
    { name: "Broad", query: "zinc" },
    { name: "Narrow", query: "zinc AND colds" },
  ],
  limits: { ...NO_LIMITS, from_year: 2015 },
  known: [],
};

const edit = (...done: QueryEdit[]) => done.reduce((edits, one) => applyEdit(edits, one, RAN), startEdits(RAN));
const names = (...done: QueryEdit[]) => listKept(edit(...done)).map(({ name }) => name);

describe("queries that are edited", () => {
  it("begin as they were run", () => {
    expect(hasEdits(edit(), RAN)).toBe(false);
    expect(names()).toEqual(["Broad", "Narrow"]);
  });

  it("are no longer what was run once one is changed, and are again once it is set back", () => {
    const changed: QueryEdit = { type: "changed", id: "run-1", query: "zinc OR colds" };
    expect(listKept(edit(changed)).map((query) => isEdited(query, RAN))).toEqual([false, true]);
    expect(hasEdits(edit(changed, { type: "reset", id: "run-1" }), RAN)).toBe(false);
  });

  it("get a copy right after the one that is copied, and an empty one at the end", () => {
    const copied: QueryEdit = { type: "added", id: "a", copyOf: "run-0", copyName: "Broad (copy)" };
    expect(names(copied, { type: "added", id: "b", copyOf: null })).toEqual(["Broad", "Broad (copy)", "Narrow", ""]);
    expect(edit(copied).queries[1]).toMatchObject({ query: "zinc", ran: null });
  });

  it("lose one that is removed, which can be put back where it was", () => {
    expect(names({ type: "removed", id: "run-0" })).toEqual(["Narrow"]);
    expect(names({ type: "removed", id: "run-0" }, { type: "put_back", id: "run-0" })).toEqual(["Broad", "Narrow"]);
  });

  it("can all be set back, with their limits", () => {
    const changed: QueryEdit = { type: "changed", id: "run-0", name: "Mine" };
    const limited: QueryEdit = { type: "limited", limits: NO_LIMITS };
    expect(names(changed, { type: "reset", id: null })).toEqual(["Broad", "Narrow"]);
    expect(hasEdits(edit(limited), RAN)).toBe(true);
    expect(edit(limited, { type: "reset", id: null }).limits).toEqual(RAN.limits);
  });
});

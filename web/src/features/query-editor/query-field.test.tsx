import { fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { openEditor, prepareEditorTests } from "./query-editor.fixture.tsx";

prepareEditorTests();

async function openField(routes = {}) {
  const page = await openEditor({}, routes);
  const field = page.fields[0];
  if (field === undefined) throw new Error("the editor has no field");
  fireEvent.change(field, { target: { value: "" } });
  await page.person.click(field);
  return { ...page, field };
}

const readOptions = () => screen.queryAllByRole("option").map(({ textContent }) => textContent);

describe("a query that is typed", () => {
  test("is offered the field tags behind a bracket, of which Enter takes the first", async () => {
    const { person, field } = await openField();
    await person.paste("zinc[ti");
    expect(readOptions().slice(0, 2)).toEqual(["[tiab]Title or abstract", "[ti]Title"]);
    expect(field.getAttribute("aria-activedescendant")).toBe(screen.getAllByRole("option")[0]?.id);
    await person.keyboard("{ArrowDown}{Enter}");
    expect(field.value).toBe("zinc[ti]");
    expect(screen.queryByRole("listbox")).toBeNull();
    expect(field.selectionStart).toBe("zinc[ti]".length);
  });

  test("finds a tag by what it means", async () => {
    const { person, field } = await openField();
    await person.paste("zinc[journal");
    expect(readOptions()).toEqual(["[ta]Journal"]);
    await person.keyboard("{Tab}");
    expect(field.value).toBe("zinc[ta]");
  });

  test("is offered MeSH headings, which Enter takes only once one is chosen", async () => {
    const { person, field, calls } = await openField();
    await person.paste('"heart f');
    await screen.findByRole("option", { name: "Heart Failure" });
    expect(calls.map(({ path }) => path)).toContain("/queries/headings?text=heart+f");
    expect(field.hasAttribute("aria-activedescendant")).toBe(false);
    await person.keyboard("{ArrowDown}{Enter}");
    expect(field.value).toBe('"Heart Failure"[mh]');
  });

  test("keeps the line break that Enter makes while nothing is chosen, and closes by Escape", async () => {
    const { person, field } = await openField();
    await person.paste("heart");
    await screen.findByRole("listbox");
    await person.keyboard("{Escape}");
    expect(screen.queryByRole("listbox")).toBeNull();
    await person.keyboard("{Enter}x");
    expect(field.value).toBe("heart\nx");
  });

  test("finds a heading by its Japanese name once that is composed, and takes nothing while it is", async () => {
    const { person, field, calls } = await openField({
      "GET /queries/headings": { body: { headings: [{ heading: "Heart Failure", matched: "心不全" }] } },
    });
    fireEvent.compositionStart(field);
    fireEvent.input(field, { target: { value: "心不全" }, isComposing: true });
    fireEvent.keyDown(field, { key: "Enter", isComposing: true });
    expect(screen.queryByRole("listbox")).toBeNull();
    expect(calls.filter(({ path }) => path.startsWith("/queries/headings"))).toEqual([]);
    field.setSelectionRange(3, 3);
    fireEvent.compositionEnd(field);
    await person.click(await screen.findByRole("option", { name: /Heart Failure.*心不全/ }));
    expect(field.value).toBe('"Heart Failure"[mh]');
  });

  test("goes on without suggestions where they cannot be had", async () => {
    const { person, field, calls } = await openField({ "GET /queries/headings": "no network" });
    await person.paste("heart");
    await waitFor(() => expect(calls.some(({ path }) => path.startsWith("/queries/headings"))).toBe(true));
    expect(screen.queryByRole("listbox")).toBeNull();
    expect(field.value).toBe("heart");
  });
});

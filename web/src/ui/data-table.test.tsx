import { cleanup, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { preparePageTests } from "../testing/page-test.ts";
import { renderPage } from "../testing/render-page.tsx";
import { DataTable } from "./data-table.tsx";
import type { Column } from "./table-columns.ts";

preparePageTests();

const COLUMNS: Column<{ id: string; mail: string; used: number }>[] = [
  { key: "id", title: "Name", onCard: "title", cell: ({ id }) => id },
  { key: "mail", title: "Email", cell: ({ mail }) => mail },
  { key: "used", title: "Used", isNumber: true, cell: ({ used }) => used },
  { key: "actions", title: "Actions", hidesTitle: true, cell: () => "…" },
];
const ROWS = [{ id: "Ada", mail: "ada@example.org", used: 7 }];
const open = (hiding?: string) =>
  renderPage(
    <DataTable
      label="People"
      columns={COLUMNS}
      rows={ROWS}
      keyOf={({ id }) => id}
      {...(hiding === undefined ? {} : { hiding })}
    />,
  );
const readHeaders = () => screen.getAllByRole("columnheader").map((header) => header.textContent);

test("a column is hidden, stays so on this device, and comes back", async () => {
  const { person } = open("people");
  await person.click(await screen.findByRole("button", { name: "Columns" }));
  const dialog = await screen.findByRole("dialog", { name: "Columns" });
  expect(within(dialog).getAllByRole("checkbox")).toHaveLength(2);
  await person.click(within(dialog).getByRole("checkbox", { name: "Email" }));
  cleanup();

  open("people");
  await screen.findByText("Ada");
  expect(readHeaders()).toEqual(["Name", "Used", "Actions"]);
  expect(screen.queryByText("ada@example.org")).toBeNull();
  await person.click(screen.getByRole("button", { name: "Columns (1 hidden)" }));
  await person.click(await screen.findByRole("button", { name: "Show all columns" }));
  expect(await screen.findByText("ada@example.org")).toBeTruthy();
});

test("a list without a name for it shows all its columns", async () => {
  open();
  await screen.findByText("Ada");
  expect(screen.queryByRole("button", { name: "Columns" })).toBeNull();
  expect(readHeaders()).toHaveLength(4);
});

import { screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { preparePageTests } from "../testing/page-test.ts";
import { renderPage } from "../testing/render-page.tsx";
import { Select } from "./select.tsx";

preparePageTests();

const OPTIONS = [
  { value: "broad", label: "Broad", explanation: "Everything." },
  { value: "narrow", label: "Narrow" },
] as const;

function Choice() {
  const [value, setValue] = useState<"broad" | "narrow">("narrow");
  return <Select label="Breadth" options={OPTIONS} value={value} onChange={setValue} />;
}

test("a choice opens at what is chosen, takes another by keys, and gives the focus back", async () => {
  const { person } = renderPage(<Choice />);
  const button = screen.getByRole("button", { name: "Narrow Breadth" });
  button.focus();
  await person.keyboard("{ArrowDown}");
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("option", { name: /Narrow/ })));
  expect(document.activeElement?.getAttribute("aria-selected")).toBe("true");
  await person.keyboard("{ArrowUp}{Enter}");
  await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
  expect(button.textContent).toBe("Broad");
  await waitFor(() => expect(document.activeElement).toBe(button));
});

test("choosing what is chosen already closes the list and changes nothing", async () => {
  const { person } = renderPage(<Choice />);
  await person.click(screen.getByRole("button", { name: "Narrow Breadth" }));
  await person.click(await screen.findByRole("option", { name: /Narrow/ }));
  await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
  expect(screen.getByRole("button", { name: "Narrow Breadth" })).toBeTruthy();
});

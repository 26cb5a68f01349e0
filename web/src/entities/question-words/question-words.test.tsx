import type { QuestionWord } from "@medsieve/contract/question-words";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { preparePageTests } from "../../testing/page-test.ts";
import { QuestionWords } from "./question-words.tsx";

preparePageTests();

const QUESTION = "migranes and florbs in children";
const WORDS: QuestionWord[] = [
  { text: "migranes", start: 0, end: 8, use: "concept", as: "Migraine Disorders", suggestion: "migranes" },
  { text: "and", start: 9, end: 12, use: "function", as: null, suggestion: null },
  { text: "florbs", start: 13, end: 19, use: "unused", as: null, suggestion: null },
  { text: "in", start: 20, end: 22, use: "function", as: null, suggestion: null },
  { text: "children", start: 23, end: 31, use: "concept", as: "Child", suggestion: null },
];

describe("the words of a question", () => {
  it("say what was read as another word and what was not used, each with what can be done about it", async () => {
    const onAsk = vi.fn();
    render(<QuestionWords question={QUESTION} words={WORDS} onAsk={onAsk} />);
    expect(screen.queryByText(/Searched for Migraine Disorders in place of “migranes”/u)).not.toBeNull();
    expect(screen.queryByText(/“florbs” was not used/u)).not.toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Search for “migranes” as typed" }));
    await userEvent.click(screen.getByRole("button", { name: "Search for “florbs” as typed" }));
    await userEvent.click(screen.getByRole("button", { name: "Leave out “florbs”" }));
    expect(onAsk.mock.calls).toEqual([
      ['"migranes" and florbs in children'],
      ['migranes and "florbs" in children'],
      ["migranes and in children"],
    ]);
  });

  it("say what the question compares, in its own words", async () => {
    const question = "aspirin 75mg or 150mg";
    const words: QuestionWord[] = [
      { text: "aspirin", start: 0, end: 7, use: "concept", as: "Aspirin", suggestion: null },
      { text: "75mg", start: 8, end: 12, use: "restriction", as: null, suggestion: null, arm: 0 },
      { text: "or", start: 13, end: 15, use: "function", as: null, suggestion: null },
      { text: "150mg", start: 16, end: 21, use: "restriction", as: null, suggestion: null, arm: 1 },
    ];
    render(<QuestionWords question={question} words={words} onAsk={null} />);
    await userEvent.click(screen.getByRole("button", { name: "How each word was used" }));
    const compared = screen.getByText("Compared").nextElementSibling;
    expect(compared?.textContent).toBe("75mg150mg");
  });
});

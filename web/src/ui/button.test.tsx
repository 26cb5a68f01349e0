import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { FormEvent } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { Button } from "./button.tsx";

afterEach(cleanup);

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

test("what sends something takes a double click for one press, and the next press for another", async () => {
  const send = vi.fn();
  render(
    <Button isPending={false} onPress={send}>
      Send
    </Button>,
  );
  const button = screen.getByRole("button", { name: "Send" });
  fireEvent.click(button);
  fireEvent.click(button);
  expect(send).toHaveBeenCalledTimes(1);
  await nextTask();
  fireEvent.click(button);
  expect(send).toHaveBeenCalledTimes(2);
});

test("a form is sent once by a double click, and again by the next press", async () => {
  const send = vi.fn((event: FormEvent) => event.preventDefault());
  render(
    <form onSubmit={send}>
      <Button type="submit" isPending={false}>
        Save
      </Button>
    </form>,
  );
  const button = screen.getByRole("button", { name: "Save" });
  fireEvent.click(button);
  fireEvent.click(button);
  expect(send).toHaveBeenCalledTimes(1);
  await nextTask();
  fireEvent.click(button);
  expect(send).toHaveBeenCalledTimes(2);
});

test("what sends nothing takes each press", () => {
  const turnPage = vi.fn();
  render(<Button onPress={turnPage}>Next</Button>);
  fireEvent.click(screen.getByRole("button", { name: "Next" }));
  fireEvent.click(screen.getByRole("button", { name: "Next" }));
  expect(turnPage).toHaveBeenCalledTimes(2);
});

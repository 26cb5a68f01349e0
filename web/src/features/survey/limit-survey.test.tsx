import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { makeUser, signInAs } from "../../testing/accounts.ts";
import { type FakeAnswer, type FakeRoute, fakeApi } from "../../testing/fake-api.ts";
import { preparePageTests } from "../../testing/page-test.ts";
import { renderPage } from "../../testing/render-page.tsx";
import { LimitSurvey } from "./limit-survey.tsx";

preparePageTests();
afterEach(() => {
  vi.useRealTimers();
});

const OK = { body: { success: true, message: "Thank you" } };

interface Setting {
  answered?: boolean;
  role?: "user" | "demo";
  answer?: FakeAnswer | FakeRoute | "no network";
  check?: FakeRoute;
}

function open({ answered = false, role = "user", answer = OK, check }: Setting = {}) {
  const asked = makeUser({ role });
  signInAs(asked);
  const calls = fakeApi({
    "GET /usage/check-survey": check ?? { body: { success: true, has_responded: answered } },
    "POST /usage/survey": answer,
  });
  const { person } = renderPage(<LimitSurvey user={asked} opensItself />);
  const choose = async (name: string) => {
    await person.click(await screen.findByRole("radio", { name }));
    await person.click(screen.getByRole("button", { name: "Next" }));
  };
  const sent = () => calls.filter((call) => call.method === "POST").map((call) => call.body);
  return { calls, person, choose, sent };
}

async function goToFeedback({ choose }: Pick<ReturnType<typeof open>, "choose">) {
  await choose("Yes, I am interested");
  await choose("Clinical practice");
  await choose("200 to 500");
  return screen.findByRole<HTMLTextAreaElement>("textbox");
}

describe("the survey at the monthly limit", () => {
  test("asks those who are interested in four steps, sends once, thanks and goes after three seconds", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
    const opened = open();
    expect(await screen.findByRole("dialog", { name: "Do you need more searches?" })).toBeTruthy();
    expect(screen.getByText("Step 1 of 4")).toBeTruthy();
    const field = await goToFeedback(opened);
    expect(screen.getByText("Step 4 of 4")).toBeTruthy();
    expect(document.activeElement).toBe(field);
    await opened.person.paste(" More trials, please. ");
    await opened.person.dblClick(screen.getByRole("button", { name: "Send answers" }));
    expect(await screen.findByText("Thank you for your answers")).toBeTruthy();
    expect(opened.sent()).toEqual([
      {
        interested: true,
        use_case: "clinical",
        needed_searches: "200-500",
        additional_feedback: "More trials, please.",
        user_role: "user",
      },
    ]);
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("leaves the keyboard in the page once it has gone, and the button that opened it", async () => {
    const user = makeUser();
    signInAs(user);
    let answerCheck: () => void = () => undefined;
    const calls = fakeApi({
      "POST /usage/survey": OK,
      "GET /usage/check-survey": async () => {
        const hasResponded = calls.some(({ method }) => method === "POST");
        if (hasResponded) await new Promise<void>((resolve) => (answerCheck = resolve));
        return { body: { success: true, has_responded: hasResponded } };
      },
    });
    const { person } = renderPage(
      <main tabIndex={-1}>
        <LimitSurvey user={user} opensItself={false} />
      </main>,
    );
    await person.click(await screen.findByRole("button", { name: "Ask for more searches" }));
    await person.click(await screen.findByRole("radio", { name: "No, thank you" }));
    await person.click(screen.getByRole("button", { name: "Next" }));
    await person.click(await screen.findByRole("button", { name: "Send answers" }));
    await screen.findByText("Thank you for your answers");
    await person.keyboard("{Escape}");
    const button = await screen.findByRole("button", { name: "Ask for more searches" });
    button.focus();
    answerCheck();
    await waitFor(() => expect(screen.queryByRole("button")).toBeNull());
    expect(document.activeElement?.tagName).toBe("MAIN");
  });

  test("asks those who are not interested for their feedback only", async () => {
    const { choose, person, sent } = open();
    await choose("No, thank you");
    expect(screen.getByText("Step 2 of 2")).toBeTruthy();
    await person.click(screen.getByRole("button", { name: "Send answers" }));
    await screen.findByText("Thank you for your answers");
    expect(sent()).toEqual([
      { interested: false, use_case: null, needed_searches: null, additional_feedback: null, user_role: "user" },
    ]);
  });

  test("goes back the way it came, with everything as it was chosen", async () => {
    const opened = open();
    const { person } = opened;
    await goToFeedback(opened);
    await person.paste("More trials");
    for (const [name, checked] of [
      ["How many searches a month would you need?", "200 to 500"],
      ["What would you mainly use it for?", "Clinical practice"],
      ["Would you be interested in a larger monthly limit?", "Yes, I am interested"],
    ] as const) {
      await person.click(screen.getByRole("button", { name: "Back" }));
      expect(await screen.findByRole("radiogroup", { name })).toBeTruthy();
      const radio = screen.getByRole<HTMLInputElement>("radio", { name: checked });
      expect(radio.checked).toBe(true);
      expect(document.activeElement).toBe(radio);
    }
    expect(screen.queryByRole("button", { name: "Back" })).toBeNull();

    await person.click(screen.getByRole("radio", { name: "No, thank you" }));
    await person.click(screen.getByRole("button", { name: "Next" }));
    expect((await screen.findByRole<HTMLTextAreaElement>("textbox")).value).toBe("More trials");
    await person.click(screen.getByRole("button", { name: "Back" }));
    expect(await screen.findByRole("radiogroup", { name: /larger monthly limit/ })).toBeTruthy();
    await person.click(screen.getByRole("button", { name: "Next" }));
    await person.click(await screen.findByRole("button", { name: "Send answers" }));
    await screen.findByText("Thank you for your answers");
    expect(opened.sent()).toMatchObject([{ interested: false, use_case: null, needed_searches: null }]);
  });

  test("asks demo users whether they would like to upgrade", async () => {
    const { choose, sent, person } = open({ role: "demo" });
    expect(await screen.findByRole("dialog", { name: "Upgrade your demo account" })).toBeTruthy();
    expect(screen.getByRole("radiogroup", { name: "Would you like to upgrade to a full account?" })).toBeTruthy();
    await choose("Yes, I would like to upgrade");
    await choose("Research");
    await choose("No limit at all");
    await person.click(await screen.findByRole("button", { name: "Send answers" }));
    await screen.findByText("Thank you for your answers");
    expect(sent()).toMatchObject([{ interested: true, needed_searches: "unlimited", user_role: "demo" }]);
  });

  test("does not go on without an answer", async () => {
    const { person, sent } = open();
    await person.click(await screen.findByRole("button", { name: "Next" }));
    expect(await screen.findByText("Please choose one of the answers")).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole("radio", { name: "Yes, I am interested" }));
    expect(sent()).toEqual([]);
  });

  test("does not take more feedback than is kept, and says how much that is", async () => {
    const opened = open();
    await goToFeedback(opened);
    await opened.person.paste("x".repeat(5_001));
    expect(screen.getByText("At most 5,000 characters; these are 5,001")).toBeTruthy();
    await opened.person.click(screen.getByRole("button", { name: "Send answers" }));
    expect(opened.sent()).toEqual([]);
  });

  test.each([
    ["no network" as const, "Network error. Please check your connection"],
    [{ status: 500 }, "Server error. Please try again later"],
  ])("that cannot be sent (%j) keeps everything, and can be sent again", async (failure, text) => {
    let isMended = false;
    const opened = open({
      answer: () => {
        if (isMended) return OK;
        if (failure === "no network") throw new TypeError("fetch failed");
        return failure;
      },
    });
    const field = await goToFeedback(opened);
    await opened.person.paste("More trials");
    await opened.person.click(screen.getByRole("button", { name: "Send answers" }));
    expect((await screen.findByRole("alert")).textContent).toContain(text);
    expect(field.value).toBe("More trials");
    isMended = true;
    await opened.person.click(screen.getByRole("button", { name: "Send answers" }));
    expect(await screen.findByText("Thank you for your answers")).toBeTruthy();
  });

  test("that was answered in another tab meanwhile is done", async () => {
    const { choose, person } = open({
      answer: { status: 409, body: { detail: "Answered", code: "survey_answered" } },
    });
    await choose("No, thank you");
    await person.click(screen.getByRole("button", { name: "Send answers" }));
    expect(await screen.findByText("Thank you for your answers")).toBeTruthy();
  });

  test("does not open for those who have answered, and says so", async () => {
    open({ answered: true });
    expect(await screen.findByText(/You have answered the questions/)).toBeTruthy();
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("opens again for whom it was closed, by asking for more searches", async () => {
    const { person } = open();
    await screen.findByRole("dialog");
    await person.keyboard("{Escape}");
    await person.click(screen.getByRole("button", { name: "Ask for more searches" }));
    expect(await screen.findByRole("dialog", { name: "Do you need more searches?" })).toBeTruthy();
  });

  test("that has been answered gives way to a sentence", async () => {
    let answered = false;
    const { person, choose } = open({
      check: () => ({ body: { success: true, has_responded: answered } }),
      answer: () => {
        answered = true;
        return OK;
      },
    });
    await choose("No, thank you");
    await person.click(await screen.findByRole("button", { name: "Send answers" }));
    await screen.findByText("Thank you for your answers");
    await person.keyboard("{Escape}");
    expect(await screen.findByText(/You have answered the questions/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Ask for more searches" })).toBeNull();
  });

  test("once closed does not open again in this tab, but for somebody else", async () => {
    const { person } = open();
    await screen.findByRole("dialog");
    await person.keyboard("{Escape}");
    expect(screen.queryByRole("dialog")).toBeNull();

    const other = makeUser({ id: "8b1f6a52-6a0e-4a63-9b1e-0d6f3a1c2e02" });
    cleanup();
    const { calls } = open();
    await waitFor(() => expect(calls).toHaveLength(1));
    await act(async () => undefined);
    expect(screen.queryByRole("dialog")).toBeNull();
    renderPage(<LimitSurvey user={other} opensItself />);
    expect(await screen.findByRole("dialog")).toBeTruthy();
  });

  test("is not closed by a press outside, so that nothing is lost by accident", async () => {
    const { person } = open();
    await screen.findByRole("dialog");
    await person.click(document.body);
    expect(screen.getByRole("dialog")).toBeTruthy();
  });
});

import { LANGUAGES } from "@medsieve/contract/constants";
import { act, screen, waitFor, within } from "@testing-library/react";
import i18next from "i18next";
import { flushSync } from "react-dom";
import { describe, expect, it } from "vitest";
import { FakeWebSocket } from "../../entities/search/search-socket.fake.ts";
import type { FakeAnswer } from "../../testing/fake-api.ts";
import { SEARCH_ID } from "./search.fixture.ts";
import {
  ask,
  DETAILS_ROUTE,
  openPage,
  prepareSearchTests,
  receive,
  WHOLE,
  writeQuestion,
} from "./search-page.fixture.tsx";

prepareSearchTests();

const CODES = [
  "library_empty",
  "question_not_understood",
  "source_unavailable",
  "source_busy",
  "database_unavailable",
  "reader_unavailable",
  "search_interrupted",
  "search_left",
  "queue_full",
  "search_failed",
  "server_error",
] as const;

/** The notice of a failure among the other live regions. */
async function findFailure(title = i18next.t("search:failure.title")) {
  return waitFor(() => {
    const alert = screen.getAllByRole("alert").find(({ textContent }) => textContent?.includes(title));
    if (!alert) throw new Error(`Nothing shows: ${title}`);
    return within(alert);
  });
}

describe("a search that fails", () => {
  it.each(CODES.map((code, index) => ({ code, language: LANGUAGES[index % LANGUAGES.length] ?? "en" })))(
    "with $code says so in words of $language, and not in the server's",
    async ({ code, language }) => {
      const { person } = openPage();
      await ask(person);
      await act(() => i18next.changeLanguage(language));
      const message = "internal words of the server";
      receive(...WHOLE.slice(0, 4), { type: "search_error", seq: 5, search_id: SEARCH_ID, message, code });
      const failure = await findFailure();
      expect(failure.getByText(i18next.t(`errors:code.${code}`))).toBeTruthy();
      expect(screen.queryByText(message)).toBeNull();
    },
  );

  it.each<[FakeAnswer, string]>([
    [{ status: 500, body: { detail: "Server error", code: "server_error" } }, "Server error. Please try again later"],
    [{ status: 502 }, "Server error. Please try again later"],
    [{ status: 429, body: { detail: "No", code: "too_many_attempts" } }, "Too many attempts. Please try again later"],
    [{ status: 422, body: { detail: "query is too long", code: "validation_failed" } }, "Please check your input"],
    [{ status: 503, body: { detail: "No", code: "source_unavailable" } }, "literature source cannot be reached"],
    [{ status: 200, body: { nonsense: true } }, "The server gave an answer"],
  ])("where no socket opens and the plain request is answered with %j, says “%s”", async (answer, text) => {
    const { person } = openPage("/", { "POST /search": answer });
    await writeQuestion(person);
    await person.keyboard("{Enter}");
    flushSync(() => FakeWebSocket.last.break());
    const failure = await findFailure();
    expect(failure.getAllByText(text, { exact: false }).length).toBeGreaterThan(0);
  });

  it.each<FakeAnswer | "no network">([{ status: 500 }, "no network"])(
    "to be loaded from the history (%j) says so, and can be tried again",
    async (answer) => {
      openPage(`/?search=${SEARCH_ID}`, { [DETAILS_ROUTE]: answer });
      const failure = await findFailure("Failed to load search from history");
      expect(failure.getByRole("button", { name: "Try again" })).toBeTruthy();
    },
  );

  it("to be loaded, since it was deleted in another tab, says so and asks for no other try", async () => {
    const gone = { status: 404, body: { detail: "Not found", code: "not_found" } };
    openPage(`/?search=${SEARCH_ID}`, { [DETAILS_ROUTE]: gone });
    await findFailure("This search is not in your history. It may have been deleted, here or in another tab.");
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
    expect(screen.getByRole("button", { name: "New session" })).toBeTruthy();
  });
});

import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { mayLoseUnsavedWork } from "../../lib/unsaved-work.ts";
import { makeUser, signInAs } from "../../testing/accounts.ts";
import { preparePageTests } from "../../testing/page-test.ts";
import { makePrompts, openPrompts } from "./prompts.fixture.tsx";

preparePageTests();
beforeEach(() => signInAs(makeUser({ role: "admin" })));

const maxQueries = () => screen.findByRole<HTMLInputElement>("textbox", { name: "Maximum number of queries" });
const queryPrompt = () => screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Query-generation prompt" });
const press = (person: Awaited<ReturnType<typeof openPrompts>>["person"], name: string | RegExp) =>
  screen.findByRole("button", { name }).then((button) => person.click(button));
const acceptSave = (version = '"v2"') => ({
  "POST /prompts": ({ body }: { body: unknown }) => ({ body, headers: { etag: version } }),
});

describe("the prompts", () => {
  it("are shown for each preference and language, and saved together under the version that was loaded", async () => {
    const { person, calls } = openPrompts(makePrompts(), acceptSave());
    await person.clear(await maxQueries());
    await person.type(await maxQueries(), "0");
    await person.click(screen.getByRole("radio", { name: "日本語" }));
    await person.click(screen.getByRole("tab", { name: /^Case reports/ }));
    expect((await queryPrompt()).value).toContain("(ja, case_reports)");
    await person.clear(await queryPrompt());
    await person.type(await queryPrompt(), "症例報告{{language}");
    expect(screen.getByText("2 unsaved changes")).toBeDefined();
    await press(person, "Save all changes");
    expect(await screen.findByText("Prompts saved")).toBeDefined();
    const sent = calls.find((call) => call.method === "POST");
    const wanted = makePrompts();
    wanted.en.clinical_trials.max_queries = 0;
    wanted.ja.case_reports.query_generation_prompt = "症例報告{language}";
    expect([sent?.ifMatch, sent?.body]).toEqual(['"v1"', wanted]);
    expect(screen.getByText("All changes are saved")).toBeDefined();
  });

  it("open where the address says, and keep what is typed while others are looked at", async () => {
    const { person, router } = openPrompts(makePrompts(), {}, "?language=zh&preference=comprehensive");
    expect((await queryPrompt()).value).toContain("(zh, comprehensive)");
    await person.type(await queryPrompt(), "!");
    await person.click(screen.getByRole("tab", { name: "Basic research" }));
    expect((await queryPrompt()).value).toContain("(zh, basic_research)");
    expect(router.state.location.search).toEqual({ language: "zh", preference: "basic_research" });
    await person.click(screen.getByRole("tab", { name: /^Everything.*unsaved changes/ }));
    expect((await queryPrompt()).value).toMatch(/!$/);
  });

  it("say what went wrong when they cannot be saved, and keep what was typed", async () => {
    const { person } = openPrompts(makePrompts(), {
      "POST /prompts": { status: 500, body: { detail: "Server error", code: "server_error" } },
    });
    await person.type(await queryPrompt(), " more");
    await press(person, "Save all changes");
    const alert = await screen.findByText("Error saving prompts");
    expect(alert.parentElement?.textContent).toMatch(/^Error saving prompts.+/);
    expect((await queryPrompt()).value).toMatch(/ more$/);
  });

  it("that cannot be saved as typed are named, and saving leads to the first of them", async () => {
    const { person, calls } = openPrompts();
    await person.clear(await maxQueries());
    await person.type(await maxQueries(), "51");
    expect(screen.getByText("Enter a whole number from 0 to 50")).toBeDefined();
    await person.click(screen.getByRole("tab", { name: "Case reports" }));
    await person.type(await queryPrompt(), "{{papers} {{toString}");
    expect(screen.getByText(/^\{papers\} \{toString\} are no placeholders of this prompt/)).toBeDefined();
    await press(person, "Save all changes");
    expect(await screen.findByText(/2 settings cannot be saved/)).toBeDefined();
    await waitFor(async () => expect(document.activeElement).toBe(await maxQueries()));
    expect((await maxQueries()).value).toBe("51");
    expect(calls.some((call) => call.method === "POST")).toBe(false);
  });

  it("take digits of an East Asian keyboard, and a placeholder by a press", async () => {
    const { person, calls } = openPrompts(makePrompts(), acceptSave());
    await person.clear(await maxQueries());
    await person.type(await maxQueries(), "１２");
    const prompt = await queryPrompt();
    await person.clear(prompt);
    const section = within(screen.getByRole("region", { name: "Query-generation prompt" }));
    await person.click(section.getByRole("button", { name: "Insert {preference} at the cursor" }));
    expect(prompt.value).toBe("{preference}");
    await press(person, "Save all changes");
    await screen.findByText("Prompts saved");
    const wanted = makePrompts();
    Object.assign(wanted.en.clinical_trials, { max_queries: 12, query_generation_prompt: "{preference}" });
    expect(calls.find((call) => call.method === "POST")?.body).toEqual(wanted);
  });

  it("are compared with the default, which can be put back", async () => {
    const saved = makePrompts();
    saved.en.clinical_trials.query_generation_prompt = "Queries of mine\nAt most {max_queries}";
    const { person } = openPrompts(saved);
    await press(person, "Differences from the default");
    expect((await screen.findByText("Added:")).closest("li")?.textContent).toContain("Queries of mine");
    expect(screen.getByText("Removed:").closest("li")?.textContent).toContain("(en, clinical_trials)");
    await press(person, "Restore the default text");
    expect((await queryPrompt()).value).toContain("(en, clinical_trials)");
    expect(screen.getByText("1 unsaved change")).toBeDefined();
  });

  it("can be tried again where they could not be loaded", async () => {
    let tries = 0;
    const { person } = openPrompts(makePrompts(), {
      "GET /prompts": () => {
        tries++;
        return tries === 1 ? { status: 500, body: { detail: "x", code: "server_error" } } : { body: makePrompts() };
      },
    });
    expect(await screen.findByText("Failed to load the prompts")).toBeDefined();
    await press(person, "Try again");
    expect(await queryPrompt()).toBeDefined();
  });
});

describe("a reset", () => {
  const changed = () => {
    const saved = makePrompts();
    saved.en.clinical_trials.max_queries = 3;
    saved.en.case_reports.analysis_prompt = "Mine";
    return saved;
  };

  it("names what is lost; refused it changes nothing, confirmed it resets the language and keeps edits elsewhere", async () => {
    const { person, calls } = openPrompts(changed(), {
      "POST /prompts/reset": { body: makePrompts(), headers: { etag: '"v2"' } },
    });
    await person.click(await screen.findByRole("radio", { name: "简体中文" }));
    await person.type(await queryPrompt(), "!");
    await person.click(screen.getByRole("radio", { name: "English" }));
    await press(person, "Reset all of English");
    const dialog = await screen.findByRole("alertdialog", { name: "Reset all prompts in English?" });
    expect(
      within(dialog)
        .getAllByRole("listitem")
        .map((item) => item.textContent),
    ).toEqual(["Clinical trials: Maximum number of queries", "Case reports: Analysis prompt"]);
    await person.click(within(dialog).getByRole("button", { name: "Cancel" }));
    expect(calls.some((call) => call.method === "POST")).toBe(false);

    await press(person, "Reset all of English");
    await press(person, "Reset to default");
    expect(await screen.findByText("Prompts reset to the default")).toBeDefined();
    expect(calls.at(-1)).toMatchObject({ path: "/prompts/reset?language=en", ifMatch: '"v1"' });
    expect((await maxQueries()).value).toBe("10");
    expect(screen.getByText("1 unsaved change")).toBeDefined();
  });

  it("of one preference names it, and is there only where something differs", async () => {
    const { person, calls } = openPrompts(changed(), { "POST /prompts/reset": { body: makePrompts() } });
    await person.click(await screen.findByRole("tab", { name: "Everything" }));
    expect((await screen.findByRole("button", { name: "Reset this preference" })).hasAttribute("disabled")).toBe(true);
    await person.click(screen.getByRole("tab", { name: /^Case reports.*differs from the default/ }));
    await press(person, "Reset this preference");
    expect(await screen.findByRole("alertdialog", { name: "Reset “Case reports” in English?" })).toBeDefined();
    await press(person, "Reset to default");
    await screen.findByText("Prompts reset to the default");
    expect(calls.at(-1)?.path).toBe("/prompts/reset?language=en&preference=case_reports");
  });
});

describe("leaving with unsaved changes", () => {
  it("is asked about, and refused it keeps what was typed", async () => {
    const { person } = openPrompts();
    await person.type(await queryPrompt(), "!");
    await person.click(screen.getByRole("link", { name: "Back to Dashboard" }));
    await press(person, "Cancel");
    expect((await queryPrompt()).value).toMatch(/!$/);
    await person.click(screen.getByRole("link", { name: "Back to Dashboard" }));
    expect(await screen.findByText("1 change to the prompts is not saved and will be lost.")).toBeDefined();
    await press(person, "Leave without saving");
    expect(await screen.findByText("The dashboard")).toBeDefined();
  });

  it("is not asked about any more once it is saved: the page is left", async () => {
    let save = () => {};
    const saved = new Promise<void>((resolve) => (save = resolve));
    const { person } = openPrompts(makePrompts(), {
      "POST /prompts": async ({ body }) => {
        await saved;
        return { body, headers: { etag: '"v2"' } };
      },
    });
    await person.type(await queryPrompt(), "!");
    await press(person, "Save all changes");
    await person.click(screen.getByRole("link", { name: "Back to Dashboard" }));
    expect(await screen.findByText("1 change to the prompts is not saved and will be lost.")).toBeDefined();
    save();
    expect(await screen.findByText("The dashboard")).toBeDefined();
    expect(screen.queryByRole("alertdialog")).toBeNull();
  });

  it("by signing out is asked about, too", async () => {
    const { person } = openPrompts();
    await queryPrompt();
    expect(await mayLoseUnsavedWork()).toBe(true);
    await person.type(await queryPrompt(), "!");
    const kept = mayLoseUnsavedWork();
    await press(person, "Cancel");
    expect([await kept, (await queryPrompt()).value.endsWith("!")]).toEqual([false, true]);
    const lost = mayLoseUnsavedWork();
    await press(person, "Leave without saving");
    expect(await lost).toBe(true);
  });

  it("is not asked about when nothing was changed, or everything was put back", async () => {
    const { person } = openPrompts();
    await person.type(await queryPrompt(), "!{Backspace}");
    await person.click(screen.getByRole("link", { name: "Back to Dashboard" }));
    expect(await screen.findByText("The dashboard")).toBeDefined();
  });
});

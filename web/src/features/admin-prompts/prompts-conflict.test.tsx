import type { PromptSet } from "@medsieve/contract/prompts";
import { screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { makeUser, signInAs } from "../../testing/accounts.ts";
import type { FakeRoute } from "../../testing/fake-api.ts";
import { preparePageTests } from "../../testing/page-test.ts";
import { makePrompts, openPrompts } from "./prompts.fixture.tsx";

preparePageTests();
beforeEach(() => signInAs(makeUser({ role: "admin" })));

const REFUSAL = {
  status: 409,
  headers: { etag: '"v2"' },
  body: {
    detail: "The prompts were changed by someone else in the meantime",
    ...{ code: "prompts_changed", changed_by: "mori@example.org", changed_at: "2026-11-21T12:00:00.000Z" },
  },
};

/** A server on which `latest` was saved as version 2 after the page was loaded. */
function serveNewer(latest: PromptSet): Record<string, FakeRoute> {
  let reads = 0;
  return {
    "GET /prompts": () => {
      reads++;
      return reads === 1
        ? { body: makePrompts(), headers: { etag: '"v1"' } }
        : { body: latest, headers: { etag: '"v2"' } };
    },
    "POST /prompts": ({ body, ifMatch }) => (ifMatch === '"v2"' ? { body, headers: { etag: '"v3"' } } : REFUSAL),
  };
}

const findField = (name: string) => screen.findByRole<HTMLInputElement>("textbox", { name });
const press = async (person: { click: (element: Element) => Promise<void> }, name: string) =>
  person.click(await screen.findByRole("button", { name }));

describe("two administrators who save at once", () => {
  it("the second sees whose and which changes there are, chooses for each that clashes, and loses nothing", async () => {
    const latest = makePrompts();
    latest.en.clinical_trials.max_queries = 20;
    latest.en.clinical_trials.analysis_prompt = "Theirs";
    latest.zh.comprehensive.num_results_per_query = 9;
    const { person, calls } = openPrompts(makePrompts(), serveNewer(latest));
    await person.clear(await findField("Maximum number of queries"));
    await person.type(await findField("Maximum number of queries"), "7");
    await person.clear(await findField("Analysis prompt"));
    await person.type(await findField("Analysis prompt"), "Mine");
    await person.type(await findField("Query-generation prompt"), " Mine as well");
    await press(person, "Save all changes");

    const dialog = await screen.findByRole("dialog", { name: "Someone else has saved the prompts" });
    expect(dialog.textContent).toContain("mori@example.org saved the prompts while you were editing");
    expect(within(dialog).getByText("简体中文, Everything: Papers from each query")).toBeDefined();
    const numbers = within(dialog).getByRole("region", { name: "English, Clinical trials: Maximum number of queries" });
    expect(within(numbers).getByText("Theirs: 20. Yours: 7.")).toBeDefined();
    await person.click(within(numbers).getByRole("radio", { name: "Take theirs" }));
    const texts = within(dialog).getByRole("region", { name: "English, Clinical trials: Analysis prompt" });
    expect(await within(texts).findByText("Theirs")).toBeDefined();
    await press(person, "Apply these choices");

    expect((await findField("Maximum number of queries")).value).toBe("20");
    expect((await findField("Analysis prompt")).value).toBe("Mine");
    await press(person, "Save all changes");
    await screen.findByText("Prompts saved");
    const wanted = structuredClone(latest);
    wanted.en.clinical_trials.analysis_prompt = "Mine";
    wanted.en.clinical_trials.query_generation_prompt += " Mine as well";
    expect(calls.at(-1)?.body).toEqual(wanted);
  });

  it("who decides later goes on with everything as it was typed", async () => {
    const latest = makePrompts();
    latest.en.clinical_trials.max_queries = 20;
    const { person } = openPrompts(makePrompts(), serveNewer(latest));
    await person.type(await findField("Maximum number of queries"), "0");
    await person.clear(await findField("Maximum number of queries"));
    await person.type(await findField("Maximum number of queries"), "7");
    await press(person, "Save all changes");
    await press(person, "Decide later");
    expect((await findField("Maximum number of queries")).value).toBe("7");
    expect(screen.getByText("1 unsaved change")).toBeDefined();
  });

  it("whose save had arrived although its answer was lost sees that it is saved", async () => {
    const latest = makePrompts();
    latest.en.clinical_trials.max_queries = 7;
    const { person } = openPrompts(makePrompts(), serveNewer(latest));
    await person.clear(await findField("Maximum number of queries"));
    await person.type(await findField("Maximum number of queries"), "7");
    await press(person, "Save all changes");
    expect(await screen.findByText("Prompts saved")).toBeDefined();
    expect(screen.getByText("All changes are saved")).toBeDefined();
  });
});

import { screen, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { makeUser, signInAs } from "../../testing/accounts.ts";
import { fakeApi } from "../../testing/fake-api.ts";
import { preparePageTests } from "../../testing/page-test.ts";
import { renderPage } from "../../testing/render-page.tsx";
import { StrategyImport } from "./strategy-import.tsx";
import { StrategyTools } from "./strategy-tools.tsx";

preparePageTests();

const QUERY = "asthma[mh] AND english[la]";

function answerTranslation({ body }: { body: unknown }) {
  const [target] = (body as { targets: string[] }).targets;
  const values = { term: "english[la]", database: "Cochrane Library (CENTRAL)" };
  const notes = [
    { code: "limit_left_out", message: "x", values },
    { code: "brand_new", message: "Said in English.", values: {} },
  ];
  const lines =
    target === "cochrane"
      ? [{ number: 1, text: '[mh "Asthma"]', notes }]
      : [
          { number: 1, text: "exp Asthma/", notes: [] },
          { number: 2, text: "limit 1 to english language", notes: [] },
        ];
  return { body: { translations: [{ target, lines }] } };
}

function openTools(routes: Parameters<typeof fakeApi>[0]) {
  signInAs(makeUser());
  const calls = fakeApi(routes);
  return { calls, ...renderPage(<StrategyTools query={QUERY} />) };
}

describe("a query for other databases", () => {
  test("is asked for when it is unfolded, and copied line by line or whole", async () => {
    const { person, calls } = openTools({ "POST /queries/translate": answerTranslation });
    const unfold = await screen.findByRole("button", { name: "Other databases" });
    expect(calls).toEqual([]);
    await person.click(unfold);
    const lines = within(await screen.findByRole("list", { name: "MEDLINE (Ovid)" })).getAllByRole("listitem");
    expect(lines.map(({ textContent }) => textContent)).toEqual(["1exp Asthma/", "2limit 1 to english language"]);
    await person.click(screen.getByRole("button", { name: "Copy line 2" }));
    expect(await navigator.clipboard.readText()).toBe("limit 1 to english language");
    await person.click(screen.getByRole("button", { name: "Copy all lines" }));
    expect(await navigator.clipboard.readText()).toBe("1 exp Asthma/\n2 limit 1 to english language");
  });

  test("says with its line what could not be carried over", async () => {
    const { person, calls } = openTools({ "POST /queries/translate": answerTranslation });
    await person.click(await screen.findByRole("button", { name: "Other databases" }));
    await person.click(await screen.findByRole("button", { name: /Database/ }));
    await person.click(await screen.findByRole("option", { name: "Cochrane Library (CENTRAL)" }));
    expect(
      await screen.findByText(/“english\[la\]” is left out: in Cochrane Library \(CENTRAL\), set it as a limit/),
    ).toBeTruthy();
    expect(screen.getByText("Said in English.").lang).toBe("en");
    expect(calls.at(-1)?.body).toEqual({ query: QUERY, targets: ["cochrane"] });
  });

  test("says why there is none, and tries again", async () => {
    let isRefused = true;
    const refusal = {
      detail: [{ loc: ["body", "query"], msg: "AND and OR stand next to each other" }],
      code: "validation_failed",
    };
    const { person } = openTools({
      "POST /queries/translate": (call) => (isRefused ? { status: 422, body: refusal } : answerTranslation(call)),
    });
    await person.click(await screen.findByRole("button", { name: "Other databases" }));
    expect((await screen.findByRole("alert")).textContent).toContain("AND and OR stand next to each other");
    isRefused = false;
    await person.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("exp Asthma/")).toBeTruthy();
  });
});

describe("a query appraised by PRESS", () => {
  test("shows each element with its remarks, the place of each, and the words that truncation finds", async () => {
    const place = { start: 0, end: 10 };
    const remarks = [
      { kind: "problem", code: "block_without_text", message: "x", values: { name: "asthma" }, ...place, words: [] },
      {
        ...{ kind: "note", code: "truncation_words", message: "x", values: { term: "stat*", count: "40" }, ...place },
        words: [{ word: "statin", papers: 1_200 }],
      },
      { kind: "judge", code: "judge_headings", message: "x", values: {}, start: null, end: null, words: [] },
    ];
    const { person } = openTools({
      "POST /queries/press": { body: { elements: [{ element: "headings", remarks }] } },
    });
    await person.click(await screen.findByRole("button", { name: "PRESS appraisal" }));
    expect(await screen.findByText("Subject headings")).toBeTruthy();
    expect(screen.getByText(/“asthma” is searched by headings alone/)).toBeTruthy();
    expect(screen.getAllByText("asthma[mh]")).toHaveLength(2);
    expect(screen.getByText("statin").closest("li")?.textContent).toBe("statin 1,200");
    expect(screen.getByText(/Are the headings the right ones/).closest("li")?.textContent).toContain("To be judged:");
  });
});

describe("a strategy that is pasted", () => {
  test("is read line by line, and taken over whole", async () => {
    signInAs(makeUser());
    const notes = [{ code: "heading_not_mesh", message: "x", values: { heading: "heart infarction" } }];
    const calls = fakeApi({
      "POST /queries/import-strategy": {
        body: {
          query: "asthma[ti] AND child[ti]",
          lines: [
            { number: 1, text: "asthma.ti.", query: "asthma[ti]", notes },
            { number: 2, text: "1 and child.ti.", query: "asthma[ti] AND child[ti]", notes: [] },
          ],
        },
      },
    });
    const taken: string[] = [];
    const { person } = renderPage(<StrategyImport onTake={(query) => taken.push(query)} />);
    await person.click(await screen.findByRole("button", { name: "From Ovid, Embase.com, Cochrane or EBSCO" }));
    const field = await screen.findByRole("textbox", { name: "Strategy" });
    await person.click(field);
    await person.paste("1 asthma.ti.\n2 1 and child.ti.");
    await person.click(screen.getByRole("button", { name: "Read the strategy" }));
    expect(await screen.findByText(/“heart infarction” is not known as a MeSH heading/)).toBeTruthy();
    expect(calls[0]?.body).toEqual({ text: "1 asthma.ti.\n2 1 and child.ti." });
    await person.click(screen.getByRole("button", { name: "Add as a query" }));
    expect(taken).toEqual(["asthma[ti] AND child[ti]"]);
    expect((screen.getByRole("textbox", { name: "Strategy" }) as HTMLTextAreaElement).value).toBe("");
  });

  test("that is too long says how long it may be before it is sent", async () => {
    signInAs(makeUser());
    const calls = fakeApi({});
    const { person } = renderPage(<StrategyImport onTake={() => undefined} />);
    await person.click(await screen.findByRole("button", { name: "From Ovid, Embase.com, Cochrane or EBSCO" }));
    await person.click(await screen.findByRole("textbox", { name: "Strategy" }));
    await person.paste("a".repeat(5_000_000));
    expect(
      await screen.findByText("A strategy may have at most 20,000 characters; this one has 5,000,000."),
    ).toBeTruthy();
    expect(screen.getByRole("button", { name: "Read the strategy" }).hasAttribute("disabled")).toBe(true);
    expect(calls).toEqual([]);
  });

  test("that cannot be read says where, and keeps what was pasted", async () => {
    signInAs(makeUser());
    const detail = [{ loc: ["body", "text"], msg: "Line 2: There is no line 7 before line 2." }];
    fakeApi({ "POST /queries/import-strategy": { status: 422, body: { detail, code: "validation_failed" } } });
    const { person } = renderPage(<StrategyImport onTake={() => undefined} />);
    await person.click(await screen.findByRole("button", { name: "From Ovid, Embase.com, Cochrane or EBSCO" }));
    await person.click(await screen.findByRole("textbox", { name: "Strategy" }));
    await person.paste("1 a.ti.");
    await person.click(screen.getByRole("button", { name: "Read the strategy" }));
    expect((await screen.findByRole("alert")).textContent).toContain("There is no line 7");
    expect((screen.getByRole("textbox", { name: "Strategy" }) as HTMLTextAreaElement).value).toBe("1 a.ti.");
  });
});

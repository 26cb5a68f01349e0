import { textCheckSchema, textCheckUsageSchema } from "@medsieve/contract/text-checks";
import { AppError } from "@medsieve/runtime/app-error";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makePaper } from "../../../../contract/test/papers.ts";
import { openTestDatabase, type TestDatabase } from "../../../../database/test/database.ts";
import { call, openTestApp, signInNew, type TestApp } from "../../../test/app.ts";
import { ScriptedReader, ScriptedSource } from "../../../test/scripted-search.ts";

const ABSTRACT = [
  {
    label: "RESULTS",
    text: "The duration of the cold was significantly shorter with zinc (4.5 days) than with placebo (6.1 days; p = 0.001).",
  },
];
const TRIAL = makePaper(13, {
  title: "Zinc and echinacea for the common cold",
  abstract: [
    {
      label: "RESULTS",
      text:
        "The most frequent adverse events with zinc were nausea, which occurred in 38% of those treated, and headache, which occurred in 21%. " +
        "Relapse occurred in 8.5% of zinc patients versus 16.2% of echinacea patients (relative risk 0.52, 95% CI 0.31 to 0.88). " +
        "Fever improved from 5.3 days with echinacea to 4.1 days with zinc, and the hazard ratio for cure in the zinc group was 1.39 (95% confidence interval [CI], 1.18 to 1.75).",
    },
  ],
});
const COLD = makePaper(11, { title: "Zinc for the common cold", abstract: ABSTRACT, doi: "10.1000/Cold" });
const WITHDRAWN = makePaper(12, {
  ...{ title: "Zinc for colds in schools", abstract: ABSTRACT },
  notices: [{ kind: "retracted", pmid: null, citation: null }],
});
const SAYS = "Zinc significantly reduced the duration of the cold compared with placebo";

describe("POST /verify", () => {
  let database: TestDatabase;
  let test: TestApp;
  let source: ScriptedSource;
  let token: string;

  beforeAll(async () => {
    database = await openTestDatabase();
    source = new ScriptedSource([COLD, WITHDRAWN, TRIAL], {});
    test = await openTestApp(database, source, new ScriptedReader([]));
    token = await signInNew(test, database, { email: "author@example.org" });
  });
  afterAll(async () => {
    await test.close();
    await database.close();
  });

  const post = (body: unknown, as: string | null = token) => call(test.app, "POST", "/verify", as, body);
  const check = async (text: string, references?: unknown) => {
    const answer = await post(references === undefined ? { text } : { text, references });
    expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
    return textCheckSchema.parse(answer.json());
  };

  it("gives each claim its verdict with the sentence that it rests on, by PMID, DOI and number", async () => {
    const text = `${SAYS} (PMID 11). ${SAYS} (doi: 10.1000/cold). ${SAYS} [1]. Zinc significantly increased the duration of the cold compared with placebo [1]. The reason is not known.`;
    const { claims } = await check(text, ["Anon. Zinc for the common cold. PMID: 11"]);
    expect(claims.map(({ verdict }) => verdict)).toEqual([
      "supported",
      "supported",
      "supported",
      "contradicted",
      "no_citation",
    ]);
    const [first] = claims;
    expect(text.slice(first?.start, first?.end)).toBe(first?.text);
    expect(first?.citations).toEqual([
      { pmid: "11", doi: "10.1000/Cold", found: true, title: COLD.title, verdict: "supported", reasons: [] },
    ]);
    const [evidence] = first?.evidence ?? [];
    expect(evidence).toMatchObject({ pmid: "11", section: "RESULTS", section_index: 0 });
    expect(ABSTRACT[0]?.text.slice(evidence?.start, evidence?.end)).toBe(evidence?.quote);
  });

  it("sees that a text gives one arm or one harm the figure of another, in whatever order it names them", async () => {
    const right = [
      "Nausea occurred in 38% of patients treated with zinc",
      "Headache occurred in 21% and nausea in 38% of patients",
      "Relapse occurred in 16.2% of patients with echinacea and in 8.5% of patients with zinc",
      "Zinc reduced relapse compared with echinacea (8.5% vs 16.2%)",
      "Zinc reduced relapse by 48% (relative risk 0.52)",
      "Fever lasted 4.1 days with zinc and 5.3 days with echinacea (hazard ratio 1.39, 95% CI 1.18-1.75)",
    ];
    const wrong = [
      "Nausea occurred in 21% of patients treated with zinc",
      "Headache occurred in 38% and nausea in 21% of patients",
      "Relapse occurred in 8.5% of patients with echinacea and in 16.2% of patients with zinc",
      "Fever lasted 5.3 days with zinc and 4.1 days with echinacea",
    ];
    const { claims } = await check([...right, ...wrong].map((claim) => `${claim} (PMID 13).`).join("\n"));
    expect(claims.map(({ text, verdict }) => [verdict, text])).toEqual([
      ...right.map((claim) => ["supported", `${claim} (PMID 13).`]),
      ...wrong.map((claim) => ["contradicted", `${claim} (PMID 13).`]),
    ]);
    expect(claims.at(-1)).toMatchObject({
      reasons: ["number_differs"],
      evidence: [{ quote: expect.stringContaining("5.3 days with echinacea") }],
    });
  });

  it("never hides a retraction behind another paper's support", async () => {
    const { claims } = await check(`${SAYS} (PMID 11, PMID 12).`);
    expect(claims).toMatchObject([{ verdict: "retracted", reasons: ["retracted"] }]);
    expect(claims[0]?.citations.map(({ verdict }) => verdict)).toEqual(["supported", "retracted"]);
  });

  it("finds no paper where the title is another paper's, and says so", async () => {
    const reference =
      "Miller A, Jones B. Omega-3 fatty acids and the risk of stroke in older adults. J Test 2019. PMID: 11";
    const { claims } = await check(`${SAYS} [1].`, reference);
    expect(claims).toMatchObject([{ verdict: "not_found", reasons: ["title_differs"], evidence: [] }]);
  });

  it("keeps a made-up reference apart from the same identifier elsewhere", async () => {
    const reference =
      "Miller A, Jones B. Omega-3 fatty acids and the risk of stroke in older adults. J Test 2019. PMID: 11";
    const { claims } = await check(`${SAYS} [1]. ${SAYS} (PMID 11).`, reference);
    expect(claims.map(({ verdict }) => verdict)).toEqual(["not_found", "supported"]);
  });

  it("takes a shortened title for the paper's own", async () => {
    const { claims } = await check(`${SAYS} [1].`, "Zinc for the colds common in the cold, PMID: 11");
    expect(claims[0]?.verdict).toBe("supported");
  });

  it("does not say of a paper that is unknown to a library that it does not exist", async () => {
    const { claims } = await check(`${SAYS} (PMID 99).`);
    expect(claims).toMatchObject([{ verdict: "not_checked", reasons: ["not_in_library"] }]);
  });

  it("says that nothing was checked where the source cannot be asked, and counts it all the same", async () => {
    const fetch = source.fetch.bind(source);
    source.fetch = async () => {
      throw new AppError(503, "source_unavailable", "PubMed did not answer");
    };
    const { claims } = await check(`${SAYS} (PMID 11).`);
    source.fetch = fetch;
    expect(claims).toMatchObject([{ verdict: "not_checked", reasons: ["source_unavailable"] }]);
  });

  it("names what is wrong with a text", async () => {
    for (const [body, msg] of [
      [{ text: " " }, "text must not be empty"],
      [{}, "text must be text"],
      [{ text: "a".repeat(100_001) }, "text must have at most 100000 characters"],
      [{ text: "Zinc is good [1]. ".repeat(3_001) }, "has 3001 citations"],
      [{ text: "a", references: 4 }, "references must be"],
      [{ text: "a", refs: "b" }, "refs"],
    ] as const) {
      const answer = await post(body);
      expect(answer.statusCode).toBe(422);
      expect(answer.body).toContain(msg);
    }
    expect((await post({ text: "a" }, null)).statusCode).toBe(401);
  });

  it("keeps nothing of the text", async () => {
    await check(`Zanzibarium is a rare word, and ${SAYS} (PMID 11).`);
    const { rows } = await database.db.execute<{ name: string }>(
      sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
    );
    for (const { name } of rows) {
      const table = sql.identifier(name);
      const found = await database.db.execute(sql`select 1 from ${table} as t where t::text ilike '%zanzibarium%'`);
      expect([name, found.rows.length]).toEqual([name, 0]);
    }
  });

  it("counts texts of the month apart from searches, up to what administrators set", async () => {
    const other = await signInNew(test, database, { email: "second@example.org" });
    const admin = await signInNew(test, database, { email: "head@example.org", role: "admin" });
    const put = (limit: unknown, as: string) =>
      call(test.app, "PUT", "/admin/text-checks", as, { monthly_limit: limit });
    expect((await put(1, other)).statusCode).toBe(403);
    expect((await put(-1, admin)).statusCode).toBe(422);
    expect((await put(1, admin)).json()).toEqual({ monthly_limit: 1 });
    expect((await post({ text: `${SAYS} (PMID 11).` }, other)).json()).toMatchObject({
      checks_left: 0,
      checks_limit: 1,
    });
    const refused = await post({ text: `${SAYS} (PMID 11).` }, other);
    expect([refused.statusCode, refused.json().code]).toEqual([429, "check_limit_exceeded"]);
    const usage = textCheckUsageSchema.parse((await call(test.app, "GET", "/verify/usage", other)).json());
    expect(usage).toMatchObject({ used: 1, limit: 1 });
    await put(50, admin);
  });
});

import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import openapiTS, { astToString } from "openapi-typescript";
import ts from "typescript";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makePaper } from "../../../contract/test/papers.ts";
import { openTestDatabase, type TestDatabase } from "../../../database/test/database.ts";
import { call, openTestApp, signInNew, type TestApp } from "../../test/app.ts";
import { ScriptedReader, ScriptedSource } from "../../test/scripted-search.ts";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const QUERY = "zinc AND cold";

let database: TestDatabase;
let test: TestApp;
let folder: string;
beforeAll(async () => {
  database = await openTestDatabase();
  const source = new ScriptedSource([makePaper(11, { title: "Zinc for the cold" })], { [QUERY]: ["11"] });
  test = await openTestApp(database, source, new ScriptedReader([QUERY], { "11": 0.9 }));
  // Below the packages' folder, where the program finds openapi-fetch.
  await mkdir(join(ROOT, ".cache"), { recursive: true });
  folder = await mkdtemp(join(ROOT, ".cache", "generated-client-"));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await test.close();
  await database.close();
});

/** The program that docs/api.md shows. */
async function readProgram(): Promise<string> {
  const text = await readFile(join(ROOT, "docs", "api.md"), "utf8");
  const [, program] = /```ts\n(.*?)```/su.exec(text) ?? [];
  return program ?? "";
}

/** What the compiler says of each program that calls by the generated types; it writes them as JavaScript. */
async function compile(programs: Record<string, string>): Promise<Record<string, string[]>> {
  const fileOf = (name: string) => join(folder, `${name}.ts`);
  for (const [name, program] of Object.entries(programs)) await writeFile(fileOf(name), program);
  const compiled = ts.createProgram(Object.keys(programs).map(fileOf), {
    strict: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    types: ["node"],
    typeRoots: [join(ROOT, "node_modules", "@types")],
    outDir: folder,
    skipLibCheck: true,
  });
  compiled.emit();
  const problemsOf = (name: string) =>
    ts
      .getPreEmitDiagnostics(compiled, compiled.getSourceFile(fileOf(name)))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"));
  return Object.fromEntries(Object.keys(programs).map((name) => [name, problemsOf(name)]));
}

const WRONG = {
  address: ["/citations", "/quotations"],
  value: ['preference: "clinical_trials"', 'preference: "trials"'],
  field: ["paper.pmid", "paper.pubmed_id"],
} as const;

describe("a client made of the description", () => {
  it("compiles as the documentation shows it, and not with an address, a value or a field that there is not", async () => {
    const description = (await call(test.app, "GET", "/openapi.json", null)).json();
    await writeFile(join(folder, "medsieve.d.ts"), astToString(await openapiTS(description)));
    const documented = await readProgram();
    const wrong = Object.entries(WRONG).map(([name, [from, to]]) => {
      expect(documented).toContain(from);
      return [name, documented.replace(from, to)];
    });
    expect(await compile({ documented, ...Object.fromEntries(wrong) })).toEqual({
      documented: [],
      address: [expect.stringContaining("/quotations")],
      value: [expect.stringContaining('"trials"')],
      field: [expect.stringContaining("pubmed_id")],
    });
  });

  it("searches and fetches the references", async () => {
    const session = await signInNew(test, database, { email: "ada@example.org" });
    const made = await call(test.app, "POST", "/account/tokens", session, { name: "x", scopes: ["search", "read"] });
    const env = { ...process.env, MEDSIEVE_URL: await test.listen(), MEDSIEVE_TOKEN: made.json().token };
    const { stdout } = await promisify(execFile)(process.execPath, [join(folder, "documented.js")], { env });
    expect(stdout).toContain("11 Zinc for the cold");
    expect(stdout).toContain("AN  - 11");
  });
});

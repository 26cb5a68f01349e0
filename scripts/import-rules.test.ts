import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { cruise } from "dependency-cruiser";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import config from "../.dependency-cruiser.mjs";
import { ROOT } from "./run-step.mjs";
import { ROOMS } from "./workspaces.mjs";

const FOLDERS = [...ROOMS, "server", "web"];

let tree: string;

beforeAll(() => {
  tree = realpathSync(mkdtempSync(join(tmpdir(), "medsieve-imports-")));
  symlinkSync(join(ROOT, "node_modules"), join(tree, "node_modules"));
  writeFileSync(
    join(tree, "package.json"),
    JSON.stringify({ type: "module", dependencies: { zod: "4", fastify: "5" } }),
  );
});
afterAll(() => rmSync(tree, { recursive: true }));

/** Names of the rules that a tree of these imports breaks; every file named exists, and holds what is given. */
async function brokenRules(imports: [from: string, to: string][]): Promise<string[]> {
  for (const name of FOLDERS) rmSync(join(tree, name), { recursive: true, force: true });
  const texts = new Map<string, string>();
  for (const [from, to] of imports) {
    const isFile = to.includes("/") && /\.(ts|tsx)$/.test(to);
    const path = relative(dirname(from), to);
    const specifier = isFile ? (path.startsWith(".") ? path : `./${path}`) : to;
    const line = `import * as name${texts.size} from "${specifier}"; console.log(name${texts.size});\n`;
    if (isFile && !texts.has(to)) texts.set(to, "export const here = 1;\n");
    texts.set(from, (texts.get(from) ?? "export const here = 1;\n") + line);
  }
  for (const [file, text] of texts) {
    mkdirSync(dirname(join(tree, file)), { recursive: true });
    writeFileSync(join(tree, file), text);
  }
  const folders = FOLDERS.filter((name) => [...texts.keys()].some((file) => file.startsWith(name)));
  const { options, ...ruleSet } = config;
  const { output } = await cruise(folders, { ...options, baseDir: tree, validate: true, ruleSet });
  if (typeof output === "string") throw new Error("expected objects");
  return output.summary.violations.map((violation) => violation.rule.name);
}

describe("an import that a room may not have is refused", () => {
  test.each([
    ["contract/src/a.ts", "fastify", "contract-imports-only-zod"],
    ["contract/src/a.ts", "server/src/env.ts", "contract-imports-only-zod"],
    ["web/src/lib/a.ts", "server/src/env.ts", "web-never-imports-server"],
    ["server/src/http/a.ts", "web/src/lib/b.ts", "server-never-imports-web"],
    ["server/src/pipeline/a.ts", "fastify", "inner-rooms-never-import-outer-ones"],
    ["server/src/db/a.ts", "@fastify/cookie", "inner-rooms-never-import-outer-ones"],
    ["server/src/query/a.ts", "server/src/modules/auth/b.ts", "inner-rooms-never-import-outer-ones"],
    ["server/src/readers/a.ts", "server/src/http/b.ts", "inner-rooms-never-import-outer-ones"],
    ["server/src/readers/a.ts", "server/src/pipeline/b.ts", "readers-never-import-the-pipeline"],
    ["runtime/src/a.ts", "database/src/b.ts", "runtime-imports-only-what-is-below"],
    ["medline/src/a.ts", "runtime/src/b.ts", "medline-imports-only-what-is-below"],
    ["database/src/a.ts", "sources/src/b.ts", "database-imports-only-what-is-below"],
    ["database/src/a.ts", "server/src/db/b.ts", "database-imports-only-what-is-below"],
    ["sources/src/library/a.ts", "server/src/pipeline/b.ts", "sources-imports-only-what-is-below"],
    ["documents/src/a.ts", "database/src/b.ts", "documents-imports-only-what-is-below"],
    ["mail/src/a.ts", "sources/src/b.ts", "mail-imports-only-what-is-below"],
    ["language-models/src/a.ts", "sources/src/b.ts", "language-models-imports-only-what-is-below"],
    ["sources/src/a.ts", "fastify", "inner-rooms-never-import-outer-ones"],
    ["server/src/query/a.ts", "server/src/readers/b.ts", "query-and-db-stand-alone"],
    ["text/src/a.ts", "server/src/query/b.ts", "text-stands-alone"],
    ["text/src/a.ts", "contract/src/b.ts", "text-stands-alone"],
    ["terminology/src/a.ts", "server/src/query/b.ts", "terminology-imports-contract-and-text-only"],
    ["query/src/a.ts", "reader/src/b.ts", "query-imports-contract-and-text-only"],
    ["reader/src/a.ts", "sources/src/b.ts", "reader-imports-contract-text-terminology-and-query-only"],
    ["reader/src/a.ts", "fastify", "reader-imports-contract-text-terminology-and-query-only"],
    ["reader/src/a.ts", "node:fs", "only-one-module-of-the-reader-opens-files"],
    ["demo-library/src/a.ts", "server/src/query/b.ts", "demo-library-imports-contract-only"],
    ["sources/src/a.ts", "demo-library/src/b.ts", "nothing-imports-the-demo-library"],
    ["web/src/lib/a.ts", "terminology/src/b.ts", "web-never-imports-server"],
    ["web/src/lib/a.ts", "sources/src/b.ts", "web-never-imports-server"],
    ["server/src/modules/auth/a.ts", "server/src/modules/usage/b.ts", "modules-never-import-each-other"],
    [
      "server/src/modules/admin/users/a.ts",
      "server/src/modules/admin/stats/b.ts",
      "admin-modules-never-import-each-other",
    ],
    ["server/src/http/a.ts", "server/src/app.ts", "only-main-imports-app"],
    ["web/src/features/search/a.tsx", "web/src/features/history/b.tsx", "features-never-import-each-other"],
    ["web/src/features/search/a.tsx", "web/src/app/router.tsx", "features-never-import-the-app"],
    ["web/src/ui/a.tsx", "web/src/features/search/b.tsx", "ui-and-lib-know-nothing-of-the-domain"],
    ["web/src/ui/a.tsx", "web/src/entities/paper/b.tsx", "ui-and-lib-know-nothing-of-the-domain"],
    ["web/src/lib/a.ts", "web/src/ui/b.tsx", "lib-draws-nothing"],
    ["web/src/entities/query/a.tsx", "web/src/features/search/b.tsx", "entities-know-no-feature"],
    ["server/src/http/a.ts", "database/test/database.ts", "production-code-never-imports-tests"],
  ])("%s → %s", async (from, to, rule) => {
    expect(await brokenRules([[from, to]])).toContain(rule);
  });

  test("a cycle", async () => {
    const cycle: [string, string][] = [
      ["server/src/query/a.ts", "server/src/query/b.ts"],
      ["server/src/query/b.ts", "server/src/query/a.ts"],
    ];
    expect(await brokenRules(cycle)).toContain("no-cycles");
  });

  test("a file without imports that no file imports", async () => {
    const lonely: [string, string][] = [["server/src/main.ts", "server/src/app.ts"]];
    expect(await brokenRules(lonely)).toEqual([]);
    mkdirSync(join(tree, "server/src/query"), { recursive: true });
    writeFileSync(join(tree, "server/src/query/lonely.ts"), "export const here = 1;\n");
    const { options, ...ruleSet } = config;
    const { output } = await cruise(["server"], { ...options, baseDir: tree, validate: true, ruleSet });
    expect(typeof output === "string" ? [] : output.summary.violations.map((found) => found.rule.name)).toEqual([
      "no-orphans",
    ]);
  });
});

test("the way a search takes through the house is allowed", async () => {
  const way: [string, string][] = [
    ["server/src/main.ts", "server/src/app.ts"],
    ["server/src/app.ts", "server/src/modules/searches/searches-routes.ts"],
    ["server/src/modules/searches/searches-routes.ts", "fastify"],
    ["server/src/modules/searches/searches-routes.ts", "server/src/pipeline/run-search.ts"],
    ["server/src/pipeline/run-search.ts", "sources/src/paper-source.ts"],
    ["sources/src/paper-source.ts", "query/src/parse.ts"],
    ["sources/src/paper-source.ts", "database/src/schema.ts"],
    ["database/src/schema.ts", "contract/src/papers.ts"],
    ["contract/src/papers.ts", "zod"],
    ["web/src/main.tsx", "web/src/app/router.tsx"],
    ["web/src/app/router.tsx", "web/src/features/search/page.tsx"],
    ["web/src/features/search/page.tsx", "web/src/ui/button.tsx"],
    ["web/src/features/search/page.tsx", "contract/src/papers.ts"],
  ];
  expect(await brokenRules(way)).toEqual([]);
});

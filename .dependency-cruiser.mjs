/** Who may import whom: ARCHITECTURE.md states the rules in words. Run by scripts/check-imports.mjs. */

const TESTS = "\\.(test|fake|fixtures?)\\.tsx?$|/(test|testing)/";

/**
 * @param {string} name
 * @param {object} from
 * @param {object} to
 */
const forbid = (name, from, to) => ({ name, severity: /** @type {const} */ ("error"), from, to });

/**
 * Of the packages of this project, one imports those below it and no other.
 * @param {string} room
 * @param {readonly string[]} below
 */
const layer = (room, below) =>
  forbid(
    `${room}-imports-only-what-is-below`,
    { path: `^${room}/src`, pathNot: TESTS },
    { path: "^[a-z-]+/src/", pathNot: `^(${[room, ...below].join("|")})/src/` },
  );

export default {
  forbidden: [
    layer("runtime", ["contract"]),
    layer("medline", ["contract"]),
    layer("database", ["contract", "runtime", "medline"]),
    layer("documents", ["contract", "medline"]),
    layer("mail", ["contract", "runtime", "medline", "database"]),
    layer("language-models", ["contract", "text", "terminology", "query", "reader", "runtime", "medline", "database"]),
    layer("sources", ["contract", "text", "terminology", "query", "reader", "runtime", "medline", "database"]),
    forbid("no-cycles", {}, { circular: true }),
    forbid("no-orphans", { orphan: true, pathNot: [TESTS, "\\.d\\.ts$", "/main\\.tsx?$"] }, {}),
    forbid(
      "contract-imports-only-zod",
      { path: "^contract/src", pathNot: TESTS },
      { pathNot: ["^contract/src", "node_modules/zod/"] },
    ),
    forbid("text-stands-alone", { path: "^text/src", pathNot: TESTS }, { pathNot: "^text/src" }),
    forbid(
      "terminology-imports-contract-and-text-only",
      { path: "^terminology/src", pathNot: TESTS },
      { pathNot: ["^(terminology|contract|text)/src", "node_modules/saxes/", "^(node:)?(fs|url|zlib)$"] },
    ),
    forbid(
      "query-imports-contract-and-text-only",
      { path: "^query/src", pathNot: TESTS },
      { pathNot: "^(query|contract|text)/src" },
    ),
    forbid(
      "reader-imports-contract-text-terminology-and-query-only",
      { path: "^reader/src", pathNot: TESTS },
      {
        pathNot: [
          "^(reader|contract|text|terminology|query)/src",
          "^(node:)?(fs|url|zlib|buffer|timers/promises)$",
          "^node_modules/(approx-string-match|opencc-js|wink-nlp|wink-eng-lite-web-model)/",
        ],
      },
    ),
    forbid(
      "only-one-module-of-the-reader-opens-files",
      { path: "^reader/src", pathNot: [TESTS, "^reader/src/assets\\.ts$"] },
      { path: "^(node:)?fs$" },
    ),
    forbid("nothing-imports-the-demo-library", { pathNot: "^demo-library/" }, { path: "^demo-library/" }),
    forbid(
      "demo-library-imports-contract-only",
      { path: "^demo-library/src", pathNot: TESTS },
      { pathNot: ["^(demo-library|contract)/src", "^(node:)?(fs|url|zlib)$"] },
    ),
    forbid("web-never-imports-server", { path: "^web/" }, { path: "^[a-z-]+/src/", pathNot: "^(web|contract)/" }),
    forbid("server-never-imports-web", { path: "^server/" }, { path: "^web/" }),
    forbid(
      "inner-rooms-never-import-outer-ones",
      {
        path: "^(server/src/(pipeline|query|readers|prompts|db)|(runtime|medline|database|sources|documents|language-models|mail)/src)/",
        pathNot: TESTS,
      },
      { path: ["^server/src/(modules|http)/", "^server/src/(app|main)\\.ts$", "node_modules/@?fastify"] },
    ),
    forbid(
      "query-and-db-stand-alone",
      { path: "^server/src/(query|db)/", pathNot: TESTS },
      { path: "^server/src/(pipeline|readers)/" },
    ),
    forbid(
      "readers-never-import-the-pipeline",
      { path: "^server/src/readers/", pathNot: TESTS },
      { path: "^server/src/pipeline/" },
    ),
    forbid(
      "modules-never-import-each-other",
      { path: "^server/src/modules/(?!admin/)([^/]+)/", pathNot: TESTS },
      { path: "^server/src/modules/", pathNot: "^server/src/modules/$1/" },
    ),
    forbid(
      "admin-modules-never-import-each-other",
      { path: "^server/src/modules/admin/([^/]+)/", pathNot: TESTS },
      {
        path: "^server/src/modules/",
        pathNot: ["^server/src/modules/admin/$1/", "^server/src/modules/admin/[^/]+\\.ts$"],
      },
    ),
    forbid(
      "only-main-imports-app",
      { path: "^server/src/", pathNot: [TESTS, "^server/src/main\\.ts$"] },
      { path: "^server/src/app\\.ts$" },
    ),
    forbid(
      "features-never-import-each-other",
      { path: "^web/src/features/([^/]+)/", pathNot: TESTS },
      { path: "^web/src/features/", pathNot: "^web/src/features/$1/" },
    ),
    forbid("features-never-import-the-app", { path: "^web/src/features/", pathNot: TESTS }, { path: "^web/src/app/" }),
    forbid(
      "entities-know-no-feature",
      { path: "^web/src/entities/", pathNot: TESTS },
      { path: "^web/src/(features|app)/" },
    ),
    forbid(
      "ui-and-lib-know-nothing-of-the-domain",
      { path: "^web/src/(ui|lib)/", pathNot: TESTS },
      { path: "^web/src/(entities|features|app)/" },
    ),
    forbid("lib-draws-nothing", { path: "^web/src/lib/", pathNot: TESTS }, { path: "^web/src/ui/" }),
    forbid("production-code-never-imports-tests", { path: "/src/", pathNot: TESTS }, { path: TESTS }),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "node", "default"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json"],
    },
  },
};

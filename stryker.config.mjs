export default {
  testRunner: "vitest",
  plugins: ["@stryker-mutator/vitest-runner"],
  vitest: { configFile: "scripts/mutation.vitest.config.ts" },
  mutate: [
    "query/src/**/*.ts",
    "server/src/query/**/*.ts",
    "server/src/pipeline/find-quote.ts",
    "contract/src/upcast/**/*.ts",
    "!**/*.test.ts",
    "!**/*.fixture.ts",
    // Data, held against NLM's own lists by value-tables.test.ts.
    "!query/src/{languages,publication-types,stop-words,subheadings}.ts",
  ],
  // Texts of messages are not behaviour, and a pattern written another way often means the same.
  mutator: { excludedMutations: ["StringLiteral"] },
  ignoreStatic: true,
  coverageAnalysis: "perTest",
  incremental: true,
  incrementalFile: ".cache/mutation/incremental.json",
  tempDirName: ".cache/mutation/sandboxes",
  htmlReporter: { fileName: ".cache/mutation/report.html" },
  reporters: ["clear-text", "html", "progress-append-only"],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  thresholds: { high: 90, low: 80, break: 80 },
  concurrency: 2,
  dryRunTimeoutMinutes: 30,
  timeoutMS: 60_000,
};

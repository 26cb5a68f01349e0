import { existsSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./run-step.mjs";

/**
 * The longest test files, left to `npm run test:all`: they end processes, fill databases, train models, play many
 * searches or draw whole pages many times.
 */
const LONG_TESTS = [
  "database/src/client.test.ts",
  "database/src/embedded-outage.test.ts",
  "server/src/after-publication/after-publication.test.ts",
  "server/src/audit-relay/audit-relay.test.ts",
  "server/src/cli/killed-import.test.ts",
  "server/src/cli/library-commands.test.ts",
  "server/src/cli/terminology-import.test.ts",
  "server/src/copy-before-migrating.test.ts",
  "server/src/engine-health.test.ts",
  "server/src/http/generated-client.test.ts",
  "server/src/modules/admin/audit-logs/audit-chain.test.ts",
  "server/src/modules/admin/library/library-routes.test.ts",
  "server/src/modules/admin/query-logs/costs.test.ts",
  "server/src/modules/admin/query-logs/filter-logs.test.ts",
  "server/src/modules/admin/query-logs/query-logs.test.ts",
  "server/src/modules/admin/setup/setup-routes.test.ts",
  "server/src/modules/auth/account-routes.test.ts",
  "server/src/modules/auth/oidc/oidc-refusals.test.ts",
  "server/src/modules/auth/oidc/oidc-sign-in.test.ts",
  "server/src/modules/auth/oidc/oidc-sign-out.test.ts",
  "server/src/modules/mcp/mcp-requests.test.ts",
  "server/src/modules/mcp/mcp.test.ts",
  "server/src/modules/prompts/prompt-versions.test.ts",
  "server/src/modules/queries/queries-in-pubmed.test.ts",
  "server/src/modules/queries/queries-routes.test.ts",
  "server/src/modules/reports/reports-routes.test.ts",
  "server/src/modules/searches/damaged-searches.test.ts",
  "server/src/modules/searches/followers.test.ts",
  "server/src/modules/searches/given-queries.test.ts",
  "server/src/modules/searches/record/record-routes.test.ts",
  "server/src/modules/searches/saved-versions.test.ts",
  "server/src/modules/searches/searches-routes.test.ts",
  "server/src/modules/searches/searches-socket.test.ts",
  "server/src/modules/searches/socket-access.test.ts",
  "server/src/modules/searches/socket-messages.test.ts",
  "server/src/modules/searches/socket-resume.test.ts",
  "server/src/modules/searches/take-over.test.ts",
  "server/src/modules/shares/shares-routes.test.ts",
  "server/src/readers/misbehaving-models.test.ts",
  "server/src/readers/model-reader.test.ts",
  "server/src/warm-up.test.ts",
  "server/src/watches/kill-run.test.ts",
  "server/src/watches/run-watches.test.ts",
  "server/src/work/open-work.test.ts",
  "sources/src/auto-source.test.ts",
  "sources/src/demonstration/fill-demonstration.test.ts",
  "sources/src/library/import-library.test.ts",
  "sources/src/library/postings/postings.test.ts",
  "sources/src/library/reading/reader-thread.test.ts",
  "sources/src/pubmed/ncbi-limit.test.ts",
];

/** Those of a package, named from its folder. @param {string} name */
export const listLongTests = (name) =>
  LONG_TESTS.filter((file) => file.startsWith(`${name}/`)).map((file) => file.slice(name.length + 1));

for (const file of LONG_TESTS)
  if (!existsSync(join(ROOT, file))) throw new Error(`scripts/long-tests.mjs names ${file}, which does not exist`);

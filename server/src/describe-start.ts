import { join } from "node:path";
import type { LiteratureSource, SourceId } from "@medsieve/contract/sources";
import type { Database } from "@medsieve/database/client";
import { findModelPrice, PRICES_AS_OF } from "@medsieve/language-models/model-prices";
import type { ModelSettings } from "@medsieve/language-models/model-settings";
import type { Sources } from "@medsieve/sources/sources";
import type { Env } from "./env.ts";
import type { FirstAdmin } from "./modules/auth/first-admin.ts";

interface StartedServer {
  env: Env;
  sources: Sources;
  database: Database;
  /** Null where there was an administrator before. */
  firstAdmin: FirstAdmin | null;
}

/** What a started server is, line by line, as its operator sees it. */
export async function describeStart({ env, sources, database, firstAdmin }: StartedServer): Promise<string> {
  const [sourceLine, libraryLine] = await describeSource(sources, env.literatureSource);
  const lines = [
    "",
    `Medsieve is ready: ${env.publicUrl}`,
    `  source    ${sourceLine}`,
    `  library   ${libraryLine}`,
    `  reader    ${describeReader(env.model)}`,
    `  mail      ${env.smtpUrl === null ? `files in ${join(env.dataDir, "outbox")}` : "SMTP"}`,
    `  database  ${database.kind === "embedded" ? `embedded, in ${env.dataDir}` : "PostgreSQL"}`,
  ];
  if (firstAdmin !== null) {
    lines.push("First sign-in", `  e-mail    ${firstAdmin.email}`);
    lines.push(`  password  ${firstAdmin.password ?? "the one in ADMIN_PASSWORD"}`);
    if (firstAdmin.password !== null) lines.push("  It is shown this once. Change it after signing in.");
  }
  return lines.join("\n");
}

const LIBRARY_NAMES: Record<LiteratureSource, string> = {
  auto: "local library, while PubMed cannot be reached",
  library: "local library",
  opensearch: "library in OpenSearch",
  pubmed: "local library",
};

const SOURCE_NAMES = {
  pubmed: () => "PubMed (NCBI E-utilities)",
  library: (setting) => LIBRARY_NAMES[setting],
} satisfies Record<SourceId, (setting: LiteratureSource) => string>;

/** What answers, and what the library holds. */
async function describeSource(sources: Sources, setting: LiteratureSource): Promise<[string, string]> {
  const engine = await sources.checkEngine();
  if (engine !== null) {
    const held = engine.papers === null ? null : describeLibrary(engine.papers, 0);
    return [LIBRARY_NAMES[setting], [held, engine.reason].filter((part) => part !== null).join(". ")];
  }
  const [{ id }, library] = await Promise.all([sources.describe(), sources.describeLibrary()]);
  return [SOURCE_NAMES[id](setting), describeLibrary(library.papers, library.demonstration_papers)];
}

function describeLibrary(papers: number, demonstration: number): string {
  const count = (n: number) => n.toLocaleString("en-US");
  if (papers > 0) return `${count(papers)} papers`;
  const real = "no real paper: import PubMed files with npm run library:import -- FILE…";
  return demonstration > 0 ? `${count(demonstration)} fictional papers to try it on; ${real}` : real;
}

function describeReader(settings: ModelSettings | null): string {
  if (settings === null) return "built-in (no key, no network)";
  const { vendor, model, monthlyBudgetUsd } = settings;
  const price = findModelPrice(settings, new Date());
  const cost =
    price === null
      ? "cost not known: set LLM_PRICE_INPUT and LLM_PRICE_OUTPUT"
      : `$${price.input} in, $${price.output} out per million tokens${settings.price === null ? `, list of ${PRICES_AS_OF}` : ""}`;
  const budget = monthlyBudgetUsd === null ? "no monthly limit" : `at most $${monthlyBudgetUsd} a month`;
  return `${model} of ${vendor === "openai-compatible" ? `the server at ${settings.baseUrl}` : vendor} (${cost}; ${budget})`;
}

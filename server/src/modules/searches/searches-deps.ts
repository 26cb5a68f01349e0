import type { FullTextServices } from "@medsieve/contract/searches";
import type { Database } from "@medsieve/database/client";
import type { Notifications } from "@medsieve/database/notifications";
import type { Readers } from "@medsieve/language-models/readers";
import type { PromptSource } from "@medsieve/reader/prompt-source";
import type { Sources } from "@medsieve/sources/sources";
import type { FastifyBaseLogger } from "fastify";
import type { UsageLimits } from "../../db/usage.ts";
import type { SearchFigures } from "../../metrics/search-figures.ts";
import type { SearchTracing } from "../../tracing/search-tracing.ts";
import type { SearchActivity } from "../../work/search-activity.ts";
import type { Work } from "../../work/work.ts";

export interface SearchesDeps {
  database: Database;
  notifications: Notifications;
  sources: Sources;
  readers: Readers;
  work: Work;
  prompts: PromptSource;
  limits: UsageLimits;
  /** True when no other server uses this database: what is running when it starts is then dead for certain. */
  alone: boolean;
  /** Aborted when, at the end of the server, running searches are not waited for any more. */
  endNow: AbortSignal;
  log: FastifyBaseLogger;
  figures: SearchFigures;
  activity: SearchActivity;
  tracing: SearchTracing;
  fullText: FullTextServices;
  now: () => Date;
}

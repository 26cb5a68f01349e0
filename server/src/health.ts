import type { ErrorCode } from "@medsieve/contract/error-codes";
import { aliveSchema, type Readiness, readinessSchema, readinessStatusSchema } from "@medsieve/contract/health";
import type { Database } from "@medsieve/database/client";
import { answerWithin, refuseOutage, requireWritable } from "@medsieve/database/outage";
import type { Readers } from "@medsieve/language-models/readers";
import type { Contact, ContactLog } from "@medsieve/runtime/contact-log";
import { readFollow } from "@medsieve/sources/library/follow/read-follow";
import type { Sources } from "@medsieve/sources/sources";
import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { readRelay } from "./audit-relay/relay-position.ts";
import type { AuthGuard } from "./http/auth-guard.ts";
import type { OperatorToken } from "./http/operator-token.ts";

/** The language model that is configured, as an operator may see it. */
export interface ModelAccess {
  vendor: string;
  model: string;
  hasKey: boolean;
  /** US dollars a month; null: no limit. */
  monthlyBudgetUsd: number | null;
  /** US dollars spent in the month so far. */
  readSpent: () => Promise<number>;
  contact: ContactLog;
}

/** Who asks whether the server is ready wants to know soon. */
const ANSWERS_WITHIN_MS = 4_000;

interface ActiveParts {
  database: Database;
  sources: Sources;
  readers: Readers;
  /** Null: none. */
  model: ModelAccess | null;
  mail: Readiness["mail"];
}

/** What the database has to be asked for; nothing of it is known while it does not answer. */
type StoredState = Pick<Readiness, "source" | "library" | "opensearch" | "library_follow" | "audit_relay"> & {
  spent: number | null;
};

/** Throws when the database does not answer, or takes no changes. A search engine that fails is no failure of the database. */
async function readStoredState({ database, sources, model }: ActiveParts): Promise<StoredState> {
  await requireWritable(database);
  const [opensearch, spent, follow, relay] = await Promise.all([
    sources.checkEngine(),
    model?.readSpent() ?? null,
    readFollow(database),
    readRelay(database),
  ]);
  const audit_relay = relay && {
    ...{ waiting: relay.waiting, last_failure: relay.lastFailure },
    last_sent_at: relay.lastSentAt?.toISOString() ?? null,
  };
  const library_follow = follow && {
    ...{ folder: follow.folder, last_file: follow.lastFile, trouble: follow.trouble },
    ...{ taken_at: follow.takenAt, checked_at: follow.checkedAt },
  };
  if (opensearch !== null) {
    const { papers } = opensearch;
    const library = papers === null ? null : { papers, demonstration_papers: 0 };
    return { source: "library", library, opensearch, library_follow, audit_relay, spent };
  }
  const [{ id }, library] = await Promise.all([sources.describe(), sources.describeLibrary()]);
  return { source: id, library, opensearch, library_follow, audit_relay, spent };
}

function describeContact({ lastTriedAt, lastReachedAt, lastFailure }: Contact) {
  return {
    last_tried_at: lastTriedAt?.toISOString() ?? null,
    last_reached_at: lastReachedAt?.toISOString() ?? null,
    last_failure: lastFailure,
  };
}

const STATES: Partial<Record<ErrorCode, "read_only" | "full">> = {
  database_read_only: "read_only",
  database_full: "full",
};

/** Why nothing is known of what is stored, for the operator. */
function describeTrouble(error: unknown) {
  const outage = refuseOutage(error);
  return {
    state: (outage && STATES[outage.code]) ?? ("unreachable" as const),
    reason: outage?.message ?? "The database does not answer",
  };
}

/** `stored` is null, and `trouble` says why, while the database cannot be used. */
function describeParts(
  { database, sources, readers, model, mail }: ActiveParts,
  stored: StoredState | null,
  trouble: ReturnType<typeof describeTrouble> | null,
  isEnding: boolean,
): Readiness {
  const pubmed = sources.describePubmed();
  return {
    status: stored === null || isEnding ? "unavailable" : "ready",
    database: { kind: database.kind, ...(trouble ?? { state: "ok", reason: null }) },
    source: stored?.source ?? null,
    source_setting: sources.setting,
    pubmed: pubmed && { has_key: pubmed.hasKey, has_email: pubmed.hasEmail, ...describeContact(pubmed) },
    opensearch: stored?.opensearch ?? null,
    library: stored?.library ?? null,
    library_follow: stored?.library_follow ?? null,
    audit_relay: stored?.audit_relay ?? null,
    reader: readers.describe(),
    model: model && {
      ...{ vendor: model.vendor, model: model.model, has_key: model.hasKey },
      monthly_budget_usd: model.monthlyBudgetUsd,
      spent_this_month_usd: stored?.spent ?? null,
      ...describeContact(model.contact.read()),
    },
    mail,
  };
}

interface HealthOptions extends ActiveParts {
  guard: AuthGuard;
  operator: OperatorToken;
}

const answerSchema = z.union([readinessSchema, readinessStatusSchema]);

/** GET /health (the process is alive) and GET /health/ready (the database answers and takes changes, and, for operators, what is active). */
export const healthModule: FastifyPluginAsyncZod<HealthOptions> = async (app, options) => {
  const { guard, operator, ...parts } = options;
  let isEnding = false;
  app.addHook("preClose", async () => {
    isEnding = true;
  });

  /** Whether METRICS_TOKEN or an administrator asks; no account is known while the database does not answer. */
  async function mayReadDetails(request: FastifyRequest): Promise<boolean> {
    if (operator.isSentBy(request)) return true;
    if (request.headers.authorization === undefined) return false;
    return guard.requireAdmin(request).then(
      () => true,
      () => false,
    );
  }

  function show(readiness: Readiness, areDetailsShown: boolean): z.infer<typeof answerSchema> {
    return areDetailsShown ? readiness : { status: readiness.status };
  }

  app.get(
    "/health",
    { logLevel: "warn", schema: { tags: ["health"], summary: "The server lives", response: { 200: aliveSchema } } },
    async () => ({ status: "ok" as const }),
  );

  app.get(
    "/health/ready",
    {
      logLevel: "warn",
      schema: {
        tags: ["health"],
        summary:
          "The database answers and takes changes; for METRICS_TOKEN and administrators, what is active and reachable",
        response: { 200: answerSchema, 503: answerSchema },
      },
    },
    async (request, reply) => {
      const areDetailsShown = await mayReadDetails(request);
      try {
        const stored = await answerWithin(ANSWERS_WITHIN_MS, readStoredState(parts));
        return reply
          .code(isEnding ? 503 : 200)
          .send(show(describeParts(parts, stored, null, isEnding), areDetailsShown));
      } catch (err) {
        app.log.error({ err }, "the database cannot be used");
        return reply.code(503).send(show(describeParts(parts, null, describeTrouble(err), isEnding), areDetailsShown));
      }
    },
  );
};

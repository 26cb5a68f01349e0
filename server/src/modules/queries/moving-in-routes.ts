import { knownPapersRequestSchema, knownPapersSchema, REFERENCES_MAX_LENGTH } from "@medsieve/contract/queries";
import { importedPubmedSearchSchema, importPubmedRequestSchema } from "@medsieve/contract/strategies";
import type { Database } from "@medsieve/database/client";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { type AuthGuard, getSignedIn } from "../../http/auth-guard.ts";
import { createLimit } from "../../http/throttling.ts";
import type { TakeTurn } from "../../turns/take-turns.ts";
import type { Work } from "../../work/work.ts";
import { readKnownPapers } from "./read-known-papers.ts";
import { readPastedSearch } from "./read-pasted-search.ts";
import { refuseIn } from "./refuse-in.ts";

interface MovingInOptions {
  database: Database;
  guard: AuthGuard;
  work: Work;
  now: () => Date;
  takeTurn: TakeTurn;
}

/** Bytes of a file of references whose characters may each take three, with room for what stands around it. */
const REFERENCES_BODY_LIMIT = 3 * REFERENCES_MAX_LENGTH + 10_000;

/** What a user brings along: a search of PubMed's page or of another platform, and papers that are known. */
export const movingInRoutes: FastifyPluginAsyncZod<MovingInOptions> = async (
  app,
  { database, guard, work, now, takeTurn },
) => {
  const onRequest = guard.requireScope.search;
  const tags = ["queries"];
  const imports = createLimit(database, { name: "pubmed-import", attempts: 60, windowSeconds: 60 });
  const knownPapers = createLimit(database, { name: "known-papers", attempts: 30, windowSeconds: 60 });

  app.post(
    "/queries/import-pubmed",
    {
      onRequest,
      schema: {
        tags,
        summary:
          "A search of PubMed's page or a strategy of another platform, as it was pasted, as a query with limits",
        body: importPubmedRequestSchema,
        response: { 200: importedPubmedSearchSchema },
      },
    },
    async (request, reply) => {
      await imports.take(getSignedIn(request).user.id);
      const thisYear = now().getUTCFullYear();
      return takeTurn(request, reply, (signal) =>
        readPastedSearch(request.body.text, { work, thisYear }, signal).catch(refuseIn("text")),
      );
    },
  );

  app.post(
    "/queries/known-papers",
    {
      onRequest,
      bodyLimit: REFERENCES_BODY_LIMIT,
      schema: {
        tags,
        summary: "The papers that a list of PMIDs, or a file in RIS or PubMed's format, names",
        body: knownPapersRequestSchema,
        response: { 200: knownPapersSchema },
      },
    },
    async (request, reply) => {
      await knownPapers.take(getSignedIn(request).user.id);
      return takeTurn(request, reply, (signal, source) => readKnownPapers(request.body.text, source(), signal));
    },
  );
};

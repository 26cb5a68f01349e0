import { searchPathSchema } from "@medsieve/contract/paths";
import { searchTrialsSchema } from "@medsieve/contract/trials";
import { lookUpTrials } from "@medsieve/sources/trials/look-up-trials";
import type { TrialRegistry } from "@medsieve/sources/trials/trial-registry";
import type { HttpApp } from "../../http/app-types.ts";
import { type AuthGuard, getSignedIn } from "../../http/auth-guard.ts";
import type { SearchesService } from "./searches-service.ts";

/** Below the 30 seconds after which a page gives up a call. */
const LOOK_UP_WITHIN_MS = 25_000;

/** The trials behind a search's papers, asked of the registry only by this call. */
export function registerTrialsRoute(
  app: HttpApp,
  { service, registry, guard }: { service: SearchesService; registry: TrialRegistry; guard: AuthGuard },
): void {
  app.get(
    "/searches/:id/trials",
    {
      onRequest: guard.requireScope.read,
      schema: {
        tags: ["search"],
        summary:
          "What ClinicalTrials.gov says of the trials behind a search's papers, and which completed trials have none",
        params: searchPathSchema,
        response: { 200: searchTrialsSchema },
      },
    },
    async (request, reply) => {
      const searched = await service.readDetails(getSignedIn(request).user, request.params.id);
      const left = new AbortController();
      reply.raw.once("close", () => left.abort());
      const signal = AbortSignal.any([left.signal, AbortSignal.timeout(LOOK_UP_WITHIN_MS)]);
      return lookUpTrials(registry, searched, signal);
    },
  );
}

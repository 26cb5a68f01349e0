import websocket from "@fastify/websocket";
import { SOCKET_MAX_FRAME_BYTES } from "@medsieve/contract/constants";
import type { PostingsSearch } from "@medsieve/sources/library/postings/search-postings";
import type { TrialRegistry } from "@medsieve/sources/trials/trial-registry";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AuthGuard } from "../../http/auth-guard.ts";
import { isAllowedOrigin, type OriginConfig } from "../../http/origins.ts";
import { registerHistoryRoutes } from "./history-routes.ts";
import { registerRecordRoutes } from "./record/record-routes.ts";
import type { SearchesDeps } from "./searches-deps.ts";
import { registerSearchesRoutes } from "./searches-routes.ts";
import { SearchesService } from "./searches-service.ts";
import { CLOSE_SERVER_ENDS, registerSearchesSocket } from "./searches-socket.ts";
import { registerTrialsRoute } from "./trials-route.ts";

export interface SearchesModuleOptions extends SearchesDeps {
  guard: AuthGuard;
  origins: OriginConfig;
  trialRegistry: TrialRegistry;
  postings: PostingsSearch;
}

/** Beyond this the connection ends (1009); up to it, a message that is too large gets an answer that says so. */
const FRAME_CUT_OFF_BYTES = 16 * SOCKET_MAX_FRAME_BYTES;

/** Searching by socket, by stream and by plain request, and the history of it. */
export const searchesModule: FastifyPluginAsyncZod<SearchesModuleOptions> = async (app, options) => {
  const { guard, origins, postings, trialRegistry, ...deps } = options;
  const service = new SearchesService(deps);
  // Before the sockets are closed, so that followers of a search get its last events.
  app.addHook("preClose", async () => {
    await service.close();
    // Those that came so late that nothing of theirs was answered yet.
    for (const client of app.websocketServer.clients) client.close(CLOSE_SERVER_ENDS, "The server ends");
  });
  await app.register(websocket, {
    options: {
      maxPayload: FRAME_CUT_OFF_BYTES,
      verifyClient: ({ origin }: { origin: string | undefined }) => isAllowedOrigin(origin, origins),
    },
  });
  registerSearchesRoutes(app, { service, guard });
  registerHistoryRoutes(app, { service, guard, database: deps.database });
  registerTrialsRoute(app, { service, guard, registry: trialRegistry });
  registerRecordRoutes(app, { guard, postings, database: deps.database, work: deps.work });
  registerSearchesSocket(app, { service, guard, ...deps });
  app.addHook("onReady", () => service.open());
};

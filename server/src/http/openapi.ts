import swagger from "@fastify/swagger";
import { TOKEN_SCOPES, type TokenScope } from "@medsieve/contract/constants";
import type { onRequestHookHandler } from "fastify";
import { jsonSchemaTransform } from "fastify-type-provider-zod";
import type { HttpApp } from "./app-types.ts";
import type { AuthGuard } from "./auth-guard.ts";
import { addExamples, type DescribedOperation } from "./openapi-examples.ts";
import { addRefusals, REFUSALS } from "./openapi-refusals.ts";
import { NO_BODY, NO_PARAMETERS } from "./strict-input.ts";

const DESCRIPTION =
  "Searches can be followed live at the socket /api/v1/ws?token=…, which this description cannot hold: " +
  "send a body of POST /search, and receive the lines of POST /search/stream.";

/** Describes every route that is registered after this, from its schemas; `app.swagger()` gives the description. */
export async function registerOpenApi(app: HttpApp, guard: AuthGuard): Promise<void> {
  const sessionHooks: unknown[] = [
    guard.requireSession,
    guard.requireUser,
    guard.requireAdmin,
    guard.requireProvenAdmin,
    guard.requireManager,
    guard.requireProvenManager,
    guard.requireEnrolling,
    guard.requireProvenEnrolling,
  ];
  const scopeOf = new Map<unknown, TokenScope>(TOKEN_SCOPES.map((scope) => [guard.requireScope[scope], scope]));
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: { title: "Medsieve", version: "1", description: DESCRIPTION },
      components: {
        responses: REFUSALS,
        securitySchemes: {
          accessToken: {
            type: "http",
            scheme: "bearer",
            bearerFormat: "JWT",
            description: "Given by POST /auth/login",
          },
          personalToken: {
            type: "http",
            scheme: "bearer",
            description:
              "A personal token, mst_…, made on the account page; beside a call stands the scope that opens it",
          },
        },
      },
    },
    transform: (route) => {
      const hooks = [route.route.onRequest ?? []].flat() as onRequestHookHandler[];
      const scope = hooks.map((hook) => scopeOf.get(hook)).find((one) => one !== undefined);
      const isGuarded = scope !== undefined || hooks.some((hook) => sessionHooks.includes(hook));
      const security = [{ accessToken: [] }, ...(scope === undefined ? [] : [{ personalToken: [scope] }])];
      const { querystring, body, ...schema } = route.schema ?? {};
      const input = {
        ...(querystring === undefined || querystring === NO_PARAMETERS ? {} : { querystring }),
        ...(body === undefined || body === NO_BODY ? {} : { body }),
      };
      const described = { ...schema, ...input };
      const secured = isGuarded ? { ...described, security } : described;
      return jsonSchemaTransform({ ...route, schema: secured });
    },
    transformObject: (document) => {
      if (!("openapiObject" in document)) return document.swaggerObject;
      const paths = (document.openapiObject.paths ?? {}) as Record<string, Record<string, DescribedOperation>>;
      for (const [path, operations] of Object.entries(paths)) {
        for (const [method, operation] of Object.entries(operations)) {
          addExamples(method, path, operation);
          addRefusals(operation);
        }
      }
      return document.openapiObject;
    },
  });
}

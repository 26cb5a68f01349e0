import cookie from "@fastify/cookie";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { registerCallbackRoutes } from "./callback-routes.ts";
import { registerLogoutRoutes } from "./logout-routes.ts";
import { createOidcContext, type OidcModuleOptions } from "./oidc-context.ts";
import { registerStartRoutes } from "./start-routes.ts";

/** Signing in at an OpenID provider. Every answer to the browser is a page: a redirect to the provider, or to our own. */
export const oidcModule: FastifyPluginAsyncZod<OidcModuleOptions> = async (app, options) => {
  await app.register(cookie);
  app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(body as string)));
  });
  const context = createOidcContext(options);
  registerStartRoutes(app, context);
  registerCallbackRoutes(app, context);
  registerLogoutRoutes(app, context);
};

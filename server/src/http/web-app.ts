import { existsSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import { AppError } from "@medsieve/runtime/app-error";
import type { FastifyRequest } from "fastify";
import type { HttpApp } from "./app-types.ts";

/** What is never answered with a page. */
const NOT_PAGES = /^\/(api|health|metrics|mcp|assets)(\/|\?|$)/;
const ASSETS_FOLDER = "/assets/";

/**
 * Serves the built web application in `folder`: hashed assets to be kept for ever, everything else to be asked for
 * again, and the page itself for every address that a browser opens. Register it after the API.
 */
export async function registerWebApp(app: HttpApp, folder: string): Promise<void> {
  const isBuilt = existsSync(join(folder, "index.html"));
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      cacheControl: false,
      setHeaders: (response, path) => {
        const isHashed = path.slice(folder.length).replaceAll("\\", "/").startsWith(ASSETS_FOLDER);
        response.setHeader("cache-control", isHashed ? "public, max-age=31536000, immutable" : "no-cache");
      },
    });
  } else {
    app.log.warn(`The web application is not built: ${join(folder, "index.html")} is missing. Run npm start.`);
  }
  app.get("/*", { schema: { hide: true } }, async (request, reply) => {
    if (!wantsPage(request)) throw new AppError(404, "not_found", "Not found");
    if (!isBuilt) throw new AppError(404, "not_found", "The web application is not built. Run npm start.");
    return reply.sendFile("index.html");
  });
}

function wantsPage(request: FastifyRequest): boolean {
  return !NOT_PAGES.test(request.url) && (request.headers.accept ?? "").includes("text/html");
}

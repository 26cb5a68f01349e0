import type { HttpApp } from "./app-types.ts";

/** Reads JSON bodies only; an empty one counts as none, whatever its content type says. */
export function readJsonBodies(app: HttpApp): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body === "") done(null, undefined);
    else parse(request, body.toString(), done);
  });
}

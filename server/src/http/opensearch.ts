import type { HttpApp } from "./app-types.ts";

/** GET /opensearch.xml, by which a browser learns to search here (OpenSearch 1.1): it opens the page with the question. */
export function registerOpenSearch(app: HttpApp, publicUrl: string): void {
  const description = describeSearch(publicUrl);
  app.get("/opensearch.xml", { schema: { hide: true } }, async (_request, reply) =>
    reply.header("content-type", "application/opensearchdescription+xml; charset=utf-8").send(description),
  );
}

function describeSearch(publicUrl: string): string {
  const address = escapeXml(publicUrl);
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>Medsieve</ShortName>
  <Description>Ask a clinical or research question</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="16" height="16" type="image/svg+xml">${address}/favicon.svg</Image>
  <Url type="text/html" method="get" template="${address}/?q={searchTerms}"/>
  <Url type="application/opensearchdescription+xml" rel="self" template="${address}/opensearch.xml"/>
</OpenSearchDescription>
`;
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}

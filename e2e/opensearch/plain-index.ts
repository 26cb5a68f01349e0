import type { PaperIndex } from "../../sources/src/opensearch/paper-index.ts";

/** An index of this cluster, asked as it stands: what goes wrong is thrown with OpenSearch's own words. */
export function openPlainIndex(address: string, name: string): PaperIndex {
  return {
    name,
    async request(method, path, body, signal) {
      const isLines = Array.isArray(body);
      const sent = isLines ? body.map((line) => `${JSON.stringify(line)}\n`).join("") : JSON.stringify(body);
      const response = await fetch(`${address}${path}`, {
        method,
        signal,
        headers: { "content-type": isLines ? "application/x-ndjson" : "application/json" },
        ...(body === null ? {} : { body: sent }),
      });
      const text = await response.text();
      if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text.slice(0, 2_000)}`);
      return JSON.parse(text);
    },
  };
}

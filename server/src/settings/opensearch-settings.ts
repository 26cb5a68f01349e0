import type { OpenSearchSettings } from "@medsieve/sources/opensearch/opensearch-settings";
import { z } from "zod";
import { EnvError, webAddress } from "./setting-types.ts";

/** Addresses without user and password, with commas between. */
const nodeAddresses = z
  .string()
  .transform((list) => list.split(",").map((url) => url.trim()))
  .pipe(z.array(webAddress.refine((url) => URL.parse(url)?.username === "")))
  .transform((urls) => urls.join(","));

/** The settings of the library in OpenSearch: what each takes, and in words. */
export const OPENSEARCH_SETTINGS = {
  OPENSEARCH_URL: {
    schema: nodeAddresses,
    fallback: "http://localhost:9200",
    takes:
      "an address that begins with http:// or https:// and holds no password, or several of one cluster with commas between, e.g. https://search.example.org:9200",
  },
  OPENSEARCH_INDEX: {
    schema: z.string().regex(/^[a-z\d][a-z\d._-]{0,199}$/),
    fallback: "medsieve-papers",
    takes: "the name of an index: small letters, digits, . _ and -, a letter or digit first",
  },
  OPENSEARCH_USERNAME: { schema: z.string().min(1).max(200), fallback: null, takes: "a user of OpenSearch" },
  OPENSEARCH_PASSWORD: { schema: z.string().min(1).max(500), fallback: null, takes: "the password of that user" },
} as const;

type Setting = keyof typeof OPENSEARCH_SETTINGS;
/** Null when it is not set and has no default. */
type Read = (name: Setting) => string | null;

/** Throws EnvError where a password stands without a user, or a user without a password. */
export function readOpenSearchSettings(read: Read): OpenSearchSettings {
  const { OPENSEARCH_URL, OPENSEARCH_INDEX } = OPENSEARCH_SETTINGS;
  const [username, password] = [read("OPENSEARCH_USERNAME"), read("OPENSEARCH_PASSWORD")];
  if ((username === null) !== (password === null)) {
    const missing = username === null ? "OPENSEARCH_USERNAME" : "OPENSEARCH_PASSWORD";
    throw new EnvError(`${missing} is not set, but its counterpart is; it takes ${OPENSEARCH_SETTINGS[missing].takes}`);
  }
  return {
    urls: (read("OPENSEARCH_URL") ?? OPENSEARCH_URL.fallback).split(","),
    index: read("OPENSEARCH_INDEX") ?? OPENSEARCH_INDEX.fallback,
    username,
    password,
  };
}

import { historyPageSchema, searchDetailsSchema } from "@medsieve/contract/history";
import { recallRequestSchema } from "@medsieve/contract/queries";
import { CITATION_FORMATS, prismaFlowSchema, searchRecordSchema } from "@medsieve/contract/records";
import { type McpServer, ResourceNotFoundError, ResourceTemplate, requireScopes } from "@modelcontextprotocol/server";
import { z } from "zod";
import { type ApiCalls, CallRefused } from "./api-calls.ts";
import { choosePapers, describeProof, linkRecord, nameResource, provenSearchSchema, shortShape } from "./proof.ts";
import type { ToolDeps } from "./search-tool.ts";
import { answerTool } from "./tool-answers.ts";

const RESOURCES_LISTED = 50;
const annotations = { readOnlyHint: true, openWorldHint: false };
const scopeChallenge = requireScopes("read");
const searchIdSchema = z.uuid({ error: "search_id must be a UUID" }).describe("The search_id that `search` answered");

const recordSchema = provenSearchSchema.extend({
  question: z.string(),
  started_at: z.iso.datetime(),
  finished_at: z.iso.datetime().nullable(),
  flow: prismaFlowSchema,
  /** SHA-256 of the record as it was sealed, and whether what is kept still has it. */
  digest: z.string().nullable(),
  digest_agrees: z.boolean().nullable(),
});

/** The same with papers in full that a model can read at once; the resource has all. */
const shortRecordSchema = recordSchema.extend(shortShape);

const exportSchema = z.object({
  search_id: z.uuid(),
  record_url: z.url(),
  format: z.enum(CITATION_FORMATS),
  text: z.string(),
});

/** What is kept of a search: as a tool and as a resource, and its papers as a file of references. */
export function registerRecordTools(server: McpServer, { api, publicUrl }: ToolDeps): void {
  /** Throws ResourceNotFoundError for what names no search of the user's. */
  async function readResource(uri: string, id: unknown) {
    const searchId = z.uuid().safeParse(id);
    if (!searchId.success) throw new ResourceNotFoundError(uri);
    try {
      return await readWholeRecord(api, searchId.data, publicUrl);
    } catch (error) {
      throw error instanceof CallRefused && error.status === 404 ? new ResourceNotFoundError(uri) : error;
    }
  }

  server.registerTool(
    "get_record",
    {
      title: "Get the record of a search",
      description:
        "The sealed record of a search that has ended: question, queries, flow of papers, answer, the digest that proves " +
        "that nothing was changed, and the papers that matter most with their statements, their sentences and offsets. " +
        "Those of other papers, which `further_papers` names, are given with pmids.",
      inputSchema: z.object({ search_id: searchIdSchema, pmids: recallRequestSchema.shape.pmids.optional() }),
      outputSchema: shortRecordSchema,
      ...{ annotations, scopeChallenge },
    },
    ({ search_id, pmids }) =>
      answerTool(async () => {
        const record = await readWholeRecord(api, search_id, publicUrl);
        const named = record.papers.filter(({ pmid }) => pmids?.includes(pmid));
        const chosen = pmids === undefined ? choosePapers(record) : { papers: named, further_papers: [] };
        return shortRecordSchema.parse({ ...record, ...chosen });
      }),
  );

  server.registerTool(
    "export",
    {
      title: "Export the papers as references",
      description: "The papers of a search as a file of references: RIS (Zotero, EndNote), NBIB (PubMed) or BibTeX.",
      inputSchema: z.object({
        search_id: searchIdSchema,
        format: z
          .enum(CITATION_FORMATS, { error: `format must be one of: ${CITATION_FORMATS.join(", ")}` })
          .default("ris"),
      }),
      outputSchema: exportSchema,
      ...{ annotations, scopeChallenge },
    },
    ({ search_id, format }) =>
      answerTool(async () => {
        const text = await api.readText({
          method: "GET",
          path: `/search-history/${search_id}/citations?format=${format}`,
        });
        return { search_id, record_url: linkRecord(search_id, publicUrl), format, text };
      }),
  );

  server.registerResource(
    "search",
    new ResourceTemplate(nameResource("{id}"), { list: () => listRecent(api) }),
    {
      title: "Record of a search",
      description: "The sealed record of one of your searches, with the statements of all its papers",
      mimeType: "application/json",
      scopeChallenge,
    },
    async (uri, { id }) => ({
      contents: [
        {
          uri: uri.href,
          mimeType: "application/json",
          text: JSON.stringify(await readResource(uri.href, id)),
        },
      ],
    }),
  );
}

async function readWholeRecord(api: ApiCalls, searchId: string, publicUrl: string) {
  const path = `/search-history/${searchId}`;
  const [details, record] = await Promise.all([
    api.read({ method: "GET", path: `${path}/details` }, searchDetailsSchema),
    api.read({ method: "GET", path: `${path}/record` }, searchRecordSchema),
  ]);
  return recordSchema.parse({ ...record, ...describeProof({ ...details, search_id: searchId }, publicUrl) });
}

/** The newest searches; none for a token that may not read them. */
async function listRecent(api: ApiCalls) {
  try {
    const path = `/search-history?per_page=${RESOURCES_LISTED}`;
    const { searches } = await api.read({ method: "GET", path }, historyPageSchema);
    const ended = searches.filter(({ status }) => status !== "running");
    return {
      resources: ended.map(({ id, query, created_at }) => ({
        ...{ uri: nameResource(id), name: query, mimeType: "application/json" },
        annotations: { lastModified: created_at },
      })),
    };
  } catch (error) {
    if (error instanceof CallRefused && error.code === "scope_missing") return { resources: [] };
    throw error;
  }
}

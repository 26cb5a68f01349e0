import { okResponseSchema } from "@medsieve/contract/accounts";
import {
  filePartAnswerSchema,
  libraryFilesSchema,
  libraryImportsPageSchema,
  libraryJobAnswerSchema,
  librarySchema,
  retractedPapersPageSchema,
} from "@medsieve/contract/admin/library";
import { ADMIN_PAGE_SIZE_DEFAULT } from "@medsieve/contract/constants";
import { keepPreviousData, type QueryClient, queryOptions } from "@tanstack/react-query";
import { callApi } from "../../lib/api-client.ts";
import type { LibraryView } from "./library-view.ts";

const LIBRARY_KEY = ["admin", "library"] as const;
const JOB_KEY = ["admin", "library-job"] as const;
/** How often a running import is asked how far it is. */
const FOLLOW_EVERY_MS = 1_000;

export function libraryQuery() {
  return queryOptions({
    queryKey: [...LIBRARY_KEY, "described"],
    queryFn: ({ signal }) => callApi({ path: "/admin/library", schema: librarySchema, signal }),
    staleTime: 0,
  });
}

/** The import that is running, else the last. */
export function jobQuery() {
  return queryOptions({
    queryKey: JOB_KEY,
    queryFn: async ({ signal }) =>
      (await callApi({ path: "/admin/library/job", schema: libraryJobAnswerSchema, signal })).job,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.status === "running" ? FOLLOW_EVERY_MS : false),
  });
}

export function folderQuery() {
  return queryOptions({
    queryKey: [...LIBRARY_KEY, "folder"],
    queryFn: ({ signal }) => callApi({ path: "/admin/library/files", schema: libraryFilesSchema, signal }),
    staleTime: 0,
  });
}

const writePage = ({ page = 1, size = ADMIN_PAGE_SIZE_DEFAULT }: LibraryView) =>
  new URLSearchParams({ page: String(page), per_page: String(size) });

export function importsQuery(view: LibraryView) {
  const wanted = writePage(view);
  return queryOptions({
    queryKey: [...LIBRARY_KEY, "imports", wanted.toString()],
    queryFn: ({ signal }) =>
      callApi({ path: `/admin/library/imports?${wanted}`, schema: libraryImportsPageSchema, signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

export function retractedQuery(view: LibraryView) {
  const wanted = writePage(view);
  if (view.filter !== undefined) wanted.set("search", view.filter);
  return queryOptions({
    queryKey: [...LIBRARY_KEY, "retracted", wanted.toString()],
    queryFn: ({ signal }) =>
      callApi({ path: `/admin/library/retractions?${wanted}`, schema: retractedPapersPageSchema, signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** After what is in the library, or in its folder, has changed. */
export function refreshLibrary(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: LIBRARY_KEY });
}

export async function beginImport(client: QueryClient, files: readonly string[]): Promise<void> {
  const path = "/admin/library/imports";
  const { job } = await callApi({ method: "POST", path, body: { files }, schema: libraryJobAnswerSchema });
  client.setQueryData(jobQuery().queryKey, job);
}

export async function cancelImport(client: QueryClient): Promise<void> {
  const path = "/admin/library/job/cancel";
  const { job } = await callApi({ method: "POST", path, schema: libraryJobAnswerSchema });
  client.setQueryData(jobQuery().queryKey, job);
}

const nameFile = (name: string) => `/admin/library/files/${encodeURIComponent(name)}`;

export function sendPart(name: string, part: Blob, place: { offset: number; size: number }, signal: AbortSignal) {
  const path = `${nameFile(name)}?offset=${place.offset}&size=${place.size}`;
  return callApi({ method: "PUT", path, body: part, schema: filePartAnswerSchema, signal, timeoutMs: null });
}

export function removeFile(name: string) {
  return callApi({ method: "DELETE", path: nameFile(name), schema: okResponseSchema });
}

export function saveDemonstration(isOn: boolean) {
  const body = { is_on: isOn };
  return callApi({ method: "PUT", path: "/admin/library/demonstration", body, schema: librarySchema });
}

import { API_PREFIX } from "@medsieve/contract/constants";
import { callWithToken } from "./api-client.ts";
import { ApiError, describeRefusal } from "./api-error.ts";

interface FileRequest {
  /** Below /api/v1, with its query string. */
  path: string;
  signal: AbortSignal;
  /** Called with the bytes that have come so far. */
  onProgress(bytes: number): void;
}

/** Fetches a file of the API as it is, which may take as long as it takes. Throws ApiError, or the signal's reason. */
export function fetchFile({ path, signal, onProgress }: FileRequest): Promise<Blob> {
  return callWithToken(path, async (token) => {
    const headers = new Headers(token === null ? {} : { authorization: `Bearer ${token}` });
    try {
      const response = await fetch(API_PREFIX + path, { headers, credentials: "same-origin", signal });
      if (!response.ok) throw describeRefusal(response.status, response.headers, await readJson(response));
      return await collect(response, onProgress);
    } catch (error) {
      if (signal.aborted) throw signal.reason ?? error;
      if (error instanceof ApiError) throw error;
      throw new ApiError({ status: 0, code: "no_response", detail: null, retryAfter: null, body: undefined });
    }
  });
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}

async function collect(response: Response, onProgress: (bytes: number) => void): Promise<Blob> {
  const type = response.headers.get("content-type") ?? "";
  if (response.body === null) return new Blob([], { type });
  const reader = response.body.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Blob(parts, { type });
    parts.push(value);
    bytes += value.byteLength;
    onProgress(bytes);
  }
}

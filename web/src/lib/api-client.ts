import { API_TIMEOUT_MS } from "@medsieve/contract/constants";
import { ApiError } from "./api-error.ts";
import { askForProof } from "./ask-for-proof.ts";
import type { AnswerSchema } from "./read-answer.ts";
import { type ApiRequest, sendRequest } from "./send-request.ts";
import { describeExpiry, renewToken } from "./session-renewal.ts";
import { endSession, getAccessToken, getStoredUserId } from "./session-store.ts";

interface ApiCall<Answer> extends Omit<ApiRequest, "token" | "timeoutMs"> {
  schema: AnswerSchema<Answer>;
  /** Milliseconds, 30 s by default; null for POST /search, which takes as long as it takes. */
  timeoutMs?: number | null;
}

/** Of the calls under /auth, those that an access token is needed for; the others are how one is got. */
const AUTH_CALLS_WITH_TOKEN = ["/auth/me", "/auth/password", "/auth/step-up"];

function isAboutToken(path: string, error: unknown): error is ApiError {
  if (!(error instanceof ApiError) || error.status !== 401) return false;
  if (path.startsWith("/auth/") && !AUTH_CALLS_WITH_TOKEN.includes(path)) return false;
  return error.code !== "wrong_password" && error.code !== "invalid_credentials";
}

/**
 * Calls the API and answers what `schema` makes of the reply. Throws ApiError.
 * A refused token is renewed once and the call repeated once; when that is refused too, every tab is signed out.
 */
export async function callApi<Answer>(call: ApiCall<Answer>): Promise<Answer> {
  return (await callVersionedApi(call)).data;
}

/** The same for what has a version, which a later call names in `ifMatch`; null when the answer named none. */
export async function callVersionedApi<Answer>(
  call: ApiCall<Answer>,
): Promise<{ data: Answer; version: string | null }> {
  const { schema, timeoutMs = API_TIMEOUT_MS, ...request } = call;
  return callWithToken(call.path, async (token) =>
    readAnswer(schema, await sendRequest({ ...request, timeoutMs, token })),
  );
}

/**
 * Does `call` with the access token; where that is refused, once more with a renewed one, and where the server wants to be
 * shown again who this is, once more after that.
 */
export async function callWithToken<Answer>(
  path: string,
  call: (token: string | null) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await callRenewing(path, call);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== "step_up_required") throw error;
    await askForProof(error);
    return callRenewing(path, call);
  }
}

async function callRenewing<Answer>(path: string, call: (token: string | null) => Promise<Answer>): Promise<Answer> {
  const token = getAccessToken();
  const userId = getStoredUserId();
  try {
    return await call(token);
  } catch (error) {
    if (error instanceof ApiError && error.code === "account_inactive" && token !== null) endSession("inactive");
    if (token === null || !isAboutToken(path, error)) throw error;
  }

  const renewed = await renewToken(token, userId);
  try {
    return await call(renewed);
  } catch (error) {
    if (!isAboutToken(path, error)) throw error;
    if (getAccessToken() === renewed) endSession("expired");
    throw describeExpiry();
  }
}

function readAnswer<Answer>(
  schema: AnswerSchema<Answer>,
  { status, answer, version }: { status: number; answer: unknown; version: string | null },
) {
  const parsed = schema.safeParse(answer);
  if (parsed.success) return { data: parsed.data, version };
  throw new ApiError({ status, code: "unexpected_answer", detail: null, retryAfter: null, body: answer });
}

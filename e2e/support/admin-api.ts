import { authResponseSchema } from "@medsieve/contract/accounts";
import { ADMIN } from "./server.ts";

/** Calls of an administrator's, as another program would make them. */
export interface AdminApi {
  /** Both answer what the server answers, and throw where that is a refusal. */
  get(path: string): Promise<unknown>;
  post(path: string, body: unknown): Promise<unknown>;
}

export async function openAdminApi(url: string): Promise<AdminApi> {
  async function call(path: string, init: RequestInit): Promise<unknown> {
    const answer = await fetch(`${url}/api/v1${path}`, init);
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}: ${await answer.text()}`);
    return answer.json();
  }
  const send = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    call(path, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
  const { access_token } = authResponseSchema.parse(await send("/auth/login", ADMIN));
  const headers = { authorization: `Bearer ${access_token}` };
  return { get: (path) => call(path, { headers }), post: (path, body) => send(path, body, headers) };
}

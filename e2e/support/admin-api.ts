import { authResponseSchema } from "@medsieve/contract/accounts";
import { ADMIN } from "./server.ts";

/** Calls of an administrator's, as another program would make them. */
export interface AdminApi {
  /** Answers what the server answers; throws where that is a refusal. */
  post(path: string, body: unknown): Promise<unknown>;
}

export async function openAdminApi(url: string): Promise<AdminApi> {
  async function send(path: string, body: unknown, headers: Record<string, string> = {}): Promise<unknown> {
    const answer = await fetch(`${url}/api/v1${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}: ${await answer.text()}`);
    return answer.json();
  }
  const { access_token } = authResponseSchema.parse(await send("/auth/login", ADMIN));
  return { post: (path, body) => send(path, body, { authorization: `Bearer ${access_token}` }) };
}

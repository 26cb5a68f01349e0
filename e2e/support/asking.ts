import { randomUUID } from "node:crypto";
import { authResponseSchema } from "@medsieve/contract/accounts";
import { SocketClient } from "../../server/test/socket-client.ts";
import { ADMIN } from "./server.ts";

export const QUESTION = { query: "Do SGLT2 inhibitors reduce hospital admission in heart failure?", language: "en" };

export async function readToken(url: string): Promise<string> {
  const login = await fetch(`${url}/api/v1/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(ADMIN),
  });
  return authResponseSchema.parse(await login.json()).access_token;
}

/** A call with the token; what it has as body is sent by POST. */
export function callServer(url: string, token: string, path: string, body?: object): Promise<Response> {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  if (body === undefined) return fetch(`${url}/api/v1${path}`, { headers });
  return fetch(`${url}/api/v1${path}`, { method: "POST", headers, body: JSON.stringify(body) });
}

export async function countUsed(url: string, token: string): Promise<number> {
  const answer = await callServer(url, token, "/usage/current");
  return (await answer.json()).data.current_usage;
}

/** A socket that asks, and what it was closed with, once it is. */
export async function askBySocket(url: string, token: string) {
  const client = new SocketClient(url, token);
  const closed = new Promise<number>((resolve) => client.socket.once("close", resolve));
  await client.send({ ...QUESTION, preference: "clinical_trials", request_id: randomUUID() });
  const began = await client.untilType("search_status");
  if (began.type !== "search_status") throw new Error("the search did not begin");
  return { client, closed, searchId: began.search_id };
}

import { once } from "node:events";
import { type AddressInfo, connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import type { HttpApp } from "./app-types.ts";
import { createHttpApp } from "./http-app.ts";
import { createLogger } from "./logging.ts";

const logged: string[] = [];
let app: HttpApp;
let port: number;
const sockets: Socket[] = [];
beforeAll(async () => {
  app = await createHttpApp({
    logger: createLogger("info", { write: (line) => void logged.push(line) }),
    origins: { publicUrl: "http://localhost:3000", port: 3000 },
    arrival: { headersMs: 40, wholeMs: 80, checkEveryMs: 10 },
    connectionsMax: 3,
  });
  app.post("/things", { schema: { body: z.object({ name: z.string() }) } }, async () => ({ ok: true }));
  await app.listen({ port: 0, host: "127.0.0.1" });
  port = (app.server.address() as AddressInfo).port;
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await app.close();
});

function open(sent: string): Socket {
  const socket = connect({ port, host: "127.0.0.1" });
  sockets.push(socket);
  if (sent !== "") socket.write(sent);
  return socket;
}

describe("a request that does not arrive", () => {
  it.each([
    ["its header", "POST /things HTTP/1.1\r\nHost: x\r\nX-Slow: "],
    [
      "its body",
      'POST /things HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{"na',
    ],
  ])("ends with 408 and the connection, while %s is awaited", async (_what, sent) => {
    const answer = await text(open(sent));
    expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    expect(JSON.parse(answer.slice(answer.indexOf("\r\n\r\n")))).toEqual({
      detail: "The request did not arrive in time, and the connection was closed. Send it again",
      code: "request_timeout",
    });
  });
});

describe("connections", () => {
  it("beyond the most there may be are closed as they come, and the log says so once", async () => {
    const held = [open(""), open(""), open("")];
    await Promise.all(held.map((socket) => once(socket, "connect")));
    for (const socket of [open(""), open("")]) await once(socket.resume(), "close");
    expect(logged.filter((line) => line.includes("a connection was refused"))).toHaveLength(1);
    for (const socket of held) socket.destroy();
  });
});

import { once } from "node:events";
import { type ServerMessage, serverMessageSchema } from "@medsieve/contract/search-events";
import { WebSocket } from "ws";

/** A socket that keeps every message, each checked against the contract. */
export class SocketClient {
  readonly messages: ServerMessage[] = [];
  readonly socket: WebSocket;
  #wakers: (() => void)[] = [];

  constructor(address: string, token: string, options: { origin?: string } = {}) {
    this.socket = new WebSocket(`${address.replace("http", "ws")}/api/v1/ws?token=${token}`, options);
    this.socket.on("message", (data) => {
      this.messages.push(serverMessageSchema.parse(JSON.parse(String(data))));
      for (const wake of this.#wakers.splice(0)) wake();
    });
  }

  async until(found: (message: ServerMessage) => boolean): Promise<ServerMessage> {
    for (;;) {
      const message = this.messages.find(found);
      if (message !== undefined) return message;
      await new Promise<void>((resolve) => this.#wakers.push(resolve));
    }
  }

  untilType(type: ServerMessage["type"]): Promise<ServerMessage> {
    return this.until((message) => message.type === type);
  }

  async send(message: unknown): Promise<void> {
    if (this.socket.readyState === WebSocket.CONNECTING) await once(this.socket, "open");
    this.socket.send(typeof message === "string" ? message : JSON.stringify(message));
  }

  types(): string[] {
    return this.messages.filter((message) => "seq" in message).map((message) => message.type);
  }
}

import type { WebSocket } from "@fastify/websocket";
import { SOCKET_CLOSE_NOT_SIGNED_IN, SOCKET_CLOSE_TOO_MANY } from "@medsieve/contract/constants";
import {
  cancelMessageSchema,
  resumeMessageSchema,
  type ServerMessage,
  startMessageSchema,
} from "@medsieve/contract/search-events";
import type { Database } from "@medsieve/database/client";
import type { Notifications } from "@medsieve/database/notifications";
import { refuseOutage } from "@medsieve/database/outage";
import { AppError } from "@medsieve/runtime/app-error";
import type { FastifyBaseLogger, FastifyRequest } from "fastify";
import { z } from "zod";
import { readUsage, type UsageLimits } from "../../db/usage.ts";
import type { UserRow } from "../../db/users.ts";
import type { HttpApp } from "../../http/app-types.ts";
import { auditRefusal } from "../../http/audit-denials.ts";
import type { AuthGuard } from "../../http/auth-guard.ts";
import type { SignedIn } from "../../http/identification.ts";
import { toClient } from "../../http/search-client.ts";
import { makeStrict } from "../../http/strict-input.ts";
import { type OpenSocket, OpenSockets } from "./open-sockets.ts";
import type { SearchesService } from "./searches-service.ts";
import { readMessage, toMessage, validate } from "./socket-messages.ts";

const CLOSE_SERVER_ERROR = 1011;
/** "Service restart": the client is to come back, to this server or another. */
export const CLOSE_SERVER_ENDS = 1012;
/** Messages of one client that may wait; then no more are read from its connection until these are answered. */
const MESSAGES_WAITING = 16;

const cancelMessage = makeStrict(cancelMessageSchema);
const resumeMessage = makeStrict(resumeMessageSchema);
const startMessage = makeStrict(startMessageSchema);

export interface SearchesSocketDeps {
  service: SearchesService;
  database: Database;
  notifications: Notifications;
  guard: AuthGuard;
  limits: UsageLimits;
  now: () => Date;
}

/** GET /ws?token=…: starts, resumes and cancels searches, and sends their events. */
export function registerSearchesSocket(app: HttpApp, deps: SearchesSocketDeps): void {
  const schema = { hide: true, querystring: z.object({ token: z.string().default("") }) };
  const sockets = new OpenSockets(deps.guard, app.log);
  app.addHook("onClose", async () => sockets.close());
  app.get("/ws", { websocket: true, schema }, async (socket, request) => {
    await new SocketConnection(socket, request.query.token, { ...deps, sockets }, request).open();
  });
}

class SocketConnection implements OpenSocket {
  readonly #socket: WebSocket;
  readonly #deps: SearchesSocketDeps & { sockets: OpenSockets };
  readonly #request: FastifyRequest;
  readonly #log: FastifyBaseLogger;
  readonly #closed = new AbortController();
  readonly #following = new Set<string>();
  readonly token: string;
  readonly address: string;
  /** Not handled yet; one is at a time, in the order they came. */
  readonly #messages: Buffer[] = [];
  #isAlive = true;
  #isOpen = false;
  #isHandling = false;
  #usageChanged = false;
  #isSendingUsage = false;

  constructor(
    socket: WebSocket,
    token: string,
    deps: SearchesSocketDeps & { sockets: OpenSockets },
    request: FastifyRequest,
  ) {
    this.#socket = socket;
    this.token = token;
    this.address = request.ip;
    this.#deps = deps;
    this.#request = request;
    this.#log = request.log;
  }

  async open(): Promise<void> {
    this.#socket.on("message", (data: Buffer) => this.#receive(data));
    this.#socket.on("close", () => this.#closed.abort());
    this.#socket.on("error", () => this.#closed.abort());
    const { sockets, service } = this.#deps;
    this.#closed.signal.addEventListener("abort", () => sockets.leave(this));
    service.ending.addEventListener("abort", () => this.#leaveEndingServer(), { signal: this.#closed.signal });
    if (!(await this.#mayStay(() => sockets.enter(this)))) return;
    try {
      const signedIn = await this.#authenticate();
      if (signedIn === null || this.#closed.signal.aborted) return;
      if (!(await this.#mayStay(() => sockets.admit(this, signedIn.user.id)))) return;
      this.#watch(signedIn.user.id);
      await this.#sendStatus(signedIn.user);
    } catch (error) {
      await this.#send(toMessage(error, this.#log));
      this.#socket.close(CLOSE_SERVER_ERROR);
      return;
    }
    this.#isOpen = true;
    await this.#handleWaiting();
  }

  /** False, and the socket closed, where there are too many. */
  async #mayStay(ask: () => void): Promise<boolean> {
    try {
      ask();
      return true;
    } catch (error) {
      await this.#send(toMessage(error, this.#log));
      this.#socket.close(SOCKET_CLOSE_TOO_MANY, error instanceof AppError ? error.message : "");
      return false;
    }
  }

  async checkToken(): Promise<void> {
    await this.#lookAgain();
  }

  beat(): void {
    if (!this.#isAlive) {
      this.#socket.terminate();
      return;
    }
    this.#isAlive = false;
    this.#socket.ping();
  }

  /**
   * Null, and the socket closed, when the token does not stand for a user who may come in. Throws in an outage of the
   * database, which says nothing about that.
   */
  async #authenticate(): Promise<SignedIn | null> {
    try {
      return await this.#deps.guard.authenticateToken(this.#request, this.token);
    } catch (error) {
      if (refuseOutage(error) !== null) throw error;
      await this.#auditRefusal(error);
      await this.#send(toMessage(error, this.#log));
      this.#socket.close(error instanceof AppError ? SOCKET_CLOSE_NOT_SIGNED_IN : CLOSE_SERVER_ERROR);
      return null;
    }
  }

  /** As authenticate; null in an outage, until the next look. */
  async #lookAgain(): Promise<SignedIn | null> {
    return this.#authenticate().catch(() => null);
  }

  async #auditRefusal(error: unknown): Promise<void> {
    const audit = { db: this.#deps.database.db, now: this.#deps.now };
    if (error instanceof AppError) await auditRefusal(audit, this.#request, error.code);
  }

  #watch(userId: string): void {
    const unsubscribe = this.#deps.notifications.subscribe("usage", (id) => {
      if (id === userId) void this.#sendUsage();
    });
    this.#socket.on("pong", () => {
      this.#isAlive = true;
    });
    this.#closed.signal.addEventListener("abort", unsubscribe);
  }

  #receive(data: Buffer): void {
    this.#messages.push(data);
    if (this.#messages.length >= MESSAGES_WAITING) this.#socket.pause();
    void this.#handleWaiting();
  }

  async #handleWaiting(): Promise<void> {
    if (!this.#isOpen || this.#isHandling) return;
    this.#isHandling = true;
    for (let data = this.#messages.shift(); data !== undefined; data = this.#messages.shift()) {
      try {
        const signedIn = await this.#authenticate();
        if (signedIn === null || this.#closed.signal.aborted) return;
        await this.#handle(signedIn, readMessage(data));
      } catch (error) {
        await this.#auditRefusal(error);
        await this.#send(toMessage(error, this.#log));
      }
    }
    this.#isHandling = false;
    if (this.#socket.isPaused) this.#socket.resume();
    this.#leaveEndingServer();
  }

  /** Sends the client away from a server that ends, but for one that follows a search which ends here. */
  #leaveEndingServer(): void {
    const { service } = this.#deps;
    if (!service.ending.aborted || this.#isHandling || !this.#isOpen) return;
    if ([...this.#following].some((id) => service.isRunningHere(id))) return;
    this.#socket.close(CLOSE_SERVER_ENDS, "The server ends; please connect again");
  }

  async #handle({ user, sessionId }: SignedIn, message: Record<string, unknown>): Promise<void> {
    if (message.type === "cancel") {
      const { search_id } = validate(cancelMessage, message);
      await this.#deps.service.cancel(user, search_id);
    } else if (message.type === "resume") {
      const { search_id, after_seq } = validate(resumeMessage, message);
      await this.#deps.service.readDetails(user, search_id);
      void this.#follow(user, search_id, after_seq);
    } else if (message.type === undefined && this.#deps.service.ending.aborted) {
      this.#socket.close(CLOSE_SERVER_ENDS, "The server ends and takes no search; please connect again");
    } else if (message.type === undefined) {
      const client = toClient(this.#request, "WebSocket", sessionId);
      const searchId = await this.#deps.service.start(user, validate(startMessage, message), client);
      void this.#follow(user, searchId, 0);
    } else {
      throw new AppError(422, "validation_failed", [
        { loc: ["type"], msg: "type must be cancel or resume; a message that starts a search has none" },
      ]);
    }
  }

  async #follow(user: UserRow, searchId: string, afterSeq: number): Promise<void> {
    if (this.#following.has(searchId)) return;
    this.#following.add(searchId);
    try {
      for await (const event of this.#deps.service.follow(user, searchId, afterSeq, this.#closed.signal)) {
        await this.#send(event);
      }
    } catch (error) {
      await this.#send(toMessage(error, this.#log));
    }
    this.#following.delete(searchId);
    this.#leaveEndingServer();
  }

  /** Sends the usage, and once more if it changed meanwhile, however often that was. */
  async #sendUsage(): Promise<void> {
    this.#usageChanged = true;
    if (this.#isSendingUsage) return;
    this.#isSendingUsage = true;
    while (this.#usageChanged) {
      this.#usageChanged = false;
      const signedIn = await this.#lookAgain();
      if (signedIn === null) break;
      await this.#sendStatus(signedIn.user).catch((err) => this.#log.error({ err }, "usage was not sent"));
    }
    this.#isSendingUsage = false;
  }

  async #sendStatus(user: UserRow): Promise<void> {
    const usage = await readUsage(this.#deps.database.db, user, this.#deps.limits, this.#deps.now());
    await this.#send({ type: "status", usage: { current: usage.current_usage, limit: usage.limit } });
  }

  /** Resolves when the message has left, so that a slow client is never sent more than it takes. */
  #send(message: ServerMessage): Promise<void> {
    if (this.#closed.signal.aborted) return Promise.resolve();
    return new Promise((resolve) => this.#socket.send(JSON.stringify(message), () => resolve()));
  }
}

import { SOCKETS_PER_NETWORK, SOCKETS_PER_USER } from "@medsieve/contract/constants";
import { AppError } from "@medsieve/runtime/app-error";
import type { FastifyBaseLogger } from "fastify";
import type { AuthGuard } from "../../http/auth-guard.ts";
import { groupAddress } from "../../http/client-address.ts";

const HEARTBEAT_MS = 30_000;

/** A socket of this server. */
export interface OpenSocket {
  readonly token: string;
  readonly address: string;
  /** Ends the socket where nothing came back since the last beat. */
  beat: () => void;
  /** Closes the socket where its token does not stand for a user any more. */
  checkToken: () => Promise<void>;
}

/** The sockets of this server: how many there may be, and whether they still stand for somebody. */
export class OpenSockets {
  readonly #guard: AuthGuard;
  readonly #log: FastifyBaseLogger;
  /** The user of each; null until its token is checked. */
  readonly #users = new Map<OpenSocket, string | null>();
  readonly #heartbeat: NodeJS.Timeout;

  constructor(guard: AuthGuard, log: FastifyBaseLogger) {
    this.#guard = guard;
    this.#log = log;
    this.#heartbeat = setInterval(() => void this.#beat(), HEARTBEAT_MS);
    this.#heartbeat.unref();
  }

  /** Throws 429 too_many_sockets where the network has as many as it may; the socket is to be closed then. */
  enter(socket: OpenSocket): void {
    const network = groupAddress(socket.address);
    const open = [...this.#users.keys()].filter(({ address }) => groupAddress(address) === network);
    if (open.length >= SOCKETS_PER_NETWORK) {
      throw tooManySockets(`At most ${SOCKETS_PER_NETWORK} connections of one network are accepted at a time`);
    }
    this.#users.set(socket, null);
  }

  /** Its token is this user's. Throws 429 too_many_sockets where the user has as many as one may. */
  admit(socket: OpenSocket, userId: string): void {
    const open = [...this.#users.values()].filter((one) => one === userId);
    if (open.length >= SOCKETS_PER_USER) {
      throw tooManySockets(`At most ${SOCKETS_PER_USER} searches of one account can be followed live at a time`);
    }
    this.#users.set(socket, userId);
  }

  leave(socket: OpenSocket): void {
    this.#users.delete(socket);
  }

  close(): void {
    clearInterval(this.#heartbeat);
  }

  /** One question to the database for all of them. */
  async #beat(): Promise<void> {
    const admitted = [...this.#users].filter(([, userId]) => userId !== null).map(([socket]) => socket);
    for (const socket of admitted) socket.beat();
    try {
      const valid = await this.#guard.listValidTokens(admitted.map(({ token }) => token));
      await Promise.all(admitted.filter(({ token }) => !valid.has(token)).map((socket) => socket.checkToken()));
    } catch (err) {
      this.#log.error({ err }, "the tokens of open sockets could not be checked; they stay open until the next try");
    }
  }
}

function tooManySockets(detail: string): AppError {
  return new AppError(429, "too_many_sockets", detail);
}

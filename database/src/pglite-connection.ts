import { Duplex } from "node:stream";

/** The Terminate message of PostgreSQL's protocol. */
const TERMINATE = 0x58;

/** The worker in which PGlite runs, as its connections see it. */
export interface ConnectionHost {
  statementTimeoutMs: number;
  /** Resolves once no worker is being replaced. Throws why none could be, so that no call waits for it. */
  whenReady: () => Promise<void>;
  enter: (stream: number, connection: WorkerConnection) => void;
  leave: (stream: number) => void;
  /** Ends what is left of the connection before: PGlite has one session only. */
  reset: () => void;
  /** Takes `data` away. */
  query: (stream: number, data: Uint8Array<ArrayBuffer>) => void;
  /** Ends the worker, and every connection with this reason. */
  restart: (reason: string) => void;
}

/** The socket that node-postgres believes to speak to; what it writes is answered by a worker. */
export class WorkerConnection extends Duplex {
  readonly #stream: number;
  readonly #host: ConnectionHost;
  readonly #timers: NodeJS.Timeout[] = [];

  constructor(stream: number, host: ConnectionHost) {
    super();
    this.#stream = stream;
    this.#host = host;
  }

  /** node-postgres calls these on a socket. */
  connect(): this {
    this.#host.enter(this.#stream, this);
    void this.#post(() => {
      this.#host.reset();
      this.emit("connect");
    });
    return this;
  }
  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }

  receive(data: Uint8Array): void {
    clearTimeout(this.#timers.shift());
    this.push(Buffer.from(data.buffer, data.byteOffset, data.byteLength));
  }

  async #post(send: () => void): Promise<void> {
    try {
      await this.#host.whenReady();
      await Promise.resolve();
    } catch (error) {
      this.destroy(error instanceof Error ? error : new Error(String(error)));
    }
    if (!this.destroyed) send();
  }

  #send(chunk: Buffer, done: () => void): void {
    if (chunk[0] === TERMINATE) {
      this.push(null);
      done();
      return;
    }
    const { statementTimeoutMs } = this.#host;
    this.#host.query(this.#stream, new Uint8Array(chunk));
    const reason = `canceling statement due to statement timeout (${statementTimeoutMs} ms)`;
    this.#timers.push(setTimeout(() => this.#host.restart(reason), statementTimeoutMs));
    done();
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#send(chunk, done);
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.#send(Buffer.concat(chunks.map((part) => part.chunk)), done);
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#host.leave(this.#stream);
    done(error);
  }
}

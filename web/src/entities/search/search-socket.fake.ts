/** Stands in for the browser's WebSocket in tests, which open, answer and break it by hand. */
export class FakeWebSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static made: FakeWebSocket[] = [];

  readonly url: string;
  readonly sent: Record<string, unknown>[] = [];
  readyState = FakeWebSocket.CONNECTING;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(url: string) {
    this.url = url;
    FakeWebSocket.made.push(this);
  }

  /** The socket the code under test opened last. */
  static get last(): FakeWebSocket {
    const last = FakeWebSocket.made.at(-1);
    if (!last) throw new Error("No socket was opened.");
    return last;
  }

  send(text: string): void {
    if (this.readyState !== FakeWebSocket.OPEN) throw new Error("The socket is not open.");
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.readyState = FakeWebSocket.CLOSED;
  }

  open(): void {
    this.readyState = FakeWebSocket.OPEN;
    this.onopen?.();
  }

  receive(message: unknown): void {
    this.onmessage?.({ data: typeof message === "string" ? message : JSON.stringify(message) });
  }

  /** Ends the connection from the other side. */
  break(code = 1006): void {
    this.readyState = FakeWebSocket.CLOSED;
    this.onclose?.({ code });
  }
}

import type { SearchEvent } from "@medsieve/contract/search-events";

/** The events of a search that runs in this process, numbered, for any number of followers. */
export class SearchLog {
  readonly #events: SearchEvent[];
  #lastSeq: number;
  #wakers = new Set<() => void>();
  #closed = false;

  /** `earlier`: events of other servers; what is appended is numbered above `after`. */
  constructor(earlier: readonly SearchEvent[] = [], after = 0) {
    this.#events = [...earlier];
    this.#lastSeq = after;
  }

  get lastSeq(): number {
    return this.#lastSeq;
  }

  append(event: SearchEvent): void {
    this.#events.push(event);
    this.#lastSeq = event.seq;
    this.#wake();
  }

  /** No event follows; followers end once they have seen the last one. */
  close(): void {
    this.#closed = true;
    this.#wake();
  }

  /** Every event after `afterSeq`, and then those that follow, until the log is closed or the signal aborts. */
  async *follow(afterSeq: number, signal: AbortSignal): AsyncGenerator<SearchEvent> {
    const first = this.#events.findIndex(({ seq }) => seq > afterSeq);
    let next = first === -1 ? this.#events.length : first;
    while (!signal.aborted) {
      const event = this.#events[next];
      if (event !== undefined) {
        next++;
        yield event;
      } else if (this.#closed) {
        return;
      } else {
        await this.#wait(signal);
      }
    }
  }

  #wake(): void {
    const wakers = this.#wakers;
    this.#wakers = new Set();
    for (const wake of wakers) wake();
  }

  #wait(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const wake = () => {
        signal.removeEventListener("abort", wake);
        this.#wakers.delete(wake);
        resolve();
      };
      this.#wakers.add(wake);
      signal.addEventListener("abort", wake, { once: true });
    });
  }
}

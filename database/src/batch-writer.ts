/**
 * Writes items in the order they came, together with all that came while the last write was under way: the first is
 * written at once, and a slow database gets fewer, larger writes rather than a queue of small ones.
 */
export class BatchWriter<Item> {
  readonly #write: (items: Item[]) => Promise<void>;
  #waiting: Item[] = [];
  #writing: Promise<void> | null = null;
  #failure: unknown = null;

  constructor(write: (items: Item[]) => Promise<void>) {
    this.#write = write;
  }

  /** Once a write has failed nothing more is written, so that what is kept has no gap. */
  add(item: Item): void {
    if (this.#failure !== null) return;
    this.#waiting.push(item);
    this.#writing ??= this.#run();
  }

  /** Resolves when everything added so far is written; throws what a write failed with. */
  async drain(): Promise<void> {
    while (this.#writing !== null) await this.#writing;
    if (this.#failure !== null) throw this.#failure;
  }

  async #run(): Promise<void> {
    while (this.#waiting.length > 0) {
      const items = this.#waiting;
      this.#waiting = [];
      try {
        await this.#write(items);
      } catch (error) {
        this.#failure = error;
        this.#waiting = [];
      }
    }
    this.#writing = null;
  }
}

/** What several producers push, one consumer takes in order; `end` or `fail` closes it. */
export class Channel<Item> {
  #items: Item[] = [];
  #isOpen = true;
  #failure: unknown = null;
  #wake: () => void = () => {};

  push(item: Item): void {
    this.#items.push(item);
    this.#wake();
  }

  end(): void {
    this.#isOpen = false;
    this.#wake();
  }

  fail(failure: unknown): void {
    this.#failure ??= failure;
    this.end();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Item> {
    for (;;) {
      const items = this.#items;
      this.#items = [];
      yield* items;
      if (this.#items.length > 0) continue;
      if (this.#failure !== null) throw this.#failure;
      if (!this.#isOpen) return;
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }
}

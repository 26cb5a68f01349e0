/** When a service outside was last tried, and when it last answered in a way that could be used. */
export interface Contact {
  /** Since this server started. */
  tries: number;
  failures: number;
  /** Null: not since this server started. */
  lastTriedAt: Date | null;
  lastReachedAt: Date | null;
  /** Why the last try failed, without anything secret; null when it did not, or none was made. */
  lastFailure: string | null;
}

/** Keeps when a service outside was last tried and reached, for the operator. */
export class ContactLog {
  #contact: Contact = { tries: 0, failures: 0, lastTriedAt: null, lastReachedAt: null, lastFailure: null };

  noteTry(): void {
    this.#contact = { ...this.#contact, tries: this.#contact.tries + 1, lastTriedAt: new Date() };
  }

  noteAnswer(): void {
    this.#contact = { ...this.#contact, lastReachedAt: new Date(), lastFailure: null };
  }

  noteFailure(reason: string): void {
    this.#contact = { ...this.#contact, failures: this.#contact.failures + 1, lastFailure: reason };
  }

  read(): Contact {
    return this.#contact;
  }
}

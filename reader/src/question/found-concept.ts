import type { QuestionConcept } from "./concept.ts";

/** A concept and where it stands in the normalized question (UTF-16 offsets). */
export interface FoundConcept {
  start: number;
  end: number;
  concept: QuestionConcept;
}

/** What was found, by its first names in English, in small letters. */
export const listEnglish = (found: readonly FoundConcept[]): string =>
  found.flatMap(({ concept }) => concept.names.slice(0, 3).map(({ text }) => text.toLowerCase())).join(" ");

/** Which characters of the question are taken by something that was understood. */
export class Coverage {
  readonly #taken: boolean[];

  constructor(length: number) {
    this.#taken = new Array<boolean>(length).fill(false);
  }

  take(start: number, end: number): void {
    this.#taken.fill(true, start, end);
  }

  has(index: number): boolean {
    return this.#taken[index] === true;
  }

  hasAny(start: number, end: number): boolean {
    return this.#taken.slice(start, end).includes(true);
  }
}

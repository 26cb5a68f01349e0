/** What is known of MeSH headings where a query will be searched. Names are compared without case and punctuation. */
export interface KnownHeadings {
  /** The heading that this name is, or surely means (another number or word order), as MeSH prints it; null: not known. */
  find: (name: string) => string | null;
  /** The heading under which this name is entered, as far as is known; null: none is known. */
  findByEntryTerm: (name: string) => string | null;
  /** Whether it is sure that no paper can be found by this heading: a list that is not whole does not make it so. */
  isAbsent: (name: string) => boolean;
}

/** Nothing is known, so nothing is doubted. */
export const NO_KNOWN_HEADINGS: KnownHeadings = {
  find: () => null,
  findByEntryTerm: () => null,
  isAbsent: () => false,
};

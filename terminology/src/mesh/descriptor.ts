/** A MeSH descriptor: its heading, where it stands in the tree, and the other names that lead to it. */
export interface Descriptor {
  /** As MeSH prints it, e.g. "Diabetes Mellitus, Type 2". */
  heading: string;
  /** E.g. "C18.452.394.750.149"; empty for the few descriptors without a place, such as Female. */
  treeNumbers: string[];
  /** Names that MeSH prints, in its order. */
  entryTerms: string[];
  /** Names that MeSH made of the others by turning their words around or by changing their number. */
  permutedTerms: string[];
}

/** All of MeSH of one year. */
export interface DescriptorSet {
  year: number;
  descriptors: Descriptor[];
}

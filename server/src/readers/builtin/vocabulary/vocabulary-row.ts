/** What a concept is in a question; a subject is an anatomical structure, organism, molecule, process or method. */
export type ConceptKind = "condition" | "intervention" | "population" | "outcome" | "subject";

/**
 * One concept: MeSH heading (empty where MeSH has none that fits), then its names in English, Japanese and Chinese,
 * separated by "|", the preferred one first. A name in capitals (an abbreviation) is only found in capitals.
 * After ">" stand narrower concepts (the drugs of a class), the same ones in the same order in each language, empty
 * where there is no name: who asks for the class means them too, who asks for one of them means only that.
 */
export type VocabularyRow = readonly [heading: string, english: string, japanese: string, chinese: string];

import { z } from "zod";

/** Parts of a reading that make statements. */
export const CLAIM_FIELDS = [
  "summary",
  "population",
  "intervention",
  "comparator",
  "outcome",
  "study_design",
  "rationale",
] as const;
export type ClaimField = (typeof CLAIM_FIELDS)[number];

/** A passage of a paper that a statement rests on; of an unverified statement the place is null. */
export const evidenceSchema = z.object({
  /** "title", the section's label, "abstract" where it has none, "publication types", "MeSH" or "keywords". */
  section: z.string().nullable(),
  /** Which section of the abstract, publication type, heading or keyword it is, from 0, since labels repeat; 0 of the title. */
  section_index: z.number().int().nullable(),
  /** UTF-16 offsets in that section's text, end exclusive. */
  start: z.number().int().nullable(),
  end: z.number().int().nullable(),
  /** The words of the paper; null when nothing was found. */
  quote: z.string().nullable(),
  /** `repaired`: the paper has almost the words that were quoted; its own are given. */
  status: z.enum(["verified", "repaired", "unverified"]),
  /** Why it is unverified: the quote is nowhere, or the statement has a number that its sentence does not have. */
  problem: z.enum(["quote_not_found", "numbers_differ"]).nullable(),
  /** The quote in the user's language, where the model gave one; what counts is the quote. */
  gloss: z.string().optional(),
});
export type Evidence = z.infer<typeof evidenceSchema>;

/** One statement about a paper. Its id stays the same in a search, and no other statement of the search has it. */
export const savedStatementSchema = z.object({
  id: z.string(),
  field: z.enum(CLAIM_FIELDS),
  text: z.string(),
  evidence: z.array(evidenceSchema),
});
export type SavedStatement = z.infer<typeof savedStatementSchema>;

export const statementSchema = z.object({
  ...savedStatementSchema.shape,
  /** Where it stands in the paper's field of that name, in UTF-16 units; null where that field does not show it. */
  offset: z.number().int().nullable(),
});
export type Statement = z.infer<typeof statementSchema>;

/** A text as words and, by their ids, the statements in it. */
export const textPartSchema = z.union([z.string(), z.object({ statement: z.string() })]);
export type TextPart = z.infer<typeof textPartSchema>;

/** Whether a statement may be relied on as far as its quotes go. */
export function isBorneOut({ evidence }: { evidence: readonly Pick<Evidence, "status">[] }): boolean {
  return evidence.some(({ status }) => status !== "unverified");
}

/**
 * Whether a paper's fields are about this statement. The built-in reader also names other sentences in which a paper
 * speaks of an element of PICO, in phrases that are in no field. What is not borne out is never hidden.
 */
export function isShown(statement: Statement, { reader }: { reader: "builtin" | "model" }): boolean {
  return statement.offset !== null || reader === "model" || !isBorneOut(statement);
}

/** A text, and where its statements stand in it: UTF-16 offsets by id. A text without parts is null. */
export function layOutText(
  parts: readonly TextPart[],
  statements: ReadonlyMap<string, { text: string }>,
): { text: string | null; offsets: Map<string, number> } {
  const offsets = new Map<string, number>();
  let text = "";
  for (const part of parts) {
    if (typeof part !== "string") offsets.set(part.statement, text.length);
    text += typeof part === "string" ? part : (statements.get(part.statement)?.text ?? "");
  }
  return { text: parts.length === 0 ? null : text, offsets };
}

/** Words of a text, or a statement in it with what supports it. */
export type Piece<Support extends object> = string | ({ text: string } & Support);

/**
 * Numbers the statements of a paper: those of its texts in the order of the fields, then those that stand in no text.
 * `prefix` begins their ids.
 */
export function numberStatements<Support extends object>(
  prefix: string,
  pieces: Record<ClaimField, readonly Piece<Support>[]>,
  others: readonly ({ field: ClaimField; text: string } & Support)[],
): {
  texts: Record<ClaimField, TextPart[]>;
  statements: ({ id: string; field: ClaimField; text: string } & Support)[];
} {
  const statements: ({ id: string; field: ClaimField; text: string } & Support)[] = [];
  const add = (statement: { field: ClaimField; text: string } & Support): TextPart => {
    const id = `${prefix}-${statements.length + 1}`;
    statements.push({ ...statement, id });
    return { statement: id };
  };
  const write = (field: ClaimField) =>
    pieces[field].map((piece) => (typeof piece === "string" ? piece : add({ ...piece, field })));
  const texts = {
    summary: write("summary"),
    population: write("population"),
    intervention: write("intervention"),
    comparator: write("comparator"),
    outcome: write("outcome"),
    study_design: write("study_design"),
    rationale: write("rationale"),
  };
  for (const statement of others) add(statement);
  return { texts, statements };
}

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const documentSchema = z.object({
  id: z.union([z.string().min(1), z.number()]).transform(String),
  title: z.string().nullish(),
  abstract: z.string().nullish(),
});
const querySchema = z.object({
  id: z.union([z.string().min(1), z.number()]).transform(String),
  text: z.string().min(1),
});
const WANTED = { "docs.jsonl": '{"id", "title", "abstract"}', "queries.jsonl": '{"id", "text"}' } as const;

export interface JudgedDocument {
  id: string;
  title: string;
  abstract: string;
}

export interface RankingSet {
  documents: JudgedDocument[];
  /** Questions for which at least one document was judged relevant. */
  questions: { id: string; text: string }[];
  /** Question → document → grade above 0. */
  judgements: Map<string, Map<string, number>>;
}

/** Reads docs.jsonl, queries.jsonl and qrels.tsv. Throws with the file and line that is wrong, and what is accepted. */
export function readRankingSet(folder: string): RankingSet {
  const documents = readJsonLines(folder, "docs.jsonl", documentSchema).map(({ id, title, abstract }) => ({
    id,
    title: title ?? "",
    abstract: abstract ?? "",
  }));
  const queries = readJsonLines(folder, "queries.jsonl", querySchema);
  const judgements = readJudgements(folder);
  const questions = queries.filter(({ id }) => judgements.has(id));
  if (questions.length === 0) throw new Error(`${folder}: qrels.tsv judges no document relevant to a question`);
  return { documents, questions, judgements };
}

function readLines(file: string): [line: string, place: string][] {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    throw new Error(`${file} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
  return text
    .split(/\r?\n/u)
    .map((line, index): [string, string] => [line, `${file}, line ${index + 1}`])
    .filter(([line]) => line.trim() !== "");
}

function readJsonLines<Row extends { id: string }>(
  folder: string,
  name: keyof typeof WANTED,
  schema: z.ZodType<Row>,
): Row[] {
  const seen = new Set<string>();
  const rows = readLines(join(folder, name)).map(([line, place]) => {
    let row: Row;
    try {
      row = schema.parse(JSON.parse(line));
    } catch (error) {
      const reason = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
      throw new Error(`${place}: ${WANTED[name]} is expected: ${reason}`);
    }
    if (seen.has(row.id)) throw new Error(`${place}: the id ${row.id} is there twice`);
    seen.add(row.id);
    return row;
  });
  if (rows.length === 0) throw new Error(`${join(folder, name)} is empty`);
  return rows;
}

/** TREC's four columns (question, 0, document, grade) are accepted as well; a first line that ends in no number is a header. */
function readJudgements(folder: string): Map<string, Map<string, number>> {
  const judgements = new Map<string, Map<string, number>>();
  for (const [index, [line, place]] of readLines(join(folder, "qrels.tsv")).entries()) {
    const columns = line.split("\t").map((column) => column.trim());
    const [question, document] = [columns[0], columns.at(-2)];
    const grade = Number(columns.at(-1));
    if (columns.length < 3 || columns.length > 4 || !question || !document || !Number.isFinite(grade)) {
      if (index === 0 && columns.length >= 3) continue;
      throw new Error(`${place}: question, document and grade, separated by tabs, are expected`);
    }
    if (grade <= 0) continue;
    const judged = judgements.get(question) ?? new Map<string, number>();
    judgements.set(question, judged.set(document, grade));
  }
  return judgements;
}

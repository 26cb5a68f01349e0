import type { CitedEvidence } from "@medsieve/contract/answers";
import type { Finding } from "@medsieve/contract/findings";
import type { PaperRecord } from "@medsieve/contract/papers";
import { printNumbers } from "@medsieve/contract/print-numbers";
import type { ReadBy } from "@medsieve/contract/readings";
import { upcastAnswer } from "@medsieve/contract/upcast/answer";
import { upcastReading } from "@medsieve/contract/upcast/reading";
import type { Db } from "@medsieve/database/client";
import { searches, searchPapers } from "@medsieve/database/schema/index";
import { and, eq } from "drizzle-orm";

/** A statement as a report keeps it. */
export interface FoundStatement {
  statement: string;
  evidence: CitedEvidence[];
  reader: ReadBy["reader"];
  model: string | null;
}

/** A statement or finding of a paper of a search, or where `pmid` is null a sentence of its answer; null where there is none. */
export async function findStatement(
  db: Db,
  searchId: string,
  { id, pmid }: { id: string; pmid: string | null },
): Promise<FoundStatement | null> {
  return pmid === null ? findSentence(db, searchId, id) : findInPaper(db, searchId, pmid, id);
}

async function findInPaper(db: Db, searchId: string, pmid: string, id: string): Promise<FoundStatement | null> {
  const [paper] = await db
    .select()
    .from(searchPapers)
    .where(and(eq(searchPapers.searchId, searchId), eq(searchPapers.pmid, Number(pmid))));
  const reading = paper === undefined ? null : upcastReading(paper.reading, paper.record);
  if (reading === null) return null;
  const { reader, model } = reading.read_by;
  const statement = reading.statements.find((one) => one.id === id);
  if (statement !== undefined) {
    return { statement: statement.text, evidence: cite(pmid, statement.evidence), reader, model };
  }
  const finding = reading.findings.find((one) => one.id === id);
  if (finding === undefined) return null;
  const derived = finding.read_by === "builtin" ? { reader: finding.read_by, model: null } : { reader, model };
  return { statement: printFinding(finding), evidence: cite(pmid, finding.evidence), ...derived };
}

async function findSentence(db: Db, searchId: string, id: string): Promise<FoundStatement | null> {
  const [search] = await db.select().from(searches).where(eq(searches.id, searchId));
  if (search === undefined) return null;
  const papers: { record: PaperRecord }[] = await db
    .select({ record: searchPapers.record })
    .from(searchPapers)
    .where(eq(searchPapers.searchId, searchId));
  const answer = upcastAnswer(
    search.answer,
    search.summary,
    papers.map(({ record }) => record),
  );
  const sentence = answer?.sentences.find((one) => one.id === id);
  if (sentence === undefined) return null;
  const reader = search.provenance?.reader;
  return {
    statement: sentence.text,
    evidence: sentence.evidence,
    reader: reader?.id ?? "builtin",
    model: reader?.model ?? null,
  };
}

function cite(pmid: string, evidence: readonly Omit<CitedEvidence, "pmid">[]): CitedEvidence[] {
  return evidence.map((item) => ({ pmid, ...item }));
}

/** "mortality: decreased · statins vs placebo · RR 0.80", in English. */
function printFinding({ outcome, direction, intervention, comparator, numbers }: Finding): string {
  const arms = [intervention, comparator].filter((arm) => arm !== null).join(" vs ");
  const parts = [`${outcome}: ${direction.replaceAll("_", " ")}`, arms, printNumbers(numbers)];
  return parts.filter((part) => part !== "").join(" · ");
}

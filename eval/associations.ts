import { readFileSync } from "node:fs";
import { readAssociation } from "@medsieve/reader/findings/association/read-association";
import type { PaperText } from "@medsieve/reader/paper-text";
import { analyzeQuestion } from "@medsieve/reader/question/analyze-question";
import { readAskedRoles } from "@medsieve/reader/verdict/asked-roles";
import { bootstrapMean } from "./bootstrap.ts";
import { readAbstracts } from "./draw-sentences.ts";

const JUDGED_FILE = new URL("samples/associations.tsv", import.meta.url);

/** One thing that a paper is read for, as its title names it, and the direction that is read. */
interface Reading {
  pmid: string;
  outcome: string;
  direction: string;
}

const keyOf = ({ pmid, outcome, direction }: Reading) => [pmid, outcome, direction].join("\t");

/** Whether a reading is right, by its PMID, outcome and direction. */
function readJudgements(): Map<string, boolean> {
  const lines = readFileSync(JUDGED_FILE, "utf8").split("\n");
  const rows = lines.filter((line) => line !== "" && !line.startsWith("#")).slice(1);
  return new Map(
    rows.map((line) => {
      const [pmid = "", outcome = "", direction = "", judged] = line.split("\t");
      if (judged !== "yes" && judged !== "no") throw new Error(`neither yes nor no: ${line}`);
      return [keyOf({ pmid, outcome, direction }), judged === "yes"];
    }),
  );
}

/** What is read of a paper whose title asks or says whether two things go together; null of every other. */
function readOwnTitle(paper: PaperText): Reading[] | null {
  const question = paper.record.title.replace(/\.$/u, "");
  const { relation, interventions, outcomes } = readAskedRoles(analyzeQuestion(question), question);
  const [exposure] = interventions;
  if (relation !== "association" || exposure === undefined) return null;
  return outcomes.flatMap((outcome) => {
    const reading = readAssociation(paper, exposure, outcome);
    return reading === null
      ? []
      : [{ pmid: paper.record.pmid, outcome: outcome.written, direction: reading.direction }];
  });
}

/** Reads each paper for the relation in its own title, and prints how often it says which, and how often that was judged right. */
export async function evaluateAssociations(files: readonly string[], say: (line: string) => void): Promise<void> {
  const judgements = readJudgements();
  let titles = 0;
  const readings: Reading[] = [];
  for await (const paper of readAbstracts(files)) {
    const found = readOwnTitle(paper);
    if (found === null) continue;
    titles++;
    readings.push(...found);
  }
  const spoken = readings.filter(({ direction }) => direction !== "unclear");
  const judged = spoken.flatMap((reading) => judgements.get(keyOf(reading)) ?? []);
  const { mean, low, high } = bootstrapMean(judged.map(Number));
  say(
    `${titles} titles name two things; of ${new Set(spoken.map(({ pmid }) => pmid)).size} it is said how they go together`,
  );
  say(
    `right ${mean.toFixed(3)} (${low.toFixed(3)}–${high.toFixed(3)}) of ${judged.length} judged, ${spoken.length - judged.length} not judged`,
  );
  for (const reading of spoken) if (!judgements.has(keyOf(reading))) say(`  not judged: ${keyOf(reading)}`);
}

import { SHARED } from "@medsieve/reader/findings/describe-direction";
import { readFindingText } from "@medsieve/reader/findings/finding-text";
import {
  describeAt,
  describeReport,
  type PreparedFinding,
  prepareFinding,
  rankSentences,
} from "@medsieve/reader/findings/weigh-finding";
import { hashText } from "@medsieve/reader/models/feature-hash";
import { type FindingsModel, hashPmid, NGRAM_SIZE, RARITY_SIZE } from "@medsieve/reader/models/findings-model";
import type { PaperText } from "@medsieve/reader/paper-text";
import type { LabelledFinding } from "./findings-corpus.ts";
import { type TrainingRow, trainChoice, trainLogistic } from "./logistic.ts";

/** Strength of the L2 penalties, chosen by cross-validation. */
const PENALTIES = { sentence: 1, ngrams: 8, counted: 1, reported: 1 };
/** What the sentence that the model would choose counts in training, where it is not the right one. */
const CHOSEN_WEIGHT = 0.5;
/** Outcomes of other abstracts for each question. */
const OTHERS = 4;
/** What a question counts as it stands, with its arms the other way round, and without them. */
const WEIGHTS = { given: 0.5, turned: 0.15, unnamed: 0.5 };
const MAX_BYTE = 255;

/** How common stems are: the logarithm of how many papers have them, as a share of that of all. */
export function countRarity(papers: Iterable<PaperText>): Uint8Array {
  const counts = new Uint32Array(RARITY_SIZE);
  let all = 0;
  for (const paper of papers) {
    all++;
    const stems = readFindingText(paper).flatMap((sentence) => [...sentence.stems]);
    for (const place of new Set(stems.map((stem) => hashText(stem) % RARITY_SIZE)))
      counts[place] = (counts[place] ?? 0) + 1;
  }
  return Uint8Array.from(counts, (count) => Math.round((MAX_BYTE * Math.log1p(count)) / Math.log1p(all)));
}

/** Outcomes of other abstracts, a fixed choice for each question. */
export function chooseOtherOutcomes(
  finding: LabelledFinding,
  all: readonly LabelledFinding[],
  count: number,
): LabelledFinding[] {
  const others = all.filter(({ pmid }) => pmid !== finding.pmid);
  return Array.from({ length: others.length === 0 ? 0 : count }, (_, index) => {
    return others[hashText(`${finding.id} ${index}`) % others.length] as LabelledFinding;
  });
}

interface Example {
  finding: LabelledFinding;
  prepared: PreparedFinding;
  weight: number;
  /** Its arms stand the other way round: of use only where a sentence names them. */
  isTurned: boolean;
}

const TURNED = { increased: "decreased", decreased: "increased", no_difference: "no_difference" } as const;

/** Each question three times: with its arms, with its arms the other way round, which turns the answer, and without. */
function prepareExamples(findings: readonly LabelledFinding[], model: FindingsModel): Example[] {
  return findings.flatMap((finding) => {
    const { intervention, comparator, label } = finding;
    const turned = { ...finding, intervention: comparator, comparator: intervention, label: TURNED[label] };
    const unnamed = { ...finding, intervention: "", comparator: "" };
    return [finding, turned, unnamed].map((asked) => ({
      finding: { ...finding, label: asked.label },
      prepared: prepareFinding(finding.paper, asked, model),
      weight: WEIGHTS[asked === turned ? "turned" : asked === unnamed ? "unnamed" : "given"],
      isTurned: asked === turned,
    }));
  });
}

/** The sentences that a question is trained on, and what each counts. */
function chooseSentences({ finding, prepared }: Example, model: FindingsModel): Map<number, number> {
  const chosen = new Map(Array.from(finding.right, (index) => [index, 1 / finding.right.size]));
  const [top] = rankSentences(prepared, model);
  if (top !== undefined && !chosen.has(top.index)) chosen.set(top.index, CHOSEN_WEIGHT);
  return chosen;
}

/** Rows of whether there is a difference, and, where there is one, of whether it is an increase. */
function listDirectionRows(examples: readonly Example[], model: FindingsModel) {
  const differs: TrainingRow[] = [];
  const signs: TrainingRow[] = [];
  for (const example of examples) {
    const { weight } = example;
    const { label } = example.finding;
    for (const [index, share] of chooseSentences(example, model)) {
      const { roles, features } = describeAt(example.prepared, index);
      const { ngrams, counted } = features;
      const namesArm = roles.some(({ role }) => role === "int" || role === "cmp");
      if (example.isTurned && !namesArm) continue;
      const row = { ones: ngrams, values: counted, weight: share * weight };
      differs.push({ ...row, label: label === "no_difference" ? 0 : 1 });
      if (label !== "no_difference") signs.push({ ...row, label: label === "increased" ? 1 : 0 });
    }
  }
  return { differs, signs };
}

/** Rows of whether an outcome is reported: those of the questions, and those of other abstracts. */
function listReportRows(examples: readonly Example[], findings: readonly LabelledFinding[], model: FindingsModel) {
  const describe = (prepared: PreparedFinding, label: number, weight: number): TrainingRow => {
    return { ones: [], values: describeReport(prepared, rankSentences(prepared, model), model), label, weight };
  };
  const own = examples.map(({ prepared, weight }) => describe(prepared, 1, weight));
  const others = findings.flatMap((finding) =>
    chooseOtherOutcomes(finding, findings, OTHERS).map(({ outcome }) =>
      describe(prepareFinding(finding.paper, { ...finding, outcome }, model), 0, 1 / OTHERS),
    ),
  );
  return [...own, ...others];
}

/** Two models of the same rows, one of n-grams and one of what is counted, whose scores are averaged. */
function trainBoth(rows: readonly TrainingRow[]): { ngrams: Float32Array; counted: Float32Array } {
  const ngrams = trainLogistic(
    rows.map((row) => ({ ...row, values: row.values.slice(-SHARED) })),
    NGRAM_SIZE,
    PENALTIES.ngrams,
  );
  const counted = Float32Array.from(
    trainLogistic(
      rows.map((row) => ({ ...row, ones: [] })),
      0,
      PENALTIES.counted,
    ).values,
  );
  // What both models weigh is weighed once, by the sum.
  const from = counted.length - SHARED;
  for (const [at, weight] of ngrams.values.entries()) counted[from + at] = (counted[from + at] ?? 0) + weight;
  return { ngrams: Float32Array.from(ngrams.ones), counted };
}

/** Trains on labelled questions; the limits at which the reader speaks are left open. The same questions give the same weights. */
export function trainFindings(findings: readonly LabelledFinding[], rarity: Uint8Array): FindingsModel {
  const none = new Float32Array();
  const model: FindingsModel = {
    ...{ rarity, sentence: none, reported: none, differs: none, sign: none, countedDiffers: none, countedSign: none },
    limits: Float32Array.of(0, 0, 1, 0),
    trainedOn: Float32Array.from(new Set(findings.map(({ pmid }) => hashPmid(pmid)))).sort(),
  };
  const usable = findings.filter(({ right }) => right.size > 0);
  const examples = prepareExamples(usable, model);
  const choices = examples.flatMap(({ finding, prepared }) => {
    const rows = prepared.rows.flatMap((row, index) =>
      row === null ? [] : [{ row, isRight: finding.right.has(index) }],
    );
    const right = new Set(rows.flatMap(({ isRight }, at) => (isRight ? [at] : [])));
    return right.size > 0 ? [{ rows: rows.map(({ row }) => row), right }] : [];
  });
  model.sentence = Float32Array.from(trainChoice(choices, PENALTIES.sentence));
  const rows = listDirectionRows(examples, model);
  const [differs, sign] = [trainBoth(rows.differs), trainBoth(rows.signs)];
  const reports = listReportRows(examples, usable, model);
  return {
    ...model,
    ...{ differs: differs.ngrams, countedDiffers: differs.counted, sign: sign.ngrams, countedSign: sign.counted },
    reported: Float32Array.from(trainLogistic(reports, 0, PENALTIES.reported).values),
  };
}

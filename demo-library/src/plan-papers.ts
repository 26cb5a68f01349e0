import { writeAnimalReview } from "./designs/animal-review.ts";
import { writeCaseControl } from "./designs/case-control.ts";
import { writeCaseReport, writeCaseSeries } from "./designs/case-report.ts";
import { writeCohort } from "./designs/cohort.ts";
import { writeComment } from "./designs/comment.ts";
import { writeCrossSectional } from "./designs/cross-sectional.ts";
import { writeDiagnosticAccuracy } from "./designs/diagnostic-accuracy.ts";
import { writeGeneStudy } from "./designs/gene-study.ts";
import { writeGuideline } from "./designs/guideline.ts";
import { writeInterviewStudy } from "./designs/interviews.ts";
import { writeAnimalStudy, writeCellStudy } from "./designs/laboratory.ts";
import { writeNarrativeReview } from "./designs/narrative-review.ts";
import { writeOtherTrial } from "./designs/other-trial.ts";
import { writeProtocol } from "./designs/protocol.ts";
import { writeRandomizedTrial } from "./designs/randomized-trial.ts";
import { writeSystematicReview } from "./designs/systematic-review.ts";
import { linkHarm } from "./link-harm.ts";
import type { Design, PaperDraft } from "./paper-draft.ts";
import type { SeededRandom } from "./seeded-random.ts";
import { chooseExposure, chooseStudyTopic, type StudyTopic, type TopicFocus } from "./study-topic.ts";
import type { Experiment, InterviewStudy, TopicCard, TopicProfile } from "./topic-card.ts";

type PlannedDesign = Design | "laboratory";

/** How a topic's papers are spread over the designs; "laboratory" is whatever the card has. */
const SHARES: Record<TopicProfile, Partial<Record<PlannedDesign, number>>> = {
  therapy: {
    ...{ randomized_trial: 3, other_trial: 0.9, systematic_review: 1.5, guideline: 1, cohort: 1, case_control: 0.3 },
    ...{ cross_sectional: 0.5, diagnostic_accuracy: 0.7, case_report: 1, case_series: 0.3, laboratory: 1.8 },
    ...{ interviews: 0.9, narrative_review: 0.9, comment: 0.7, protocol: 0.45 },
  },
  rare: {
    ...{ randomized_trial: 1, other_trial: 2, systematic_review: 1, guideline: 0.6, cohort: 2, cross_sectional: 0.3 },
    ...{ case_report: 3, case_series: 1.7, laboratory: 2.3, interviews: 0.4, narrative_review: 1, comment: 0.5 },
    ...{ protocol: 0.4, diagnostic_accuracy: 0.5 },
  },
  diagnosis: {
    ...{ diagnostic_accuracy: 4, randomized_trial: 2, systematic_review: 1, cohort: 1, cross_sectional: 0.6 },
    ...{ guideline: 1, case_report: 1, laboratory: 1.5, interviews: 0.5, narrative_review: 1, comment: 0.8 },
    ...{ protocol: 0.4 },
  },
  harm: {
    ...{ cohort: 3, case_control: 2, systematic_review: 2, randomized_trial: 1, cross_sectional: 0.7, guideline: 0.8 },
    ...{ case_report: 1, laboratory: 2, interviews: 0.5, narrative_review: 1, comment: 1, protocol: 0.3 },
  },
  basic: {
    ...{ animal: 4, cell: 3, gene: 2.6, randomized_trial: 1, other_trial: 1, systematic_review: 1, cohort: 0.8 },
    ...{ case_control: 0.8, case_report: 0.5, narrative_review: 2, comment: 0.5, protocol: 0.4 },
  },
  care: {
    ...{ randomized_trial: 3, other_trial: 0.8, systematic_review: 1.4, cohort: 1.4, cross_sectional: 1.2 },
    ...{ interviews: 2, guideline: 0.8, narrative_review: 1, comment: 0.8, protocol: 0.7, case_report: 0.5 },
    ...{ laboratory: 0.7 },
  },
};

/** Papers near the topic and not on it, in the same measure. */
const BESIDE: readonly Planned[] = [
  { focus: "other_treatment", design: "randomized_trial", share: 1 },
  { focus: "other_treatment", design: "cohort", share: 0.5 },
  { focus: "other_condition", design: "randomized_trial", share: 0.6 },
  { focus: "other_condition", design: "systematic_review", share: 0.4 },
];

/** Of a topic, one more or less; enough to look around in, and few enough for a quick first start. */
const PAPERS = 12.6;
const PAPERS_OF_EXAMPLE = 15;

interface Planned {
  focus: TopicFocus;
  design: PlannedDesign;
  share: number;
}

/** Writes the papers of one topic, in no particular order. */
export function planPapers(card: TopicCard, random: SeededRandom): PaperDraft[] {
  const laboratory = queueLaboratory(card, random);
  const write = (design: PlannedDesign, focus: TopicFocus): PaperDraft | null => {
    const topic = chooseStudyTopic(card, focus, random);
    switch (design) {
      case "laboratory":
        return laboratory.next(topic, ["animal", "cell", "gene"]);
      case "animal":
      case "cell":
      case "gene":
        return laboratory.next(topic, [design]) ?? laboratory.next(topic, ["animal", "cell", "gene"]);
      case "diagnostic_accuracy":
        return card.test === undefined ? null : writeDiagnosticAccuracy(topic, card.test, random);
      case "interviews":
        return card.voices === undefined
          ? writeInterviewStudy(topic, imagineInterviews(card), random)
          : { ...writeInterviewStudy(topic, random.pick(card.voices), random), beside: true };
      case "case_report":
        return writeCaseReport(topic, random);
      case "case_control":
        // A wished outcome makes no case series.
        return chooseExposure(topic).outcome.wished ? writeCohort(topic, random) : writeCaseControl(topic, random);
      case "case_series":
        return writeCaseSeries(topic, random);
      case "systematic_review":
        return card.profile === "basic"
          ? writeAnimalReview(topic, random.pick(listReviewable(card)), random)
          : writeSystematicReview(topic, random);
      default:
        return WRITERS[design](topic, random);
    }
  };
  const drafts = choosePlanned(card, random).flatMap(({ focus, design }) => {
    const draft = write(design, focus);
    return draft === null ? [] : [focus === "main" ? draft : { ...draft, beside: true }];
  });
  return card.profile === "harm" ? drafts.map((draft) => linkHarm(draft, card.condition.name)) : drafts;
}

/** What is natural for the card, each as often as its share says, rounded so that the sum is what was wanted. */
function choosePlanned(card: TopicCard, random: SeededRandom): Planned[] {
  const main = Object.entries(SHARES[card.profile]).map(
    ([design, share]): Planned => ({ focus: "main", design: design as PlannedDesign, share }),
  );
  const possible = random.shuffle([...main, ...BESIDE].filter((planned) => isPossible(card, planned)));
  const wanted = card.example ? PAPERS_OF_EXAMPLE : PAPERS;
  const scale = wanted / possible.reduce((sum, { share }) => sum + share, 0);
  let sum = random.draw();
  return possible.flatMap((planned) => {
    const before = Math.floor(sum);
    sum += planned.share * scale;
    return Array.from({ length: Math.floor(sum) - before }, () => planned);
  });
}

function isPossible(card: TopicCard, { focus, design }: Planned): boolean {
  if (design === "diagnostic_accuracy") return card.test !== undefined;
  if (design === "case_report" || design === "case_series") return card.cases.length > 0;
  // Reviews of basic topics are of the card's own animal experiments.
  if (design === "systematic_review" && card.profile === "basic")
    return focus === "main" && listReviewable(card).length > 0;
  return focus !== "other_condition" || card.otherCondition !== undefined;
}

/** What people say of almost any treatment, for a card without interviews of its own. */
function imagineInterviews(card: TopicCard): InterviewStudy {
  return {
    who: "patients",
    about: `being offered ${card.intervention.name}`,
    themes: ["hope of an ordinary life", "fear of unwanted effects", "wish to be asked", "advice from other patients"],
    mesh: ["Patient Acceptance of Health Care", "Decision Making, Shared"],
  };
}

type PlainDesign = Exclude<
  Design,
  | ("animal" | "cell" | "gene" | "diagnostic_accuracy" | "interviews" | "systematic_review")
  | ("case_control" | "case_report" | "case_series")
>;
const WRITERS: Record<PlainDesign, (topic: StudyTopic, random: SeededRandom) => PaperDraft> = {
  randomized_trial: writeRandomizedTrial,
  other_trial: writeOtherTrial,
  guideline: writeGuideline,
  cohort: writeCohort,
  cross_sectional: writeCrossSectional,
  narrative_review: writeNarrativeReview,
  comment: writeComment,
  protocol: writeProtocol,
};

/** Smallest change, in percent, that many groups would look for again. */
const REVIEWED_CHANGE = 20;

/** Animal experiments with a treatment that others will have repeated; what happens to mutants is left to the one paper. */
function listReviewable(card: TopicCard): Experiment[] {
  return (card.laboratory.animals ?? []).filter(
    ({ model, measured }) => Math.abs(measured[0]?.change ?? 0) >= REVIEWED_CHANGE && !/\blacking\b/.test(model),
  );
}

/** Hands out the card's laboratory studies one after the other, and begins again when all were used. */
function queueLaboratory(card: TopicCard, random: SeededRandom) {
  const { animals = [], cells = [], genes = [] } = card.laboratory;
  type Entry = { kind: "animal" | "cell" | "gene"; write: (topic: StudyTopic) => PaperDraft };
  const all = (): Entry[] =>
    random.shuffle([
      ...animals.map((study): Entry => ({ kind: "animal", write: (topic) => writeAnimalStudy(topic, study, random) })),
      ...cells.map((study): Entry => ({ kind: "cell", write: (topic) => writeCellStudy(topic, study, random) })),
      ...genes.map((study): Entry => ({ kind: "gene", write: (topic) => writeGeneStudy(topic, study, random) })),
    ]);
  let queue = all();
  return {
    next(topic: StudyTopic, kinds: readonly Entry["kind"][]): PaperDraft | null {
      if (!queue.some((entry) => kinds.includes(entry.kind))) queue = [...queue, ...all()];
      const at = queue.findIndex((entry) => kinds.includes(entry.kind));
      const [entry] = at < 0 ? [] : queue.splice(at, 1);
      return entry?.write(topic) ?? null;
    },
  };
}

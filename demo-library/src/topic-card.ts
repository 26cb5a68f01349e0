/**
 * What the author of a topic knows about it; the generator makes some fourteen fictional papers of each card.
 * Short cards are good cards: the minimum of each list is enough, and small objects go on one line.
 * All phrases are American English as MEDLINE spells it ("hemodialysis", "randomized"), without a final full stop, and
 * fit into the sentence shown beside them. Names of drugs and illnesses start with a small letter unless they are
 * names of persons. MeSH headings are real ones, exactly as MeSH writes them ("Heart Failure", "Stroke Volume").
 */
export interface TopicCard {
  /** Kebab-case, unique. */
  id: string;
  profile: TopicProfile;
  /** An example question leads here: it gets a few more papers. */
  example?: true;
  /** First year in which such papers can have appeared (when the drug came up); 1998 without. */
  since?: number;
  condition: Subject;
  /** The treatment, exposure or test as a class: "SGLT2 inhibitors". `plural` says whether it is a plural. */
  intervention: Subject;
  population: Population;
  /** The forms it was studied in, best known first; at least two. */
  arms: readonly Arm[];
  /** What it is compared with: "placebo", "usual care", "warfarin". At least one. */
  comparators: readonly string[];
  /** The first is what the question is about; at least two, better three. */
  outcomes: readonly Outcome[];
  /** Unwanted events; at least one. `ratio` above 1 means more of them with the intervention. */
  harms: readonly EventOutcome[];
  /** Participants of a typical single trial, and its length. Rare diseases: [8, 40]. */
  trial: {
    size: readonly [number, number];
    followUp: readonly [number, number, "days" | "weeks" | "months" | "years"];
  };
  /** Whole sentences with which an abstract may begin; at least two, true of the real world, no numbers needed. No full stop. */
  background: readonly string[];
  /** Each completes "It remains uncertain …": "whether the benefit extends to patients with diabetes". At least two. */
  uncertainties: readonly string[];
  /** Each completes "The panel recommends …" or "… suggests …": "offering a trial of CPAP to all patients". At least two. */
  recommendations: readonly string[];
  /** Each completes "The evidence for … is reviewed" in narrative reviews: "mechanisms of benefit". At least two. */
  aspects: readonly string[];
  /**
   * At least one; rare diseases and profile "rare" at least three. None where the condition is not one patient's
   * illness (burnout, diagnostic errors): there are no case reports then.
   */
  cases: readonly CaseStory[];
  /** At least one study in all, of whichever kind is natural; profile "basic" two or three of each kind. */
  laboratory: { animals?: readonly Experiment[]; cells?: readonly Experiment[]; genes?: readonly GeneStudy[] };
  /** Interviews and services; where people's views matter, and always in profile "care". */
  voices?: readonly InterviewStudy[];
  /** Needed for profile "diagnosis", welcome elsewhere. */
  test?: DiagnosticTest;
  /** For cohorts and case-control studies; without it they compare treated and untreated people. Needed for "harm". */
  exposure?: Exposure;
  /** Same condition, another treatment: a paper that is near the topic and not on it. */
  otherTreatment: Arm & { outcome: EventOutcome; comparator: string };
  /** Same intervention, another condition: likewise; in about half of the cards. */
  otherCondition?: { condition: Subject; population: Population; outcome: EventOutcome };
  /** Names for titles of papers in other languages; Japanese and Chinese always. */
  names: {
    jpn: { condition: string; intervention: string };
    chi: { condition: string; intervention: string };
    ger?: { condition: string; intervention: string };
    fre?: { condition: string; intervention: string };
    spa?: { condition: string; intervention: string };
  };
}

/** Which designs are natural for a topic; the generator has a table of counts for each. */
export type TopicProfile = "therapy" | "rare" | "diagnosis" | "harm" | "basic" | "care";

export interface Subject {
  /** In running text: "heart failure with preserved ejection fraction", "SGLT2 inhibitors". */
  name: string;
  /** Abbreviation, used after its first appearance: "HFpEF". */
  short?: string;
  /** "SGLT2 inhibitors are", not "is". */
  plural?: boolean;
  /** The MeSH headings that an indexer would give, the main one first. */
  mesh: readonly string[];
  /** Author keywords beside the name itself. */
  keywords?: readonly string[];
  /** Names of substances (MEDLINE's chemical list), if any. */
  substances?: readonly string[];
}

export interface Population {
  /** Completes "We enrolled 120 …": "adults with heart failure and an ejection fraction of at least 50%". */
  who: string;
  /** In titles, completes "in …": "patients with preserved ejection fraction". */
  short: string;
  /** Mean age in years; below 2, write 0.5 and the like. */
  age: readonly [number, number];
  /** Share of women, 0 to 1. */
  women: number;
  /** MeSH age groups: "Aged", "Adult", "Child", "Infant", "Pregnant Women" … "Humans" is added. */
  mesh: readonly string[];
}

export interface Arm {
  /** In titles: "empagliflozin". */
  name: string;
  /** Completes "were assigned to …" and "received …": "empagliflozin 10 mg once daily". */
  regimen: string;
  plural?: boolean;
  mesh?: readonly string[];
  substances?: readonly string[];
}

/** Only an event has `control`. */
export type Outcome = EventOutcome | ScoreOutcome;

/** Something that happens to a person or not. */
export interface EventOutcome {
  /** Completes "the risk of …" and, at the start, "… occurred in": "hospitalization for heart failure". */
  name: string;
  /** Share of comparator participants with it, 0 to 1. */
  control: number;
  /** True risk ratio of intervention against comparator. */
  ratio: number;
  /** The event is wished for (remission, healing), so that a ratio above 1 is good. */
  wished?: boolean;
  mesh?: readonly string[];
}

/** Something that is measured. */
export interface ScoreOutcome {
  /** Completes "the change in …": "6-minute walk distance". */
  name: string;
  /** After a number: "m", "points", "mm Hg", "%". */
  unit: string;
  /** Mean before treatment. */
  baseline: number;
  /** Standard deviation of the change. */
  sd: number;
  /** True mean difference in change, intervention minus comparator. */
  difference: number;
  /** Whether high is good. */
  better: "higher" | "lower";
  mesh?: readonly string[];
}

export interface CaseStory {
  /** Youngest and oldest plausible patient, in years. */
  age: readonly [number, number];
  /** "either" lets the generator choose. */
  sex: "woman" | "man" | "either";
  /** Completes "A 63-year-old woman presented with …": "bone pain in both knees and diabetes insipidus". */
  presentation: string;
  /** A whole sentence without pronouns for the patient: "Biopsy showed foamy histiocytes with a BRAF V600E mutation". */
  finding: string;
  /** Completes "Treatment with …": "vemurafenib 480 mg twice daily". */
  treatment: string;
  /** A whole sentence: "After 3 months positron emission tomography showed a metabolic response". */
  course: string;
  /** Completes "Clinicians should …": "look for retroperitoneal fibrosis in unexplained hydronephrosis". */
  lesson: string;
}

export interface Experiment {
  /** Completes "in …": "mice with high-fat diet and L-NAME induced heart failure", "human cardiac fibroblasts". */
  model: string;
  /** Number per group, animals only. */
  perGroup?: number;
  /** Completes "… was given" or "exposure to …": "empagliflozin 10 mg/kg daily for 4 weeks". */
  given: string;
  /** In titles: "empagliflozin", "butyrate". */
  givenName: string;
  /** Measured against untreated controls; change in percent. At least two. */
  measured: readonly { name: string; change: number }[];
  /** Completes "suggesting …": "that reduced myocardial stiffness rests on titin phosphorylation". */
  mechanism: string;
  /** "Mice", "Rats", "Fibroblasts", "Signal Transduction" … "Animals" and "Disease Models, Animal" are added. */
  mesh: readonly string[];
}

export interface GeneStudy {
  /** "variants in SLC5A2", "expression of alpha-synuclein in colonic mucosa"; completes "We examined …". */
  marker: string;
  /** In titles: "SLC5A2 variants". */
  name: string;
  /** Completes "persons with …" and "odds of …": "heart failure", "early relapse". */
  trait: string;
  /** Odds ratio per allele, or high against low; below 1 lowers. */
  ratio: number;
  /** Completes "The signal … ": a whole sentence: "Carriers had lower natriuretic peptide concentrations". */
  followUp: string;
  mesh: readonly string[];
}

export interface InterviewStudy {
  /** Completes "We interviewed 24 …": "patients and heart failure nurses". */
  who: string;
  /** Completes "about …" and "experiences of …": "starting another tablet in old age". */
  about: string;
  /** Noun phrases; at least three: "fear of losing independence". */
  themes: readonly string[];
  /** "Qualitative Research" is added: "Patient Acceptance of Health Care", "Education, Nursing" … */
  mesh: readonly string[];
}

export interface DiagnosticTest {
  /** "serum procalcitonin". */
  name: string;
  /** Completes "at a cut-off of …": "0.25 ng/mL"; null where the test has none. */
  cutoff: string | null;
  /** What it is to find: "bacterial pneumonia". */
  target: string;
  /** Completes "The reference standard was …": "adjudication by three physicians". */
  reference: string;
  sensitivity: number;
  specificity: number;
  /** Share of those tested who have the target. */
  prevalence: number;
  mesh: readonly string[];
}

export interface Exposure {
  /** "long-term use of proton pump inhibitors". */
  name: string;
  /** "long-term users". */
  exposed: string;
  /** "non-users". */
  unexposed: string;
  outcome: EventOutcome;
  /** Median follow-up of a cohort, where it is not years. */
  followUp?: readonly [number, number, "days" | "weeks"];
}

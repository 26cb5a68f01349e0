/** How papers of a design speak of it, where a database does not index designs; words of our own, no published filter. */
export const TYPES_AS_TEXT: Readonly<Record<string, readonly string[]>> = {
  "Randomized Controlled Trial": ["random*", "placebo*", "double blind*"],
  "Controlled Clinical Trial": ["controlled trial*", "controlled clinical trial*", "controlled study"],
  "Clinical Trial": ["trial*"],
  "Systematic Review": ["systematic review*", "systematic literature review*"],
  "Meta-Analysis": ["meta-analys*", "metaanalys*"],
  "Case Reports": ["case report*", "case series"],
  "Practice Guideline": ["guideline*", "practice guideline*"],
  Guideline: ["guideline*"],
  "Observational Study": ["observational stud*", "cohort*", "case-control"],
};

const anyOf = (parts: readonly string[]): string => parts.map((part) => `(${part})`).join(" OR ");

/** Animals in the titles of what are experiments on animals. */
const ANIMALS = [
  ...["rat", "rats", "mouse", "mice", "swine", "porcine", "murine", "sheep", "lambs", "pigs", "piglets", "rabbit"],
  ...["rabbits", "cat", "cats", "dog", "dogs", "cattle", "bovine", "monkey", "monkeys", "trout"],
];

const COMPARED = "compare OR compared OR comparing OR comparison";
const ASSESSED = "evaluated OR evaluate OR evaluating OR assessed OR assess";
const GROUPS =
  "alternate OR group OR groups OR intervention OR interventions OR patient OR patients OR subject OR subjects OR participant OR participants";
const NOT_CALLED_TRIAL = "'randomised controlled':ti,ab,tt OR 'randomized controlled':ti,ab,tt";

/** Filters for randomized trials; the note of each line that carries one names its source. */
export const EMBASE_TRIALS = {
  by: "filter",
  source:
    "Cochrane Embase RCT filter, 2023 revision (Cochrane Handbook 6, Technical Supplement to Chapter 4, section 3.6.2), in Embase.com’s form (Glanville et al., Health Info Libr J 2019;36:264–277)",
  text: `(${anyOf([
    "'randomized controlled trial'/exp OR 'controlled clinical trial'/de OR random*:ti,ab,tt OR 'randomization'/de",
    "'intermethod comparison'/de OR placebo:ti,ab,tt OR (compare OR compared OR comparison):ti,tt",
    `(${ASSESSED}):ab AND (${COMPARED}):ab`,
    "(open NEXT/1 label):ti,ab,tt",
    "((double OR single OR doubly OR singly) NEXT/1 (blind OR blinded OR blindly)):ti,ab,tt",
    "'double blind procedure'/de OR (parallel NEXT/1 group*):ti,ab,tt OR (crossover OR 'cross over'):ti,ab,tt",
    `((assign* OR match OR matched OR allocation) NEAR/6 (${GROUPS})):ti,ab,tt`,
    "(assigned OR allocated):ti,ab,tt OR (controlled NEAR/8 (study OR design OR trial)):ti,ab,tt",
    "(volunteer OR volunteers):ti,ab,tt OR 'human experiment'/de OR trial:ti,tt",
  ])}) NOT (${anyOf([
    `((random* NEXT/1 sampl* NEAR/8 ('cross section*' OR questionnaire* OR survey OR surveys OR database OR databases)):ti,ab,tt) NOT ('comparative study'/de OR 'controlled study'/de OR ${NOT_CALLED_TRIAL} OR 'randomly assigned':ti,ab,tt)`,
    `'cross-sectional study'/de NOT ('randomized controlled trial'/exp OR 'controlled clinical trial'/de OR 'controlled study'/de OR ${NOT_CALLED_TRIAL} OR ('control group' OR 'control groups'):ti,ab,tt)`,
    `('case control*':ti,ab,tt AND random*:ti,ab,tt) NOT (${NOT_CALLED_TRIAL})`,
    "'systematic review':ti,tt NOT (trial OR study):ti,tt",
    "nonrandom*:ti,ab,tt NOT random*:ti,ab,tt",
    "'random field*':ti,ab,tt OR ('random cluster' NEAR/4 sampl*):ti,ab,tt",
    "(review:ab AND review:it) NOT trial:ti,tt",
    "'we searched':ab AND (review:ti,tt OR review:it)",
    "'update review':ab OR (databases NEAR/5 searched):ab",
    `(${ANIMALS.join(" OR ")} OR marmoset*):ti,tt AND 'animal experiment'/de`,
    "'animal experiment'/de NOT ('human experiment'/de OR 'human'/de)",
  ])})`,
} as const;

/** The same in Ovid's form, in which a distance counts one less than on Embase.com. */
export const OVID_EMBASE_TRIALS = {
  by: "filter",
  source:
    "Cochrane Embase RCT filter, 2023 revision (Cochrane Handbook 6, Technical Supplement to Chapter 4, section 3.6.2), Ovid",
  text: [
    `(${[
      "exp randomized controlled trial/ or controlled clinical trial/ or random$.ti,ab. or randomization/",
      "intermethod comparison/ or placebo.ti,ab. or (compare or compared or comparison).ti.",
      "((evaluated or evaluate or evaluating or assessed or assess) and (compare or compared or comparing or comparison)).ab.",
      "(open adj label).ti,ab. or ((double or single or doubly or singly) adj (blind or blinded or blindly)).ti,ab.",
      "double blind procedure/ or parallel group$1.ti,ab. or (crossover or cross over).ti,ab.",
      "((assign$ or match or matched or allocation) adj5 (alternate or group$1 or intervention$1 or patient$1 or subject$1 or participant$1)).ti,ab.",
      "(assigned or allocated).ti,ab. or (controlled adj7 (study or design or trial)).ti,ab.",
      "(volunteer or volunteers).ti,ab. or human experiment/ or trial.ti.",
    ].join(" or ")})`,
    `(${[
      '((random$ adj sampl$ adj7 ("cross section$" or questionnaire$1 or survey$ or database$1)).ti,ab. not (comparative study/ or controlled study/ or randomi?ed controlled.ti,ab. or randomly assigned.ti,ab.))',
      "(cross-sectional study/ not (exp randomized controlled trial/ or controlled clinical trial/ or controlled study/ or randomi?ed controlled.ti,ab. or control group$1.ti,ab.))",
      "((case adj control$) and random$).ti,ab. not randomi?ed controlled.ti,ab.",
      "(systematic review not (trial or study)).ti.",
      "(nonrandom$ not random$).ti,ab.",
      '"random field$".ti,ab. or (random cluster adj3 sampl$).ti,ab.',
      "(review.ab. and review.pt.) not trial.ti.",
      '"we searched".ab. and (review.ti. or review.pt.)',
      '"update review".ab. or (databases adj4 searched).ab.',
      `(${ANIMALS.join(" or ")} or marmoset$1).ti. and animal experiment/`,
      "animal experiment/ not (human experiment/ or human/)",
    ]
      .map((part) => `(${part})`)
      .join(" or ")})`,
  ].join(" not "),
} as const;

export const CINAHL_TRIALS = {
  by: "filter",
  source: "Glanville et al., Health Info Libr J 2019;36:73–90, CINAHL Plus",
  text: `(${[
    '(MH "Randomized Controlled Trials") OR (MH "Double-Blind Studies") OR (MH "Single-Blind Studies")',
    '(MH "Random Assignment") OR (MH "Pretest-Posttest Design") OR (MH "Cluster Sample")',
    "TI (randomised OR randomized) OR AB random* OR TI trial",
    '((MH "Sample Size") AND AB (assigned OR allocated OR control)) OR (MH "Placebos")',
    'PT "randomized controlled trial" OR AB (control W5 group)',
    '(MH "Crossover Design") OR (MH "Comparative Studies") OR AB (cluster W3 RCT)',
  ].join(" OR ")}) NOT (((MH "Animals+") OR (MH "Animal Studies") OR TI (animal model*)) NOT (MH "Human"))`,
} as const;

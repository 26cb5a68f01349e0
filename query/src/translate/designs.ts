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

/** Named in the note of each line that carries them. */
export const EMBASE_TRIALS = {
  by: "filter",
  source: "Cochrane Handbook 5.1.0 (2011), section 6.3.2.2, filter for randomized trials in Embase on Embase.com",
  text: [
    "'crossover procedure':de OR 'double-blind procedure':de OR 'randomized controlled trial':de",
    "'single-blind procedure':de",
    "(random* OR factorial* OR crossover* OR cross NEXT/1 over* OR placebo* OR doubl* NEAR/1 blind*",
  ]
    .join(" OR ")
    .concat(" OR singl* NEAR/1 blind* OR assign* OR allocat* OR volunteer*):de,ab,ti"),
} as const;

export const OVID_EMBASE_TRIALS = {
  by: "filter",
  source:
    "Wong, Wilczynski, Haynes, J Med Libr Assoc 2006;94:41–47, treatment, best balance of sensitivity and specificity",
  text: "random*.tw. or placebo*.mp. or double-blind*.tw.",
} as const;

export const CINAHL_TRIALS = {
  by: "filter",
  source: "Glanville et al., Health Info Libr J 2019;36:73–90, CINAHL Plus, without its exclusion of animal studies",
  text: [
    '(MH "Randomized Controlled Trials") OR (MH "Double-Blind Studies") OR (MH "Single-Blind Studies")',
    '(MH "Random Assignment") OR (MH "Pretest-Posttest Design") OR (MH "Cluster Sample")',
    "TI (randomised OR randomized) OR AB random* OR TI trial",
    '((MH "Sample Size") AND AB (assigned OR allocated OR control)) OR (MH "Placebos")',
    'PT "randomized controlled trial" OR AB (control W5 group)',
    '(MH "Crossover Design") OR (MH "Comparative Studies") OR AB (cluster W3 RCT)',
  ].join(" OR "),
} as const;

import type { TranslationTarget } from "@medsieve/contract/strategies";
import { EMBASE_TRIALS, OVID_EMBASE_TRIALS } from "./designs.ts";

const TRIALS_IN_PUBMED =
  "(randomized controlled trial[pt] OR controlled clinical trial[pt] OR randomized[tiab] OR placebo[tiab] OR drug therapy[sh] OR randomly[tiab] OR trial[tiab] OR groups[tiab]) NOT (animals[mh] NOT humans[mh])";

/** Each written by hand by what the vendors' guides say of field codes, operators, truncation, headings and limits. */
export const STRATEGIES: readonly [TranslationTarget, string, string[]][] = [
  [
    "ovid_medline",
    '("Heart Failure"[mh] OR "heart failure"[tiab] OR hfpef[tiab]) AND (metformin[mh] OR metformin*[tiab]) AND 2015:2020[dp] AND english[la]',
    [
      "1 exp Heart Failure/",
      "2 (heart failure or hfpef).ti,ab,kf.",
      "3 1 or 2",
      "4 exp Metformin/",
      "5 metformin*.ti,ab,kf.",
      "6 4 or 5",
      "7 3 and 6",
      '8 limit 7 to yr="2015 -2020"',
      "9 limit 8 to english language",
    ],
  ],
  [
    "ovid_medline",
    'asthma[majr:noexp] AND exercise[majr] AND "asthma/drug therapy"[mh] AND "drug therapy"[sh:noexp] AND randomized controlled trial[pt]',
    [
      "1 *Asthma/",
      "2 exp *Exercise/",
      "3 exp Asthma/dt",
      "4 dt.fs.",
      "5 (randomized controlled trial or equivalence trial or pragmatic clinical trial).pt.",
      "6 and/1-5",
    ],
  ],
  [
    "ovid_medline",
    '("hand washing"[tiab:~2] OR "signs and symptoms"[ti] OR stroke[tw]) NOT (animals[mh:noexp] NOT humans[mh:noexp])',
    [
      "1 (hand adj3 washing).ti,ab,kf.",
      '2 "signs and symptoms".ti.',
      "3 stroke.mp.",
      "4 or/1-3",
      "5 Animals/",
      "6 Humans/",
      "7 5 not 6",
      "8 4 not 7",
    ],
  ],
  [
    "ovid_medline",
    "smith j[au] AND (english[la] OR japanese[la]) AND hasabstract AND 2019:3000[dp]",
    [
      "1 smith j*.au.",
      "2 limit 1 to (english or japanese)",
      "3 limit 2 to abstracts",
      '4 limit 3 to yr="2019 -Current"',
    ],
  ],
  [
    "ovid_embase",
    '("Diabetes Mellitus, Type 2"[mh] OR "type 2 diabetes"[tiab]) AND randomized controlled trial[pt] AND humans[mh]',
    [
      "1 (diabetes mellitus type 2 or type 2 diabetes mellitus).ti,ab,kf.",
      "2 type 2 diabetes.ti,ab,kf.",
      "3 1 or 2",
      `4 ${OVID_EMBASE_TRIALS.text}`,
      "5 human/",
      "6 and/3-5",
    ],
  ],
  [
    "ovid_embase",
    "asthma[ti] AND (meta-analysis[pt] OR systematic review[pt]) AND french[la]",
    [
      "1 asthma.ti.",
      "2 meta analysis/",
      '3 "systematic review"/',
      "4 2 or 3",
      "5 1 and 4",
      "6 limit 5 to french language",
    ],
  ],
  [
    "embase",
    '("heart failure"[tiab] OR "cardiac insufficien*"[tiab] OR hfpef[tiab]) AND "exercise training"[ti:~3] AND humans[mh] AND 2010:2020[dp]',
    [
      "1 ('heart failure' OR 'cardiac insufficien*' OR hfpef):ti,ab,kw",
      "2 (exercise NEAR/4 training):ti",
      "3 [humans]/lim",
      "4 [2010-2020]/py",
      "5 #1 AND #2 AND #3 AND #4",
    ],
  ],
  [
    "embase",
    "alzheimer's[ti] AND systematic review[pt] AND (english[la] OR german[la]) AND hasabstract",
    [
      `1 "alzheimer's":ti`,
      "2 [systematic review]/lim",
      "3 ([english]/lim OR [german]/lim)",
      "4 [abstracts]/lim",
      "5 #1 AND #2 AND #3 AND #4",
    ],
  ],
  [
    "cochrane",
    '("Heart Failure"[mh] OR "heart failure"[tiab] OR "cardiac insufficien*"[tiab]) AND asthma[mh:noexp] AND randomized controlled trial[pt]',
    [
      '1 [mh "Heart Failure"]',
      '2 ("heart failure" OR (cardiac NEXT insufficien*)):ti,ab,kw',
      "3 #1 OR #2",
      '4 [mh ^"Asthma"]',
      "5 #3 AND #4",
    ],
  ],
  [
    "cochrane",
    'asthma[ti] AND exercise[ti] AND child*[ab] NOT "stroke/drug therapy"[mh]',
    ["1 asthma:ti", "2 exercise:ti", "3 child*:ab", "4 {AND #1-#3}", '5 [mh "Stroke"/DT]', "6 #4 NOT #5"],
  ],
  [
    "cinahl",
    'stroke[mh] AND ("occupational therap*"[tiab] OR rehabilitation[tiab]) AND case reports[pt] AND english[la]',
    [
      "1 TI stroke OR AB stroke",
      '2 TI ("occupational therap*" OR rehabilitation) OR AB ("occupational therap*" OR rehabilitation)',
      '3 PT "case study"',
      "4 LA English",
      "5 S1 AND S2 AND S3 AND S4",
    ],
  ],
  [
    "cinahl",
    '"patient satisfaction"[ti:~2] AND humans[mh] AND 2018:2022[dp]',
    ["1 TI (patient N2 satisfaction)", '2 (MH "Human")', "3 PY 2018-2022", "4 S1 AND S2 AND S3"],
  ],
  [
    "psycinfo_ebsco",
    "depression[tiab] AND mindfulness[ti] AND humans[mh]",
    ["1 TI depression OR AB depression OR KW depression", "2 TI mindfulness", "3 PO human", "4 S1 AND S2 AND S3"],
  ],
  ["psycinfo_ebsco", 'anxiety[ot] OR "panic disorder"[ab]', ["1 KW anxiety", '2 AB "panic disorder"', "3 S1 OR S2"]],
  [
    "psycinfo_ovid",
    "(depress*[tiab] OR melanchol*[tiab]) AND meta-analysis[pt] AND 2000:2010[dp]",
    ["1 (depress* or melanchol*).ti,ab,id.", "2 meta analysis.md.", "3 1 and 2", '4 limit 3 to yr="2000 -2010"'],
  ],
  ["psycinfo_ovid", "anxiety[ot] NOT animals[mh]", ["1 anxiety.id.", "2 animal.po.", "3 1 not 2"]],
  [
    "web_of_science",
    '("heart failure"[tiab] OR hfpef[tiab]) AND "exercise training"[ti:~3] AND review[pt] AND (english[la] OR french[la]) AND 2015:2020[dp]',
    [
      '1 TI=("heart failure" OR hfpef) OR AB=("heart failure" OR hfpef) OR AK=("heart failure" OR hfpef)',
      "2 TI=(exercise NEAR/3 training)",
      "3 DT=(Review)",
      "4 LA=(English OR French)",
      "5 PY=(2015-2020)",
      "6 #1 AND #2 AND #3 AND #4 AND #5",
    ],
  ],
  [
    "scopus",
    '"heart failure"[tiab] AND "exercise training"[ti:~3] NOT review[pt] AND 2015:2020[dp]',
    [
      '1 TITLE-ABS("heart failure") OR AUTHKEY("heart failure")',
      "2 TITLE(exercise W/3 training)",
      "3 #1 AND #2",
      "4 DOCTYPE(re)",
      "5 #3 AND NOT #4",
      "6 PUBYEAR > 2014 AND PUBYEAR < 2021",
      "7 #5 AND #6",
    ],
  ],
  ["scopus", "smith j[1au] OR stroke[tw]", ['1 FIRSTAUTH("smith j*")', "2 TITLE-ABS-KEY(stroke)", "3 #1 OR #2"]],
  [
    "clinicaltrials_gov",
    '("heart failure"[tiab] OR hfpef[tiab]) AND metformin[ti] AND randomized controlled trial[pt] AND english[la]',
    [
      '1 ("heart failure" OR hfpef) AND (AREA[BriefTitle]metformin OR AREA[OfficialTitle]metformin) AND AREA[DesignAllocation]RANDOMIZED',
    ],
  ],
  [
    "embase",
    '("breast feeding"[tiab] OR "breast milk"[ti]) AND infant*[tiab] AND french[la] AND 2018:2022[dp]',
    [
      "1 'breast feeding':ti,ab,kw",
      "2 'breast milk':ti",
      "3 #1 OR #2",
      "4 infant*:ti,ab,kw",
      "5 [french]/lim",
      "6 [2018-2022]/py",
      "7 #3 AND #4 AND #5 AND #6",
    ],
  ],
  [
    "cochrane",
    '(wom?n[tiab] OR "pregnant women"[tiab:~2]) AND magnesium*[ti]',
    [
      "1 (women OR woman):ti,ab,kw",
      "2 (pregnant NEAR/2 women):ti,ab,kw",
      "3 #1 OR #2",
      "4 magnesium*:ti",
      "5 #3 AND #4",
    ],
  ],
  [
    "ovid_medline",
    `asthma[ti] AND ${TRIALS_IN_PUBMED}`,
    [
      "1 asthma.ti.",
      "2 exp randomized controlled trial/ or controlled clinical trial.pt. or randomized.ab. or placebo.ab. or drug therapy.fs. or randomly.ab. or trial.ab. or groups.ab.",
      "3 1 and 2",
      "4 exp Animals/",
      "5 exp Humans/",
      "6 4 not 5",
      "7 3 not 6",
    ],
  ],
  ["cochrane", `asthma[ti] AND (${TRIALS_IN_PUBMED})`, ["1 asthma:ti"]],
  [
    "embase",
    `asthma[ti] AND (${TRIALS_IN_PUBMED})`,
    [
      "1 asthma:ti",
      `2 ${EMBASE_TRIALS.text}`,
      "3 [animals]/lim",
      "4 [humans]/lim",
      "5 #3 NOT #4",
      "6 #2 NOT #5",
      "7 #1 AND #6",
    ],
  ],
  [
    "web_of_science",
    '"kidney stone*"[tiab] AND (citrate[ti] OR "tamsulosin"[tiab]) NOT child*[ti]',
    [
      '1 TI=("kidney stone*") OR AB=("kidney stone*") OR AK=("kidney stone*")',
      "2 TI=(citrate)",
      "3 TI=(tamsulosin) OR AB=(tamsulosin) OR AK=(tamsulosin)",
      "4 #2 OR #3",
      "5 #1 AND #4",
      "6 TI=(child*)",
      "7 #5 NOT #6",
    ],
  ],
];

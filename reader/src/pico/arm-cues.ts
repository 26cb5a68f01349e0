import { makeCue, type PicoCue } from "./pico-span.ts";

/** Phrases of English titles and abstracts that state what was done and with what it was compared. */
const cue = (pattern: string) => makeCue("", pattern);

/** Up to the next stop of a clause. */
const ARM =
  "(?:(?! (?:or|versus|vs\\.?|and (?:placebo|control|a control|the control|usual|standard|sham)|compared|compared with|against) )[^.;:]|\\.(?=\\d)){3,140}?";
const LONG_ARM = "(?:(?! (?:or|versus|vs\\.?) )[^.;:]|\\.(?=\\d)){3,240}?";
const SECOND_ARM =
  "(?:(?! (?:for|in|as|to|before|during|every|were|was|with follow|with respect|after|on|among|over|using|when|through|until|followed|by|and (?:were|was|followed|then|completed|to|its|their))\\b)[^.;:,]|\\.(?=\\d)|,(?=\\d)){3,110}";
const ASSIGNED =
  "\\b(?:random\\w*|assigned|allocated|divided)\\b[^.;]{0,60}?\\b(?:to receive|to undergo|receiv(?:ed|ing|e)|to take|to use|to start|to have|to be given|to|into)(?: either| one of)?(?: receive| undergo| start)? (?!(?:one of|two|three|four|five|2|3|4|5|groups?|a? ?(?:computer|randomi[sz]ation)|balance)\\b)";

/** Two arms at once: groups "span" (intervention) and "other" (comparator). */
export const ARM_CUES: readonly PicoCue[] = [
  makeCue(
    "random|assigned|allocated|divided",
    `${ASSIGNED}(?<span>${LONG_ARM}) (?:or|versus|vs\\.?) (?:to )?(?<other>${SECOND_ARM})`,
  ),
  makeCue(
    "random|assigned|allocated|divided",
    `${ASSIGNED}(?<span>${ARM}) (?:or|versus|vs\\.?|and) (?:to )?(?<other>${SECOND_ARM})`,
  ),
  makeCue(
    "compar",
    `\\bcompar(?:e|ed|ing|ison of|ison between|ative study (?:of|between)|isons? of)(?: the)? (?:(?:efficacy|effects?|effectiveness|safety|outcomes?|impact|results|use|benefits?|tolerability)(?:,? and (?:the )?(?:safety|tolerability|efficacy|effectiveness|side effects))? (?:of|between) )?(?<span>${ARM}) (?:with|versus|vs\\.?|and|to|against) (?:that of |those of )?(?<other>${SECOND_ARM})`,
  ),
  makeCue(
    "placebo|usual|standard|no treatment|sham|control",
    `(?<span>\\b(?:[A-Z][\\w-]+|[\\w-]+)(?: (?!(?:was|were|is|are|in|of|than|that|patients|receiving|received|assigned|to)\\b)[\\w-]+){0,5}) (?:versus|vs\\.?|compared with|compared to|or) (?<other>(?:placebo|usual care|standard (?:care|treatment|therapy)|no treatment|sham[\\w ]{0,20}|control)\\b)`,
  ),
];
/** "the effects of X versus Y on Z". */
export const VERSUS = makeCue(
  "versus|vs",
  `\\b(?:effects?|efficacy|effectiveness|safety|tolerability|impact) of (?<span>${ARM}) (?:versus|vs\\.?) (?<other>${SECOND_ARM})`,
);
/** Two arms in a title: "X versus Y for Z". */
export const TITLE_ARM_CUES: readonly PicoCue[] = [
  cue(
    `^\\[?(?:a )?(?:(?:[\\w-]+ ){0,4}(?:comparison|trial|study|effects?|efficacy|effectiveness|safety|evaluation|assessment)(?: (?:and|or) \\w+)? (?:of|between|with|comparing) (?:the )?(?:(?:efficacy|effects?|safety)(?: and \\w+)? of )?)?(?<span>${ARM}) (?:versus|vs\\.?|compared (?:with|to)|in comparison (?:with|to)|or) (?<other>${SECOND_ARM})`,
  ),
  ...ARM_CUES.slice(2, 3),
];
/** What may come of a treatment, where a title joins the two by "and". */
const OUTCOME_WORDS =
  "(?:risk|rates?|incidence|incident|mortality|death|survival|quality|hospital\\w*|resolution|falls?|fractures?|changes?|improvement|remission|response|recurrence|relapse|progression|recovery|severity|duration|length|levels?|weight|pressure|score|function|events?|pain|bleeding|infections?|onset|loss|control|healing|outcomes?|days|time)";
const AND_OUTCOME = `and (?:the )?(?:[\\w-]+ ){0,3}?${OUTCOME_WORDS}`;
/** Until "on", "in", "for" or a stop. */
const UNTIL =
  "(?= (?:on|in|for|as|when|against|among|with respect|with regard|compared|versus|vs|to (?:reduce|improve|prevent|treat|enhance|promote|increase|decrease)|upon|during|after|at|by|before|following|regarding|and (?:its|their|to))\\b|[.;:,(?\\]]|$)";
const UNTIL_OR_OUTCOME = `(?:(?= ${AND_OUTCOME}\\b)|${UNTIL})`;
const EFFECTS =
  "\\b(?:accuracy|performance|utility|efficacy|effectiveness|effects?|impact|safety|benefits?|influence|role|use|value|tolerability|feasibility|evaluation|assessment|trials?|study|pharmacokinetics|response to|administration|addition|actions?)(?:,? (?:and|or) (?:safety|tolerability|efficacy|effectiveness|side effects|acceptability|pharmacokinetics|effects?))? of ";
export const EFFECT_OF = makeCue(
  " of ",
  `${EFFECTS}(?<span>(?!(?:the )?(?:study|present|trial|this|patients|different|two)\\b)[^.;:?]{3,110}?)${UNTIL}`,
);
export const INTERVENTION_CUES: readonly PicoCue[] = [
  makeCue(
    " with ",
    "\\b(?:treated|treatment|therapy|supplementation|supplemented|vaccination|immuni[sz]ation|prophylaxis|managed|infused|stimulation|intervention|regimens?|dosing|dosed) (?:of (?:[^.;:,]{3,60}? ))?with (?<span>(?!(?:the|these|those|severe|moderate|mild|acute|chronic|no|and|or)\\b)[^.;:(]{3,110}?)(?= (?:on|in|for|as|when|and (?:were|was|followed)|was|were|at|during|after|versus|compared|is|are|has|had|led|resulted|did|to)\\b|[.;:,(]|$)",
  ),
  makeCue(
    "receiv|underwent|given|admin|took|consumed|ingested",
    "\\b(?:receiv(?:ed|ing|e)|underwent|were given|was given|administered|administration of|took|consumed|ingested) (?<span>(?!(?:either|a total|the following|no|one of|it|at|in|by|to|and|or|information|treatment for)\\b)[^.;:]{3,110}?)(?= (?:for \\d|for (?:one|two|three|four|six|eight|twelve)|in (?:a|an|the|addition)|during|were|was|had|with follow|every|before|after|between|who|on day|as|at|from|while|followed|daily for|and (?:\\d|the other|another|were|a control|the control))\\b|[.;:,]|$)",
  ),
  makeCue(
    "group|arm",
    `\\b(?:the (?:experimental|intervention|treatment|study|active) (?:group|arm)|group (?:1|I|A))\\b(?: \\([^()]*\\))? (?:\\w+ )?(?:received|was given|underwent|were given|was treated with|participated in|consisted of) (?<span>[^.;:]{3,100}?)(?=,? (?:and|while|whereas|for|but)\\b|[.;:,]|$)`,
  ),
];
/** What people were exposed to, as titles of observational studies and of their syntheses name it. */
export const EXPOSURE_CUES: readonly PicoCue[] = [
  makeCue(
    "associat|relation|link",
    "\\b(?:associations?|relationships?|links?|correlation) (?:of|between) (?:the )?(?<span>[^.;:?]{3,90}?) (?:with|and) ",
  ),
  makeCue(
    " and ",
    "^\\[?(?:the )?(?<span>(?!(?:comparison|prevalence|incidence|risk|outcomes?|association)\\b)[^.;:?,]{3,70}?) and (?:the )?(?:risk of |incident |incidence of )?[^.;:?]{3,60}(?:[:?]|$)",
  ),
];
/** What a guideline is about. */
export const GUIDELINE_CUES: readonly PicoCue[] = [
  makeCue(
    "guideline|recommendation|statement",
    `\\b(?:guidelines?|recommendations|statement) (?:on|for) (?:the )?(?:use of )?(?<span>[^.;:?]{3,80}?)${UNTIL}`,
  ),
];
/** "Do X raise the risk of Y?" */
export const ASKED_IN_TITLE: readonly PicoCue[] = [
  makeCue(
    "",
    "^\\[?(?:do|does|can|is|are|should) (?:the )?(?<span>[^.;:?]{3,80}?) (?:raise|increase|reduce|improve|prevent|cause|affect|lower|associated|effective|superior|better|safe|protect|useful|help|work)\\b",
  ),
];
/** "X for Y", "X in patients with Y", "X improves Y" as a title; only where the study is an experiment. */
export const TITLE_INTERVENTION_CUES: readonly PicoCue[] = [
  cue(
    `\\b(?:treatment|therapy|management|prevention|prophylaxis|reduction) (?:of|for) [^.;:?]{3,80}? (?:with|by|using) (?<span>[^.;:?]{3,90}?)${UNTIL_OR_OUTCOME}`,
  ),
  cue(
    `\\btrial (?:of|with|comparing|evaluating|investigating) (?<span>(?!(?:patients|the)\\b)[^.;:?]{3,90}?)${UNTIL_OR_OUTCOME}`,
  ),
  cue(
    `^\\[?(?:the |a |an )?(?<span>(?!(?:randomi|predict|open-label|pilot|nonrandomi|comparison|comparative|effects?\\b|efficacy\\b|prospective|evaluation|clinical\\b|management|prevention|factors|outcomes?\\b|results\\b|long-term (?:results|outcome|follow)|experience|(?:study|role|a|treatment of|how|what|does|do|is|are|can|should|use of|safety|impact|influence|costs?|trends|protocol)\\b))(?:[^.;:?]{3,90}?))(?: (?:therapy|treatment))? (?:for|in|${AND_OUTCOME}\\b|improves?|reduces?|prevents?|increases?|decreases?|does not|is|are|versus|vs|as|to|attenuates?|enhances?|after|before|during|and risk|on|inhibits?|modulates?|suppresses|delays?|protects?|lowers?|alters?|stimulates?|induces?|shortens?|accelerates?|affects?)\\b`,
  ),
];
const NO_TREATMENT =
  "(?:placebos?|usual care|standard (?:of )?(?:care|treatment|therapy|medical therapy)|routine care|conventional (?:care|treatment|therapy)|no (?:treatment|intervention|prophylaxis)|sham[\\w -]{0,30}?|wait(?:ing)?[- ]?list(?: controls?)?|untreated controls?|healthy controls?|(?:normal |physiological )?saline)";
export const COMPARATOR_CUES: readonly PicoCue[] = [
  makeCue(
    "placebo|care|treatment|therapy|prophylaxis|intervention|sham|list|control|saline",
    `\\b(?:versus|vs\\.?|compared (?:with|to)|in comparison (?:with|to)|relative to|or|and|than) (?<span>(?:a |an |the )?(?:matching |matched |oral |intravenous |saline |identical |inactive )?${NO_TREATMENT})\\b`,
  ),
  makeCue(
    "control",
    "\\b(?:control group|controls?)(?: \\([^()]*\\))? (?:that |which |who |only )?(?:received|receiving|was given|were given|underwent) (?<span>(?!the same\\b)[^.;:,]{3,80})",
  ),
  makeCue(
    "control",
    "\\b(?:versus|vs\\.?|compared (?:with|to)|relative to|than) (?<span>(?:a |an |the )?(?:(?:healthy|matched|untreated|placebo|sham|normal|non-diabetic|age-matched)[ -](?:[\\w-]+ ){0,3})?controls?(?: group| subjects)?)\\b",
  ),
  makeCue(
    "control|group",
    "\\b(?<span>(?:healthy|matched|untreated|placebo|sham|wait(?:ing)?[- ]?list|usual care|non-diabetic|age-matched)[ -](?:[\\w-]+ ){0,3}(?:controls?(?: group| subjects)?|group))\\b",
  ),
  makeCue("placebo", "\\b(?<span>placebo)\\b"),
  makeCue("control group", "\\b(?<span>control groups?)\\b"),
];

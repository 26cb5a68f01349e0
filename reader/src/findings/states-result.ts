import type { PaperSentence, SectionKind } from "../paper-text.ts";

/** Sections that say what was known, asked, planned and done, not what came of it. */
const WITHOUT_RESULTS: ReadonlySet<SectionKind> = new Set([
  ...(["title", "background", "objective", "design", "population", "intervention", "aside"] as const),
]);
/** Sections where only what reads like a result is one. */
const PLANS: ReadonlySet<SectionKind> = new Set(["methods", "outcome"]);

const words = (...parts: readonly string[]) => new RegExp(`\\b(?:${parts.join("|")})\\b`, "u");

/** What would be, under a condition. */
const CONDITIONAL = words(
  "if",
  "whether",
  "would",
  "should",
  "could",
  "may",
  "might",
  "potentially",
  "possibly",
  "hopefully",
  "can be (?:used|considered|expected)",
  "promising",
  "likely to represent",
  "possible (?:increased|benefits?|improvements?|reductions?)",
);
/** What somebody means to do or to find. */
const PLANNED = words(
  "will(?! and)",
  "(?:aim|aims|aimed|sought|intend|intends|intended|plan|planned|designed|undertaken|conducted|carried out|performed|hypothesi[sz]ed?|proposed?) (?:to|that)",
  "(?:aim|aims|objectives?|purpose|goal|hypothesis|question) (?:of|was|is|were|are)",
  "in an (?:effort|attempt) to",
  "(?:in order )?to (?:[a-z]{3,20}ly )?(?:determine|evaluate|assess|investigate|examine|explore|test|establish|ascertain|study|clarify|verify|compare)",
  "due to report",
  "we (?:excluded|searched|screened|selected)",
  "(?:now|here|hereby|currently),? we (?:now )?(?:evaluate|consider|report|assess|examine|describe|present|study|investigate)|we now (?:evaluate|report|assess|examine)",
  "(?:was|were) subjected to (?:an? )?(?:[\\w-]+ )?(?:review|analysis|meta-analysis)",
  "(?:has|have) recruited",
  "tests? the (?:efficacy|effects?|effectiveness|hypothesis)",
  "(?:stud(?:y|ies)|trials?) comparing (?:the )?(?:efficacy|safety|effects?)",
  "we (?:hypothesi[sz]ed?|aimed|expected?|anticipated?|hoped?|investigated|examined|evaluated|assessed|studied|tested|compared)",
  "(?:is|are|was|were) (?:expected|anticipated|hypothesi[sz]ed|hoped|thought|believed|assumed|presumed|intended|designed|planned|considered) to",
  "(?:primary|secondary|main|co-primary) (?:end ?points?|outcomes?)(?: measures?)?(?: [\\w-]+){0,3} (?:is|are|was|were) (?:the|a|an|change|time|defined|measured|assessed|pain|mortality|overall|progression)",
);
/** What others found, or what was known before. */
const CITED = words(
  "(?:previous|prior|earlier|past|other|several|many|some|recent|numerous|existing|published|most|few) (?:[\\w-]+ )?(?:studies|trials|reports?|research|work|data|evidence|investigations?|authors|investigators|meta-analys[ei]s)",
  "(?:has|have) (?:also |recently |previously |long )?been (?:shown|reported|suggested|demonstrated|associated|proposed|found|implicated|linked|used|advocated|recommended|considered|described|proven|observed)",
  "(?:is|are) (?:well |widely |commonly |generally |often |frequently |currently |usually |still |also )?(?:known|accepted|believed|thought|considered|recommended|used|understood|recogni[sz]ed|regarded)",
  "little is known",
  "remains? (?:unclear|unknown|controversial|uncertain|to be|a (?:major|challenge))",
  "(?:it is|is) (?:unclear|unknown|not known|controversial)",
  "in their (?:[\\w-]+ ){0,5}(?:trial|study|studies|review|meta-analysis)",
  "they (?:also )?(?:found|reported|concluded|showed|demonstrated|observed)(?: that|,)",
  "(?:earlier|previously), (?:we|the|it)|we (?:have )?(?:earlier|previously|recently) (?:reported|shown|showed|found|demonstrated)",
  "(?:trials|studies) (?:has|have) (?:had|found|failed|shown|been|reported|demonstrated|suggested|produced|yielded)",
  "previously (?:reported|shown|demonstrated|published)",
  "literature",
  "(?:has|have) (?:built|gained|earned|become|emerged)",
  "et al\\.? (?:demonstrated|showed|found|reported|observed|concluded)",
);
/** What others found, in words that a section of results has of its own study. */
const CITED_ELSEWHERE = words(
  "(?<!\\b(?:our|both|these|the present|two|three|this) )(?:studies|trials|reports)(?: [\\w-]+){0,4} (?:show|showed|shown|demonstrate|demonstrated|suggest|suggested|report|reported|found|indicate|indicated)",
  "(?<!\\bwe )(?:has|have) (?:reported|shown|demonstrated|suggested|found|documented)",
  "current evidence",
  "(?:was|were) shown to be",
  "(?:was|is) an? (?:[\\w-]+ )?analysis of an?",
  "rationale for",
  "recommendations were",
);
/** What something is known for, and a study of others. */
const KNOWN = words(
  "is an? (?:[\\w()-]+ ){1,8}(?:that|which) (?:has|have|significantly|effectively|reduced|improves?|reduces?|demonstrated|showed|shows)",
  "a recent (?:[\\w-]+ ){0,2}(?:trial|study|report|review|meta-analysis)",
  "we (?:thus |therefore )?propose",
  "occurs? in (?:about |approximately |up to |nearly )?\\d[\\d.–-]* ?% of (?:the )?(?:[\\w-]+ )?(?:population|people|patients)",
);
/** What is yet to be done. */
const WANTED = words(
  "(?:further|future|additional|larger|more|long-term|confirmatory) (?:[\\w-]+,? ){0,3}(?:studies|trials|research|work|investigations?|evaluation|data|analys[ei]s)(?: (?:is|are|with|to|on|of))?",
  "(?:is|are) (?:needed|required|warranted|necessary|recommended)",
  "(?:needs?|remains?|deserves?|requires?|merits?|warrants?) (?:to be|further|confirmation|investigation|study)",
  "recommend(?:ed|s)?(?! dose)",
  "implications? for",
);
/** What was measured and how, without what came of it. */
const DONE = words(
  "(?:was|were) (?:[\\w-]+ ){0,2}(?:measured|assessed|recorded|evaluated|collected|obtained|calculated|determined|monitored|analy[sz]ed|examined|investigated|studied|tested|explored|sought|randomi[sz]ed|assigned|allocated|enrolled|recruited|included|performed|compared|administered|estimated|defined|invited|divided|followed|questioned|interviewed|surveyed|asked|eligible)",
  "we (?:measured|assessed|recorded|evaluated|collected|enrolled|recruited|randomi[sz]ed|included|assigned|conducted|performed)",
  "received (?:either|one of)",
  "(?:was|were) noted(?=\\.?$)",
  "registered|nct\\d+|isrctn\\d+|clinicaltrials",
);
/** What a word means in a study: "a nonresponder was defined as a woman whose change was similar to the mean". */
const DEFINES = /^[^,;]{3,80} (?:was|were) defined as\b/u;
/** How measures go together, which is no effect of what was given. */
const RELATED =
  /\b(?:correlat(?:ed?|es|ions?)|interactions?|(?:relationships?|associations?) between|r ?(?:2|²|\^2)? ?= ?[−–-]?0?\.\d+|(?:was|were|are|is) (?:[\w-]+ )?predict(?:ive|ors?)|predicted|not predict|mediat(?:es?|ed|ing|ors?|ion)\b(?! by)|prognostic (?:markers?|factors?)|essentially unchanged)\b/u;
/** Groups that are alike at the outset, and not what an analysis holds even. */
const AT_OUTSET =
  /^(?:the )?baseline [^,;]{1,80}\b(?:was|were|did) (?:not (?:significantly |statistically )?differ|not significant|similar|comparable|balanced)|(?<!\b(?:adjust\w*|controll\w*|account\w*|correct\w*) for (?:[\w-]+ ){0,3})(?:\b(?:baseline|demographic|patient|clinical|preoperative) (?:and [\w-]+ )?(?:characteristics|demographics|data|variables|features)\b|(?<!\b(?:from|since|to|than|with|over|against|above|below|for|in) (?:the )?)\bbaseline (?:[\w-]+ ){0,4}(?:parameters|values|levels|scores?|measures?|measurements|status|rates?|assessments?)\b[^;]{0,80}\b(?:differ\w*|similar|comparable|balanced)\b|\bmean (?:\(sd\) )?age\b|% (?:of [\w ]{1,40} )?were (?:male|female|men|women)\b|\bat baseline,? (?:the )?(?:two |three |both )?(?:groups|arms)\b|\b(?:non-?inferiority|equivalence) (?:margin|limit|bound)s? (?:was|were|of|is)\b|\bin terms of (?:age|sex|gender)\b|\b(?:comparable|similar) (?:in |with respect to |regarding |mean )?(?:age|demograph)|^at (?:the )?baseline,? [^.;]{0,160}\b(?:similar|comparable|alike|no (?:significant )?differences?|did not differ)\b|\bat baseline\b[^,;]{0,40}\b(?:similar|comparable|no (?:significant )?differences?)\b)/u;
/** Groups that are alike in what people are, listed: "no differences in age, gender or duration of diabetes". */
const ALIKE_IN =
  /\b(?:no (?:[\w-]+ ){0,2}differences?|similar|comparable|(?:did|were) not (?:[\w-]+ ){0,2}differ\w*)\b/u;
const TRAITS =
  /(?<!\b(?:adjust\w*|controll\w*|account\w*|correct\w*|stratif\w*) (?:for|by) (?:[\w-]+,? ){0,5})(?<![\w-])(?:age(?! \d)|gender|sex|asa|ethnicity|race)(?![\w-])/u;
const TRAIT_LIST =
  /(?<![\w-])(?:age|gender|sex|asa|ethnicity|race),? (?:(?:and|or) )?(?:[\w()-]+ ){0,3}?[\w()-]*(?:,| and| or)|,(?: and)? (?:age|gender|sex|asa)\b/u;
const isOfTraits = (lower: string) => ALIKE_IN.test(lower) && TRAITS.test(lower) && TRAIT_LIST.test(lower);
/** What is said of another sentence: "Similar patterns were seen for …". */
const LIKE_BEFORE =
  /^similar (?:patterns?|results?|findings?|trends?|observations?|associations?|changes|relationships?) (?:was|were) (?:also )?(?:observed|seen|found|noted|obtained|reported)\b(?![^.;]*\b(?:groups|arms|treatments)\b)/u;
/** Words that state a result. */
const STATES_RESULT =
  /\b(?:significan\w*|no differen\w+|differed|increased|decreased|reduced|improved|higher|lower|greater|fewer|better|worse|longer|shorter|similar|comparable|superior|more effective|as effective|p ?[<=>])/u;

/** Who got what, in which "similar placebo" is no result. */
const ASSIGNS =
  /\b(?:was|were) (?:randomly |then )?(?:randomi[sz]ed|assigned|allocated|divided|prescribed)\b|\brandomly (?:assigned|allocated|divided|prescribed)\b/u;
const DIFFERS =
  /\b(?:significan\w+|no differen\w+|differed|increased|decreased|reduced|improved|higher|lower|greater|fewer|better|worse|longer|shorter|superior|p ?[<=>])/u;

/** How a study states what it found, and no general truth: in the past, or with what it measured. */
const STATES_STUDY =
  /\b(?:was|were|had|did|showed|shown|demonstrated|found|observed|resulted|occurred|achieved|reported|experienced|developed|received|(?<!\b(?:at|an|of|with|for|the|to|and) )(?:increas|decreas|reduc|improv|differ|lower|declin|chang|remain)(?:ed|red)|rose|fell|p ?[<=>]|ci)\b|\d ?%|±/u;

/** Why a sentence states no result of its study; null where it may state one. */
export type NoResult = "section" | "conditional" | "planned" | "cited" | "wanted" | "methods" | "related" | "general";

/** Whether a sentence states what this study found, and not what was known, hoped for, planned or done; and if not, why. */
export function explainNoResult({ kind, lower }: Pick<PaperSentence, "kind" | "lower">): NoResult | null {
  if (WITHOUT_RESULTS.has(kind)) return "section";
  if (CONDITIONAL.test(lower)) return "conditional";
  if (PLANNED.test(lower) && !(kind === "results" && STATES_RESULT.test(lower))) return "planned";
  if (CITED.test(lower) || KNOWN.test(lower) || (kind !== "results" && CITED_ELSEWHERE.test(lower))) return "cited";
  if (AT_OUTSET.test(lower) || isOfTraits(lower)) return "methods";
  if (WANTED.test(lower)) return "wanted";
  if (RELATED.test(lower) || LIKE_BEFORE.test(lower)) return "related";
  if (DEFINES.test(lower) || (ASSIGNS.test(lower) && !DIFFERS.test(lower))) return "methods";
  if (!STATES_RESULT.test(lower) && (PLANS.has(kind) || kind === "plain") && DONE.test(lower)) return "methods";
  if (kind === "plain" && !STATES_STUDY.test(lower)) return "general";
  return PLANS.has(kind) && !STATES_RESULT.test(lower) ? "methods" : null;
}

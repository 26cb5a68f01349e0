/** Phrases that lead to a population, intervention, comparator or outcome in English abstracts. Each has the span as group "span". */

const PEOPLE =
  "patients|adults|children|women|men|girls|boys|participants|subjects|individuals|infants|neonates|newborns|volunteers|students|adolescents|" +
  "people|persons|residents|outpatients|inpatients|survivors|mothers|workers|nurses|physicians|veterans|athletes|players|smokers|males|females|" +
  "families|parents|couples|cases|pregnancies|youths?|teenagers|toddlers|households|schools|practices|healthcare workers|recipients|donors|eyes|knees";
const ANIMALS =
  "mice|rats|rabbits|pigs|piglets|dogs|cats|sheep|lambs|ewes|horses|cows|calves|goats|monkeys|macaques|hamsters|guinea pigs|zebrafish|chickens|broilers";
const NUMBER =
  "(?:\\d[\\d,. ]{0,12}\\d|\\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|" +
  "(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?|(?:one|two|three|four|five) hundred(?: and [\\w-]+)?)";
const WORD = "[\\p{L}\\p{N}][\\p{L}\\p{N}'’/-]*";
/** A word that may stand before the people it describes. */
const DESCRIBING =
  "(?!(?:in|of|for|to|with|the|from|by|on|or|at|is|are|was|were|that|than|months?|weeks?|years?|days?|hours?|minutes?|mo|y|yrs?|wks?|d|h|min|daily|mg|ml|kg|mm|cm|sites?|centers|centres|studies|trials|consecutive (?:months|years))\\b)" +
  WORD;
/** What follows the people and still says who they are, up to the verb of the sentence. */
const WHO =
  "(?:,? (?:(?:newly|recently|previously|currently|already) )?(?:with|without|who|whose|undergoing|aged|age|between|from|having|diagnosed|suffering|receiving|treated|admitted|scheduled|referred|requiring|" +
  "awaiting|presenting|attending|living|at|in|over|under|on|of|hospitali[sz]ed|affected|older|younger|taking|scheduled|\\([^)]{1,90}\\))(?! (?:which|whom)\\b)" +
  "(?: (?!(?:were|was|received|underwent|completed|participated|took|had|have|did|showed|is|are|will|reported|compared|randomi[sz]ed|assigned|allocated|by|to determine|to receive|using|we)\\b)[^\\s;:]+)*)?";
const END = "(?=[\\s.,;:)]|$)";

const cue = (pattern: string) => new RegExp(pattern, "iu");

/** The most telling first: who was counted, then who was enrolled, then who is spoken of. */
export const POPULATION_CUES: readonly RegExp[] = [
  cue(
    `(?<span>(?<![-–.\\d])\\b${NUMBER} (?:\\([^)]{1,30}\\) )?(?:${DESCRIBING},? ){0,6}(?:${PEOPLE}|${ANIMALS})${WHO})${END}`,
  ),
  cue(
    `\\b(?:enrolled|recruited|included|randomi[sz]ed|studied|enrolling|recruiting|including) (?<span>(?:${DESCRIBING} ){0,5}(?:${PEOPLE}|${ANIMALS})${WHO})${END}`,
  ),
];
export const SPOKEN_OF_CUES: readonly RegExp[] = [
  cue(
    `\\b(?:in|among|for|of|with|on) (?<span>(?!(?:these|those|all|both|our|other|some|most|many)\\b)(?:${DESCRIBING} ){0,4}(?:${PEOPLE}|${ANIMALS}) (?:with|undergoing|aged|who|receiving|having|requiring|after|at|from|hospitali[sz]ed)${"(?: (?!(?:were|was|and to|is|are|compared|by|using|to)\\b)[^\\s.;:,()]+){1,14}"})${END}`,
  ),
  cue(
    `\\b(?:in|among|of) (?<span>(?!(?:these|those|all|both|our|most|some|many|other|few)\\b)(?:${DESCRIBING} ){1,4}(?:${PEOPLE}|${ANIMALS}))${END}`,
  ),
  cue(
    `(?<span>\\b(?:an? )?\\d{1,3}[- ](?:year|month|week|day)s?[- ]old (?:${WORD} ){0,4}(?:man|woman|boy|girl|male|female|patient|infant|child|neonate)(?: (?:with|who)(?: (?!(?:was|were|presented)\\b)[^\\s.;:]+){1,16})?)${END}`,
  ),
];

/** Up to the next stop of a clause. */
const ARM =
  "(?:(?! (?:or|versus|vs\\.?|and (?:placebo|control|a control|the control|usual|standard|sham)|compared|compared with) )[^.;:]|\\.(?=\\d)){3,140}?";
const LONG_ARM = "(?:(?! (?:or|versus|vs\\.?) )[^.;:]|\\.(?=\\d)){3,240}?";
const SECOND_ARM =
  "(?:(?! (?:for|in a|in the|before|during|every|to assess|to determine|were|was|with follow|after|and (?:were|was|followed))\\b)[^.;:,]|\\.(?=\\d)){3,110}";

/** Two arms at once: groups "span" (intervention) and "other" (comparator). */
export const ARM_CUES: readonly RegExp[] = [
  cue(
    `\\b(?:random\\w*|assigned|allocated|divided)\\b[^.;]{0,60}?\\b(?:to receive|to undergo|receiv(?:ed|ing)|to take|to|into)(?: either| one of)? (?!(?:one of|two|three|four|2|3|4|groups)\\b)(?<span>${LONG_ARM}) (?:or|versus|vs\\.?) (?:to )?(?<other>${SECOND_ARM})`,
  ),
  cue(
    `\\b(?:random\\w*|assigned|allocated|divided)\\b[^.;]{0,60}?\\b(?:to receive|to undergo|receiv(?:ed|ing)|to take|to|into)(?: either| one of)? (?!(?:one of|two|three|four|2|3|4|groups)\\b)(?<span>${ARM}) (?:or|versus|vs\\.?|and) (?:to )?(?<other>${SECOND_ARM})`,
  ),
  cue(
    `\\bcompar(?:e|ed|ing|ison of|ison between)(?: the)? (?:(?:efficacy|effects?|effectiveness|safety|outcomes?|impact|results)(?: and (?:safety|tolerability|efficacy))? of )?(?<span>${ARM}) (?:with|versus|vs\\.?|and|to) (?:that of )?(?<other>${SECOND_ARM})`,
  ),
  cue(
    `(?<span>\\b(?:[A-Z][\\w-]+|[\\w-]+)(?: (?!(?:was|were|is|are|in|of|than|that)\\b)[\\w-]+){0,5}) (?:versus|vs\\.?|compared with|compared to|or) (?<other>(?:placebo|usual care|standard (?:care|treatment|therapy)|no treatment|sham[\\w ]{0,20}|control)\\b)`,
  ),
];
export const INTERVENTION_CUES: readonly RegExp[] = [
  cue(
    `\\b(?:efficacy|effectiveness|effects?|impact|safety|benefits?|influence|role|use|value|tolerability|feasibility)(?:,? (?:and|or) (?:safety|tolerability|efficacy|effectiveness|side effects|acceptability))? of (?<span>(?!the (?:study|present|trial)\\b)[^.;:]{3,110}?)(?= (?:on|in|for|as|when|against|among|with respect|compared|versus|vs|to (?:reduce|improve|prevent|treat)|upon|during|after|at|by|and (?:its|their|to))\\b|[.;:,(]|$)`,
  ),
  cue(
    `\\b(?:treated with|receiv(?:ed|ing)|treatment with|therapy with|administration of|given|supplementation with|supplemented with|underwent|exposed to|administered|injected with)(?: either)? (?<span>(?!the (?:same|questionnaire)\\b)[^.;:]{3,100}?)(?= (?:or|versus|vs|for|in|on|at|before|after|during|every|and (?:were|was|the|placebo)|were|was|compared|to)\\b|[.;:,]|$)`,
  ),
];
export const TITLE_INTERVENTION_CUES: readonly RegExp[] = [
  cue(
    `^(?:the )?(?:effects?|efficacy|impact|safety|influence|effectiveness|role|use|benefits?|evaluation|comparison)(?:,? and (?:safety|tolerability|efficacy|effectiveness))? of (?<span>[^.:;]{3,100}?)(?= (?:on|in|for|as|versus|vs\\.?|with|to (?:reduce|improve|prevent|treat|enhance)|during|after|compared|by|and its)\\b|[.:;,(]|$)`,
  ),
  cue(
    `^(?<span>(?!(?:an? (?:[\\w-]+ ){0,5}(?:study|trial|review|analysis|case|evaluation)|predictors?|risk factors?|prevalence|incidence|association|relationship|factors|management|diagnosis)\\b)[^.:;,]{3,80}?) (?:for|in|improves?|reduces?|prevents?|increases?|decreases?|does not|attenuates?|as) (?:the )?(?:treatment|prevention|management|therapy|prophylaxis|patients|adults|children|women|men|people|\\w+)`,
  ),
  cue(`^(?<span>[^.:;,]{3,80}?) (?:versus|vs\\.?|compared (?:with|to)) `),
];
export const COMPARATOR_CUES: readonly RegExp[] = [
  cue(
    `\\b(?:versus|vs\\.?|compared (?:with|to)|in comparison (?:with|to)|relative to|or) (?<span>(?:a |an |the )?(?:matching |matched |oral |intravenous |saline )?(?:placebos?|usual care|standard (?:of )?(?:care|treatment|therapy|medical therapy)|routine care|conventional (?:care|treatment|therapy)|no (?:treatment|intervention|prophylaxis)|sham[\\w -]{0,30}?|wait(?:ing)?[- ]?list(?: controls?)?|controls?(?: group)?|untreated controls?|healthy controls?|normal saline))\\b`,
  ),
  cue(
    `\\b(?<span>(?:a |an |the )?(?:healthy|matched|untreated|placebo|sham|normal|wait(?:ing)?[- ]?list|usual care|non-diabetic|age-matched)[ -](?:[\\w-]+ ){0,3}(?:controls?(?: group| subjects)?|group))\\b`,
  ),
  cue(`\\b(?<span>placebo)\\b`),
  cue(
    `\\b(?:control group|controls?) (?:that |which |who )?(?:received|receiving|was given|were given) (?<span>[^.;:,]{3,80})`,
  ),
  cue(`\\b(?<span>control groups?(?: \\([^)]{1,40}\\))?)`),
];
const MEASURE =
  "(?:outcomes?|end[- ]?points?|efficacy variables?|efficacy parameters?|outcome (?:measures?|variables?|parameters?))";
const MAIN = "(?:co-)?(?:primary|main|principal|major|secondary)(?: (?:and|or) secondary)?";
const TO_STOP = "(?:[^.;]|\\.(?=\\d)){3,200}";

export const OUTCOME_CUES: readonly RegExp[] = [
  cue(
    `\\b${MAIN} (?:\\w+ ){0,3}${MEASURE}(?: measures?| measurements?| variables?)?(?: of (?:the|this) (?:study|trial))?,? (?:was|were|is|are|included|includes|will be|comprised|consisted of)(?: defined as| the| a| assessed by| measured by| measured as)? (?<span>${TO_STOP})`,
  ),
  cue(`\\b${MAIN} (?:\\w+ ){0,2}${MEASURE}(?: measures?)?:\\s*(?<span>${TO_STOP})`),
  cue(`(?:^|[,;] )(?<span>(?:[^.;]){3,120}?) (?:was|were|served as) (?:the |our |a )?${MAIN} (?:\\w+ ){0,2}${MEASURE}`),
  cue(
    `\\b(?:outcome measures?|outcomes?|end[- ]?points?|outcomes? (?:of interest|assessed|measured|evaluated)) (?:were|was|included|are|include|comprised) (?:the )?(?!(?:significantly|similar|better|worse|not|also|compared|assessed|measured|evaluated|recorded|analy[sz]ed|poor|good|lacking|unclear|unknown|obtained|improved|found|determined|collected|reported|more|less|observed|associated|available|seen)\\b)(?<span>${TO_STOP})`,
  ),
];
export const MEASURED_CUES: readonly RegExp[] = [
  cue(
    `\\bwe (?:also )?(?:measured|assessed|evaluated|recorded|analy[sz]ed|determined|quantified|monitored) (?<span>(?!whether\\b|the (?:effects?|efficacy)\\b|\\d)${TO_STOP})`,
  ),
  cue(
    `(?:^|[,;] )(?<span>(?!(?:patients|participants|subjects|data|they|all|it|we|children|women|rats|mice|there|over|during|after|when|the (?:efficacy|effects?|relevance|study|present)|the present|this|these|articles|studies|and|but|in|at|on|to|as|of|who|which|samples?)\\b)(?:[^.;,]|, ){3,140}?) (?:was|were) (?:\\w+ly )?(?:measured|assessed|evaluated|recorded|determined|monitored|quantified|compared)\\b`,
  ),
  cue(
    `\\b(?:effects?|impact|influence|efficacy) of [^.;:]{3,140}? on (?<span>[^.;:(]{3,140}?)(?= (?:in|of patients|among|during|after|compared|and to|using|when|by|between)\\b|[.;:(]|$)`,
  ),
];

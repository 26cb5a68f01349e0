import { BEGIN, makeCue, type PicoCue } from "./pico-span.ts";

/** Phrases of English titles and abstracts that state what was measured. */
const namedCue = (pattern: string) =>
  makeCue("outcome|end point|end-point|endpoint|variable|parameter|measure", pattern);

const MEASURE =
  "(?:outcomes?|end[- ]?points?|measures?|efficacy variables?|efficacy parameters?|outcome (?:measures?|variables?|parameters?)|measures?|variables?)";
const MAIN = "(?:co-)?(?:primary|main|principal|major|secondary|key)(?:,? (?:and|or) secondary)?";
const TO_STOP = "(?:[^.;]|\\.(?=\\d)){3,200}";

/** What the paper calls its outcomes. */
export const OUTCOME_CUES: readonly PicoCue[] = [
  namedCue(
    `\\b${MAIN} (?:\\w+ ){0,3}${MEASURE}(?: measures?| measurements?| variables?)?(?: of (?:the|this) (?:study|trial))?,? (?:was|were|is|are|included|includes|will be|comprised|consisted of|will include)(?: defined as| assessed by| measured by| measured as)?(?: the| a)? (?<span>${TO_STOP})`,
  ),
  namedCue(`\\b${MAIN} (?:\\w+ ){0,2}${MEASURE}(?: measures?)?:\\s*(?<span>${TO_STOP})`),
  namedCue(
    `(?:^|[,;] )(?<span>(?:[^.;]){3,120}?) (?:was|were|served as) (?:the |our |a )?${MAIN} (?:\\w+ ){0,2}${MEASURE}`,
  ),
  namedCue(
    `\\b(?:outcome measures?|outcomes?|end[- ]?points?|outcomes? (?:of interest|assessed|measured|evaluated)) (?:were|was|included|are|include|comprised) (?:the )?(?!(?:significantly|similar|better|worse|not|also|compared|assessed|measured|evaluated|recorded|analy[sz]ed|poor|good|lacking|unclear|unknown|obtained|improved|found|determined|collected|reported|more|less|observed|associated|available|seen)\\b)(?<span>${TO_STOP})`,
  ),
];
/** What it says it measured. */
export const MEASURED_CUES: readonly PicoCue[] = [
  makeCue(
    "measured|assessed|evaluated|recorded|analyzed|analysed|determined|monitored|quantified|compared|calculated|estimated|obtained|collected|documented|noted",
    `\\bwe (?:also |then )?(?:measured|assessed|evaluated|recorded|analy[sz]ed|determined|quantified|monitored) (?:the )?(?<span>(?!whether\\b|effects?\\b|efficacy\\b|how\\b|\\d)${TO_STOP})`,
  ),
  makeCue(
    "measured|assessed|evaluated|recorded|analyzed|analysed|determined|monitored|quantified|compared|calculated|estimated|obtained|collected|documented|noted",
    `(?:^|[,;] )(?<span>(?!(?:patients|participants|subjects|data|they|all|it|we|children|women|rats|mice|there|over|during|after|when|the (?:efficacy|effects?|relevance|study|present)|the present|this|these|articles|studies|and|but|in|at|on|to|as|of|who|which|samples?|blood samples)\\b)(?:[^.;,]|, ){3,140}?) (?:was|were) (?:\\w+ly )?(?:measured|assessed|evaluated|recorded|determined|monitored|quantified|compared|calculated|analy[sz]ed|estimated|obtained|collected|documented|noted)\\b`,
  ),
];
/** A thing measured, from its first word up to what the sentence says of it. */
const THING =
  "(?!(?:the (?:use|present|study|patients|results?|two|treatment|trial|combination|data|authors|effects?|groups?)|(?:this|these|there|it|they|we|both|all|no|patients|subjects|participants|results?|groups?|treatment|who|which|that|those|most|of|and|but|in|on|at|to|by|for|with|from|after|before|during|when|while|although|however|compared|than|data|one|two|three|four|five|six|study|each|children|women|men|adults|infants|mice|rats|use|differences?|analysis|findings|evidence|trial|further|neither|only|among|overall)\\b|\\d))" +
  "[\\p{L}][\\p{L}\\p{N}'’/%-]*(?:,? (?!(?:was|were|is|are|did|does|do|had|has|have|by|who|which|that|than|we|but|while|whereas|although|compared|when|p|showed|between|there|in (?:both|all|either|the)|after|during|at|from|with|among|significantly|patients|groups?)\\b)(?:\\([^)]{1,40}\\)|[\\p{L}\\p{N}][\\p{L}\\p{N}'’/%.-]*)){0,8}?";
const HOW =
  "(?:(?:also|not|no|only|all|both|statistically|significantly|markedly|slightly|substantially|clinically|consistently|greatly|further|more|less|much|equally|similarly|very|being|found to be|shown to be|observed to be) )*";
const CHANGED =
  "(?:lower|higher|reduced|increased|decreased|improved|greater|shorter|longer|better|worse|similar|comparable|different|unchanged|elevated|fewer|faster|slower|larger|smaller|less|more|prolonged|shortened|enhanced|attenuated|suppressed|prevented|observed|associated|affected|altered|equal|equivalent|superior|inferior|achieved|noted|rare|mild|common|frequent|infrequent|\\d[\\d.]* ?%|\\d[\\d.]*)";
const CHANGED_FINITE =
  "(?:increased|decreased|improved|fell|rose|declined|differed|changed|remained|dropped|occurred|favou?red|returned|ranged|averaged|correlated|did not (?:\\w+ )?(?:change|differ|improve|increase|decrease|vary))";

/** What the results compare. */
export const COMPARED_CUES: readonly PicoCue[] = [
  makeCue(
    "difference|improvement|increase|decrease|reduction|change|decline|rise|fall|gain|benefit|trend",
    `${BEGIN}(?:differences?|improvements?|increases?|decreases?|reductions?|changes?|declines?|rise|fall|gains?|benefits?|trends?)(?: was| were)?(?: found| observed| seen| noted| detected)? (?:in|of|for) (?:the )?(?:(?:mean|median|total|number of|rates? of|incidence of|frequency of|level of|levels of) )?(?<span>${THING})(?= (?:between|compared|after|during|with|from|among|in|at|was|were|than|by|over|on|for|when|as|but|that|observed|p)\\b|[,.;:()]|$)`,
  ),
  makeCue(
    " was | were ",
    `(?:^|[;:,] |${BEGIN}(?:and|but|while|whereas|that) )(?:the )?(?:(?:mean|median|average|overall) )?(?<span>${THING}) (?:was|were) ${HOW}${CHANGED}\\b`,
  ),
  makeCue(
    "increased|decreased|improved|fell|rose|declined|differed|changed|remained|dropped|occurred|favored|favoured|returned|ranged|averaged|correlated|did not",
    `(?:^|[;:,] |${BEGIN}(?:and|but|while|whereas|that) )(?:the )?(?:(?:mean|median|average|overall) )?(?<span>${THING}) (?:\\w+ly )?${CHANGED_FINITE}\\b`,
  ),
  makeCue(
    "reduc|improv|increas|decreas|lower|prolong|shorten|enhanc|attenuat|suppress|prevent|alleviat|higher|greater|fewer",
    `${BEGIN}(?:reduc(?:ed|es|e|ing)|improv(?:ed|es|e|ing)|increas(?:ed|es|e|ing)|decreas(?:ed|es|e|ing)|lower(?:ed|s|ing)|prolong(?:ed|s)|shorten(?:ed|s)|enhanc(?:ed|es|ing)|attenuat(?:ed|es|ing)|suppress(?:ed|es|ing)|prevent(?:ed|s|ing)|alleviat(?:ed|es|ing)|lower|higher|greater|fewer) (?:the )?(?:(?:mean|median|number of|rates? of|incidence of|frequency of|risk of|levels? of) )?(?<span>(?!(?:in|by|than|or|and|as|to|from|among|with|effective|likely|significantly|frequent|common)\\b)${THING})(?= (?:in|by|compared|after|during|with|from|among|at|than|over|on|for|when|as|to|and|without|versus|vs|within|between|was|were)\\b|[,.;:()]|$)`,
  ),
];
/** "the effect of X on Y", of a title or an objective. */
export const EFFECT_ON: readonly PicoCue[] = [
  makeCue(
    "effect|impact|influence|efficacy|action",
    "\\b(?:effects?|impact|influence|efficacy|actions?) of [^.;:]{3,140}? (?:on|upon) (?:the )?(?<span>[^.;:(]{3,140}?)(?= (?:in|of patients|among|during|after|compared|and to|using|when|by|between|following|as)\\b|[.;:(]|$)",
  ),
  makeCue(
    "improve|reduce|increase|decrease|prevent|attenuate|enhance|lower|alter|suppresses|inhibit",
    "\\b(?:improves?|reduces?|increases?|decreases?|prevents?|attenuates?|enhances?|lowers?|alters?|suppresses|inhibits) (?:the )?(?<span>[^.;:(]{3,100}?)(?= (?:in|of patients|among|during|after|compared|when|by|but|following|with|without)\\b|[.;:(]|$)",
  ),
];

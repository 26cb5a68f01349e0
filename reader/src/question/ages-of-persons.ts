/** "patients over 20 mg", "women 20-30%": measures, not ages. */
export const NO_MEASURE = String.raw`(?!\s*(?:%|‰|[mkuµμnpdc]?(?:g|l|mol|m)\b|mmhg|iu\b|units?|hours?|hrs?|min|times|points?|cases|percent|[.,]?\d))`;
const PERSON =
  "(?:mum|mom|mother|dad|father|husband|wife|partner|son|daughter|brother|sister|grandson|granddaughter|child|baby|toddler|nan|nana|gran|granny|grandad|granddad|girl|boy|lad|grandma|grandpa|grandmother|grandfather|uncle|aunt|friend)";
/** What follows a number that is no age: "I am 34 weeks pregnant", "she is 60 kg". */
const NO_AGE = String.raw`(?![\d\p{L}%°/]|[.,:]\d|\s?[-–]\s?\d|\s(?:weeks?|wks?|w\b|months?|mths?|days?|hours?|minutes?|miles|kg|kilos?|mg|mcg|ml|lbs?|pounds|stones?|st\b|cm|mm|units?|degrees|times|percent|inch|feet|ft)|\s?\+\s?\d)`;
/** "I am 70", "my mum is 82", "Dad, 78,", "67M with": an age because of who it is said of. */
export const OF_PERSON: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<=\b(?:(?:I|he|she|they)(?:['’](?:m|s|re)| am| is| are| was)|${PERSON}(?:['’]s| is| was| aged)?|turn(?:ed|ing|s)) (?:now |only |just |nearly |almost |about |around |aged )?)(?<aged>)(?<exact>\d{1,3})${NO_AGE}`,
    "giu",
  ),
  new RegExp(
    String.raw`(?<=\b(?:${PERSON}|woman|man|lady|gentleman|patient|girl|boy|runner|athlete)(?:, ?| ?\())(?<aged>)(?<exact>\d{1,3})(?=[),])`,
    "giu",
  ),
  new RegExp(
    String.raw`(?<=\b(?:baby|babies|pregnant|pregnancy|diagnosed|menopause|ivf|mother|father|driving|children) at )(?<aged>)(?<exact>[1-9]\d)${NO_AGE}`,
    "giu",
  ),
  // "Is it worth having my tonsils out at 25?", but not "I wake at 3".
  new RegExp(
    String.raw`(?<=\b(?:[Mm]y|I|[Hh]e|[Ss]he|his|her|our|[Dd]ad|[Mm]um|[Mm]om|[Nn]an|[Gg]ran|[Gg]randad|[Hh]usband|[Ww]ife)\b[^.?!]{0,60}(?<!\b(?:wak\w{1,3}|up|bed|sleep|asleep|awake|is|was|sits|stays|stuck|starts?|home|again) )\bat )(?<aged>)(?<exact>\d{1,2})(?!:)${NO_AGE}(?=\s*(?:[?.,!]|$|\s(?:or|and|because|if|with|too)\b))`,
    "gu",
  ),
  // "What treatment works for anorexia at 15?"
  /(?<=\b(?!(?:up|bed|wake|wakes|waking|asleep|sleep|is|was|start|starts|stuck|sats|saturation|pressure|bp|level|score|bmi|efs?|rate|dose|sugar|glucose)\b)[a-z]{3,20} at )(?<aged>)(?<exact>1[2-9]|[2-9]\d)(?=\s*\?+\s*$)/giu,
  /(?<![\p{L}\p{N}.,/-])(?<aged>)(?<exact>[1-9]\d)\s?(?:M|F|male|female)(?=\s(?:with|on|w\/|presenting|post|who|has|had|after|and)\b|[,;])/gu,
];
/** "Anticoagulation >75", "hip fracture over 80": a bare bound is an age where nothing that is measured stands before it. */
export const BARE_BOUND = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:≥|≧|>=|>|over )\s?(?<low>5[05]|6[05]|7[05]|8[05]|90)(?<plural>['’]?s)?(?![\p{L}\p{N}/%°]|[.,:]\d|\s?[-–+]\s?\d)${NO_MEASURE}`,
  "giu",
);
export const MEASURED_BEFORE =
  /\b(?:BMI|body mass index|e?GFR|(?:LV)?EF|ejection fraction|LDL|HDL|[SD]?BP|MAP|PSA|CRP|HR|heart rate|TSH|(?:Hb)?A1c|Hb|ha?emoglobin|scores?|levels?|ratio|ferritin|INR|stenos[ie]s|size|platelets|SpO2|sats?|saturation|CD4|viral load|weight|rate|CrCl|clearance|QTc?|PaCO2|PaO2|ICP|APACHE|FEV1|Cobb|angle|curves?|dose|doses|PEEP|pressure|volume|diameter|cholesterol|glucose|age|aged|time|cut-?offs?|just|all|half|spread|left|handed|turn(?:ed|ing)?|fell|falls?|went|go|carr(?:y|ied)|taken?|take|switch(?:ed|ing)?|moved?)(?:\s(?:is|of|was))?\s*$/iu;

/** "My grandson is 14 months and not walking". */
export const MONTHS_OF_PERSON = new RegExp(
  String.raw`(?<=\b(?:(?:he|she|they|${PERSON}|twins?)(?:['’](?:s|re)| is| are| was)) (?:now |only |just |nearly |almost |about )?)(?<aged>)(?<exact>\d{1,2})(?: |-)?(?<unit>months?|weeks?|days?)(?! (?:pregnant|late|overdue|early|gone|post|after|since|into|off|on|from|along))\b`,
  "giu",
);
/** "Infants under 28 weeks" were born so early: no age. */
const GESTATION = /\bpre-?terms?\b|\bpremature|\bprem(?:s|mies?)?\b|\bgestation|\bborn\b|\bGA\b|\bneonat/iu;
export const isGestation = (groups: Record<string, string | undefined>, text: string): boolean => {
  const weeks = Number(groups.high ?? groups.low ?? groups.exact);
  return /^w/iu.test(groups.unit2 ?? groups.unit ?? "") && weeks >= 22 && weeks <= 42 && GESTATION.test(text);
};

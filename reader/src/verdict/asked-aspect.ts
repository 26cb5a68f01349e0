/** How a treatment is given, where a question asks just this. */
export type Aspect = "timing" | "duration" | "dose";

const ASKED: readonly [Aspect, RegExp][] = [
  [
    "timing",
    /\b(?:best|optimal|optimum|right|ideal) (?:time|timing)\b|^when (?:should|to|is it (?:best|safe)|can)\b[^?]{0,80}\b(?:start|begin|begun|initiat|resum|giv|remov|return|perform|done)|\bhow (?:soon|early)\b(?! (?:does|do|is)\b)|いつ(?:から)?(?:開始|始め|投与)|(?:最適|最良|適切)な(?:開始)?(?:時期|タイミング)|(?:開始|投与)(?:の)?(?:時期|タイミング)は|何时(?:开始|启动|给)|什么时候(?:开始|用|给|吃)|最佳(?:启动|开始|给药|用药|治疗)?时机/iu,
  ],
  [
    "duration",
    /\bhow long (?:should|to|must|do (?:i|we|you|patients|people) (?:need|have) to)\b|\b(?:optimal|optimum|best|ideal|right) (?:duration|length)\b|何(?:日|週|か月|ヶ月|カ月|年)間?(?:投与|続け|継続|使)|(?:最適|適切)な(?:投与|治療)期間|(?:投与|治療)期間は(?:どれ|どの|何)|(?:用|吃|服|治疗)(?:药)?多久|最佳疗程|疗程(?:应|需)?(?:要)?(?:多长|多久)/iu,
  ],
  [
    "dose",
    /\b(?:what|which|best|optimal|optimum|ideal|right) dos(?:e|age)s?\b|(?:最適|適切)な(?:用量|投与量)|(?:用量|投与量)は(?:どれ|どの|いくら)|どの(?:用量|投与量)|(?:最佳|合适|适宜)(?:的)?剂量|剂量(?:应|需)?(?:是|为|要)?多(?:少|大)|多大剂量/iu,
  ],
];

const SPOKEN_OF = {
  timing:
    /\b(?:earl(?:y|ier)|lat(?:e|er)|delay\w*|timing|immediate\w*|deferred|postpone\w*|prompt\w*|morning|evening|bedtime|night|within \d|(?:after|before|by) (?:day )?\d|day \d|time to)\b/iu,
  duration:
    /\b(?:short\w*|long\w*|extended|prolonged|durations?|length of (?:treatment|therapy)|(?:\d+|one|two|three|four|five|six|seven|ten|fourteen)[- ](?:days?|weeks?|months?|years?))\b/iu,
  dose: /\b(?:dos(?:es?|ages?|ing)|\d ?(?:mg|µg|mcg|g|ml|IU|units?)|(?:low|high|lower|higher)[- ](?:dose|dosage))\b|\d ?m?g\/kg/iu,
} as const satisfies Record<Aspect, RegExp>;

/** What a question asks of how a treatment is given: when, for how long, or how much; null where it asks what it does. */
export function readAspect(text: string): Aspect | null {
  return ASKED.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

/** Whether words of a paper speak of this. */
export const speaksOfAspect = (aspect: Aspect, words: string): boolean => SPOKEN_OF[aspect].test(words);

/** What ends an outcome's name that begins with another word: "respiratory distress syndrome". */
const BEHIND =
  /^(?: (?:syndromes?|diseases?|disorders?|rates?|scores?|levels?|events?|symptoms?|morbidit(?:y|ies)|function|quality|efficiency|latency|duration|severity|intensity|mortality|deaths?|infections?|failure|status|tit(?:er|re)s?|pressure|concentrations?|weight|counts?|index|loss|gain|complications?|survival|tolerance|outcomes?|haemorrhage|hemorrhage|bleeding|control|use|intake|consumption|requirements?|retention|goals?|targets?|relapses?|recurrences?|episodes?|density|thickness|(?<=alcohol )drinking|(?<=alcohol )misuse))+(?![\p{L}\p{N}-])/iu;
/** What goes with an outcome or comes of it, and is another one: "transfusion-related complications". */
const JOINED = /^-(?:related|associated|induced|free|specific) [\p{L}-]+(?: [\p{L}-]+(?:ity|ions?|ents?|ts?))?/iu;
const BEFORE =
  /(?<![\p{L}\p{N}-])(?:\p{L}[\p{L}-]*(?:ory|al|ic|ar|ive|ous|ine|ary)|[\p{L}\p{N}]+-(?:cause|day|month|year|week|free|related|specific)|heart|blood|sleep|muscle|bone|body) $/iu;
const MEASURE = String.raw`(?:duration|severity|intensity|frequency|incidence|prevalence|occurrence|length|onset|progression|rates?|risks?|numbers?|total number|amount|volume|proportion|percentage|quality|speed|depth|degree|extent|use|recurrence|time to|times? (?:of|to)|need for|requirements? for|knowledge|fear)`;
/** What of it was measured, before an outcome's name: "the duration and severity of cough". */
const MEASURED = new RegExp(
  String.raw`(?<![\p{L}\p{N}-])(?:${MEASURE}(?: of)?(?:, | and | or | and\/or )){0,3}${MEASURE}(?: of| with)? (?:the |any )?$`,
  "iu",
);
/** A measure that needs its small word: "time to" and "need for" have theirs. */
const LEADS = /\b(?:of|to|for)(?: the| any)? $/iu;
/** A word that describes something and names nothing. */
const DESCRIBES = /^\p{L}+(?:atory|ical|ional|ular|iratory|vascular|ominal|geal|eal)$/iu;
/** Of whom or what something is said, and nothing that is measured. */
const OF_OTHERS = /^ (?:studies|trials|data|patients|participants|groups?|vaccines?|vaccination)\b/iu;
/** What people take, and no outcome unless it says how much of it. */
const IS_SUBSTANCE =
  /^(?:alcohol|tobacco|nicotine|cannabis|drugs?|opioids?|opiates?|fluids?|food|energy|sugar|sodium|salt|protein|fat|water|milk)$/iu;
/** What is not said of a name that a small word stands before. */
const NO_PART =
  /^(?:total|baseline|several|general|other|local|final|initial|usual|additional|potential|actual|respective|experimental|statistical|clinical)$/iu;

/** The rest of a name that lost its first word: "tract infection". */
const IS_REST = /^tract /iu;
const REST_BEFORE = /(?<!\p{L})\p{L}{1,30} $/iu;
/** What a word that is looked for may end in. */
const ENDS = /^(?:e?s|['’]s)?(?![\p{L}\p{N}])/iu;

/** Where a word or its plural stands: "fractures" of "fracture"; -1 where it does not. */
function findWord(name: string, text: string): number {
  let at = text.indexOf(name);
  const isPart = () => /[\p{L}\p{N}]/u.test(text.charAt(at - 1)) || !ENDS.test(text.slice(at + name.length));
  while (at >= 0 && isPart()) at = text.indexOf(name, at + 1);
  return at;
}

/** What of it was measured, in the words before it; "" where that is not said. */
function readMeasured(before: string): string {
  const led = MEASURED.exec(before)?.[0] ?? "";
  return LEADS.test(led) ? led : "";
}

/** "Moderate to vigorous activity" is not vigorous activity. */
const FROM_DEGREE = /(?<![\p{L}-])(?:low|light|mild|moderate)(?: (?:to|or) |-to-)$/iu;

/** A name of several words with the measure before it and the head behind it, where its sentence has it so. */
function completePhrase(name: string, text: string): string {
  const at = text.toLowerCase().indexOf(name.toLowerCase());
  if (at < 0) return name;
  const after = text.slice(at + name.length);
  const behind =
    JOINED.exec(after)?.[0] ?? (BEHIND.test(` ${name.split(" ").at(-1)}`) ? "" : (BEHIND.exec(after)?.[0] ?? ""));
  const degree = FROM_DEGREE.exec(text.slice(0, at))?.[0] ?? "";
  return `${degree}${degree === "" ? readMeasured(text.slice(0, at)) : ""}${at > 0 ? text.slice(at, at + name.length) : name}${behind}`;
}

/**
 * A name with the words of its sentence that belong to it: "distress" as "respiratory distress syndrome", "cough" as "duration
 * of cough". Null where the sentence does not have a name of one word, or the word by itself names nothing that is measured.
 */
export function completeOutcome(name: string, text: string): string | null {
  if (IS_REST.test(name))
    return (
      (REST_BEFORE.exec(text.slice(0, Math.max(0, findWord(name.toLowerCase(), text.toLowerCase()))))?.[0] ?? "") + name
    );
  if (/\s/u.test(name)) return completePhrase(name, text);
  const at = findWord(name.toLowerCase(), text.toLowerCase());
  if (at < 0) return null;
  const printed = name + (ENDS.exec(text.slice(at + name.length))?.[0] ?? "");
  const after = text.slice(at + printed.length);
  if (OF_OTHERS.test(after)) return null;
  const before = BEFORE.exec(text.slice(0, at))?.[0] ?? "";
  const own = NO_PART.test(before.trim()) ? "" : before;
  const behind = JOINED.exec(after)?.[0] ?? BEHIND.exec(after)?.[0] ?? "";
  if (behind === "" && (DESCRIBES.test(name) || (own === "" && IS_SUBSTANCE.test(name)))) return null;
  const measured = readMeasured(text.slice(0, at - own.length));
  return `${measured}${own}${text.slice(at, at + printed.length)}${behind}`;
}

/** What ends an outcome's name that begins with another word: "respiratory distress syndrome". */
const BEHIND =
  /^(?: (?:syndromes?|diseases?|disorders?|rates?|scores?|levels?|events?|symptoms?|morbidit(?:y|ies)|function|quality|efficiency|latency|duration|severity|intensity|mortality|deaths?|infections?|failure|status|tit(?:er|re)s?|pressure|concentrations?|weight|counts?|index|loss|gain|complications?|survival|tolerance|outcomes?|haemorrhage|hemorrhage|bleeding|control))+(?![\p{L}\p{N}-])/iu;
const BEFORE =
  /(?<![\p{L}\p{N}-])(?:\p{L}[\p{L}-]*(?:ory|al|ic|ar|ive|ous|ine|ary)|[\p{L}\p{N}]+-(?:cause|day|month|year|week|free|related|specific)|heart|blood|sleep|muscle|bone|body) $/iu;
/** A word that describes something and names nothing. */
const DESCRIBES = /^\p{L}+(?:atory|ical|ional|ular|iratory|vascular|ominal|geal|eal)$/iu;
/** Of whom or what something is said, and nothing that is measured. */
const OF_OTHERS = /^ (?:studies|trials|data|patients|participants|groups?|vaccines?|vaccination)\b/iu;
/** What is not said of a name that a small word stands before. */
const NO_PART =
  /^(?:total|several|general|other|local|final|initial|usual|additional|potential|actual|respective|experimental|statistical|clinical)$/iu;

/** The rest of a name that lost its first word: "tract infection". */
const IS_REST = /^tract /iu;
const REST_BEFORE = /(?<!\p{L})\p{L}{1,30} $/iu;

/** Where a word begins that begins so: "fractures" of "fracture"; -1 where none does. */
function findWord(name: string, text: string): number {
  let at = text.indexOf(name);
  while (at > 0 && /[\p{L}\p{N}]/u.test(text.charAt(at - 1))) at = text.indexOf(name, at + 1);
  return at;
}

/**
 * A name of one word with the words of its sentence that belong to it: "distress" as "respiratory distress syndrome". Null where
 * the sentence does not have the word, or the word by itself names nothing that is measured.
 */
export function completeOutcome(name: string, text: string): string | null {
  if (IS_REST.test(name))
    return (
      (REST_BEFORE.exec(text.slice(0, Math.max(0, findWord(name.toLowerCase(), text.toLowerCase()))))?.[0] ?? "") + name
    );
  if (/\s/u.test(name)) return name;
  const at = findWord(name.toLowerCase(), text.toLowerCase());
  if (at < 0) return null;
  const after = text.slice(at + name.length);
  if (OF_OTHERS.test(after)) return null;
  const before = BEFORE.exec(text.slice(0, at))?.[0] ?? "";
  const own = NO_PART.test(before.trim()) ? "" : before;
  const behind = BEHIND.exec(after)?.[0] ?? "";
  if (behind === "" && DESCRIBES.test(name)) return null;
  return `${own}${text.slice(at, at + name.length)}${behind}`;
}

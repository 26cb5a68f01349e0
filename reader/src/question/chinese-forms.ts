import { Converter } from "opencc-js/t2cn";

/** Forms of Japanese medical words that OpenCC leaves as they are, with the simplified form after each. */
const FURTHER_FORMS = new Map(
  [..."頚颈 欝郁 嶋岛 顎颌 嚢囊 靭韧 湾弯 酵酶 覆复".split(" ")].map((pair) => [...pair] as [string, string]),
);

const HAN = /\p{Script=Han}/u;
const known = new Map(FURTHER_FORMS);
let convert: ((text: string) => string) | null = null;

/** The simplified Chinese form of a character that Japanese or traditional Chinese writes in another, else the character itself. */
export function simplifyCharacter(character: string): string {
  const kept = known.get(character);
  if (kept !== undefined) return kept;
  const form = HAN.test(character) ? simplifyHan(character) : character;
  known.set(character, form);
  return form;
}

function simplifyHan(character: string): string {
  convert ??= makeConverter();
  const simplified = convert(character);
  // Offsets in a question hold for its simplified form, too.
  const form = simplified.length === character.length ? simplified : character;
  return FURTHER_FORMS.get(form) ?? form;
}

function makeConverter(): (text: string) => string {
  const fromJapanese = Converter({ from: "jp", to: "cn" });
  const fromTraditional = Converter({ from: "t", to: "cn" });
  return (text) => fromTraditional(fromJapanese(text));
}

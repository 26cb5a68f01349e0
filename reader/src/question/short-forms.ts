/** A sign or short word of clinicians' notes, where it stands (UTF-16 offsets), and what is read for it. */
export interface ShortForm {
  start: number;
  end: number;
  as: string;
}

const FORMS: readonly (readonly [written: RegExp, as: string])[] = [
  [/(?<![\p{L}\p{N}/])w\/o(?![\p{L}\p{N}/])/giu, "without"],
  [/(?<![\p{L}\p{N}/])w\/(?=\s)/giu, "with"],
  [/(?<![\p{L}\p{N}/])w\/(?=\p{L}{2})/giu, "with "],
  [/(?<=\s)\+\/-(?=\s)/gu, "with or without"],
  [/(?<=\d)\s?(?:yo|y\/o|y\.o\.)(?![\p{L}\p{N}])/giu, " years old"],
  [/(?<![\p{L}\p{N}/.-])pt(?=[\s,.;:?](?!\d)|$)/gu, "patient"],
  [/(?<![\p{L}\p{N}/.-])pts(?![\p{L}\p{N}/-])/gu, "patients"],
  [/(?<![\p{L}\p{N}/])h\/o(?![\p{L}\p{N}/])/giu, "history of"],
  [/(?<![\p{L}\p{N}/])s\/p(?![\p{L}\p{N}/])/giu, "after"],
  [/(?<![\p{L}\p{N}/])d\/t(?![\p{L}\p{N}/])/giu, "due to"],
  [/(?<![\p{L}\p{N}/])f\/u(?![\p{L}\p{N}/])/giu, "follow-up"],
  [/(?<![\p{L}\p{N}/])b\/c(?![\p{L}\p{N}/])/giu, "because"],
  [/(?<![\p{L}\p{N}/])r\/o(?![\p{L}\p{N}/])/giu, "rule out"],
  [/(?<![\p{L}\p{N}/-])(?:mx|mgmt|mgt)(?![\p{L}\p{N}/-])/gu, "management"],
  [/(?<![\p{L}\p{N}/-])hx(?![\p{L}\p{N}/-])/gu, "history"],
  [/(?<![\p{L}\p{N}-])mod(?:-| to |\/)sev(?:ere)?(?![\p{L}\p{N}-])/giu, "moderate to severe"],
  [/(?<![\p{L}\p{N}&])A ?& ?E(?![\p{L}\p{N}&])/gu, "emergency department"],
  [/(?<![\p{L}\p{N}&])N ?& ?V(?![\p{L}\p{N}&])/gu, "nausea and vomiting"],
  [/(?<![\p{L}\p{N}&])D ?& ?V(?![\p{L}\p{N}&])/gu, "diarrhea and vomiting"],
  [/(?<![\p{L}\p{N}&])H ?& ?N(?![\p{L}\p{N}&])/gu, "head and neck"],
  // "Stage IV" and "PO2" are neither.
  [
    /(?<![\p{L}\p{N}/-])PO(?=\s(?:vs\.?|versus|or|and|then|only|switch)\b|\s\p{Ll}{4})(?<!\b(?:[Ss]tage|[Tt]ype) PO)/gu,
    "oral",
  ],
  [/(?<=\b(?:vs\.?|versus|or|to|and|then) )PO(?![\p{L}\p{N}/-])/gu, "oral"],
  [
    /(?<![\p{L}\p{N}/-])IV(?=\s(?:vs\.?|versus|or|to) (?:PO|oral|topical|IM|SC|intra\p{Ll}{2,12}|subcut\p{Ll}{0,8})\b)/gu,
    "intravenous",
  ],
  [/(?<=\b(?:PO|oral|topical|IM|SC|intra\p{Ll}{2,12}) (?:vs\.?|versus|or|to) )IV(?![\p{L}\p{N}/-])/gu, "intravenous"],
  [/(?<![\p{L}\p{N}])ER(?:\+|-?(?:pos|positive)\b)(?:ve\b)?/gu, "estrogen receptor positive"],
  [/(?<![\p{L}\p{N}])HR(?:\+|-?(?:pos|positive)\b)(?:ve\b)?/gu, "hormone receptor positive"],
  [/(?<![\p{L}\p{N}])HER2(?:\+|-?pos\b)(?:ve\b)?/gu, "HER2 positive"],
  [/(?<![\p{L}\p{N}])↑\s?/gu, "increased "],
  [/(?<![\p{L}\p{N}])↓\s?/gu, "decreased "],
];
const MAY_HAVE_ONE =
  /[/&↑↓]|\b(?:ER|HR|HER2)[+-]|\b(?:po|iv)\b|\byo\b|\dyo|y\.o\.|\bpts?\b|\b(?:mx|mgmt|mgt|hx)\b|\bmod\b/iu;

/** The short forms of a question, in no order; none stands in another. */
export function findShortForms(question: string): ShortForm[] {
  if (!MAY_HAVE_ONE.test(question)) return [];
  return FORMS.flatMap(([written, as]) =>
    Array.from(question.matchAll(written), ({ 0: { length }, index }) => ({ start: index, end: index + length, as })),
  );
}

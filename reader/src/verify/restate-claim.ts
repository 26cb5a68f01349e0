/** Whole phrases by which people say that something went up, went down or stayed, and the words by which papers say so. */
const RESTATED: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:after|at|over|within|during) (?:the )?(?:first )?(?:\w+[ -]){0,2}(?:hours?|days?|weeks?|months?|years?), /iu,
    "",
  ],
  [/\b(?:brought|brings|bring|drove|drives|pushed|pushes|push|took|takes) (.{2,120}?) down\b/iu, "reduced $1"],
  [/\b(?:brought|brings|bring|drove|drives|pushed|pushes|push|took|takes) (.{2,120}?) up\b/iu, "increased $1"],
  [/^(?:on|with|under) ([^,]{2,80}), (.{2,120}?) (?:fell|dropped|declined)\b/iu, "$1 reduced $2"],
  [/^(?:on|with|under) ([^,]{2,80}), (.{2,120}?) (?:rose|climbed)\b/iu, "$1 increased $2"],
  [/\b(?:fell|dropped|declined)\b/iu, "was reduced"],
  [/\b(?:rose|climbed)\b/iu, "was increased"],
  [
    /\b(?:lessened|lessens|blunted|blunts|eased|eases|spared|spares|cut down on|cuts down on|cut|cuts|slowed)\b/iu,
    "reduced",
  ],
  [/\b(?:lengthened|lengthens|strengthened|strengthens)\b/iu, "increased"],
  [/\b(?:bettered|betters)\b/iu, "improved"],
  [/\b(?:did|does|do) nothing (?:for|to)\b/iu, "did not change"],
  [/\b(?:made|makes|make) no (?:clear |significant |real |great )?difference (?:to|in|for)\b/iu, "did not change"],
  [/\bleft (.{2,120}?) (?:as it was|as they were|unchanged|unaffected)\b/iu, "did not change $1"],
  [/\bleft (.{2,120}?) no different (?:from|than)\b/iu, "did not change $1 compared with"],
  [
    /\b(?:was|were|is|are) (?:seen |found )?(?:rarer|less common|less frequent|less often|less frequently)\b/iu,
    "was lower",
  ],
  [
    /\b(?:was|were|is|are) (?:seen |found )?(?:commoner|more common|more frequent|more often|more frequently)\b/iu,
    "was higher",
  ],
  [/\b(?:took|takes|lasted|lasts|was|were) (?:longer|slower)\b/iu, "was longer"],
  [/\b(?:took|takes|lasted|lasts|was|were) (?:shorter|quicker|less time|over sooner)\b/iu, "was shorter"],
  [
    /\b(?:was|were|is|are) (?:about |almost |just |roughly |nearly )?as \w+ (?:with|on|after|in) (.{2,120}?) as (?:with|on|after|in) /iu,
    "was similar with $1 and ",
  ],
  [
    / (?:far |well )?(?:above|beyond|below) (?:that|those) (?:seen |found )?(?:with|of|in|on|under) /iu,
    " compared with ",
  ],
  [/ (?:more|better) than (?:the )?(.{2,80}?) (?:did|does|do)\b/iu, " compared with $1"],
];

/** A claim with common turns of phrase put as papers put them; all other words stay as they are. */
export function restateClaim(claim: string): string {
  return RESTATED.reduce((text, [phrase, plain]) => text.replace(phrase, plain), claim);
}

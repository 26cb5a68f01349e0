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
  [/(?<!\btime) (?:took|takes) longer\b/iu, " time was longer"],
  [/(?<!\btime) (?:took|takes) less time\b/iu, " time was shorter"],
  [/(?<!\bduration) (?:was|were) over sooner\b/iu, " duration was shorter"],
  [/\b(?:lasted|lasts|was|were) (?:longer|slower)\b/iu, "was longer"],
  [/\b(?:lasted|lasts|was|were) (?:shorter|quicker)\b/iu, "was shorter"],
  [/\b(?:did|does|do) not (?:harm|hurt|delay|hasten|disturb|spoil)\b/iu, "did not change"],
  [/\b(?:saved|saves) lives\b/iu, "reduced mortality"],
  [
    /\b(?:lost|shed) (significantly |far )?(more|less) (weight|fat|blood|bone|muscle|kilograms)\b/iu,
    "had $1$2 $3 loss",
  ],
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

const PEOPLE = "(?:the )?(?:patients|people|participants|subjects|women|men|children|boys and men|adults|those)";
const GIVEN = "(?:given|on|with|taking|receiving|treated with|premedicated with|in|who (?:got|received|took|had|used))";
const GOT = "(?:had|got|developed|needed|suffered|experienced|reported|required|showed|lost|ended up with)";
const DID = "(?:was|were) (?:needed|seen|found|used|required|recorded|observed|reported|given)";
const WITH = "(?:with|after|on|under|in)";

/** Whole sentences whose order says who did what: their parts in the order of papers. */
const REORDERED: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(`^(?:${PEOPLE}) had (?:\\w+ly )?more (\\w+ loss) ${WITH} (.{2,120}?) than ${WITH} `, "iu"),
    "$1 was higher with $2 than with ",
  ],
  [
    new RegExp(`^(?:${PEOPLE}) had (?:\\w+ly )?less (\\w+ loss) ${WITH} (.{2,120}?) than ${WITH} `, "iu"),
    "$1 was lower with $2 than with ",
  ],
  [new RegExp(`^(?:fewer|less) (?:${PEOPLE}) ${GIVEN} (.{2,120}?) ${GOT} (.{2,160}?)([.]?)$`, "iu"), "$1 reduced $2$3"],
  [new RegExp(`^more (?:${PEOPLE}) ${GIVEN} (.{2,120}?) ${GOT} (.{2,160}?)([.]?)$`, "iu"), "$1 increased $2$3"],
  [
    new RegExp(`^(?:fewer|less) (.{2,120}?) ${DID} ${WITH} (.{2,160}?) than ${WITH} `, "iu"),
    "$1 was lower with $2 than with ",
  ],
  [new RegExp(`^more (.{2,120}?) ${DID} ${WITH} (.{2,160}?) than ${WITH} `, "iu"), "$1 was higher with $2 than with "],
  [new RegExp(`^(?:fewer|less) (.{2,120}?) ${DID} ${WITH} `, "iu"), "$1 was lower with "],
  [new RegExp(`^more (.{2,120}?) ${DID} ${WITH} `, "iu"), "$1 was higher with "],
  [new RegExp(`^${PEOPLE} ${GIVEN} (.{2,120}?) ${GOT} (.{2,160}?) less (?:often|frequently)`, "iu"), "$1 reduced $2"],
  [new RegExp(`^${PEOPLE} ${GIVEN} (.{2,120}?) ${GOT} (.{2,160}?) more (?:often|frequently)`, "iu"), "$1 increased $2"],
  [
    new RegExp(`^(.{2,100}?) (?:was|were) (\\w+ed) less(?: often)? ${WITH} (.{2,120}?) than ${WITH} `, "iu"),
    "$1 $2 was lower with $3 than with ",
  ],
  [
    new RegExp(`^(.{2,100}?) (?:was|were) (\\w+ed) more(?: often)? ${WITH} (.{2,120}?) than ${WITH} `, "iu"),
    "$1 $2 was higher with $3 than with ",
  ],
  [
    /^(?:the )?(.{2,80}?) (?:could be|was|were) (\w+ed(?: \w+ly)?|\w+ly \w+ed) as often as (?:the )?(.{2,100}?)([.]?)$/iu,
    "There was no difference in $2 between $1 and $3$4",
  ],
  [
    new RegExp(
      `^${PEOPLE} ${GIVEN} (.{2,160}?),? stayed (?:about |just )?as long in (.{2,60}?) as (?:${PEOPLE} )?${GIVEN} (.{2,120}?)([.]?)$`,
      "iu",
    ),
    "There was no difference in length of stay in $2 between $1 and $3$4",
  ],
  [new RegExp(`^(.{2,120}?) left ${PEOPLE} with (?:less|fewer) `, "iu"), "$1 reduced "],
  [new RegExp(`^(.{2,120}?) left ${PEOPLE} with more `, "iu"), "$1 increased "],
  [/^(.{2,120}?) (?:made|makes) (.{2,160}?) (?:worse)\b/iu, "$1 worsened $2"],
  [/^(.{2,120}?) (?:made|makes) (.{2,160}?) (?:better)\b/iu, "$1 improved $2"],
  [/^(.{2,120}?) (?:made|makes) (.{2,160}?) (?:stronger|higher|longer|larger|greater)\b/iu, "$1 increased $2"],
  [/^(.{2,120}?) (?:made|makes) (.{2,160}?) (?:weaker|lower|shorter|smaller)\b/iu, "$1 reduced $2"],
  [/ (?:added to|combined with) (.{2,120}?) (?:took off|took away) (?:more |further )?/iu, " added to $1 reduced "],
  [
    /^(?:for (.{2,120}?), )(.{2,120}?) (?:did|worked|performed|was|were) (?:just |about )?as (?:well|good|effective) as (.{2,120}?)([.]?)$/iu,
    "There was no difference in $1 between $2 and $3$4",
  ],
  [
    /^(.{2,100}?) and (.{2,100}?) (?:gave|showed|had|produced|led to|yielded) (?:comparable|similar|equal|equivalent|the same) (.{2,160}?)([.]?)$/iu,
    "There was no difference in $3 between $1 and $2$4",
  ],
  [
    /^(?:on|in|by) ([^,]{2,80}), (.{2,100}?) and (.{2,100}?) (?:did not differ|were (?:alike|the same))([.]?)$/iu,
    "There was no difference in $1 between $2 and $3$4",
  ],
  [
    /^(?:patients|people|participants) (?:liked|preferred) (.{2,100}?) and (.{2,100}?) (?:about |almost )?equally([.]?)$/iu,
    "There was no difference in preference between $1 and $2$3",
  ],
  [/ (was|were) (higher|lower|shorter|longer) when (.{2,100}?) (?:was|were) combined with /iu, " $1 $2 with $3 plus "],
  [
    / (was|were) (higher|lower|shorter|longer) when (?:.{2,100}?) (?:was|were) (?:treated with|given) /iu,
    " $1 $2 with ",
  ],
];

/** A claim with common turns of phrase put as papers put them; all other words stay as they are. */
export function restateClaim(claim: string): string {
  return [...RESTATED, ...REORDERED].reduce((text, [phrase, plain]) => text.replace(phrase, plain), claim);
}

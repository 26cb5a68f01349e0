import { makeWordedCue } from "./worded-cue.ts";

const ALSO =
  "(?:also |will |briefly |critically |further |then |first |finally |comprehensively |thoroughly |aims to |seeks to |attempts to )*";
const NO_VERB =
  "(?!(?:study|work|paper|article|was|were|is|are|to|and|of|in|retrospective|chart|record|medical|institutional|multidisciplinary|single-cent\\w+|case|pilot)\\b)";
/** Not what reports of studies discuss. */
const OTHER_MATTER =
  "(?! (?:the |these |this |our |two |three |some |possible |clinical |an? )*(?:cases?|results?|findings?|implications?|significance|consequences|data|patients?|observations?)\\b)";
const OVERVIEW = "an? (?:[\\w-]+,? ){0,3}?(?:overview|review|summary|perspective|synopsis|update)";

/** Sentences in which authors call what they wrote a review of others' work. */
export const REVIEW_SENTENCE = makeWordedCue(
  [" review", "article", "chapter", "essay", "primer", "paper", "overview"],
  [
    `\\b(?:this|the present|the current|present|our) (?:${NO_VERB}[\\w-]+,? ){0,3}?(?:mini-?)?review\\b(?! (?:board|committee|process|was approved|of (?:the |our |all )?(?:medical|patient|hospital|clinical|\\d|cases|charts?|records|patients)))`,
    "\\bthe review (?:also |then |first |further )?(?:focus|highlight|summari|discuss|cover|deal|examin|explor|consider|provid|outlin|describ|address|emphas)\\w*",
    `\\b(?:this|the present) (?:${NO_VERB}[\\w-]+ )?(?:article|chapter|essay|primer) ${ALSO}(?:reviews?|discuss(?:es)?|summari[sz]es?|outlines?|highlights?|surveys?|focus(?:es)?|covers?|deals with)\\b`,
    `\\b(?:this|the present) paper ${ALSO}(?:reviews?|summari[sz]es?|outlines?|surveys?|(?:gives?|provides?|presents?) an? (?:\\w+ )?(?:overview|review|summary))\\b`,
    "\\b(?:purpose|aim|objective|goal|scope|focus)s? of (?:this|the) (?:[\\w-]+ )?(?:review|overview)\\b",
    "\\b(?:purpose|aim|objective|goal)s? (?:is|was) to (?:\\w+ )?review (?:the )?(?:[\\w-]+ ){0,2}(?:literature|evidence|data)\\b",
    "\\b(?:purpose|aim|objective|goal)s? of (?:this|the) (?:article|chapter|paper) (?:is|was|are)(?: \\(?a\\))? to (?:\\w+ )?(?:review|discuss|summari[sz]e|outline|highlight|(?:provide|give|present) an? (?:\\w+ )?(?:overview|review|summary|update))\\b",
  ],
);

/** The same, said in words that reports of studies use of their own findings, too. */
export const REVIEW_VERB = makeWordedCue(
  ["review", "summar", "discuss", "outline", "overview", "perspective", "article", "chapter", "essay", "primer"],
  [
    `\\b(?:we|i|authors?) (?:here )?${ALSO}(?:(?:reviews?|summari[sz]es?|discuss(?:es)?|outlines?)${OTHER_MATTER}|(?:provides?|gives?|offers?|presents?) ${OVERVIEW})\\b`,
    `\\b(?:this|the present) (?:${NO_VERB}[\\w-]+ )?(?:article|chapter|essay|primer) ${ALSO}(?:(?:examines?|explores?|considers?)(?! (?:the |an? )?(?:use|effects?|impact|influence|association|relationship|whether|how|extent)\\b)|address(?:es)?|explains?|traces?|looks at|emphasi[sz]es?|argues?|(?:provides?|gives?|offers?|presents?) (?:[\\w-]+,? ){0,4}?(?:overview|summary|update|information|insights?|guide|guidance|background|introduction|recommendations|perspectives?|evidence|discussion|history|concepts|strategies))\\b`,
    "^(?!(?:[\\w-]+ ){0,4}?(?:results?|findings?|implications?|significance|consequences?|data|matters|extensions?|methods|observations?|effects?|mechanisms?|possibilit\\w+)\\b).{0,200}\\b(?:is|are|will be) (?:briefly |critically |then |further )?(?:reviewed|discussed|summari[sz]ed)\\b(?! in (?:table|figure))",
  ],
);

/** Titles of papers that describe what is known, where the abstract reports nothing of its own. */
export const REVIEW_TITLE = new RegExp(
  [
    "\\b(?:recent|new|current|latest|emerging|future|modern|therapeutic) (?:\\w+ )?(?:advances|progress|developments|insights|trends|concepts|perspectives|controversies|challenges|understanding|status|directions|knowledge|views?|strategies|approaches|options|opinions?|prospects|management|treatment)\\b",
    "^\\[?(?:advances|progress|developments|insights|trends|concepts|perspectives|controversies|challenges|update) (?:in|into|on|of)\\b",
    "\\bstate[- ]of[- ]the[- ]art\\b|\\bpast,? present,?(?: and)? future\\b|\\bwhere (?:are we|do we)\\b|\\bwhat(?:['’]s| is) new\\b",
    ": (?:an? )?(?:\\w+ )?(?:overview|update|primer|perspectives?)\\b|\\ban? (?:\\w+ )?(?:overview|update|primer) (?:of|on|for)\\b",
    ": (?:an? )?(?!retrospective|chart|record|institutional|case|clinical|year)(?:\\w+ )?review\\b|\\ba (?:brief |critical |short )?review (?:of|and|in)\\b",
    "\\b(?:opportunities|challenges) and (?:opportunities|challenges|perspectives|future)\\b",
    "\\b(?:pathogenesis|pathophysiology|a?etiology|epidemiology|diagnosis|evaluation|assessment|recognition|prevention)(?:,| and|, and) (?:[\\w-]+,? ){0,3}?(?:and )?(?:management|treatment|therapy|prevention|prognosis)\\b",
  ].join("|"),
  "u",
);

/** Titles of the same kind that reports of treatments have, too. */
export const TREATMENT_TITLE =
  /^\[?(?:the |medical |clinical |pharmacologic(?:al)? )?(?:management|treatment|therapy) of\b/u;

/** Headings of abstracts that reviews alone have. */
export const REVIEW_SECTION =
  /^(?:purpose of (?:the )?review|recent findings|areas? covered|expert (?:opinion|commentary))$/iu;

/** Opinions: what they say of themselves. */
export const OPINION_SENTENCE = makeWordedCue(
  ["editorial", "commentary", "viewpoint", "opinion", "interest", "this issue"],
  [
    "\\b(?:this|in this|the present) (?:invited |brief )?(?:editorial|commentary|viewpoint|opinion (?:piece|article|paper))\\b",
    "\\bwe (?:have )?read with (?:great |much )?interest\\b",
    "\\bin this issue of (?:the |this )?(?:journal|[a-z]+ journal)\\b",
  ],
);

/** Words of a study that has data of its own. */
export const OWN_DATA = new RegExp(
  [
    "\\bp ?[<=>≤]|\\bn ?= ?\\d|\\bci\\b|\\bconfidence interval",
    "\\b(?:we|authors)(?: have)?,? (?:\\w+,? )?(?:found|measured|recruited|collected|analy[sz]ed|investigated|examined|tested|used|performed|enrolled|observed|developed|demonstrated?|showed|show that|identified|report|studied|compared|evaluated|assessed|conducted|determined|obtained|searched|constructed|generated|estimated|applied|included|isolated|aimed|hypothesi[sz]ed?)\\b",
    "\\b(?:were|was) (?:\\w+ )?(?:measured|recruited|collected|enrolled|analy[sz]ed|assessed|randomi[sz]ed|obtained|performed|compared|investigated|studied|examined|evaluated|determined|treated|included|conducted|tested|isolated|detected|administered|calculated|searched|retrieved|identified|observed|found|carried out|significantly)\\b",
    "\\bwe (?:present|propose|introduce|describe) an? (?:new|novel)\\b|\\bn\\. ?sp\\.|\\bsp\\. nov\\.",
    "\\b(?:the|these|our|this study['’]?s?) results\\b|\\bsignificantly\\b|\\b(?:these|our|the present) (?:data|experience|findings|technique|patients|cases)\\b|\\b(?:this|our|the present) study\\b",
  ].join("|"),
  "u",
);

/** Quantities, which an abstract that weighs the work of others seldom has. */
export const MEASURED = /\d ?%|\d (?:mg|ml|kg|mmol|nmol|degrees|kda|patients|subjects)\b|\d-fold\b/u;

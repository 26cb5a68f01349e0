/** What a title says was tried, and against what, in its own words; `against` is null where it names nothing. */
export interface TitleArms {
  tried: string;
  against: string | null;
}

/** Where the name of what was tried ends: at what it was tried for, on or in. */
const ENDS =
  /(?:[,:;?(—]|–(?!\p{L})|\.(?!\d)| - | (?:on|in|for|to|among|during|after|before|following|at|from|when|while|as|by|through|is|are|was|were|has|have|had|does|do|can|may|versus|vs\.?|compared|against|according|over|than|improv\w+|reduc\w+|prevent\w+|increas\w+|decreas\w+|lower\w*|enhanc\w+|facilitat\w+|attenuat\w+|selects?|induces?|alters?|modulates?|affects?|and (?:its|their|the)) |$)/iu;
const SPLITS =
  /^(?<tried>.{2,90}?) (?:versus|vs\.?|compared (?:with|to)|in comparison (?:with|to)|against) (?<against>.{2,300})$/iu;
const EFFECT =
  /\b(?:effects?|impact|influence|efficacy|effectiveness|benefits?|superiority|role|safety|tolerability)(?: and (?:[\w-]+ )?(?:safety|tolerability|efficacy|acceptability|feasibility|mechanisms?))? of (?:an? |the )?/iu;
const COMPARISON =
  /\b(?:(?:comparison|comparative (?:study|trial|evaluation))\b(?: (?:the )?[\w-]+){0,3}? (?:of|between)|comparing) (?:the |an? )?/iu;
/** What was measured, before the two that it was compared between: "comparison of the healing rate between A and B". */
const MEASURED_BETWEEN = /^[^,:;?]{3,70}? between (?:the )?(?=.{3,90} (?:and|versus|vs\.?) )/iu;
/** The first half of a word: "1-" of "1- and 2-week therapy". */
const IS_HALF = /-$/u;
const COMPARES_TWO = /^(?<tried>.{2,70}?) (?:and|with|to|versus|vs\.?) (?<against>.{2,70})$/iu;
/** "Does X improve Y?", "X improves Y", "X may prevent Y". */
const ACTS =
  /^(?:(?:does|do|can|is|are) )?(?:an? |the )?(?<tried>[^,:;?]{3,70}?) (?:(?:may |can |does not |do not |did not |significantly |effectively )?(?:improves?|reduces?|prevents?|increases?|decreases?|lowers?|enhances?|facilitates?|attenuates?|alleviates?|accelerates?|shortens?|ameliorates?|suppresses|promotes?|slows?|delays|relieves?|prolongs?|restores?|inhibits?)|(?:is|are) (?:not )?(?:superior|effective|as effective|more effective|non-?inferior|better)|superior|effective) /iu;
const PURPOSE =
  /^(?:an? |the )?(?<tried>[^,:;?]{3,70}?) (?:for|in) (?:the )?(?:treatment|management|prevention|prophylaxis|relief|control) of /iu;
/** "Local administration of X during Y". */
const GIVING =
  /^(?:[\w-]+ )?(?:administration|application|addition|infusion|injection|instillation|infiltration) of (?:an? |the )?(?<tried>[^,:;?]{3,70}?) (?:in|for|during|after|before|to|on|and its) /iu;
const OUTCOME_OF = /\b(?:comparison|comparative|effects?|efficacy|effectiveness|safety)\b/iu;
/** What is no treatment: what something is like, or how it is measured. */
const IS_PROPERTY =
  /\b(?:(?:glyc\p{L}+|metabolic|weight|pressure) control|types?|status|levels?|scores?|rates?|outcomes?|results?|risks?|prognosis|severity|duration|characteristics|sensations?|responses?|patients|children|women|infants)$/iu;
/** Names that say nothing of what was done. */
const IS_GENERAL =
  /^(?:efforts?|reasons?|factors?|strateg(?:y|ies)|interventions?|treatments?|therap(?:y|ies)|methods?|techniques?|approach(?:es)?|programs?|programmes?|management|use|different treatments?|regimens?|age|sex|gender|sedation|training|switching|daily|an(?:a)?esthesia|[\p{L}-]+(?:ible|able|ual))$/iu;
const LEADING =
  /^(?:(?:an?|the|two|three|different|various|adding|using|single|(?:low|high)(?= ?doses? of )|\d) |(?:dose )?(?:doses?|levels?|regimens?|courses?|forms?|types?|kinds?) of )+/iu;
const TRAILING =
  / (?:to|of|and|with|or|in|on|for|as|prior|evaluated|assessed|measured|determined|investigated|studied|has|have|had|guided|based|aiming|using|between|added|through)$/iu;
/** UTF-16 units that a name may have. */
const LONGEST = 80;

/** How people got it: "listening to preferred music". */
const TAKING =
  /^(?:listening|exposure|access|adherence) to (?:(?:the|an?|patient|self|participant)[- ])?(?:(?:preferred|selected|recorded|chosen) )?/iu;

function cutName(text: string): string {
  const named = text.replace(TAKING, "");
  const end = named.search(ENDS);
  const name = (end < 0 ? named : named.slice(0, end)).trim();
  const at = name.search(/ of (?:[A-Z][\w-]+ ){0,3}(?:patients|children|women|infants)\b/iu);
  return (at < 0 ? name : name.slice(0, at)).replace(LEADING, "").replace(TRAILING, "").trim();
}

/** "Low dose" beside "high dose statin therapy" is statin therapy, too. */
const IS_DOSE = /^(?:low|high|standard|moderate|medium|full|half|single)[- ]dose$/iu;
const HAS_DOSE = /^(?:low|high|standard|moderate|medium|full|half|single)[- ]dose (.+)$/iu;
const IS_ADJECTIVE =
  /(?:ic|al|ed|ing|ous|ive|ar|en|(?:week|month|dai)ly)$|^(?:standard|conventional|usual|new|novel|early|late|concurrent|intermittent|open|short|long|single|double|direct)$/iu;
/** Two adjectives on one stem: "weekly" and "three-weekly", "enteral" and "parenteral". */
const isBesideIt = (one: string, against: string) =>
  (against.split(" ")[0] ?? "").toLowerCase().endsWith(one.toLowerCase());
/** "laparoscopic" beside "open repair" is laparoscopic repair. */
function completeName(tried: string, against: string): string {
  const given = IS_DOSE.test(tried) ? HAS_DOSE.exec(against)?.[1] : undefined;
  if (given !== undefined) return `${tried} ${given}`;
  const last = against.split(" ").at(-1) ?? "";
  const end = tried.split(" ").at(-1) ?? "";
  const isHalf = tried.includes(" ") && IS_ADJECTIVE.test(end) && /^\S+ \p{L}+$/u.test(against);
  if (isHalf && (IS_ADJECTIVE.test(against.split(" ")[0] ?? "") || isBesideIt(end, against)))
    return `${tried} ${last.toLowerCase()}`;
  const isBare = !tried.includes(" ") && IS_ADJECTIVE.test(tried);
  if (isBare && /^\S+ \S+$/u.test(against) && /^\p{L}+$/u.test(last)) return `${tried} ${last.toLowerCase()}`;
  const [first = "", ...rest] = against.split(" ");
  return isBare && IS_ADJECTIVE.test(first) && rest.length > 0 ? `${tried} ${rest.join(" ")}` : tried;
}

/** What is fought against, and no arm: "against colorectal adenoma incidence". */
const IS_AILMENT =
  /\b(?:incidence|recurrences?|infections?|diseases?|cancers?|injur(?:y|ies)|damage|toxicity|mortality|risks?)$/iu;
/** "Placebo and formoterol": the control is what it is set against first. */
const BESIDE_CONTROL = /^(?<control>placebo|sham|usual care|controls?) (?:and|or) .+$/iu;

function makeArms(tried: string, against: string | null): TitleArms | null {
  const [own, named] = [cutName(tried), against === null ? null : cutName(against)];
  const other = named === null || IS_AILMENT.test(named) ? null : named.replace(BESIDE_CONTROL, "$<control>");
  if (own.length < 3 || own.length > LONGEST || IS_HALF.test(own) || IS_PROPERTY.test(own) || IS_GENERAL.test(own))
    return null;
  return other === null || other.length < 3
    ? { tried: own, against: null }
    : { tried: completeName(own, other), against: other };
}

/** The sides of "A versus B", from the words of a title that name them. */
function splitSides(text: string): TitleArms | null {
  const sides = SPLITS.exec(text)?.groups;
  // "Sterols protect against obesity" sets nothing against anything.
  const isPair =
    !/\b(?:protects?|guards?|defends?|fights?|works?|effective|efficacy|effects?|immuni[sz]ation|vaccination|vaccines?)$/iu.test(
      sides?.tried ?? "",
    );
  return sides?.tried && sides.against && isPair ? makeArms(lastName(sides.tried), sides.against) : null;
}

/** "Randomized trial of A" and "pain after A": what stands behind the last small word. */
function lastName(text: string): string {
  return (
    text
      .split(
        / (?:of|between|comparing|after|(?<!boosted |combined |associated |together |along )with|(?:outcomes?|results|survival|mortality|morbidity|complications|recovery|efficacy|markers|levels|parameters|stress|responses?|pain) (?:in|for)) |: /iu,
      )
      .at(-1) ?? text
  );
}

/**
 * What a title says was tried: "Effect of A on B", "A versus B for C", "Comparison of A with B", "A improves B", "A for the
 * treatment of B". Null where it says nothing of the kind.
 */
export function readTitleArms(title: string): TitleArms | null {
  for (const part of [title, ...title.split(/[:?] /u)]) {
    const comparison = COMPARISON.exec(part);
    if (comparison !== null) {
      const behind = part.slice(comparison.index + comparison[0].length).replace(MEASURED_BETWEEN, "");
      const effect = EFFECT.exec(behind);
      const rest = effect === null ? behind : behind.slice(effect.index + effect[0].length);
      const sides = splitSides(rest) ?? readPair(rest);
      if (sides !== null) return sides;
    }
    const effect = EFFECT.exec(part);
    if (effect !== null) {
      const rest = part.slice(effect.index + effect[0].length);
      return splitSides(rest) ?? makeArms(rest, null);
    }
    const sides = splitSides(part);
    if (sides !== null) return sides;
    const tried = (GIVING.exec(part) ?? PURPOSE.exec(part) ?? ACTS.exec(part))?.groups?.tried;
    if (tried !== undefined && !OUTCOME_OF.test(tried)) return makeArms(tried, null);
  }
  return null;
}

function readPair(text: string): TitleArms | null {
  const end = text.search(/(?:[,:;?]| (?:in|for|on|among|during|after) )/u);
  const pair = COMPARES_TWO.exec(end < 0 ? text : text.slice(0, end))?.groups;
  return pair?.tried && pair.against ? makeArms(pair.tried, pair.against) : null;
}

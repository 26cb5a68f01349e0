/** A place in a question: UTF-16 units, end exclusive. */
export interface Place {
  start: number;
  end: number;
}

/** What someone is to do or to reach: "walk", "get back to work". */
const ACT =
  "walk|run|sleep|fall asleep|nod off|stay (?:awake|asleep|dry|active|independent|at home|in work|off|clean|sober|abstinent)|keep (?:active|working|weight off|the weight off)|get (?:back|pregnant|out|up|to sleep|off|rid)|lose|gain|put on|stop|quit|give up|cut down|come off|recover|regain|relearn|remember|return|go back|go home|live longer|eat|drink|swallow|speak|talk|see|hear|stand|sit|move|climb|drive|read|learn|conceive|breast-?feed|cope|concentrate|focus|pay attention|heal|reach|survive|manage|control|avoid|lower|reduce|improve|prevent|increase|raise|ease|relieve|grow|poo|wee|urinate|work|exercise";
const SOMEONE = "(?:(?!(?:after|during|before|for|of|who|or|and|by)\\b)[\\w'’-]+ ){1,7}?";
const HELPS = new RegExp(
  String.raw`\b(?:help|let|allow|enable)s? ${SOMEONE}(?:to )?(?=(?:${ACT})\b)|\bgets? ${SOMEONE}(?=back to (?:work|school|sport|sports|normal|running|walking|playing)\b)`,
  "iu",
);

/** "Help people with dementia sleep": from the verb to where it begins what they are helped to do; null where no one is helped to do anything. */
export function findHelped(text: string, from: number): Place | null {
  const helps = HELPS.exec(text.slice(from));
  if (helps === null || helps.index === 0) return null;
  return { start: from + helps.index, end: from + helps.index + helps[0].length };
}

const WITHOUT =
  /\b(?:walk|run|sleep|eat|swallow|move|sit|stand|climb|work|drive|breath(?=e|ing)e?|play|pee|wee|poo)(?:ing)?(?: [\w'’-]+){0,3} without (?:any |the |so much |as much )?$/iu;

/** "Let me run without pain": what is not to come of an act is what is asked about, and nothing that is set aside. */
export const actsWithout = (before: string): boolean => WITHOUT.test(before);

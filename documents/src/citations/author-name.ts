/** An author as a file of references wants one. */
export type AuthorName = { family: string; initials: string[]; suffix: string | null } | { collective: string };

const SUFFIX = /^(?:Jr|Sr|[2-9](?:nd|rd|th)|I{2,3}|IV|VI{0,3})\.?$/;
/** As PubMed prints them: "AB", "J-P", "IuI"; a small letter belongs to the one before it. */
const INITIALS = /^(?:\p{Lu}\p{Ll}?-?){1,5}$/u;
const GROUP =
  /\b(?:alliance|association|board|cent(?:er|re)|committee|collaborat\w*|consortium|council|foundation|group|initiative|institutes?|investigators?|network|organi[sz]ation|panel|program(?:me)?|project|registry|society|study|task force|team|trial(?:ists)?|union|university)\b/iu;
const ACRONYM = /^[\p{Lu}\p{N}-]{3,}$/u;
/** Words of the longest family names, such as "de la Cruz y Ortega". */
const FAMILY_WORDS_MOST = 6;

/** Reads an author as PubMed prints one: "Makar AB", "King ML Jr", "Plato", or the name of a group. */
export function readAuthorName(printed: string): AuthorName {
  const words = printed.split(" ");
  if (words.length === 1 && !ACRONYM.test(printed)) return { family: printed, initials: [], suffix: null };
  const last = words.at(-1) ?? "";
  const hasSuffix = words.length > 2 && SUFFIX.test(last) && INITIALS.test(words.at(-2) ?? "");
  const initials = words.at(hasSuffix ? -2 : -1) ?? "";
  const family = words.slice(0, hasSuffix ? -2 : -1);
  const isGroup =
    family.length > FAMILY_WORDS_MOST || !INITIALS.test(initials) || /,/u.test(printed) || GROUP.test(printed);
  if (isGroup) return { collective: printed };
  return {
    family: family.join(" "),
    initials: initials.match(/\p{Lu}\p{Ll}?/gu) ?? [],
    suffix: hasSuffix ? last : null,
  };
}

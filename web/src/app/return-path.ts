/**
 * Where to go after sign-in: `from` if it is a path of this application, else the start page. An address of another
 * site is refused, however it is written ("//host", "/\host", "https:…", control characters that a browser drops).
 */
export function chooseReturnPath(from: string | undefined, origin: string): string {
  if (from === undefined || !from.startsWith("/") || /[\\\p{Cc}]/u.test(from)) return "/";
  if (!URL.canParse(from, origin)) return "/";
  const { origin: target, pathname, search, hash } = new URL(from, origin);
  if (target !== origin || pathname.startsWith("//") || pathname === "/login") return "/";
  return pathname + search + hash;
}

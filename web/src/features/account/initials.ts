/** One or two letters that stand for a person: of the first and last word of the name, else of the e-mail address. */
export function takeInitials(fullName: string, email: string): string {
  const words = fullName.trim().split(/\s+/u).filter(Boolean);
  const first = Array.from(words[0] ?? email)[0] ?? "?";
  const last = words.length > 1 ? (Array.from(words.at(-1) ?? "")[0] ?? "") : "";
  return (first + last).toLocaleUpperCase();
}

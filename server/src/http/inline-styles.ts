/**
 * Digests of the style elements that pages may hold, since the policy lets in no other ones. Tests say when one of these texts
 * is another.
 */
export const INLINE_STYLES = {
  /** Of react-aria: whatever can be pressed. */
  pressable: "sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o=",
  /** Of react-aria: while a dialog is open, on iOS. */
  dialogOnIos: "sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg=",
  /** Of the pages that links in mails and feeds open (plain-page.ts). */
  plainPage: "sha256-ZzyI6qBKGzX0ES5sRbdEKbQBAVzYr6CRC0Pc58pH3r4=",
} as const;

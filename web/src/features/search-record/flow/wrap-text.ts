/** Widths of characters as shares of the font's size, on the wide side so that no line outgrows its box. */
const WIDTHS = { full: 1.02, capital: 0.7, narrow: 0.34, usual: 0.56 } as const;

const FULL_WIDTH = /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uff60\u{20000}-\u{3ffff}]/u;
const CAPITAL = /[\p{Lu}MWmw@%&]/u;
const NARROW = /[\s.,:;'’|!iljt()[\]]/u;

/** What must not begin a line in Japanese or Chinese. */
const NOT_FIRST = /^[、。，．：；！？）」』】〉》・ーぁぃぅぇぉっゃゅょァィゥェォッャュョ)\]}.,:;!?]/u;

function measureCharacter(character: string): number {
  if (FULL_WIDTH.test(character)) return WIDTHS.full;
  if (CAPITAL.test(character)) return WIDTHS.capital;
  return NARROW.test(character) ? WIDTHS.narrow : WIDTHS.usual;
}

/** Width of `text` in pixels, estimated without drawing it. */
export function estimateWidth(text: string, fontSize: number): number {
  return Array.from(text).reduce((sum, character) => sum + measureCharacter(character), 0) * fontSize;
}

/** Between words, and between the characters of scripts that have no blanks; each piece with the blank before it. */
function splitPieces(text: string): string[] {
  const pieces: string[] = [];
  for (const character of Array.from(text.trim())) {
    const last = pieces.at(-1);
    const begins = last === undefined || /\s/.test(character) || FULL_WIDTH.test(character) || endsFull(last);
    if (begins && !(last !== undefined && NOT_FIRST.test(character))) pieces.push(character);
    else pieces[pieces.length - 1] = (last ?? "") + character;
  }
  return pieces;
}

function endsFull(piece: string): boolean {
  return FULL_WIDTH.test(Array.from(piece).at(-1) ?? "");
}

/** The lines of `text` that fit into `width` pixels; a piece that is too long for a line is broken. */
export function wrapText(text: string, width: number, fontSize: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const piece of splitPieces(text)) {
    if (line !== "" && estimateWidth(line + piece, fontSize) > width) {
      lines.push(line);
      line = "";
    }
    for (const character of Array.from(line === "" ? piece.trimStart() : piece)) {
      if (line !== "" && estimateWidth(line + character, fontSize) > width) {
        lines.push(line);
        line = "";
      }
      line += character;
    }
  }
  return line === "" ? lines : [...lines, line];
}

/** Field letters of positions in the order of FieldCounts: A title to D elsewhere, which is not printed. */
const OTHER = 3;
/** PostgreSQL keeps 256 positions of a lexeme. */
const MOST_PLACES = 256;

const QUOTE = 39;
const BACKSLASH = 92;
const COLON = 58;
const COMMA = 44;
const [ZERO, NINE, LETTER_A, LETTER_D] = [48, 57, 65, 68];

/**
 * Reads a tsvector as PostgreSQL prints it: each lexeme with its positions, as position × 4 + field (0 title to 3 elsewhere).
 * They stand in an array that is used for the next one, too.
 */
export function readPrinted(
  printed: string,
  visit: (lexeme: string, places: Uint32Array, count: number) => void,
): void {
  const places = new Uint32Array(MOST_PLACES);
  let at = printed.indexOf("'");
  while (at >= 0) {
    let close = at + 1;
    let isEscaped = false;
    for (; close < printed.length; close++) {
      const unit = printed.charCodeAt(close);
      if (unit === BACKSLASH || (unit === QUOTE && printed.charCodeAt(close + 1) === QUOTE)) {
        isEscaped = true;
        close++;
      } else if (unit === QUOTE) break;
    }
    const word = printed.slice(at + 1, close);
    let count = 0;
    at = close + 1;
    if (printed.charCodeAt(at) === COLON) {
      do {
        let position = 0;
        let unit = printed.charCodeAt(++at);
        for (; unit >= ZERO && unit <= NINE; unit = printed.charCodeAt(++at)) position = position * 10 + unit - ZERO;
        const isLettered = unit >= LETTER_A && unit <= LETTER_D;
        places[count++] = position * 4 + (isLettered ? unit - LETTER_A : OTHER);
        if (isLettered) at++;
      } while (printed.charCodeAt(at) === COMMA);
    }
    visit(isEscaped ? word.replace(/''|\\./gsu, (pair) => pair.slice(1)) : word, places, count);
    at = printed.indexOf("'", at);
  }
}

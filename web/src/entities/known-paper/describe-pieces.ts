/** Pieces that are named; the others are only counted. */
const NAMED_PIECES = 8;
const PIECE_LENGTH = 40;

/** Some pieces of a text in a line, each cut to a glance. */
export function describePieces(pieces: readonly string[]): string {
  const named = pieces
    .slice(0, NAMED_PIECES)
    .map((piece) => (piece.length > PIECE_LENGTH ? `${piece.slice(0, PIECE_LENGTH)}…` : piece));
  return named.join("  ·  ") + (pieces.length > NAMED_PIECES ? "  ·  …" : "");
}

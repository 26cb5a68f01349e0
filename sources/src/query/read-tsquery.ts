/** One lexeme: its beginning alone where `prefix` is set; in the fields that `weights` names, "" for any. */
export interface WantedLexeme {
  by: "lexeme";
  text: string;
  prefix: boolean;
  weights: string;
}

/** A tsquery as a tree; operators of one kind that stood in each other are one. */
export type WantedText =
  | WantedLexeme
  | { by: "and" | "or"; parts: WantedText[] }
  | { by: "not"; part: WantedText }
  /** Lexemes in this order; `distances` has how far each stands behind the one before it. */
  | { by: "sequence"; lexemes: WantedLexeme[]; distances: number[] };

const TOKEN = /'((?:[^'\\]|''|\\.)*)'(?::([*A-D]+))?|<(-|\d+)>|[()&|!]/gsu;

/** Reads a tsquery as query/ compiles it, with the precedence of PostgreSQL: !, then <N>, then &, then |. */
export function readTsquery(tsquery: string): WantedText {
  const tokens = [...tsquery.matchAll(TOKEN)];
  let at = 0;
  const peek = (): string => tokens[at]?.[0] ?? "";

  function readJoined(by: "and" | "or", sign: string, readPart: () => WantedText): WantedText {
    const first = readPart();
    if (peek() !== sign) return first;
    const parts = [first];
    while (peek() === sign) {
      at += 1;
      parts.push(readPart());
    }
    return { by, parts: parts.flatMap((part) => (part.by === by ? part.parts : part)) };
  }
  const readOr = (): WantedText => readJoined("or", "|", readAnd);
  const readAnd = (): WantedText => readJoined("and", "&", readSequence);

  function readSequence(): WantedText {
    const first = readOne();
    if (!peek().startsWith("<")) return first;
    const lexemes = [requireLexeme(first)];
    const distances: number[] = [];
    while (peek().startsWith("<")) {
      const distance = tokens[at]?.[3] ?? "-";
      at += 1;
      distances.push(distance === "-" ? 1 : Number(distance));
      lexemes.push(requireLexeme(readOne()));
    }
    return { by: "sequence", lexemes, distances };
  }

  function readOne(): WantedText {
    const token = tokens[at];
    at += 1;
    if (token?.[0] === "!") return { by: "not", part: readOne() };
    if (token?.[0] === "(") {
      const inner = readOr();
      at += 1;
      return inner;
    }
    if (token?.[1] === undefined) throw new Error(`a lexeme was expected in the tsquery ${tsquery.slice(0, 200)}`);
    const flags = token[2] ?? "";
    const text = token[1].replaceAll("''", "'").replace(/\\(.)/gsu, "$1");
    return { by: "lexeme", text, prefix: flags.includes("*"), weights: flags.replace("*", "") };
  }

  return readOr();
}

function requireLexeme(wanted: WantedText): WantedLexeme {
  if (wanted.by !== "lexeme") throw new Error(`only words stand in a sequence, not "${wanted.by}"`);
  return wanted;
}

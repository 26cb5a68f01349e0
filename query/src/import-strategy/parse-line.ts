import { QueryError } from "../query.ts";
import type { StrategyToken } from "./strategy-token.ts";

/** A line as it is written; fields belong to all that they stand behind. */
export type LineNode =
  | { kind: "words"; words: string[] }
  /** `within`: words between the parts, in any order; null: side by side, in this order. */
  | { kind: "near"; parts: LineNode[]; within: number | null }
  | { kind: "and" | "or" | "not"; parts: LineNode[] }
  | { kind: "in"; fields: string[]; node: LineNode }
  | { kind: "heading"; token: Extract<StrategyToken, { type: "heading" }> }
  | { kind: "bracket"; token: Extract<StrategyToken, { type: "bracket" }> }
  | { kind: "line"; number: number; start: number; end: number };

const MAX_DEPTH = 50;

/** Reads AND and NOT before OR, as Ovid and Embase.com do. Throws QueryError with the place in the line. */
export function parseLine(tokens: readonly StrategyToken[], length: number): LineNode {
  const parser = new LineParser(tokens, length);
  return parser.parse();
}

class LineParser {
  private readonly tokens: readonly StrategyToken[];
  private readonly length: number;
  private at = 0;
  private depth = 0;

  constructor(tokens: readonly StrategyToken[], length: number) {
    this.tokens = tokens;
    this.length = length;
  }

  parse(): LineNode {
    const node = this.readOr();
    const left = this.tokens[this.at];
    if (left !== undefined) this.refuse("Expected an operator, or the end of the line");
    return node;
  }

  private refuse(expected: string): never {
    const token = this.tokens[this.at];
    const start = token?.start ?? Math.max(0, this.length - 1);
    throw new QueryError(
      "strategy_syntax",
      `This line cannot be read here. ${expected}.`,
      start,
      token?.end ?? this.length,
    );
  }

  private readOr(): LineNode {
    const parts = [this.readAnd()];
    while (this.takeOperator("or")) parts.push(this.readAnd());
    return join("or", parts);
  }

  private readAnd(): LineNode {
    let left = this.readNear();
    for (;;) {
      if (this.takeOperator("and")) {
        left = this.takeOperator("not") ? join("not", [left, this.readNear()]) : join("and", [left, this.readNear()]);
      } else if (this.takeOperator("not")) {
        left = join("not", [left, this.readNear()]);
      } else return left;
    }
  }

  private readNear(): LineNode {
    const before = this.tokens[this.at];
    if (before?.type === "prefix") {
      this.at += 1;
      return { kind: "in", fields: before.fields, node: this.readNear() };
    }
    let left = this.readOperand();
    for (let token = this.tokens[this.at]; token?.type === "near"; token = this.tokens[this.at]) {
      this.at += 1;
      const right = this.readOperand();
      const isSame = left.kind === "near" && left.within === token.within;
      left = {
        kind: "near",
        parts: isSame && left.kind === "near" ? [...left.parts, right] : [left, right],
        within: token.within,
      };
    }
    return left;
  }

  private readOperand(): LineNode {
    let node = this.readPrimary();
    for (let token = this.tokens[this.at]; token?.type === "field"; token = this.tokens[this.at]) {
      this.at += 1;
      node = { kind: "in", fields: token.fields, node };
    }
    return node;
  }

  private readPrimary(): LineNode {
    const token = this.tokens[this.at];
    switch (token?.type) {
      case "open": {
        this.depth += 1;
        if (this.depth > MAX_DEPTH) this.refuse(`Expected at most ${MAX_DEPTH} parentheses within one another`);
        this.at += 1;
        const node = this.readOr();
        if (this.tokens[this.at]?.type !== "close") this.refuse("Expected a closing parenthesis");
        this.at += 1;
        this.depth -= 1;
        return node;
      }
      case "heading":
        this.at += 1;
        return { kind: "heading", token };
      case "bracket":
        this.at += 1;
        return { kind: "bracket", token };
      case "line":
        this.at += 1;
        return { kind: "line", number: token.number, start: token.start, end: token.end };
      case "lines": {
        this.at += 1;
        const { start, end } = token;
        return join(
          token.operator,
          token.numbers.map((number) => ({ kind: "line", number, start, end })),
        );
      }
      case "word":
      case "quoted":
        return this.readWords();
      default:
        return this.refuse("Expected a word, a phrase, a heading or a line number");
    }
  }

  /** Words side by side are a phrase; a number alone names a line. */
  private readWords(): LineNode {
    const first = this.tokens[this.at];
    const words: string[] = [];
    for (
      let token = this.tokens[this.at];
      token?.type === "word" || token?.type === "quoted";
      token = this.tokens[this.at]
    ) {
      words.push(...token.text.split(/\s+/u));
      this.at += 1;
    }
    const [only = ""] = words;
    const isNumber = first?.type === "word" && words.length === 1 && /^\d{1,4}$/u.test(only);
    if (first === undefined || !isNumber || this.tokens[this.at]?.type === "field") return { kind: "words", words };
    return { kind: "line", number: Number(only), start: first.start, end: first.end };
  }

  private takeOperator(operator: "and" | "or" | "not"): boolean {
    const token = this.tokens[this.at];
    if (token?.type !== "operator" || token.operator !== operator) return false;
    this.at += 1;
    return true;
  }
}

function join(kind: "and" | "or" | "not", parts: LineNode[]): LineNode {
  const [only] = parts;
  return only !== undefined && parts.length === 1 ? only : { kind, parts };
}

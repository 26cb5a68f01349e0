import type { QueryWarning } from "@medsieve/contract/searches";
import { isDateField, readTag } from "./fields.ts";
import { joinNodes } from "./join-nodes.ts";
import type { Token } from "./lex-query.ts";
import { lexQuery } from "./lex-query.ts";
import type { Query, QueryNode, Span } from "./query.ts";
import { MAX_QUERY_DEPTH, MAX_QUERY_LENGTH, QueryError, warnAt } from "./query.ts";
import { readDates } from "./read-dates.ts";
import { readOperand } from "./read-operand.ts";
import { makePmidNode, readPmids, readTerm } from "./read-term.ts";

export { QueryError } from "./query.ts";

type Operator = "and" | "or" | "not";

interface Built {
  node: QueryNode;
  /** Operators nested below one another; 0 for a term. */
  depth: number;
  /** Joined by operators outside any parentheses of its own. */
  open: boolean;
}

/** What was read since an opening parenthesis, or since the beginning. */
interface Group {
  opened: Span | null;
  built: Built | null;
  pending: { operator: Operator; span: Span } | null;
}

/**
 * Parses PubMed's query language (PubMed User Guide): AND, OR and NOT in capitals, from left to right, equal in
 * rank; parentheses; neighbours without an operator are ANDed. Takes time linear in the length of the text.
 * Throws QueryError where no reading is safe; whatever is read otherwise than written is in `notes`.
 */
export function parseQuery(text: string): Query {
  if (text.length > MAX_QUERY_LENGTH) {
    throw new QueryError(
      "query_too_long",
      `The query has ${text.length} characters; at most ${MAX_QUERY_LENGTH} can be searched.`,
      MAX_QUERY_LENGTH,
      text.length,
    );
  }
  const notes: QueryWarning[] = [];
  const tokens = lexQuery(text, (tag) => readTag(tag) !== null, notes);
  return new Parser(tokens, notes).parse();
}

class Parser {
  private readonly tokens: Token[];
  private readonly notes: QueryWarning[];
  private readonly groups: Group[] = [];
  private group: Group = { opened: null, built: null, pending: null };
  private at = 0;
  private notedMixed = false;

  constructor(tokens: Token[], notes: QueryWarning[]) {
    this.tokens = tokens;
    this.notes = notes;
  }

  parse(): Query {
    for (let token = this.tokens[this.at]; token !== undefined; token = this.tokens[this.at]) this.take(token);
    if (this.group.opened !== null) {
      this.note(
        this.group.opened,
        "unmatched_parenthesis",
        "This ( is never closed; it is closed at the end of the query.",
      );
    }
    while (this.groups.length > 0) this.closeGroup();
    this.dropPending();
    const root = this.group.built?.node;
    if (root === undefined) {
      throw new QueryError("empty_query", "The query holds nothing that can be searched.", 0, 0);
    }
    const isBare = root.kind === "term" && root.field === null && !root.quoted;
    const pmids = isBare ? readPmids(root.text) : null;
    return { root: pmids === null ? root : makePmidNode(pmids, root), notes: this.notes };
  }

  private take(token: Token): void {
    switch (token.type) {
      case "open":
        this.at += 1;
        this.openGroup(token);
        break;
      case "close":
        this.at += 1;
        if (this.groups.length > 0) this.closeGroup(token);
        else this.note(token, "unmatched_parenthesis", "This ) closes nothing and is ignored.");
        break;
      case "operator":
        this.at += 1;
        this.readOperator(token.operator, token);
        break;
      case "tag":
        this.at += 1;
        this.readStrayTag(token, token.text);
        break;
      case "hasabstract": {
        const next = this.tokens[this.at + 1];
        const tag = next?.type === "tag" ? next : null;
        this.at += tag === null ? 1 : 2;
        if (tag !== null && readTag(tag.text) === null)
          this.note(tag, "unknown_tag", `PubMed has no field [${tag.text.trim()}]; the tag is ignored.`);
        this.add({ kind: "hasabstract", start: token.start, end: (tag ?? token).end });
        break;
      }
      default:
        this.readOperand();
    }
  }

  private note(span: Span, code: string, message: string): void {
    this.notes.push(warnAt(span, code, message));
  }

  private openGroup(opened: Span): void {
    if (this.groups.length >= MAX_QUERY_DEPTH) this.refuseDepth(opened);
    this.groups.push(this.group);
    this.group = { opened, built: null, pending: null };
  }

  private closeGroup(closed?: Span): void {
    this.dropPending();
    const { built, opened } = this.group;
    const outer = this.groups.pop();
    if (outer === undefined) return;
    this.group = outer;
    if (built !== null) {
      this.combine({ ...built, open: false });
      return;
    }
    const span = { start: opened?.start ?? 0, end: closed?.end ?? opened?.end ?? 0 };
    this.note(span, "empty_parentheses", "There is nothing to search in these parentheses; they are ignored.");
    this.group.pending = null;
  }

  private refuseDepth(span: Span): never {
    throw new QueryError(
      "query_too_deep",
      `The query nests more than ${MAX_QUERY_DEPTH} levels deep. Use fewer parentheses, or several queries.`,
      span.start,
      span.end,
    );
  }

  private readOperator(operator: Operator, span: Span): void {
    const { built, pending } = this.group;
    const written = operator.toUpperCase();
    if (built === null) {
      if (operator === "not") {
        throw new QueryError(
          "not_without_left",
          "NOT has nothing before it. Write what you look for first: asthma NOT child.",
          span.start,
          span.end,
        );
      }
      this.note(span, "operator_at_start", `${written} has nothing before it and is ignored.`);
    } else if (pending === null || (pending.operator === "and" && operator === "not")) {
      if (pending !== null) this.note(pending.span, "and_not", "AND NOT is read as NOT.");
      this.group.pending = { operator, span };
    } else if (pending.operator === operator) {
      this.note(span, "repeated_operator", `${written} stands twice; one is enough.`);
    } else {
      throw new QueryError(
        "two_operators",
        `${pending.operator.toUpperCase()} and ${written} stand next to each other. Keep one, or write the missing term between them.`,
        pending.span.start,
        span.end,
      );
    }
  }

  private dropPending(): void {
    const { pending } = this.group;
    if (pending === null) return;
    const written = pending.operator.toUpperCase();
    this.note(pending.span, "operator_at_end", `${written} has nothing to search after it and is ignored.`);
    this.group.pending = null;
  }

  private readStrayTag(span: Span, text: string): void {
    const before = this.tokens[this.at - 2];
    const shown = `[${text.slice(0, 40)}]`;
    if (before?.type === "close") {
      const message = `PubMed ignores the tag ${shown} after a parenthesis. Write the tag after each term inside.`;
      this.note(span, "tag_after_parenthesis", message);
    } else if (before?.type === "tag") {
      this.note(span, "second_tag", `A term takes one tag; ${shown} is ignored.`);
    } else {
      this.note(span, "tag_without_term", `A tag stands after its term; ${shown} is ignored.`);
    }
  }

  private readOperand(): void {
    const { text, until, quoted, tag, start, end, next } = readOperand(this.tokens, this.at, this.notes);
    this.at = next;
    const span = { start, end };
    if (tag !== null && isDateField(tag.field)) this.add(readDates(text, until, tag.field, span, this.notes));
    else this.add(readTerm({ text, quoted }, tag, span, this.notes));
  }

  private add(node: QueryNode | null): void {
    if (node === null) this.group.pending = null;
    else this.combine({ node, depth: node.kind === "or" ? 1 : 0, open: false });
  }

  private combine(right: Built): void {
    const { built: left, pending } = this.group;
    this.group.pending = null;
    if (left === null) {
      this.group.built = right;
      return;
    }
    const operator = pending?.operator ?? "and";
    const inside = (side: Built, mayMerge: boolean): number =>
      mayMerge && side.node.kind === operator ? side.depth : side.depth + 1;
    const depth = Math.max(inside(left, true), inside(right, operator !== "not"));
    if (depth > MAX_QUERY_DEPTH) this.refuseDepth(pending?.span ?? right.node);
    if (left.open && left.node.kind === "or" && operator !== "or") {
      this.noteMixedOperators(operator, pending?.span ?? null, right.node);
    }
    this.group.built = { node: joinNodes(operator, left.node, right.node), depth, open: true };
  }

  /** Said once for a query. */
  private noteMixedOperators(operator: Operator, written: Span | null, right: Span): void {
    if (this.notedMixed) return;
    this.notedMixed = true;
    const what = written === null ? "terms side by side are combined by AND, which" : `this ${operator.toUpperCase()}`;
    const message = `PubMed reads from left to right: ${what} applies to all that stands before it. Use parentheses to say what belongs together.`;
    this.note(written ?? right, "mixed_operators", message);
  }
}

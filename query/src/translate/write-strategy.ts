import type { StrategyLine, StrategyNote } from "@medsieve/contract/strategies";
import { collectLeaves, isOperatorNode, type LeafNode, type OperatorNode, type QueryNode } from "../query.ts";
import type { Dialect, Restriction } from "./dialect.ts";
import { findEverything } from "./find-everything.ts";
import { makeNote } from "./notes.ts";
import { unwrap } from "./parentheses.ts";
import { nameElement, readElement } from "./read-element.ts";
import { readYears } from "./read-years.ts";
import { isTrialFilter, TRIAL_FILTER_SOURCE } from "./trial-filter.ts";
import {
  type TranslationContext,
  type WrittenElement,
  type WrittenWords,
  writeDesign,
  writeElement,
} from "./write-element.ts";

/** Something that was written: a line by its name, or, in a strategy of one line, the text itself. */
interface Part {
  shown: string;
  /** null in a strategy of one line. */
  line: number | null;
}

/** A part of an AND that narrows what the others find. */
interface Narrowing {
  restriction: Restriction;
  notes: StrategyNote[];
}

/** Lines of a parsed query in a database's language, each after those that it refers to. */
export function writeStrategy(
  root: QueryNode,
  dialect: Dialect,
  context: TranslationContext,
  noteLeaf: (leaf: LeafNode) => StrategyNote[],
): StrategyLine[] {
  return new StrategyWriter(dialect, context, noteLeaf).write(root);
}

class StrategyWriter {
  private readonly dialect: Dialect;
  private readonly context: TranslationContext;
  private readonly noteLeaf: (leaf: LeafNode) => StrategyNote[];
  private readonly lines: StrategyLine[] = [];
  /** Of what was left out: said with the next line. */
  private waiting: StrategyNote[] = [];

  constructor(dialect: Dialect, context: TranslationContext, noteLeaf: (leaf: LeafNode) => StrategyNote[]) {
    this.dialect = dialect;
    this.context = context;
    this.noteLeaf = noteLeaf;
  }

  write(root: QueryNode): StrategyLine[] {
    const part = this.writeNode(root);
    const isOneLine = this.dialect.refer === null;
    if (part === null) this.wait(makeNote("nothing_left", { database: this.dialect.database }));
    if (part === null || isOneLine)
      this.lines.push({ number: this.lines.length + 1, text: unwrap(part?.shown ?? ""), notes: [] });
    const last = this.lines.at(-1);
    last?.notes.push(...this.takeNotes());
    for (const line of this.lines) line.notes = keepDistinct(line.notes);
    return this.lines;
  }

  private writeNode(node: QueryNode): Part | null {
    if (!isOperatorNode(node)) return this.place(this.writeLeaf(node));
    const { trialFilter, database } = this.dialect;
    if (trialFilter !== null && isTrialFilter(node)) {
      return this.place(writeDesign(trialFilter, TRIAL_FILTER_SOURCE, database));
    }
    if (node.kind === "not") return this.writeNot(node);
    return node.kind === "and" ? this.writeAnd(node) : this.join("or", this.writeOr(node.parts));
  }

  private writeLeaf(leaf: LeafNode): WrittenElement {
    const written = writeElement(leaf, this.dialect, this.context);
    return { ...written, notes: [...this.noteLeaf(leaf), ...written.notes] };
  }

  /** Words of one place that stand next to each other share a line; so do languages. */
  private writeOr(parts: readonly QueryNode[]): Part[] {
    const placed: (Part | null)[] = [];
    let run: WrittenWords[] = [];
    const endRun = (): void => {
      if (run.length > 0) placed.push(this.placeRun(run));
      run = [];
    };
    const languages = this.dialect.language === null ? null : this.readLanguages({ parts });
    if (languages !== null) return [this.add(this.dialect.language?.(languages) ?? "", true, [])];
    for (const part of parts) {
      const written = isOperatorNode(part) ? null : this.writeLeaf(part);
      const [first] = run;
      if (written?.kind === "words") {
        if (first !== undefined && (first.scope !== written.scope || first.group !== written.group)) endRun();
        run.push(written);
      } else {
        endRun();
        placed.push(written === null ? this.writeNode(part) : this.place(written));
      }
    }
    endRun();
    return placed.filter((part) => part !== null);
  }

  private writeAnd({ parts }: OperatorNode): Part | null {
    const narrowings: Narrowing[] = [];
    const others: QueryNode[] = [];
    for (const part of parts) {
      const narrowing = this.dialect.limit === null ? null : this.readNarrowing(part);
      if (narrowing === null) others.push(part);
      else narrowings.push(narrowing);
    }
    const all = others.length === 0 ? parts : others;
    const joined = this.join(
      "and",
      this.leaveOutNeedless(all)
        .map((part) => this.writeNode(part))
        .filter((part) => part !== null),
    );
    if (others.length === 0 || joined === null) return joined;
    return narrowings.reduce(
      (part, { restriction, notes }) => this.add(this.dialect.limit?.(part.shown, restriction) ?? "", false, notes),
      joined,
    );
  }

  /**
   * Without alternatives of which one finds all that the database holds: to require the others alone would lose what that one
   * finds.
   */
  private leaveOutNeedless(parts: readonly QueryNode[]): readonly QueryNode[] {
    const needed = parts.filter((part) => !this.isNeedless(part));
    if (needed.length === 0) return parts;
    const { database } = this.dialect;
    for (const part of parts.filter((one) => !needed.includes(one))) {
      const type = findEverything(part, this.dialect, this.context) ?? "";
      this.wait(makeNote("group_not_needed", { group: nameAlternatives(part), type, database }));
    }
    return needed;
  }

  private isNeedless(part: QueryNode): boolean {
    return (
      isOperatorNode(part) &&
      part.kind === "or" &&
      !isTrialFilter(part) &&
      findEverything(part, this.dialect, this.context) !== null
    );
  }

  private writeNot({ parts }: OperatorNode): Part | null {
    const [kept, ...excluded] = parts;
    const left = kept === undefined ? null : this.writeNode(kept);
    if (left === null) return null;
    const others = excluded.map((part) => this.writeNode(part)).filter((part) => part !== null);
    const { not } = this.dialect.operators;
    return others.reduce((part, other) => this.add(`${part.shown} ${not} ${other.shown}`, false, []), left);
  }

  private join(kind: "and" | "or", written: readonly Part[]): Part | null {
    const parts = [...new Map(written.map((part) => [part.shown, part])).values()];
    const [first] = parts;
    if (first === undefined || parts.length === 1) return first ?? null;
    const { operators, referRange } = this.dialect;
    const isRange = parts.every(({ line }, at) => line !== null && line === (first.line ?? 0) + at);
    const last = (first.line ?? 0) + parts.length - 1;
    const text =
      referRange !== null && isRange && parts.length > 2
        ? referRange(kind, first.line ?? 0, last)
        : parts.map(({ shown }) => shown).join(` ${operators[kind]} `);
    return this.add(text, false, []);
  }

  private readNarrowing(part: QueryNode): Narrowing | null {
    if (isOperatorNode(part)) {
      const languages = part.kind === "or" ? this.readLanguages(part) : null;
      return languages === null ? null : { restriction: { languages }, notes: [] };
    }
    const element = readElement(part, this.context.headings);
    const said = this.noteLeaf(part);
    if (element.kind === "abstract") return { restriction: { abstract: true }, notes: said };
    if (element.kind === "language") return { restriction: { languages: [element.name] }, notes: said };
    if (element.kind !== "dates") return null;
    const { years, notes } = readYears(element.node, this.dialect, this.context.thisYear);
    return { restriction: { years }, notes: [...said, ...notes] };
  }

  /** The languages of an OR of nothing else; null for any other. */
  private readLanguages({ parts }: { parts: readonly QueryNode[] }): string[] | null {
    const names = parts.map((part) => {
      const element = isOperatorNode(part) ? null : readElement(part, this.context.headings);
      return element?.kind === "language" ? element.name : null;
    });
    return names.every((name) => name !== null) ? names : null;
  }

  private place(written: WrittenElement): Part | null {
    if (written.kind === "left_out") this.wait(...written.notes);
    if (written.kind === "words") return this.placeRun([written]);
    return written.kind === "text" ? this.add(written.text, written.isSingle, written.notes) : null;
  }

  private placeRun(run: readonly WrittenWords[]): Part | null {
    const [first] = run;
    if (first === undefined) return null;
    // A substance and the same word in the title are one word where there is no field for substances.
    const distinct = [...new Set(run.map((one) => one.inner))];
    const inner = distinct.join(` ${this.dialect.operators.or} `);
    const isSingle = distinct.length === 1 && first.isSingle;
    const text = this.dialect.inScope(first.scope, inner, isSingle) ?? inner;
    return this.add(
      text,
      true,
      run.flatMap((one) => one.notes),
    );
  }

  /** `isSingle`: operators may stand beside it. */
  private add(text: string, isSingle: boolean, notes: readonly StrategyNote[]): Part {
    const { refer } = this.dialect;
    if (refer === null) {
      this.wait(...notes);
      return { shown: isSingle ? text : `(${text})`, line: null };
    }
    const number = this.lines.length + 1;
    this.lines.push({ number, text, notes: [...notes, ...this.takeNotes()] });
    return { shown: refer(number), line: number };
  }

  private wait(...notes: readonly StrategyNote[]): void {
    this.waiting.push(...notes);
  }

  private takeNotes(): StrategyNote[] {
    const notes = this.waiting;
    this.waiting = [];
    return notes;
  }
}

/** Alternatives by their first and last term. */
function nameAlternatives(node: QueryNode): string {
  const leaves = collectLeaves(node).map(nameElement);
  return leaves.length < 4 ? leaves.join(" OR ") : `${leaves[0]} OR … OR ${leaves.at(-1)}`;
}

function keepDistinct(notes: readonly StrategyNote[]): StrategyNote[] {
  const seen = new Map(notes.map((note) => [`${note.code} ${note.message}`, note]));
  return [...seen.values()];
}

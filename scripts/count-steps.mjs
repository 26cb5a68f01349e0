import { RegExpParser } from "@eslint-community/regexpp";

/** @typedef {import("@eslint-community/regexpp").AST.Node} Node */
/** @typedef {import("@eslint-community/regexpp").AST.Alternative} Alternative */
/** @typedef {import("@eslint-community/regexpp").AST.Quantifier} Quantifier */
/** @typedef {import("@eslint-community/regexpp").AST.Assertion} Assertion */
/** @typedef {(at: number) => boolean} Then */
/** @typedef {(at: number, then: Then) => boolean} Matcher */

/** @param {string} source @param {string} flags */
export function parsePattern(source, flags) {
  const options = { unicode: flags.includes("u"), unicodeSets: flags.includes("v") };
  return new RegExpParser().parsePattern(source, 0, source.length, options);
}

class TooManySteps extends Error {}

/** A node that takes exactly one character. @param {Node} node */
export function isOneCharacter(node) {
  return node.type === "Character" || node.type === "CharacterSet" || node.type === "CharacterClass";
}

/** Whether such a node takes a character. @param {string} raw @param {string} flags @returns {(character: string) => boolean} */
export function takesCharacter(raw, flags) {
  const pattern = new RegExp(`^(?:${raw})$`, flags.replace(/[gym]/g, ""));
  /** @type {Map<string, boolean>} */
  const known = new Map();
  return (character) => {
    const before = known.get(character);
    if (before !== undefined) return before;
    const takes = pattern.test(character);
    known.set(character, takes);
    return takes;
  };
}

/**
 * A backtracking search with a pattern, as a browser or Node does it, that counts its steps: characters looked at and
 * choices made. Backreferences are taken for empty.
 */
export class StepCounter {
  /** Steps of everything that was counted. */
  total = 0;
  #steps = 0;
  #limit = 0;
  #flags;
  #match;
  /** @type {string[]} */
  #text = [];

  /** @param {string} source @param {string} flags */
  constructor(source, flags) {
    this.#flags = flags;
    this.#match = this.#compileAny(parsePattern(source, flags).alternatives, 1);
  }

  /** Steps of finding every match in the text, or the first without the flag g; `limit` where there are more. @param {readonly string[]} text characters @param {number} limit */
  count(text, limit) {
    this.#steps = 0;
    this.#limit = limit;
    this.#text = [...text];
    try {
      this.#search();
    } catch (error) {
      if (!(error instanceof TooManySteps)) throw error;
    }
    this.total += this.#steps;
    return Math.min(this.#steps, limit);
  }

  #search() {
    const isSticky = this.#flags.includes("y");
    for (let start = 0; start <= this.#text.length; start++) {
      let end = -1;
      const matched = this.#match(start, (at) => {
        end = at;
        return true;
      });
      if (matched && !this.#flags.includes("g")) return;
      if (matched && end > start) start = end - 1;
      if (isSticky) return;
    }
  }

  #step() {
    if (++this.#steps > this.#limit) throw new TooManySteps();
  }

  /** @param {readonly Alternative[]} alternatives @param {1 | -1} direction @returns {Matcher} */
  #compileAny(alternatives, direction) {
    const ways = alternatives.map(({ elements }) => {
      const ordered = direction === 1 ? elements : [...elements].reverse();
      const [first] = ordered;
      const begins = first !== undefined && isOneCharacter(first) ? takesCharacter(first.raw, this.#flags) : null;
      return { begins, match: this.#compileRow(ordered.map((element) => this.#compile(element, direction))) };
    });
    const [only] = ways;
    if (ways.length === 1 && only !== undefined) return only.match;
    /** @type {Map<string, readonly Matcher[]>} the ways that a character may begin */
    const byCharacter = new Map();
    return (at, then) => {
      this.#step();
      const character = this.#text[direction === 1 ? at : at - 1] ?? "";
      let possible = byCharacter.get(character);
      if (possible === undefined) {
        possible = ways.filter(({ begins }) => begins?.(character) ?? true).map(({ match }) => match);
        byCharacter.set(character, possible);
      }
      return possible.some((match) => match(at, then));
    };
  }

  /** @param {readonly Matcher[]} row @returns {Matcher} */
  #compileRow(row) {
    const [first, ...rest] = row;
    if (first === undefined) return (at, then) => then(at);
    if (rest.length === 0) return first;
    const others = this.#compileRow(rest);
    return (at, then) => first(at, (next) => others(next, then));
  }

  /** @param {Node} node @param {1 | -1} direction @returns {Matcher} */
  #compile(node, direction) {
    if (isOneCharacter(node)) return this.#compileCharacter(node.raw, direction);
    if (node.type === "Group" || node.type === "CapturingGroup") return this.#compileAny(node.alternatives, direction);
    if (node.type === "Quantifier") return this.#compileQuantifier(node, direction);
    if (node.type === "Assertion") return this.#compileAssertion(node);
    if (node.type === "Backreference") return (at, then) => then(at);
    throw new Error(`${node.type} is not counted`);
  }

  /** @param {string} raw @param {1 | -1} direction @returns {Matcher} */
  #compileCharacter(raw, direction) {
    const takes = takesCharacter(raw, this.#flags);
    return (at, then) => {
      this.#step();
      const character = this.#text[direction === 1 ? at : at - 1];
      return character !== undefined && takes(character) && then(at + direction);
    };
  }

  /** @param {Quantifier} quantifier @param {1 | -1} direction @returns {Matcher} */
  #compileQuantifier(quantifier, direction) {
    const { element, min, max, greedy } = quantifier;
    if (isOneCharacter(element))
      return this.#compileRun(quantifier, takesCharacter(element.raw, this.#flags), direction);
    const one = this.#compile(element, direction);
    /** @param {number} count @param {number} at @param {Then} then @returns {boolean} */
    const repeat = (count, at, then) => {
      this.#step();
      const more = () =>
        count < max && one(at, (next) => (next === at && count >= min ? false : repeat(count + 1, next, then)));
      const enough = () => count >= min && then(at);
      return greedy ? more() || enough() : enough() || more();
    };
    return (at, then) => repeat(0, at, then);
  }

  /** A run of single characters, without a call within a call for each. @param {Quantifier} quantifier @param {(character: string) => boolean} takes @param {1 | -1} direction @returns {Matcher} */
  #compileRun({ min, max, greedy }, takes, direction) {
    /** @param {number} at */
    const canGoOn = (at) => {
      this.#step();
      const character = this.#text[direction === 1 ? at : at - 1];
      return character !== undefined && takes(character);
    };
    return (start, then) => {
      let count = 0;
      while (count < (greedy ? max : min) && canGoOn(start + count * direction)) count++;
      while (count >= min) {
        if (then(start + count * direction)) return true;
        if (!greedy && (count >= max || !canGoOn(start + count * direction))) return false;
        if (greedy) this.#step();
        count += greedy ? -1 : 1;
      }
      return false;
    };
  }

  /** @param {Assertion} assertion @returns {Matcher} */
  #compileAssertion(assertion) {
    if (assertion.kind === "lookahead" || assertion.kind === "lookbehind") {
      const inner = this.#compileAny(assertion.alternatives, assertion.kind === "lookahead" ? 1 : -1);
      return (at, then) => inner(at, () => true) !== assertion.negate && then(at);
    }
    const isWord = takesCharacter("\\w", this.#flags);
    /** @param {number} at */
    const isWordAt = (at) => {
      const character = this.#text[at];
      return character !== undefined && isWord(character);
    };
    const isLine = this.#flags.includes("m");
    return (at, then) => {
      this.#step();
      const holds =
        assertion.kind === "word"
          ? (isWordAt(at - 1) !== isWordAt(at)) !== assertion.negate
          : assertion.kind === "start"
            ? at === 0 || (isLine && this.#text[at - 1] === "\n")
            : at === this.#text.length || (isLine && this.#text[at] === "\n");
      return holds && then(at);
    };
  }
}

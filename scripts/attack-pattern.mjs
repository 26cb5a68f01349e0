import { isOneCharacter, parsePattern, StepCounter, takesCharacter } from "./count-steps.mjs";

/** @typedef {import("@eslint-community/regexpp").AST.Node} Node */
/** @typedef {import("@eslint-community/regexpp").AST.Alternative} Alternative */
/** @typedef {{ prefix: string, pump: string, suffix: string }} Attack */

const ALPHABET = [..." a0A.,-–/:;()[]<>\"“'=%&!?\n_bx9é一あア。、"];
const SUFFIXES = ["", "\u0001", " \u0001", "\n\n"];
/** What repeats itself at most so often is a constant. */
const BOUND = 200;
/** Repetitions from which a text is doubled, and how often; every bound in a pattern is below the last. */
const FIRST = 40;
const DOUBLINGS = 4;
/** How much more a doubled text may cost: 2 is linear, 4 quadratic. */
const SUPERLINEAR = 2.5;
const STEPS_MAX = 10_000_000;
/** Steps after which the search for a slow text ends; only the longest patterns take so many. */
const STEPS_A_PATTERN = 60_000_000;
const SAMPLES = 4;

/** @param {readonly string[]} texts */
const unique = (texts) => [...new Set(texts)];

/** Characters that a pattern names itself. @param {Node} node @param {(found: string) => void} report */
function visitCharacters(node, report) {
  if (node.type === "Character") report(String.fromCodePoint(node.value));
  for (const child of listChildren(node)) visitCharacters(child, report);
}

/** @param {Node} node @returns {readonly Node[]} */
function listChildren(node) {
  if ("alternatives" in node) return node.alternatives;
  if (node.type === "CharacterClass") return node.elements;
  if (node.type === "CharacterClassRange") return [node.min, node.max];
  if ("elements" in node) return node.elements;
  return node.type === "Quantifier" ? [node.element] : [];
}

/** Writes texts that provoke a pattern: what it repeats, and its own beginnings over and over. */
class AttackWriter {
  #flags;
  #alphabet;
  /** @type {Map<string, string[]>} */
  #known = new Map();
  /** @type {Attack[]} */
  attacks = [];

  /** @param {string} source @param {string} flags */
  constructor(source, flags) {
    const pattern = parsePattern(source, flags);
    this.#flags = flags;
    /** @type {string[]} */
    const own = [];
    visitCharacters(pattern, (character) => void own.push(character));
    this.#alphabet = unique([...ALPHABET, ...own]);
    for (const alternative of pattern.alternatives) this.#visit(alternative, "");
  }

  /** Short texts that a node takes. @param {Node} node @returns {string[]} */
  #sample(node) {
    if (isOneCharacter(node)) {
      const known = this.#known.get(node.raw);
      if (known !== undefined) return known;
      const takes = takesCharacter(node.raw, this.#flags);
      const found = this.#alphabet.filter(takes);
      const few = [...found.slice(0, SAMPLES - 1), ...found.slice(-1)];
      this.#known.set(node.raw, few);
      return few;
    }
    if (node.type === "Group" || node.type === "CapturingGroup")
      return unique(node.alternatives.flatMap((one) => this.#sample(one).slice(0, 2))).slice(0, 2 * SAMPLES);
    if (node.type === "Alternative") return this.#sampleRow(node.elements);
    if (node.type === "Quantifier")
      return node.min === 0 ? [""] : this.#sample(node.element).map((text) => text.repeat(Math.min(node.min, 40)));
    return [""];
  }

  /** @param {readonly Node[]} row */
  #sampleRow(row) {
    const samples = row.map((node) => this.#sample(node));
    const most = Math.min(SAMPLES, Math.max(1, ...samples.map(({ length }) => length)));
    return unique(
      Array.from({ length: most }, (_, at) => samples.map((texts) => texts[at % texts.length] ?? "").join("")),
    );
  }

  /** @param {Alternative} row @param {string} before what leads to it */
  #visit({ elements }, before) {
    for (const [at, node] of elements.entries()) {
      const own = this.#sampleRow(elements.slice(0, at))[0] ?? "";
      const prefix = before + own;
      if (node.type === "Quantifier" && node.max > BOUND) {
        // Its own beginning over and over starts a match everywhere.
        for (const pump of unique([prefix, own])) this.#add("", pump);
        for (const inner of this.#sample(node.element)) {
          this.#add(prefix, inner);
          this.#add("", `${own}${inner}`);
        }
      }
      this.#descend(node, prefix);
    }
  }

  /** @param {Node} node @param {string} prefix */
  #descend(node, prefix) {
    if (node.type === "Quantifier") this.#descend(node.element, prefix);
    else if (node.type === "Group" || node.type === "CapturingGroup") {
      for (const alternative of node.alternatives) this.#visit(alternative, prefix);
    } else if (node.type === "Assertion" && "alternatives" in node) {
      for (const alternative of node.alternatives) this.#visit(alternative, prefix);
    }
  }

  /** @param {string} prefix @param {string} pump */
  #add(prefix, pump) {
    if (pump === "" || pump.length > 40) return;
    for (const suffix of SUFFIXES) this.attacks.push({ prefix, pump, suffix });
  }
}

/** @param {Attack} attack @param {number} times */
function write({ prefix, pump, suffix }, times) {
  return [...(prefix + pump.repeat(times) + suffix)];
}

/** Whether each doubling costs much more than double, as far as is looked. @param {StepCounter} counter @param {Attack} attack */
function isSuperlinear(counter, attack) {
  let before = counter.count(write(attack, FIRST), STEPS_MAX);
  for (let doubling = 1; doubling <= DOUBLINGS; doubling++) {
    const steps = counter.count(write(attack, FIRST * 2 ** doubling), STEPS_MAX);
    if (steps < SUPERLINEAR * before) return false;
    if (steps === STEPS_MAX) return true;
    before = steps;
  }
  return true;
}

/**
 * The first text found whose doublings cost a pattern much more than double, by steps; null when there is none.
 * @param {string} source @param {string} flags @returns {Attack | null}
 */
export function findSlowText(source, flags) {
  const counter = new StepCounter(source, flags);
  const attacks = new Map(new AttackWriter(source, flags).attacks.map((one) => [JSON.stringify(one), one]));
  for (const attack of attacks.values()) {
    if (isSuperlinear(counter, attack)) return attack;
    if (counter.total > STEPS_A_PATTERN) return null;
  }
  return null;
}

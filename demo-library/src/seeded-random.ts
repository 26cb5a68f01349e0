export type SeededRandom = ReturnType<typeof createSeededRandom>;

/** Random numbers that are the same for the same seed, on every machine and in every run. */
export function createSeededRandom(seed: string) {
  let state = hashSeed(seed);

  /** At least 0 and below 1 (the generator known as mulberry32). */
  function draw(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  const drawInteger = (low: number, high: number) => low + Math.floor(draw() * (high - low + 1));

  function pick<Item>(items: readonly Item[]): Item {
    const item = items[drawInteger(0, items.length - 1)];
    if (item === undefined) throw new Error("there is nothing to pick from");
    return item;
  }

  function shuffle<Item>(items: readonly Item[]): Item[] {
    return items
      .map((item) => ({ item, at: draw() }))
      .sort((left, right) => left.at - right.at)
      .map(({ item }) => item);
  }

  return {
    draw,
    pick,
    shuffle,
    /** Both bounds are possible. */
    drawInteger,
    happens: (probability: number) => draw() < probability,
    drawBetween: (low: number, high: number) => low + draw() * (high - low),
    /** Evenly spread over the orders of magnitude, a whole number. */
    drawSize: (low: number, high: number) => Math.round(Math.exp(Math.log(low) + draw() * Math.log(high / low))),
    /** Normally distributed (Box and Muller). */
    drawNormal: (mean: number, sd: number) =>
      mean + sd * Math.sqrt(-2 * Math.log(1 - draw())) * Math.cos(2 * Math.PI * draw()),
  };
}

/** FNV-1a over the UTF-16 units. */
function hashSeed(seed: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < seed.length; at++) hash = Math.imul(hash ^ seed.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

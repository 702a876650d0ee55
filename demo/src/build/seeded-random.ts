/** A pseudorandom generator: the same seed gives the same sequence everywhere. */
export type Random = {
  /** 0 ≤ x < 1. */
  next: () => number;
  /** From `low` to `high`, high excluded. */
  between: (low: number, high: number) => number;
  /** A whole number from `low` to `high`, both included. */
  whole: (low: number, high: number) => number;
  pick: <T>(from: readonly T[]) => T;
  chance: (probability: number) => boolean;
};

/** Mulberry32: small, fast, sufficient for demo data and drawings. Text seeds are hashed first. */
export function seededRandom(seed: number | string): Random {
  let state = typeof seed === 'number' ? seed >>> 0 : hash(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (low: number, high: number): number => low + next() * (high - low);
  return {
    next,
    between,
    whole: (low, high) => Math.floor(between(low, high + 1)),
    chance: (probability) => next() < probability,
    pick: (from) => {
      const found = from[Math.floor(next() * from.length)];
      if (found === undefined) throw new RangeError('nothing to pick from');
      return found;
    },
  };
}

/** FNV-1a. */
function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (const char of text) sum = Math.imul(sum ^ char.charCodeAt(0), 0x01000193);
  return sum >>> 0;
}

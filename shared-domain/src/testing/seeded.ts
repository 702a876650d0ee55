/** Reproducible random numbers from a seed. Fast, of low statistical quality. */
export type Seeded = {
  /** A whole number from 0 to `most`. */
  nat(most: number): number;
  /** True in about `percent` of 100 calls. */
  chance(percent: number): boolean;
  one<T>(of: readonly T[]): T;
};

/** Numbers of a seed, by a 32-bit mix of a counter. */
export function seeded(seed: number): Seeded {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const nat = (most: number): number => Math.floor(next() * (most + 1));
  return {
    nat,
    chance: (percent) => nat(99) < percent,
    one: (of) => of[nat(of.length - 1)] as (typeof of)[number],
  };
}

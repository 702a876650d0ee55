const { floor, imul } = Math;

/** Numbers from 0 up to 1, the same for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = imul(state ^ (state >>> 15), state | 1);
    value ^= value + imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Visitors as pages name them: random UUIDs (version 4), the same for the same seed. */
export function someVisitors(count: number, seed: number): string[] {
  const random = seededRandom(seed);
  const digits = (many: number): string =>
    floor(random() * 16 ** many)
      .toString(16)
      .padStart(many, '0');
  return Array.from(
    { length: count },
    () =>
      `${digits(8)}-${digits(4)}-4${digits(3)}-${'89ab'[floor(random() * 4)]}${digits(3)}-${digits(12)}`,
  );
}

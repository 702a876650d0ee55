/** Pictures kept in memory, the least wanted given up first. */
export type KeptTiles = { get(key: string): Buffer | undefined; keep(key: string, picture: Buffer): void };

/** Keeps at most `bytes` of pictures. */
export function keptTiles(bytes: number): KeptTiles {
  const kept = new Map<string, Buffer>();
  let held = 0;
  return {
    get: (key) => {
      const found = kept.get(key);
      if (!found) return undefined;
      kept.delete(key);
      kept.set(key, found);
      return found;
    },
    keep: (key, picture) => {
      held += picture.length - (kept.get(key)?.length ?? 0);
      kept.delete(key);
      kept.set(key, picture);
      for (const [oldest, { length }] of kept) {
        if (held <= bytes) return;
        kept.delete(oldest);
        held -= length;
      }
    },
  };
}

/** Values by name, each for a while. */
export interface Kept<Value> {
  /** Undefined for what was not kept, or not so lately. */
  get(name: string): Value | undefined;
  put(name: string, value: Value): void;
  readonly size: number;
}

/** Keeps values for `ms` milliseconds, `atMost` of them: whoever puts one in takes out what is over, and the oldest when all places are taken. */
export function keepFor<Value>(ms: number, atMost: number): Kept<Value> {
  // A Map tells its entries in the order they came: the oldest first, and all are kept equally long.
  const entries = new Map<string, { readonly value: Value; readonly until: number }>();

  function makeRoom(now: number): void {
    for (const [name, { until }] of entries) {
      if (until >= now && entries.size < atMost) return;
      entries.delete(name);
    }
  }

  return {
    get size() {
      return entries.size;
    },
    get(name) {
      const entry = entries.get(name);
      return entry !== undefined && entry.until >= Date.now() ? entry.value : undefined;
    },
    put(name, value) {
      const now = Date.now();
      entries.delete(name);
      makeRoom(now);
      entries.set(name, { value, until: now + ms });
    },
  };
}

type Window = { since: number; count: number };

/** How often something was tried of late. Counts before the outcome is known, so that many at once are no way around it. */
export type Tries = {
  /** Counts one more try of a key; 0 when it may go on, else the seconds until the next one may. */
  take(key: string): number;
  /** Takes the last try back. */
  giveBack(key: string): void;
};

const MOST_KEYS = 20_000;

/** At most so many tries of a key within so many milliseconds of the first. Forgets the oldest keys when there are very many. */
export function countTries({ most, windowMs, now }: { most: number; windowMs: number; now: () => Date }): Tries {
  const windows = new Map<string, Window>();
  return {
    take: (key) => {
      const at = now().getTime();
      const open = windows.get(key);
      if (open && at - open.since < windowMs) {
        if (open.count >= most) return Math.ceil((open.since + windowMs - at) / 1000);
        open.count += 1;
        return 0;
      }
      windows.delete(key);
      windows.set(key, { since: at, count: 1 });
      const oldest = windows.size > MOST_KEYS ? windows.keys().next() : null;
      if (oldest && !oldest.done) windows.delete(oldest.value);
      return 0;
    },
    giveBack: (key) => {
      const open = windows.get(key);
      if (open && open.count > 0) open.count -= 1;
    },
  };
}

/** The files of one export, as listed in `exports.json`. */
export interface Exported {
  readonly revision: number;
  /** ISO 8601. */
  readonly at: string;
  /** `{name}/{id}`. */
  readonly builds: readonly string[];
  /** Hashes. */
  readonly compositions: readonly string[];
}

const DAY_MS = 86_400_000;

const isExported = (value: unknown): value is Exported => {
  if (typeof value !== 'object' || value === null) return false;
  const { revision, at, builds, compositions } = value as Record<string, unknown>;
  return (
    typeof revision === 'number' &&
    typeof at === 'string' &&
    Array.isArray(builds) &&
    Array.isArray(compositions)
  );
};

/** Reads `exports.json`; null when the text is not one. */
export function readLedger(text: string): Exported[] | null {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) && value.every(isExported) ? value : null;
  } catch {
    return null;
  }
}

const holdsSame = (a: Exported, b: Exported): boolean =>
  JSON.stringify([a.builds, a.compositions]) === JSON.stringify([b.builds, b.compositions]);

/**
 * The ledger after one more export. An export with the same files extends the last entry: exports
 * may run every minute.
 */
export function withExport(all: readonly Exported[], next: Exported): Exported[] {
  const last = all.at(-1);
  if (last === undefined || !holdsSame(last, next)) return [...all, next];
  return [...all.slice(0, -1), { ...last, revision: next.revision }];
}

/**
 * The exports with files that must stay: the last one, and each that was still served within the
 * last `keepDays`. An export is served until the next one, so that a page opened on its last day
 * has the same `keepDays` as any other.
 */
export function storedExports(all: readonly Exported[], now: number, keepDays: number): Exported[] {
  return all.filter((_, index) => {
    const next = all[index + 1];
    return next === undefined || Date.parse(next.at) > now - keepDays * DAY_MS;
  });
}

/** Storage key of the durations: a link that is followed before the start replaces the document. */
export const INTERACTIONS = 'bench.interactions';

/**
 * Runs in the page before all other scripts: stores the longest event of each interaction in ms, by
 * document and interaction.
 */
export function watchInteractions(key: string): void {
  new PerformanceObserver((list) => {
    const stored = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, number>;
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
      if (!entry.interactionId) continue;
      const id = `${performance.timeOrigin}/${entry.interactionId}`;
      stored[id] = Math.max(stored[id] ?? 0, entry.duration);
    }
    sessionStorage.setItem(key, JSON.stringify(stored));
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}

/** The 75th percentile. Throws for an empty list. */
export function p75(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const found = sorted[Math.ceil(sorted.length * 0.75) - 1];
  if (found === undefined) throw new Error('no values to take the percentile of');
  return found;
}

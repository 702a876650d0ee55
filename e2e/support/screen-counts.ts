const SCREENS = /^storefront_edge_screens_total\{outcome="([\w-]+)"\} (\d+)$/gm;
/** Outcomes of pages that were sent with their screen. */
const WITH_SCREEN: readonly string[] = ['cached', 'rendered'];

/**
 * One line about the pages that the edge sent, by the metrics in the text format of Prometheus: with
 * a rendered screen, and by the reason without one.
 */
export function screenCounts(metrics: string): string {
  const counts = [...metrics.matchAll(SCREENS)].map(
    ([, outcome = '', count = '0']) => ({ outcome, count: Number(count) }) as const,
  );
  const isRendered = ({ outcome }: { outcome: string }): boolean => WITH_SCREEN.includes(outcome);
  const sum = (found: typeof counts): number => found.reduce((all, { count }) => all + count, 0);
  const others = counts.filter((entry) => !isRendered(entry) && entry.count > 0);
  const reasons = others.map(({ outcome, count }) => `${outcome} ${count}`).join(', ');
  return (
    `Pages of the stories: ${sum(counts.filter(isRendered))} rendered at the edge, ` +
    `${sum(others)} in the browser${reasons === '' ? '' : ` (${reasons})`}`
  );
}

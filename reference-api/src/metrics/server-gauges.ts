import type { Database } from '../db/database';
import { countWaiting, type Waiting } from '../db/queues.repository';
import type { Count, Metrics } from './metrics';

/** What waits in the database is counted at most so often, however many ask. */
const KEEP_MS = 5000;

const WAITING: readonly (keyof Waiting)[] = ['mail', 'payment', 'refund', 'pixel'];

/** One question for several numbers, kept for a while. */
function shared<T>(ask: () => Promise<T>): () => Promise<T> {
  let kept: { until: number; answer: Promise<T> } | null = null;
  return () => {
    if (kept === null || kept.until < performance.now())
      kept = { until: performance.now() + KEEP_MS, answer: ask() };
    return kept.answer;
  };
}

/**
 * The numbers of a server that are read when somebody asks: its connections and what waits to be
 * done. `queues`: what else waits, by its name.
 */
export function serverGauges(
  metrics: Metrics,
  db: Database,
  queues: Readonly<Record<string, Count>> = {},
): void {
  const waiting = shared(() => countWaiting(db));
  const inDatabase = Object.fromEntries(
    WAITING.map((kind): [string, Count] => [kind, async () => (await waiting())[kind]]),
  );
  metrics.gauge('storefront_queue_length', 'What waits to be done, by kind.', {
    ...inDatabase,
    ...queues,
  });
  const { connections } = db;
  if (!connections) return;
  metrics.gauge(
    'storefront_database_connections',
    'Connections of the pool; waiting: statements without one.',
    {
      open: () => connections().open,
      idle: () => connections().idle,
      waiting: () => connections().waiting,
    },
  );
}

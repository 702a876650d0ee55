import type { Database } from '../db/database';
import { countWaiting, type Waiting } from './queues.repository';
import type { Count, Metrics } from './metrics';

/** Cache time in ms of the counts in the database, whatever the number of scrapes. */
const RETENTION_MS = 5000;

const WAITING: readonly (keyof Waiting)[] = ['mail', 'payment', 'refund', 'pixel', 'vault'];

/** One query for several numbers, cached for `KEEP_MS`. */
function shared<T>(request: () => Promise<T>): () => Promise<T> {
  let stored: { until: number; answer: Promise<T> } | null = null;
  return () => {
    if (stored === null || stored.until < performance.now())
      stored = { until: performance.now() + RETENTION_MS, answer: request() };
    return stored.answer;
  };
}

/**
 * Gauges of a server, read at every scrape: its connections and the length of its queues. `queues`:
 * further queues by name.
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
  metrics.gauge(
    'storefront_payments_failing',
    'Payments with at least five failed attempts, by kind.',
    {
      payment: async () => (await waiting()).failingPayment,
      refund: async () => (await waiting()).failingRefund,
    },
  );
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

import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { StoreTrust } from '@storefront/release';
import type { ObservedResponse } from './observe-responses';
import type { Fallback } from './render/render-failure';
import type { OnScreen, WaitOutcome } from './render/renderer';
import type { StoredOutcome } from './signed-files';

/** Metrics of an edge; no label contains an address or a name. */
export type EdgeMetrics = ReturnType<typeof createEdgeMetrics>;

const SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

export function createEdgeMetrics() {
  const register = new Registry();
  const registers = [register];
  const answers = new Counter({
    name: 'storefront_edge_answers_total',
    help: 'Answers of the edge: pages, files of builds, channel news, what it hands to the API.',
    labelNames: ['kind', 'status'] as const,
    registers,
  });
  const seconds = new Histogram({
    name: 'storefront_edge_answer_seconds',
    help: 'Time until the edge had answered by itself.',
    labelNames: ['kind'] as const,
    buckets: SECONDS,
    registers,
  });
  const screens = new Counter({
    name: 'storefront_edge_screens_total',
    help: 'Pages by how their first screen was made: cached, rendered, refreshing, or why the browser makes it.',
    labelNames: ['outcome'] as const,
    registers,
  });
  const failures = new Counter({
    name: 'storefront_edge_render_failures_total',
    help: 'Renders without a screen, by their reason.',
    labelNames: ['reason'] as const,
    registers,
  });
  const renders = new Histogram({
    name: 'storefront_edge_render_seconds',
    help: 'Time of a render, including the request of the record.',
    buckets: SECONDS,
    registers,
  });
  const waits = new Histogram({
    name: 'storefront_edge_screen_wait_seconds',
    help: 'Time that visitors waited for a screen that was not cached, by how the wait ended.',
    labelNames: ['outcome'] as const,
    buckets: SECONDS,
    registers,
  });
  const stored = new Counter({
    name: 'storefront_edge_stored_screens_total',
    help: 'Files of stored screens: read, refused, written, failed or removed.',
    labelNames: ['outcome'] as const,
    registers,
  });
  return {
    /** Records how long a visitor waited for a screen, in seconds. */
    onWait: (outcome: WaitOutcome, seconds: number) => waits.observe({ outcome }, seconds),
    /** Counts a file of the stored screens. */
    onStored: (outcome: StoredOutcome) => stored.inc({ outcome }),
    /** Counts a page by how its screen was made. */
    onScreen: ((outcome) => screens.inc({ outcome })) as OnScreen,
    /** Records the time of a render in seconds, including the request of the API's response. */
    onRender: (seconds: number) => renders.observe(seconds),
    onRenderFailure: (reason: Fallback) => failures.inc({ reason }),
    answered: ({ kind, status, seconds: took }: ObservedResponse): void => {
      answers.inc({ kind, status: String(status) });
      if (kind !== 'api' && kind !== 'media') seconds.observe({ kind }, took);
    },
    /** Sets the function that reads the served revision for every scrape. */
    follow: (revision: () => Promise<number>): void => {
      new Gauge({
        name: 'storefront_edge_revision',
        help: 'Revision of the channel that is served; 0 before the first.',
        registers,
        async collect() {
          this.set(await revision().catch(() => Number.NaN));
        },
      });
    },
    /** Sets the source of the failures of a verified store. */
    followTrust: (trust: Pick<StoreTrust, 'alarms' | 'refused' | 'secondsLeft'>): void => {
      const gauge = (name: string, help: string, read: () => number): void =>
        void new Gauge({
          name,
          help,
          registers,
          collect() {
            this.set(read());
          },
        });
      gauge(
        'storefront_edge_store_alarms',
        'Files of the store that are refused now, and documents that expired.',
        () => trust.alarms().length,
      );
      gauge('storefront_edge_store_refusals', 'Refused reads of the store since the start.', () =>
        trust.refused(),
      );
      gauge(
        'storefront_edge_store_expires_seconds',
        'Seconds until the first document of the signatures expires.',
        () => trust.secondsLeft(),
      );
    },
    /** The exposition in the text format of Prometheus. */
    text: () => register.metrics(),
  };
}

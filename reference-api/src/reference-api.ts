import type { GuardFigures } from '@storefront/http-kit';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createApp } from './app';
import { type Database, databaseTime } from './platform/db/database';
import { forgetAttempts } from './platform/attempts/attempts.repository';
import { type IntervalJob, openIntervalJob, withBackoff } from './platform/interval-job';
import { hashesWaiting } from './accounts/passwords';
import { openDatabaseClock } from './platform/db/database-clock';
import { migrate } from './platform/db/migrate';
import { openDatabase } from './platform/db/open-database';
import { type DatabaseWait, whileUnreachable } from './platform/db/wait-for-database';
import { readGuardFigures } from './telemetry/guard-figures.repository';
import { openEventForgetting } from './telemetry/events/forget-events';
import { openPixelWorker } from './telemetry/events/pixel-worker';
import { openMailWorker } from './notifications/mail/mail-worker';
import { countWaiting, type Waiting } from './platform/metrics/queues.repository';
import { type Count, createMetrics, type Metrics } from './platform/metrics/metrics';
import { startPluginWorkers } from './plugin/open-plugins';
import { openVaultWorker } from './cards/vault-worker';
import { openPaymentWorker } from './orders/payments/payment-worker';
import { openCpfWorker } from './personal-data/cpf-worker';
import { openGuestDataWorker } from './personal-data/guest-data-worker';
import { openPushWorker } from './notifications/push/push-worker';
import type { ReferenceApiOptions } from './reference-api-options';
import { wireFeatures, type Wiring } from './wire-features';

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

type AttemptDeps = {
  readonly db: Database;
  readonly logger?: FastifyBaseLogger | undefined;
};

const EVERY_MS = 10 * 60_000;
const FIRST_RETRY_MS = 60_000;

/** Deletes attempts with an ended window, every ten minutes until it is closed. */
function openAttemptForgetting({ db, logger }: AttemptDeps): IntervalJob {
  return openIntervalJob({
    work: () => forgetAttempts(db, Math.round(databaseTime(db))),
    pauseMs: withBackoff(EVERY_MS, FIRST_RETRY_MS),
    failed: (error) => logger?.warn(error, 'ended attempts were not deleted'),
  });
}

export type ReferenceApi = {
  /** Handles one request; paths without any prefix. */
  handle(request: IncomingMessage, response: ServerResponse): void;
  /**
   * Writes the restaurants of the plug-ins where they are missing or changed; one node at a time.
   * Returns their urls.
   */
  seed(): Promise<string[]>;
  /**
   * Loads and orders of the arms of experiments since a moment, as `GET /telemetry/guard` returns
   * them.
   */
  guardFigures(since: Date, channel: string): Promise<GuardFigures>;
  /**
   * Makes readiness fail, so that load balancers send no new requests, and ends the event streams;
   * their pages reconnect to another node. Requests still get responses.
   */
  drain(): void;
  /** Metrics of the server. */
  metrics: Metrics;
  /** Ends the streams, the work in the background and the database, after the running requests. */
  close(): Promise<void>;
  app: FastifyInstance;
};

type Closable = { close(): Promise<unknown> };

const toDatabaseWait = ({ databaseWaitMs = 0, logger }: ReferenceApiOptions): DatabaseWait => ({
  forMs: databaseWaitMs,
  logger,
});

async function start(untimed: Database, options: ReferenceApiOptions): Promise<ReferenceApi> {
  const { logger, metrics = createMetrics({ ofProcess: true }) } = options;
  await migrate(untimed);
  const clock = await openDatabaseClock({ db: untimed, logger, metrics });
  const db: Database = { ...untimed, clockOffsetMs: clock.offsetMs };
  const { now } = clock;
  const opened: Closable[] = [clock];
  const add = <T extends Closable>(it: T): T => {
    opened.push(it);
    return it;
  };

  const openWorkers = async (app: FastifyInstance, wiring: Wiring): Promise<void> => {
    const { deps, parts, cpfCipher } = wiring;
    add(openPaymentWorker(deps));
    for (const open of [openPushWorker, openPixelWorker, openVaultWorker, openMailWorker]) {
      const worker = await open(deps);
      if (worker) add(worker);
    }
    for (const open of [openEventForgetting, openAttemptForgetting, openGuestDataWorker])
      add(open(deps));
    add(openCpfWorker({ db, logger, cipher: cpfCipher }));
    startPluginWorkers(parts, app, deps).forEach(add);
  };
  try {
    const wiring = await wireFeatures(db, { now, metrics }, options);
    const { deps, parts } = wiring;
    const { afterResponses, hub, orderQueue, shutdownState } = deps;
    serverGauges(metrics, db, {
      hash: hashesWaiting,
      order: () => orderQueue.counts().waiting,
      answered: afterResponses.waiting,
    });
    const app = await createApp(deps, parts);
    await openWorkers(app, wiring);
    return {
      app,
      handle: (request, response) => app.routing(request, response),
      seed: () =>
        whileUnreachable(
          async () => (await Promise.all(parts.map((part) => part.seed?.() ?? []))).flat(),
          toDatabaseWait(options),
        ),
      guardFigures: (since, channel) => readGuardFigures(db, { since, channel, until: now() }),
      metrics,
      drain: shutdownState.close,
      close: async () => {
        shutdownState.close();
        // Concurrently, so that a slow mail server does not delay the requests of customers. Messages
        // of the payment worker that no longer reach the app are sent again after the next start.
        await Promise.all([
          app.close().then(afterResponses.idle),
          ...opened.map((it) => it.close()),
        ]);
        await hub.close();
        await db.close();
      },
    };
  } catch (error) {
    await Promise.allSettled(opened.map((it) => it.close()));
    throw error;
  }
}

/**
 * The whole back end, ready for requests and not listening. Waits for a PostgreSQL that is not reachable, as
 * long as `databaseWaitMs` states. Throws `FolderInUseError` when another process uses the data
 * folder.
 */
export const createReferenceApi = (options: ReferenceApiOptions): Promise<ReferenceApi> =>
  whileUnreachable(async () => {
    const db = await openDatabase({ ...options, connections: options.load?.connections });
    try {
      return await start(db, options);
    } catch (error) {
      await db.close();
      throw error;
    }
  }, toDatabaseWait(options));

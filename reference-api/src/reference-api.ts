import type { FastifyInstance } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createApp } from './app';
import { openAttemptForgetting } from './platform/attempts/forget-attempts';
import { hashesWaiting } from './accounts/passwords';
import type { Database } from './platform/db/database';
import { openDatabase } from './platform/db/open-database';
import { readGuardFigures } from './telemetry/guard-figures.repository';
import { openEventForgetting } from './telemetry/events/forget-events';
import { openPixelWorker } from './telemetry/events/pixel-worker';
import { openMailWorker } from './notifications/mail/mail-worker';
import { serverGauges } from './platform/metrics/server-gauges';
import type { Metrics } from './platform/metrics/metrics';
import { startPluginWorkers } from './plugin/open-plugins';
import { openVaultWorker } from './cards/vault-worker';
import { openPaymentWorker } from './orders/payments/payment-worker';
import { openCpfWorker } from './personal-data/cpf-worker';
import { openGuestDataWorker } from './personal-data/guest-data-worker';
import { openPushWorker } from './notifications/push/push-worker';
import type { GuardFigures } from './telemetry/telemetry-calls';
import type { ReferenceApiOptions } from './reference-api-options';
import { wireFeatures } from './wire-features';

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

async function start(db: Database, options: ReferenceApiOptions): Promise<ReferenceApi> {
  const { deps, parts, cpfCipher, clock } = await wireFeatures(db, options);
  const { afterAnswers, hub, logger, metrics, now, orderQueue, shutdownState } = deps;
  serverGauges(metrics, db, {
    hash: hashesWaiting,
    order: () => orderQueue.counts().waiting,
    answered: afterAnswers.waiting,
  });
  const app = await createApp(deps, parts);
  const paymentWorker = openPaymentWorker(deps);
  const pushWorker = await openPushWorker(deps);
  const pixelWorker = await openPixelWorker(deps);
  const vaultWorker = await openVaultWorker(deps);
  const forgetting = [
    openEventForgetting(deps),
    openAttemptForgetting(deps),
    openGuestDataWorker(deps),
    openCpfWorker({ db, logger, cipher: cpfCipher }),
  ];
  const mailWorker = await openMailWorker(deps);
  const workers = startPluginWorkers(parts, app, deps);
  return {
    app,
    handle: (request, response) => app.routing(request, response),
    seed: async () => (await Promise.all(parts.map((part) => part.seed?.() ?? []))).flat(),
    guardFigures: (since, channel) => readGuardFigures(db, { since, channel, until: now() }),
    metrics,
    drain: shutdownState.close,
    close: async () => {
      shutdownState.close();
      // Concurrently, so that a slow mail server does not delay the requests of customers. Messages
      // of the payment worker that no longer reach the app are sent again after the next start.
      await Promise.all([
        app.close().then(afterAnswers.idle),
        ...workers.map((it) => it.close()),
        mailWorker.close(),
        pushWorker.close(),
        pixelWorker?.close(),
        vaultWorker?.close(),
        ...forgetting.map((it) => it.close()),
        paymentWorker.close(),
        clock.close(),
      ]);
      await hub.close();
      await db.close();
    },
  };
}

/**
 * The whole back end, ready for requests and not listening. Throws `FolderInUseError` when another
 * process uses the data folder.
 */
export async function createReferenceApi(options: ReferenceApiOptions): Promise<ReferenceApi> {
  const db = await openDatabase({ ...options, connections: options.load?.connections });
  try {
    return await start(db, options);
  } catch (error) {
    await db.close();
    throw error;
  }
}

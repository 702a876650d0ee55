import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { createApp } from './app';
import { openAttemptForgetting } from './platform/attempts/forget-attempts';
import type { GoogleOptions } from './accounts/google-settings';
import { createGoogleTokens } from './accounts/google-tokens';
import { createCpfCipher } from './accounts/cpf-cipher';
import {
  cpfKeys,
  operatorKeyOf,
  signingSecret,
  tableLinkKeys,
  webhookKeyOf,
} from './platform/settings/secret';
import { hashesWaiting } from './accounts/passwords';
import { createTokens } from './accounts/tokens';
import { createCardTokens } from './cards/card-tokens';
import { noVault } from './cards/no-vault';
import type { Database } from './platform/db/database';
import { migrate } from './platform/db/migrate';
import { openDatabase } from './platform/db/open-database';
import { useCpfCipher } from './accounts/stored-cpf';
import { readGuardFigures } from './telemetry/telemetry-figures.repository';
import type { Deps } from './deps';
import { DEFAULT_EVENTS, type EventOptions } from './telemetry/events/event-settings';
import { openEventForgetting } from './telemetry/events/forget-events';
import { openPixelWorker } from './telemetry/events/pixel-worker';
import {
  OWN_GAZETTEER,
  openGeocoder,
  type GeocoderOptions,
} from './delivery/geocoding/open-geocoder';
import { createAfterAnswers } from './platform/http/after-answers';
import { DEFAULT_LIMITS, type Limits } from './platform/http/limits';
import { createStanding } from './platform/http/standing';
import { openMailWorker } from './notifications/mail/mail-worker';
import { smtpMailer, type SmtpOptions } from './notifications/mail/smtp-mailer';
import { serverGauges } from './platform/metrics/server-gauges';
import { createMetrics, type Metrics } from './platform/metrics/metrics';
import { createOrderQueue } from './orders/order-queue';
import { slotsOn } from './orders/order-slots';
import type { ApiPlugin, KitchenPace } from './plugin/api-plugin';
import { openPlugins, startPluginWorkers } from './plugin/open-plugins';
import { createPartnerSales } from './payments/partner/partner-sales';
import { DEFAULT_PAYMENTS, openPayments, type PaymentOptions } from './payments/open-payments';
import { openPaymentClerk } from './payments/payment-clerk';
import { openCpfWorker } from './accounts/personal-data/cpf-worker';
import { openGuestDataWorker } from './accounts/personal-data/guest-data-worker';
import { openPushWorker } from './notifications/push/push-worker';
import { createPushSender } from './notifications/push/push-sender';
import { DEFAULT_PUSH, type PushOptions } from './notifications/push/push-settings';
import { vapidKeys } from './notifications/push/vapid-keys';
import { openHub } from './platform/realtime/hub';
import { reportPrices } from './restaurants/report-prices';
import { reportCards } from './restaurants/report-cards';
import { restaurantCatalog } from './restaurants/restaurant-catalog';
import {
  DEFAULT_LOAD,
  eventLoopDelayOn,
  type LoadSettings,
} from './platform/settings/load-settings';
import { createTableTokens } from './tables/table-tokens';
import type { GuardFigures } from './telemetry/telemetry-calls';

export type ReferenceApiOptions = {
  /** Parts that this server is built with: the demo. Default: none. */
  plugins?: readonly ApiPlugin[] | undefined;
  /**
   * Folder of all persisted data: the embedded database, the signing secret, the operator's key and
   * the keys of table links.
   */
  dataDir: string;
  /** A real PostgreSQL instead of the embedded one. */
  databaseUrl?: string | undefined;
  /**
   * Key that signs tokens; several nodes need the same. Default: a secret created once in the data
   * folder.
   */
  jwtSecret?: string | undefined;
  /**
   * Key that lets operators read the results of experiments. Default: a key created once in the
   * data folder, in the file `operator-key`.
   */
  operatorKey?: string | undefined;
  /**
   * Keys of the codes of table links, separated by commas, newest first. Default: one created once
   * in the data folder, in the file `table-link-keys`.
   */
  tableLinkKeys?: string | undefined;
  /**
   * Keys that encrypt CPFs, separated by commas, newest first. Default: one created once in the
   * data folder, in the file `cpf-keys`.
   */
  cpfKeys?: string | undefined;
  /** Kitchen of the demo: every order advances after `paceMs` in a stage. */
  demoKitchen?: KitchenPace | undefined;
  /** Serves the demo list and the hand-driven kitchen of the demo's plug-in. */
  demo?: boolean;
  limits?: Limits | undefined;
  /** Capacity of this node: connections, waiting orders, delay of its event loop. */
  load?: LoadSettings | undefined;
  /** Looks up addresses. Default: the streets in the database. */
  geocoder?: GeocoderOptions | undefined;
  /**
   * Payment provider, time that an order waits for its payment, and URLs of storefront and API. A
   * provider that none of `plugins` offers takes no payments. Default: the demo bank.
   */
  payments?: PaymentOptions | undefined;
  /** Settings of sign-in with Google. Default: it is off. */
  google?: GoogleOptions | undefined;
  /**
   * Settings of push messages. Default: keys created once in the data folder, in the file
   * `vapid-keys.json`, and the built-in push services.
   */
  push?: PushOptions | undefined;
  /** The mail server. Default: none; mails wait in the database, where the demo shows them. */
  mail?: SmtpOptions | undefined;
  /**
   * Key that signs webhooks of the demo bank. Default: a key created once in the data folder, in
   * the file `payment-webhook-key`.
   */
  webhookKey?: string | undefined;
  /** Path of this API below its public origin: '/api' behind the edge. Default: none. */
  publicPath?: string | undefined;
  /**
   * The card's own document: its build folder (default: beside this package), and the origins,
   * besides its own, that may embed it (default: the storefront's). Null: it is not served, and
   * restaurants that accept cards are reported in the log.
   */
  cardForm?:
    { dir?: string | undefined; embedders?: readonly string[] | undefined } | null | undefined;
  /**
   * Receivers of events. Default: the vendors' scripts at their own URLs; the server sends none.
   */
  events?: EventOptions | undefined;
  /**
   * The vendors' own document: its build folder (default: beside this package), and the origins
   * that may embed it, as with the card's.
   */
  vendorFrame?: { dir?: string | undefined; embedders?: readonly string[] | undefined } | undefined;
  /**
   * The storefront is public over https alone: cookies are Secure, and responses carry HSTS.
   * Default: cookies depend on the protocol of each request.
   */
  isHttpsOnly?: boolean | undefined;
  /**
   * Trusted proxies in front, which report the client's address: how many, or a list of their
   * addresses.
   */
  trustProxy?: number | string | undefined;
  /**
   * Metrics to write to, possibly shared with another component. Default: own ones, with those of
   * the process.
   */
  metrics?: Metrics | undefined;
  logger?: FastifyBaseLogger | undefined;
};

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

const CARD_FORM_DIR = join(import.meta.dirname, '..', '..', 'card-form', 'dist');
const VENDOR_FRAME_DIR = join(import.meta.dirname, '..', '..', 'vendor-frame', 'dist');
const HEARTBEAT_MS = 20_000;
/** Contact for push services when none is configured: an address that receives no mail. */
const NOBODY = 'mailto:nobody@storefront.invalid';

const originOf = (url: string | null): string[] => (url === null ? [] : [new URL(url).origin]);

async function start(db: Database, options: ReferenceApiOptions): Promise<ReferenceApi> {
  const {
    dataDir,
    jwtSecret,
    operatorKey: givenKey,
    tableLinkKeys: givenKeys,
    demo = false,
    demoKitchen = null,
    plugins = [],
    limits = DEFAULT_LIMITS,
    load = DEFAULT_LOAD,
    geocoder = OWN_GAZETTEER,
    cardForm,
    isHttpsOnly,
    trustProxy,
    logger,
  } = options;
  const {
    payments: paymentOptions = DEFAULT_PAYMENTS,
    webhookKey,
    publicPath = '',
    metrics = createMetrics({ ofProcess: true }),
    mail,
    google,
    push = DEFAULT_PUSH,
  } = options;
  const now = () => new Date();
  const standing = createStanding();
  const cpfCipher = createCpfCipher(await cpfKeys(dataDir, options.cpfKeys));
  useCpfCipher(cpfCipher);
  await migrate(db);
  const hub = await openHub(db);
  const tokens = createTokens(await signingSecret(dataDir, jwtSecret), now);
  const operatorKey = await operatorKeyOf(dataDir, givenKey);
  const tableTokens = createTableTokens(await tableLinkKeys(dataDir, givenKeys));
  const parts = await openPlugins(plugins, {
    db,
    now,
    demo,
    kitchen: demoKitchen,
    payments: paymentOptions,
    webhookKey: () => webhookKeyOf(dataDir, webhookKey),
  });
  const paying = parts.flatMap((part) => part.payments ?? []);
  const payments = openPayments(
    paymentOptions,
    paying.map(({ provider }) => provider),
    { apiPath: publicPath, cards: createCardTokens(now), sales: createPartnerSales(now) },
  );
  const ownAddress = paymentOptions.storefrontUrl?.startsWith('https:')
    ? paymentOptions.storefrontUrl
    : NOBODY;
  const sender = createPushSender(await vapidKeys(dataDir, push.keys), push.subject ?? ownAddress);
  const orderQueue = createOrderQueue({ slots: slotsOn(db), ...load.queue });
  const afterAnswers = createAfterAnswers({ logger });
  const reports = [reportPrices(logger), ...(cardForm === null ? [reportCards(logger)] : [])];
  const deps: Deps = {
    push: { sender, services: push.services },
    db,
    catalog: restaurantCatalog(db, { loaded: (it) => reports.forEach((report) => report(it)) }),
    tokens,
    geocoder: openGeocoder(db, geocoder),
    hub,
    payments,
    mailer: mail ? smtpMailer(mail) : null,
    google: google ? createGoogleTokens(google, now) : null,
    vault: paying[0]?.vault ?? noVault,
    mediaDir: parts.find((part) => part.mediaDir)?.mediaDir ?? null,
    cardForm:
      cardForm === null
        ? null
        : {
            dir: cardForm?.dir ?? CARD_FORM_DIR,
            embedders: cardForm?.embedders ?? originOf(paymentOptions.storefrontUrl),
          },
    isHttpsOnly,
    demo,
    limits,
    operatorKey,
    tableTokens,
    events: options.events ?? DEFAULT_EVENTS,
    vendorFrame: {
      dir: options.vendorFrame?.dir ?? VENDOR_FRAME_DIR,
      embedders: options.vendorFrame?.embedders ?? originOf(paymentOptions.storefrontUrl),
    },
    afterAnswers,
    orderQueue,
    maxEventLoopDelayMs: eventLoopDelayOn(db.kind, load.maxEventLoopDelayMs),
    heartbeatMs: HEARTBEAT_MS,
    now,
    trustProxy,
    logger,
    metrics,
    standing,
    dataDir,
  };
  serverGauges(metrics, db, {
    hash: hashesWaiting,
    order: () => orderQueue.counts().waiting,
    answered: afterAnswers.waiting,
  });
  const app = await createApp(deps, parts);
  const clerk = openPaymentClerk(deps);
  const pushWorker = await openPushWorker(deps);
  const pixelWorker = await openPixelWorker(deps);
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
    drain: standing.close,
    close: async () => {
      standing.close();
      // Concurrently, so that a slow mail server does not delay the requests of customers. Messages
      // of the payment worker that no longer reach the app are sent again after the next start.
      await Promise.all([
        app.close().then(afterAnswers.idle),
        ...workers.map((it) => it.close()),
        mailWorker.close(),
        pushWorker.close(),
        pixelWorker?.close(),
        ...forgetting.map((it) => it.close()),
        clerk.close(),
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

import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { createApp } from './app';
import { openAttemptForgetting } from './auth/forget-attempts';
import type { GoogleOptions } from './auth/google-settings';
import { createGoogleTokens } from './auth/google-tokens';
import { createCpfCipher } from './auth/cpf-cipher';
import { cpfKeys, operatorKeyOf, signingSecret, tableLinkKeys, webhookKeyOf } from './auth/secret';
import { hashesWaiting } from './auth/passwords';
import { createTokens } from './auth/tokens';
import { createCardTokens } from './cards/card-tokens';
import { noVault } from './cards/no-vault';
import { sandboxVault } from './cards/sandbox-vault';
import type { Database } from './db/database';
import { migrate } from './db/migrate';
import { openDatabase } from './db/open-database';
import { useCpfCipher } from './db/stored-cpf';
import { readGuardFigures } from './db/telemetry-figures.repository';
import type { Deps } from './deps';
import { DEFAULT_EVENTS, type EventOptions } from './events/event-settings';
import { openEventForgetting } from './events/forget-events';
import { openPixelCourier } from './events/pixel-courier';
import { OWN_GAZETTEER, openGeocoder, type GeocoderOptions } from './geocoding/open-geocoder';
import { createAfterAnswers } from './http/after-answers';
import { DEFAULT_LIMITS, type Limits } from './http/limits';
import { createStanding } from './http/standing';
import { rideOnce } from './kitchen/demo-courier';
import { openDemoKitchen } from './kitchen/demo-kitchen';
import { openMailCourier } from './mail/mail-courier';
import { smtpMailer, type SmtpOptions } from './mail/smtp-mailer';
import { serverGauges } from './metrics/server-gauges';
import { createMetrics, type Metrics } from './metrics/metrics';
import { createOrderQueue } from './orders/order-queue';
import { slotsOn } from './orders/order-slots';
import { createPartnerSales } from './partner/partner-sales';
import { DEFAULT_PAYMENTS, openPayments, type PaymentOptions } from './payments/open-payments';
import { openPaymentClerk } from './payments/payment-clerk';
import { SANDBOX } from './payments/sandbox/sandbox';
import { postTo } from './payments/sandbox/post-to';
import { openCpfWorker } from './personal-data/cpf-worker';
import { openGuestDataWorker } from './personal-data/guest-data-worker';
import { openPushCourier } from './push/push-courier';
import { createPushSender } from './push/push-sender';
import { DEFAULT_PUSH, type PushOptions } from './push/push-settings';
import { vapidKeys } from './push/vapid-keys';
import { openHub } from './realtime/hub';
import { reportPrices } from './restaurants/report-prices';
import { reportCards } from './restaurants/report-cards';
import { restaurantCatalog } from './restaurants/restaurant-catalog';
import { seedDemo } from './seed/seed-demo';
import { DEFAULT_LOAD, eventLoopDelayOn, type LoadSettings } from './settings/load-settings';
import { createTableTokens } from './tables/table-tokens';
import type { GuardFigures } from './telemetry/telemetry-calls';

export type ReferenceApiOptions = {
  /**
   * Folder of everything kept between starts: the embedded database, the signing secret, the
   * operator's key and the keys of table links.
   */
  dataDir: string;
  /** A real PostgreSQL instead of the embedded one. */
  databaseUrl?: string | undefined;
  /**
   * What tokens are signed with; several nodes need the same. Default: a secret made once in the
   * data folder.
   */
  jwtSecret?: string | undefined;
  /**
   * What operators read the figures of experiments with. Default: a key made once in the data
   * folder, in the file `operator-key`.
   */
  operatorKey?: string | undefined;
  /**
   * What the codes of table links are made with: keys separated by commas, newest first. Default:
   * one made once in the data folder, in the file `table-link-keys`.
   */
  tableLinkKeys?: string | undefined;
  /**
   * Keys that CPFs are encrypted with, separated by commas, newest first. Default: one made once in
   * the data folder, in the file `cpf-keys`.
   */
  cpfKeys?: string | undefined;
  /** Cooks for the demo: every order moves on after `paceMs` in a stage. */
  demoKitchen?: { enabled: boolean; paceMs: number } | undefined;
  /** Serves the demo list and the hand-driven kitchen. */
  demo?: boolean;
  limits?: Limits | undefined;
  /** Capacity of this node: connections, orders that wait, delay of its event loop. */
  load?: LoadSettings | undefined;
  /** Who knows addresses. Default: the streets in the database. */
  geocoder?: GeocoderOptions | undefined;
  /**
   * Who takes money online, for how long an order waits for it, and where storefront and API
   * answer. Default: the demo bank.
   */
  payments?: PaymentOptions | undefined;
  /** Whose tokens of Google are taken. Default: nobody signs in with Google. */
  google?: GoogleOptions | undefined;
  /**
   * How devices are told of their orders. Default: keys made once in the data folder, in the file
   * `vapid-keys.json`, and the known push services.
   */
  push?: PushOptions | undefined;
  /**
   * The server mails are sent by. Default: none, they wait in the database, where the demo shows
   * them.
   */
  mail?: SmtpOptions | undefined;
  /**
   * What webhooks of the demo bank are signed with. Default: a key made once in the data folder, in
   * the file `payment-webhook-key`.
   */
  webhookKey?: string | undefined;
  /**
   * Under which path of its public address this API answers: '/api' behind the edge. Default: none.
   */
  publicPath?: string | undefined;
  /**
   * The card's own document: where it was built (default: beside this package), and the origins,
   * beside its own, whose pages may show it (default: the storefront's). Null: it is not served,
   * and restaurants that accept cards are reported in the log.
   */
  cardForm?:
    { dir?: string | undefined; embedders?: readonly string[] | undefined } | null | undefined;
  /**
   * Who is told of events. Default: the vendors at their own addresses, and nobody by this server.
   */
  events?: EventOptions | undefined;
  /**
   * The vendors' own document: where it was built (default: beside this package), and whose pages
   * may show it, as with the card's.
   */
  vendorFrame?: { dir?: string | undefined; embedders?: readonly string[] | undefined } | undefined;
  /**
   * The storefront is public over https alone: cookies are Secure, and answers carry HSTS. Default:
   * cookies are by the protocol of each request.
   */
  isHttpsOnly?: boolean | undefined;
  /**
   * Proxies in front whose word on the client's address is taken: how many, or a list of their
   * addresses.
   */
  trustProxy?: number | string | undefined;
  /**
   * What counts; another's numbers may be in it too. Default: one that counts this process as well.
   */
  metrics?: Metrics | undefined;
  logger?: FastifyBaseLogger | undefined;
};

export type ReferenceApi = {
  /** Answers one request; paths without any prefix. */
  handle(request: IncomingMessage, response: ServerResponse): void;
  /**
   * Writes the demo restaurants and the cities they lie in, where they are missing or changed; one
   * node at a time. Answers the urls of the restaurants.
   */
  seedDemo(): Promise<string[]>;
  /**
   * Loads and orders of the arms of experiments since a moment, as `GET /telemetry/guard` answers
   * them.
   */
  guardFigures(since: Date, channel: string): Promise<GuardFigures>;
  /**
   * Says that nobody is to be sent here any more, and ends the event streams, whose pages open them
   * again elsewhere. Answers go on.
   */
  drain(): void;
  /** What the server counts of itself. */
  metrics: Metrics;
  /** Ends the streams, the kitchen and the database; requests under way are answered first. */
  close(): Promise<void>;
  app: FastifyInstance;
};

const MEDIA_DIR = join(import.meta.dirname, '..', 'media');
const CARD_FORM_DIR = join(import.meta.dirname, '..', '..', 'card-form', 'dist');
const VENDOR_FRAME_DIR = join(import.meta.dirname, '..', '..', 'vendor-frame', 'dist');
const HEARTBEAT_MS = 20_000;
/** Where nobody said whom push services may write to: an address that reaches no one. */
const NOBODY = 'mailto:nobody@storefront.invalid';

const originOf = (url: string | null): string[] => (url === null ? [] : [new URL(url).origin]);

async function start(db: Database, options: ReferenceApiOptions): Promise<ReferenceApi> {
  const {
    dataDir,
    jwtSecret,
    operatorKey: givenKey,
    tableLinkKeys: givenKeys,
    demo = false,
    demoKitchen,
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
  const payments = openPayments(paymentOptions, {
    db,
    now,
    key: paymentOptions.provider === SANDBOX ? await webhookKeyOf(dataDir, webhookKey) : '',
    apiPath: publicPath,
    cards: createCardTokens(now),
    sales: createPartnerSales(now),
  });
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
    vault: paymentOptions.provider === SANDBOX ? sandboxVault : noVault,
    mediaDir: MEDIA_DIR,
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
  const app = await createApp(deps);
  const clerk = openPaymentClerk(deps, postTo(app));
  const pushCourier = await openPushCourier(deps);
  const pixelCourier = openPixelCourier(deps);
  const forgetting = [
    openEventForgetting(deps),
    openAttemptForgetting(deps),
    openGuestDataWorker(deps),
    openCpfWorker({ db, logger, cipher: cpfCipher }),
  ];
  const courier = openMailCourier(deps);
  const kitchen = demoKitchen?.enabled
    ? openDemoKitchen({
        db,
        paceMs: demoKitchen.paceMs,
        now,
        logger,
        ride: () => rideOnce({ ...deps, paceMs: demoKitchen.paceMs }),
      })
    : null;
  return {
    app,
    handle: (request, response) => app.routing(request, response),
    seedDemo: () => seedDemo(db),
    guardFigures: (since, channel) => readGuardFigures(db, { since, channel, until: now() }),
    metrics,
    drain: standing.close,
    close: async () => {
      standing.close();
      // Together: whoever waits for a slow mail server holds up no customer. What the clerk can no
      // more tell the app is told again later.
      await Promise.all([
        app.close().then(afterAnswers.idle),
        kitchen?.close(),
        courier.close(),
        pushCourier.close(),
        pixelCourier?.close(),
        ...forgetting.map((it) => it.close()),
        clerk.close(),
      ]);
      await hub.close();
      await db.close();
    },
  };
}

/**
 * The whole back end, ready to answer and not listening. Throws `FolderInUseError` when another
 * process has the data folder.
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

import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '../app';
import type { GoogleOptions } from '../accounts/google-settings';
import { createGoogleTokens } from '../accounts/google-tokens';
import { createTokens } from '../accounts/tokens';
import { createCardTokens } from '../cards/card-tokens';
import { deleteFromVault } from '../cards/vault-worker';
import { noVault } from '../cards/card-vault';
import type { Database } from '../platform/db/database';
import type { AppDeps } from '../app-deps';
import { DEFAULT_EVENTS, type EventOptions } from '../telemetry/events/event-settings';
import { sendDuePixelEvents } from '../telemetry/events/pixel-worker';
import { gazetteer } from '../delivery/geocoding/gazetteer';
import type { Geocoder } from '../delivery/geocoding/geocoder';
import { createAfterResponses, type AfterResponses } from '../platform/http/after-responses';
import { scaledLimits, type Limits } from '../platform/http/limits';
import { createPartnerSales } from '../payments/partner/partner-sales';
import { sendDueMails } from '../notifications/mail/mail-worker';
import type { Mailer } from '../notifications/mail/mailer';
import { createShutdownState, type ShutdownState } from '../platform/http/server-state';
import { createMetrics, type Metrics } from '../platform/metrics/metrics';
import { serverGauges } from '../reference-api';
import { createOrderQueue } from '../orders/order-queue';
import { slotsOn } from '../orders/order-schedule';
import { OPERATOR_SCOPES, type OperatorScope } from '../platform/settings/operator-keys';
import type { OnlinePayments } from '../payments/online-payments';
import { DEFAULT_PAYMENTS, openPayments } from '../payments/open-payments';
import { settleOnce } from '../orders/payments/payment-worker';
import { demo as demoPlugin } from '../../../demo/src';
import { sendDuePushes } from '../notifications/push/push-worker';
import type { PushSender } from '../notifications/push/push-sender';
import { openHub } from '../tracking/hub';
import { DEFAULT_KITCHEN } from '../restaurants/kitchen/kitchen-settings';
import { reportProblems } from '../restaurants/record-problems/report-problems';
import { reportPrices } from '../restaurants/report-prices';
import { openPictures } from '../restaurants/pictures';
import { restaurantCatalog } from '../restaurants/restaurant-catalog';
import { openRevisionMemory } from '../restaurants/revision-memory';
import { DEFAULT_LOAD, type LoadSettings } from '../platform/settings/load-settings';
import { createTableTokens } from '../tables/table-tokens';
import { createVisitStamps } from '../telemetry/visits/visit-stamps';
import { seedTestRestaurants } from './seed-test-restaurants';
import { useTestCpfKey } from './cpf-keys';

useTestCpfKey();

export type ApiResponse = {
  status: number;
  headers: Record<string, string | string[] | number | undefined>;
  text: string;
  json: Json;
};
/** Wire JSON read by tests: any depth, missing values are undefined. */
export type Json = { [key: string]: Json } & (
  string | number | boolean | null | undefined | Json[]
);

type Sent = { body?: unknown; token?: string; headers?: Record<string, string> };
type Clock = { now: () => Date; pass: (milliseconds: number) => void };

export type TestApi = {
  db: Database;
  app: FastifyInstance;
  payments: OnlinePayments;
  mediaDir: string;
  /** The shutdown state of the server. */
  shutdownState: ShutdownState;
  metrics: Metrics;
  /** The clock is fixed at 2026-03-10 15:00 UTC until a test advances it. */
  clock: Clock;
  /** Work that runs after responses. */
  afterResponses: AfterResponses;
  /** Returns after the response and the work that follows it. */
  call(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD',
    path: string,
    sent?: Sent,
  ): Promise<ApiResponse>;
  /** One run of the work in the background for payments: the server's, then the demo bank's. */
  lookAfterPayments(): Promise<boolean>;
  /** One run of the mail worker. Returns the number of mails sent or abandoned. */
  sendMails(): Promise<number>;
  /** One run of the push worker. Returns the number of notified devices. */
  notifyDevices(): Promise<number>;
  /** One run of the pixel worker. Returns the number of sent events. */
  sendPixelEvents(): Promise<number>;
  /** One run of the vault worker. Returns the number of cards that the vault deleted. */
  deleteFromVault(): Promise<number>;
  close(): Promise<void>;
};

/**
 * `geocoder` replaces the streets in the database; `isSeeded` when the database already has the
 * restaurants.
 */
export type TestApiOptions = {
  logger?: FastifyBaseLogger;
  events?: EventOptions;
  google?: GoogleOptions;
  mailer?: Mailer;
  push?: { sender: PushSender; services: readonly string[] };
  limits?: Limits;
  demo?: boolean;
  heartbeatMs?: number;
  geocoder?: Geocoder;
  isSeeded?: boolean;
  orderQueue?: LoadSettings['queue'];
};

/** Key that signs the test API's tokens. */
export const SECRET = new TextEncoder().encode('a secret that only the tests of this project know');

/** Without a push service there are no subscriptions and no messages. */
const NO_PUSH = {
  sender: { publicKey: 'none', send: () => Promise.resolve({ kind: 'gone' as const }) },
  services: [],
};

/** Bearer token of the test API's operator, with all scopes. */
export const OPERATOR_KEY = 'a-key-that-only-the-tests-of-this-project-know';

/** Bearer token of an operator of the test API with this scope alone. */
export const keyOfScope = (scope: OperatorScope): string => `${OPERATOR_KEY}-${scope}`;

/** Key that signs the messages of the test API's demo bank. */
export const WEBHOOK_KEY = 'a-key-of-a-bank-that-is-only-in-these-tests';

/** URL of the test API's storefront; the API is under `/api`. */
export const STOREFRONT = 'https://pizza.example';

/** Creates the table codes that the test API can open. */
export const tableTokens = createTableTokens(['the key of table links that only these tests know']);

function clockAt(start: string): Clock {
  let time = Date.parse(start);
  return { now: () => new Date(time), pass: (milliseconds) => void (time += milliseconds) };
}

async function send(
  app: FastifyInstance,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD',
  url: string,
  { body, token, headers = {} }: Sent,
): Promise<ApiResponse> {
  const response = await app.inject({
    method,
    url,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined
      ? {}
      : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const isJson =
    String(response.headers['content-type']).startsWith('application/json') &&
    response.headers['content-encoding'] === undefined;
  return {
    status: response.statusCode,
    headers: response.headers,
    text: response.body,
    json: (isJson && response.body ? JSON.parse(response.body) : {}) as Json,
  };
}

/**
 * The whole API on a test's database, with a clock that the test moves. Closing it closes the
 * database.
 */
export async function openTestApi(
  db: Database,
  {
    logger,
    limits = scaledLimits(1000),
    demo = true,
    heartbeatMs = 20_000,
    geocoder = gazetteer(db),
    isSeeded = false,
    google,
    mailer,
    push = NO_PUSH,
    events = DEFAULT_EVENTS,
    orderQueue: queue = DEFAULT_LOAD.queue,
  }: TestApiOptions = {},
): Promise<TestApi> {
  const clock = clockAt('2026-03-10T15:00:00Z');
  const mediaDir = await mkdtemp(join(tmpdir(), 'storefront-media-'));
  if (!isSeeded) await seedTestRestaurants(db);
  const hub = await openHub(db);
  const revisions = await openRevisionMemory(db);
  const parts = demoPlugin.open({
    db,
    now: clock.now,
    demo,
    kitchen: null,
    payments: { key: WEBHOOK_KEY, lateMs: DEFAULT_PAYMENTS.lateMs },
  });
  const payments = openPayments(
    { ...DEFAULT_PAYMENTS, storefrontUrl: STOREFRONT },
    parts.payments ? [parts.payments.provider] : [],
    {
      apiPath: '/api',
      cards: createCardTokens(clock.now),
      sales: createPartnerSales(clock.now),
    },
  );
  const orderQueue = createOrderQueue({ slots: slotsOn(db), ...queue });
  const accepted = new Set<string>();
  const afterResponses = createAfterResponses({ logger });
  const reports = [reportPrices(logger), reportProblems(logger)];
  const deps: AppDeps = {
    afterResponses,
    orderQueue,
    maxEventLoopDelayMs: 0,
    push,
    events,
    vendorFrame: { dir: join(mediaDir, 'vendor-frame'), embedders: ['https://shop.example'] },
    mailer: mailer ?? null,
    google: google ? createGoogleTokens(google, clock.now) : null,
    db,
    catalog: restaurantCatalog(db, {
      now: clock.now,
      loaded: (it) => reports.forEach((report) => report(it)),
      revisions,
    }),
    tokens: createTokens(SECRET, clock.now),
    visitStamps: createVisitStamps(SECRET, clock.now),
    geocoder,
    hub,
    payments,
    pictures: openPictures({ folder: mediaDir, cache: join(mediaDir, 'rendered'), logger }),
    demo,
    limits,
    kitchen: DEFAULT_KITCHEN,
    operatorKeys: [
      { scopes: OPERATOR_SCOPES, key: OPERATOR_KEY },
      ...OPERATOR_SCOPES.map((scope) => ({ scopes: [scope], key: keyOfScope(scope) })),
    ],
    tableTokens,
    heartbeatMs,
    vault: parts.payments?.vault ?? noVault,
    cardForm: { dir: join(mediaDir, 'card-form'), embedders: [] },
    now: clock.now,
    metrics: createMetrics(),
    shutdownState: createShutdownState(),
    logger,
    dataDir: null,
  };
  serverGauges(deps.metrics, db, { order: () => orderQueue.counts().waiting });
  const app = await createApp(deps, [parts]);
  const pluginWorkers = parts.workers?.(app, deps) ?? [];
  return {
    db,
    app,
    afterResponses,
    payments,
    mediaDir,
    clock,
    shutdownState: deps.shutdownState,
    metrics: deps.metrics,
    call: async (method, path, sent = {}) => {
      const answer = await send(app, method, path, sent);
      await afterResponses.idle();
      return answer;
    },
    lookAfterPayments: async () => {
      const isGood = await settleOnce(deps);
      for (const { work } of pluginWorkers) await work();
      return isGood;
    },
    sendMails: () => sendDueMails(deps, accepted),
    notifyDevices: () => sendDuePushes(deps),
    sendPixelEvents: () => sendDuePixelEvents(deps),
    deleteFromVault: () => deleteFromVault(deps),
    close: async () => {
      await app.close();
      await afterResponses.idle();
      await hub.close();
      await db.close();
      await rm(mediaDir, { recursive: true, force: true });
    },
  };
}

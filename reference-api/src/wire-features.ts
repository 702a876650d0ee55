import type { FastifyBaseLogger } from 'fastify';
import { join } from 'node:path';
import { createGoogleTokens } from './accounts/google-tokens';
import { type CpfCipher, createCpfCipher } from './accounts/cpf-cipher';
import {
  cpfKeys,
  deriveVisitKey,
  readOperatorKeys,
  readWebhookKey,
  signingSecret,
  tableLinkKeys,
} from './platform/settings/secret';
import { createTokens } from './accounts/tokens';
import { createCardTokens } from './cards/card-tokens';
import { noVault } from './cards/card-vault';
import { vaultWithin } from './cards/vault-deadline';
import type { Database } from './platform/db/database';
import { useCpfCipher } from './accounts/stored-cpf';
import { DEFAULT_EVENTS } from './telemetry/events/event-settings';
import { openGeocoder, OWN_GAZETTEER } from './delivery/geocoding/open-geocoder';
import { createAfterResponses } from './platform/http/after-responses';
import { DEFAULT_LIMITS } from './platform/http/limits';
import { createShutdownState } from './platform/http/server-state';
import { smtpMailer } from './notifications/mail/smtp-mailer';
import type { Metrics } from './platform/metrics/metrics';
import { createOrderQueue } from './orders/order-queue';
import { slotsOn } from './orders/order-schedule';
import { openPlugins } from './plugin/open-plugins';
import { createPartnerSales } from './payments/partner/partner-sales';
import { DEFAULT_PAYMENTS, openPayments } from './payments/open-payments';
import { createPushSender } from './notifications/push/push-sender';
import { DEFAULT_PUSH } from './notifications/push/push-settings';
import { vapidKeys } from './notifications/push/vapid-keys';
import { openHub } from './tracking/hub';
import { openPictures, type Pictures } from './restaurants/pictures';
import { reportCombos } from './restaurants/combo-texts/report-combos';
import { DEFAULT_KITCHEN } from './restaurants/kitchen/kitchen-settings';
import { reportProblems } from './restaurants/record-problems/report-problems';
import { reportPrices } from './restaurants/report-prices';
import { type LoadedRestaurant, restaurantCatalog } from './restaurants/restaurant-catalog';
import { acceptsCards } from './restaurants/accepts-cards';
import { openRevisionMemory } from './restaurants/revision-memory';
import { DEFAULT_LOAD, eventLoopDelayOn } from './platform/settings/load-settings';
import { createTableTokens } from './tables/table-tokens';
import { createVisitStamps } from './telemetry/visits/visit-stamps';
import type { AppDeps } from './app-deps';
import type { MailDeps } from './notifications/mail/mail-deps';
import type { PluginParts } from './plugin/api-plugin';
import type { ReferenceApiOptions } from './reference-api-options';

/** Logs an error for a restaurant that accepts cards while the card's document is not served. */
const reportCards =
  (logger: FastifyBaseLogger | undefined) =>
  ({ id, data }: LoadedRestaurant): void => {
    if (acceptsCards(data.info))
      logger?.error(
        { restaurant: id },
        'this restaurant accepts cards, but no card can be typed in: set CARD_ORIGIN and restart',
      );
  };

/** Logs a warning for a record whose time zone does not exist: the one of its place is used. */
export const reportZone =
  (logger: Pick<FastifyBaseLogger, 'warn'> | undefined) =>
  ({ id, data, writtenZone }: LoadedRestaurant & { readonly writtenZone: string }): void => {
    if (writtenZone !== '' && writtenZone !== data.info.timezone)
      logger?.warn(
        { restaurant: id, written: writtenZone.slice(0, 64), used: data.info.timezone },
        'the time zone in the record of this restaurant does not exist; that of its place is used',
      );
  };

const CARD_FORM_DIR = join(import.meta.dirname, '..', '..', 'card-form', 'dist');
const VENDOR_FRAME_DIR = join(import.meta.dirname, '..', '..', 'vendor-frame', 'dist');
const HEARTBEAT_MS = 20_000;
/** Contact for push services when none is configured: an address that receives no mail. */
const DEFAULT_CONTACT = 'mailto:nobody@storefront.invalid';

const toOrigins = (url: string | null): string[] => (url === null ? [] : [new URL(url).origin]);

/** Parts of one server, before its routes and workers. */
export type Wiring = {
  /** What the routes and workers depend on. */
  readonly deps: AppDeps & MailDeps & { readonly logger?: FastifyBaseLogger | undefined };
  /** The opened plug-ins. */
  readonly parts: readonly PluginParts[];
  readonly cpfCipher: CpfCipher;
};

/** Opens the plug-ins with the payments that PAYMENTS names. */
async function openPaying(db: Database, now: () => Date, options: ReferenceApiOptions) {
  const { payments: paymentOptions = DEFAULT_PAYMENTS, publicPath = '' } = options;
  const parts = await openPlugins(options.plugins ?? [], {
    db,
    now,
    demo: options.demo ?? false,
    kitchen: options.demoKitchen ?? null,
    payments: paymentOptions,
    webhookKey: () => readWebhookKey(options.dataDir, options.webhookKey),
  });
  const paying = parts.flatMap((part) => part.payments ?? []);
  const payments = openPayments(
    paymentOptions,
    paying.map(({ provider }) => provider),
    { apiPath: publicPath, cards: createCardTokens(now), sales: createPartnerSales(now) },
  );
  return { parts, payments, vault: vaultWithin(paying[0]?.vault ?? noVault) };
}

/** The keys of the settings, or those of the data folder, created where they are missing. */
async function createKeys({ dataDir, ...given }: ReferenceApiOptions, now: () => Date) {
  const secret = await signingSecret(dataDir, given.jwtSecret);
  return {
    tokens: createTokens(secret, now),
    visitStamps: createVisitStamps(deriveVisitKey(secret, given.visitKey), now),
    operatorKeys: await readOperatorKeys(dataDir, given.operatorKey, given.operatorKeys),
    tableTokens: createTableTokens(await tableLinkKeys(dataDir, given.tableLinkKeys)),
  };
}

/** The documents that are served beside the API, and the origins that may embed them. */
function findDocuments({ cardForm, vendorFrame, payments }: ReferenceApiOptions) {
  const own = toOrigins((payments ?? DEFAULT_PAYMENTS).storefrontUrl);
  return {
    cardForm:
      cardForm === null
        ? null
        : { dir: cardForm?.dir ?? CARD_FORM_DIR, embedders: cardForm?.embedders ?? own },
    vendorFrame: {
      dir: vendorFrame?.dir ?? VENDOR_FRAME_DIR,
      embedders: vendorFrame?.embedders ?? own,
    },
  };
}

/** Pictures of the folder of the settings, or of the first plug-in that has one. */
function picturesOf(
  { dataDir, pictures, renditions = join(dataDir, 'pictures'), logger }: ReferenceApiOptions,
  parts: readonly PluginParts[],
): Pictures | null {
  const folder = pictures ?? parts.find((part) => part.mediaDir !== undefined)?.mediaDir;
  return folder === undefined ? null : openPictures({ folder, cache: renditions, logger });
}

async function createPush({ dataDir, payments, push = DEFAULT_PUSH }: ReferenceApiOptions) {
  const { storefrontUrl } = payments ?? DEFAULT_PAYMENTS;
  const ownAddress = storefrontUrl?.startsWith('https:') ? storefrontUrl : DEFAULT_CONTACT;
  const sender = createPushSender(await vapidKeys(dataDir, push.keys), push.subject ?? ownAddress);
  return { sender, services: push.services };
}

/** What a server has before its features: `now` is the time of the database. */
export type Base = { readonly now: () => Date; readonly metrics: Metrics };

/**
 * Opens the plug-ins and creates what the features depend on, on a migrated database. Throws the errors
 * of the database and of the data folder.
 */
export async function wireFeatures(
  db: Database,
  { now, metrics }: Base,
  options: ReferenceApiOptions,
): Promise<Wiring> {
  const { dataDir, load = DEFAULT_LOAD, geocoder = OWN_GAZETTEER, mail, google, logger } = options;
  const cpfCipher = createCpfCipher(await cpfKeys(dataDir, options.cpfKeys));
  useCpfCipher(cpfCipher);
  const hub = await openHub(db);
  const revisions = await openRevisionMemory(db);
  const keys = await createKeys(options, now);
  const { parts, payments, vault } = await openPaying(db, now, options);
  const push = await createPush(options);
  const reports = [
    reportPrices(logger),
    reportCombos(logger),
    reportProblems(logger),
    reportZone(logger),
    ...(options.cardForm === null ? [reportCards(logger)] : []),
  ];
  const deps = {
    ...keys,
    ...findDocuments(options),
    db,
    hub,
    push,
    payments,
    vault,
    now,
    logger,
    dataDir,
    catalog: restaurantCatalog(db, {
      now,
      loaded: (it) => reports.forEach((report) => report(it)),
      revisions,
    }),
    geocoder: openGeocoder(db, geocoder),
    mailer: mail ? smtpMailer(mail) : null,
    google: google ? createGoogleTokens(google, now) : null,
    pictures: picturesOf(options, parts),
    isHttpsOnly: options.isHttpsOnly,
    trustProxy: options.trustProxy,
    demo: options.demo ?? false,
    limits: options.limits ?? DEFAULT_LIMITS,
    kitchen: options.kitchen ?? DEFAULT_KITCHEN,
    events: options.events ?? DEFAULT_EVENTS,
    afterResponses: createAfterResponses({ logger }),
    orderQueue: createOrderQueue({ slots: slotsOn(db), ...load.queue }),
    maxEventLoopDelayMs: eventLoopDelayOn(db.kind, load.maxEventLoopDelayMs),
    heartbeatMs: HEARTBEAT_MS,
    metrics,
    shutdownState: createShutdownState(),
  };
  return { deps, parts, cpfCipher };
}

import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { CardVault } from '../cards/card-vault';
import type { Geocoder } from '../delivery/geocoding/geocoder';
import type { Mailer } from '../notifications/mail/mailer';
import type { PaymentProvider } from '../payments/provider';
import type { Database } from '../platform/db/database';
import type { AfterResponses } from '../platform/http/after-responses';
import type { Limits } from '../platform/http/limits';
import type { RestaurantCatalog } from '../restaurants/restaurant-catalog';

/** Settings of a kitchen that advances orders by itself: `paceMs` is the time in one stage. */
export type KitchenPace = { readonly enabled: boolean; readonly paceMs: number };

/**
 * What PAYMENTS gives to the plug-in it names: the key that signs its webhooks, and the delay of a
 * late payment in milliseconds.
 */
export type PluginPayments = { readonly key: string; readonly lateMs: number };

/** What a plug-in opens with. */
export type PluginSetup = {
  readonly db: Database;
  readonly now: () => Date;
  /** Whether DEMO is on. */
  readonly demo: boolean;
  readonly kitchen: KitchenPace | null;
  /** Null when PAYMENTS does not name this plug-in's provider. */
  readonly payments: PluginPayments | null;
};

/** Parts of the server that routes and workers of a plug-in use. */
export type PluginHost = {
  readonly db: Database;
  readonly catalog: RestaurantCatalog;
  readonly geocoder: Geocoder;
  /** Null when mails wait in the database. */
  readonly mailer: Mailer | null;
  readonly limits: Limits;
  readonly afterResponses: AfterResponses;
  readonly now: () => Date;
  readonly logger?: FastifyBaseLogger | undefined;
};

/** Work that the server repeats in the background until it is closed. */
export type PluginWorker = {
  /** One run. A result of false counts as a failure, like an error. */
  readonly work: () => Promise<unknown>;
  /** Pause before the next run, in milliseconds, after this many failures in a row. */
  readonly pauseMs: (failures: number) => number;
  /** Line of the log for an error, which ends only its run. */
  readonly failure: string;
};

/** What a plug-in contributes to one server. */
export type PluginParts = {
  /** Registers its routes. */
  routes(app: FastifyInstance, host: PluginHost): void;
  /** Its work in the background; `app` takes requests without a network. */
  workers?(app: FastifyInstance, host: PluginHost): readonly PluginWorker[];
  /** Takes online payments and stores cards; null when PAYMENTS does not name it. */
  readonly payments: { readonly provider: PaymentProvider; readonly vault: CardVault } | null;
  /** Folder of pictures for a server without MEDIA_DIR. */
  readonly mediaDir?: string;
  /** Writes its restaurants where they are missing or changed. Returns their urls. */
  seed?(): Promise<string[]>;
};

/**
 * A part that a server may be built with: the demo, or a payment provider. The API imports none, and
 * starts without any; the program that starts it passes what it is built with.
 */
export type ApiPlugin = {
  readonly name: string;
  /** The value of PAYMENTS that chooses its payments. */
  readonly provider: string;
  open(setup: PluginSetup): PluginParts;
};

import type { FastifyBaseLogger } from 'fastify';
import type { GoogleTokens } from './accounts/google-tokens';
import type { Tokens } from './accounts/tokens';
import type { CardVault } from './cards/card-vault';
import type { Database } from './platform/db/database';
import type { EventOptions } from './telemetry/events/event-settings';
import type { Geocoder } from './delivery/geocoding/geocoder';
import type { AfterAnswers } from './platform/http/after-answers';
import type { Limits } from './platform/http/limits';
import type { Standing } from './platform/http/standing';
import type { Metrics } from './platform/metrics/metrics';
import type { Mailer } from './notifications/mail/mailer';
import type { OrderQueue } from './orders/order-queue';
import type { OnlinePayments } from './payments/online-payments';
import type { Hub } from './platform/realtime/hub';
import type { PushSender } from './notifications/push/push-sender';
import type { RestaurantCatalog } from './restaurants/restaurant-catalog';
import type { TableTokens } from './tables/table-tokens';

/** Dependencies of the routes; created once by the start, or by a test. */
export type Deps = {
  db: Database;
  catalog: RestaurantCatalog;
  tokens: Tokens;
  /** Reads tokens of Google; null when sign-in with Google is off. */
  google: GoogleTokens | null;
  /** Looks up addresses and positions. */
  geocoder: Geocoder;
  hub: Hub;
  /** Providers of online payments. */
  payments: OnlinePayments;
  /** Sends mails; null when they wait in the database. */
  mailer: Mailer | null;
  /** Sends push messages about orders, through the built-in push services and those configured. */
  push: { readonly sender: PushSender; readonly services: readonly string[] };
  /** Folder of the pictures, laid out as their URLs; null without one. */
  mediaDir: string | null;
  /** Whether the demo is on: the tables of its restaurants, and the API description, are public. */
  demo: boolean;
  limits: Limits;
  /** Work with results that no response may disclose. */
  afterAnswers: AfterAnswers;
  /** Admits orders to the database. */
  orderQueue: OrderQueue;
  /** Mean delay of the event loop in ms beyond which requests are refused; 0: none is. */
  maxEventLoopDelayMs: number;
  /** Folder of all stored data; null when nothing is stored. */
  dataDir: string | null;
  /** Bearer token of operators that read the results of experiments. */
  operatorKey: string;
  /** Makes and reads the codes of table links. */
  tableTokens: TableTokens;
  /** Idle time in ms after which an event stream sends a heartbeat. */
  heartbeatMs: number;
  /** Stores the cards of the wallet. */
  vault: CardVault;
  /**
   * The card's own document: its build folder, and the origins, besides its own, that may embed it;
   * null where it is not served.
   */
  cardForm: { readonly dir: string; readonly embedders: readonly string[] } | null;
  /** The storefront is public over https alone: cookies are Secure, and responses carry HSTS. */
  isHttpsOnly?: boolean | undefined;
  /** Receivers of events, and the URLs of the vendors' scripts. */
  events: EventOptions;
  /**
   * The vendors' own document: its build folder, and the origins, besides its own, that may embed
   * it.
   */
  vendorFrame: { readonly dir: string; readonly embedders: readonly string[] };
  /** The clock of orders, sessions and schedules. */
  now: () => Date;
  /**
   * Trusted proxies in front, which report the client's address: how many, or which. Without any,
   * the socket's address counts.
   */
  trustProxy?: number | string | undefined;
  /** Shutdown state: load balancers must send no more requests to a server that is closing. */
  standing: Standing;
  /** Metrics of the server. */
  metrics: Metrics;
  logger?: FastifyBaseLogger | undefined;
};

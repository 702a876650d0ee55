import type { FastifyBaseLogger } from 'fastify';
import type { GoogleTokens } from './auth/google-tokens';
import type { Tokens } from './auth/tokens';
import type { CardVault } from './cards/card-vault';
import type { Database } from './db/database';
import type { EventOptions } from './events/event-settings';
import type { Geocoder } from './geocoding/geocoder';
import type { AfterAnswers } from './http/after-answers';
import type { Limits } from './http/limits';
import type { Standing } from './http/standing';
import type { Metrics } from './metrics/metrics';
import type { Mailer } from './mail/mailer';
import type { OrderQueue } from './orders/order-queue';
import type { OnlinePayments } from './payments/online-payments';
import type { Hub } from './realtime/hub';
import type { PushSender } from './push/push-sender';
import type { RestaurantCatalog } from './restaurants/restaurant-catalog';
import type { TableTokens } from './tables/table-tokens';

/** What the routes need; made once by the start, or by a test. */
export type Deps = {
  db: Database;
  catalog: RestaurantCatalog;
  tokens: Tokens;
  /** Reads tokens of Google; null where nobody signs in with it. */
  google: GoogleTokens | null;
  /** Knows where addresses are. */
  geocoder: Geocoder;
  hub: Hub;
  /** Who takes money online. */
  payments: OnlinePayments;
  /** Delivers mails; null when they wait in the database. */
  mailer: Mailer | null;
  /** Tells devices of their orders, by the known push services and those named beside them. */
  push: { readonly sender: PushSender; readonly services: readonly string[] };
  /** Folder of the pictures, laid out as their URLs. */
  mediaDir: string;
  /** Serves the list of demo restaurants and the hand-driven kitchen. */
  demo: boolean;
  limits: Limits;
  /** Work whose outcome no answer may disclose. */
  afterAnswers: AfterAnswers;
  /** Admits orders to the database. */
  orderQueue: OrderQueue;
  /** Mean delay of the event loop in ms beyond which requests are refused; 0: none is. */
  maxEventLoopDelayMs: number;
  /** Folder of everything that is kept; null where nothing is. */
  dataDir: string | null;
  /** What operators send as bearer token to read the figures of experiments. */
  operatorKey: string;
  /** Makes and reads the codes of table links. */
  tableTokens: TableTokens;
  /** Silence after which an event stream says that it lives. */
  heartbeatMs: number;
  /** Who keeps the cards of the wallet. */
  vault: CardVault;
  /**
   * The card's own document: the folder it was built into, and the origins, beside its own, whose
   * pages may show it; null where it is not served.
   */
  cardForm: { readonly dir: string; readonly embedders: readonly string[] } | null;
  /** The storefront is public over https alone: cookies are Secure, and answers carry HSTS. */
  isHttpsOnly?: boolean | undefined;
  /** Who is told of events, and where their scripts are. */
  events: EventOptions;
  /**
   * The vendors' own document: the folder it was built into, and the origins, beside its own, whose
   * pages may show it.
   */
  vendorFrame: { readonly dir: string; readonly embedders: readonly string[] };
  /** The clock of orders, sessions and schedules. */
  now: () => Date;
  /**
   * Proxies in front whose word on the client's address is taken: how many, or which. Without any,
   * the socket's address counts.
   */
  trustProxy?: number | string | undefined;
  /** Whether the server was told to end: nobody is to be sent here any more. */
  standing: Standing;
  /** What the server counts of itself. */
  metrics: Metrics;
  logger?: FastifyBaseLogger | undefined;
};

import type { FastifyBaseLogger } from 'fastify';
import type { GoogleOptions } from './accounts/google-settings';
import type { EventOptions } from './telemetry/events/event-settings';
import type { GeocoderOptions } from './delivery/geocoding/open-geocoder';
import type { Limits } from './platform/http/limits';
import type { SmtpOptions } from './notifications/mail/smtp-mailer';
import type { Metrics } from './platform/metrics/metrics';
import type { ApiPlugin, KitchenPace } from './plugin/api-plugin';
import type { KitchenSettings } from './restaurants/kitchen/kitchen-settings';
import type { PaymentOptions } from './payments/open-payments';
import type { OperatorKey } from './platform/settings/operator-keys';
import type { PushOptions } from './notifications/push/push-settings';
import type { LoadSettings } from './platform/settings/load-settings';

/** What a server is built with. */
export type ReferenceApiOptions = {
  /** Parts that this server is built with: the demo. Default: none. */
  plugins?: readonly ApiPlugin[] | undefined;
  /**
   * Folder of all persisted data: the embedded database, the signing secret, the operator's key and
   * the keys of table links.
   */
  dataDir: string;
  /** Folder of the restaurants' pictures. Default: that of a plug-in. */
  pictures?: string | undefined;
  /** Folder of the renditions of pictures. Default: `pictures` in the data folder. */
  renditions?: string | undefined;
  /** A real PostgreSQL instead of the embedded one. */
  databaseUrl?: string | undefined;
  /**
   * Longest wait of the start, in ms, for a PostgreSQL that accepts no connections, as during its
   * restart. Default: none.
   */
  databaseWaitMs?: number | undefined;
  /**
   * Key that signs tokens; several nodes need the same. Default: a secret created once in the data
   * folder.
   */
  jwtSecret?: string | undefined;
  /**
   * Key of operators with all scopes. Default: none with `operatorKeys`, otherwise a key created
   * once in the data folder, in the file `operator-key`.
   */
  operatorKey?: string | undefined;
  /** Keys of operators with scopes of their own. Several with one scope are valid at once. */
  operatorKeys?: readonly OperatorKey[] | undefined;
  /**
   * Key that signs the stamps of visits; several nodes need the same. Default: derived from the key
   * that signs tokens.
   */
  visitKey?: string | undefined;
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
  /** Silence after which a restaurant's kitchen counts as lost. */
  kitchen?: KitchenSettings | undefined;
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

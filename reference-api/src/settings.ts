import { join, resolve } from 'node:path';
import * as z from 'zod';
import { googleSettings } from './accounts/google-settings';
import { geocoderSettings } from './delivery/geocoding/geocoder-settings';
import {
  choice,
  databaseUrl,
  folder,
  hiddenText,
  listenAddress,
  number,
  proxies,
  secret,
  switched,
  whole,
} from './platform/settings/setting-types';
import type { SmtpOptions } from './notifications/mail/smtp-mailer';
import { pushSettings } from './notifications/push/push-settings';
import { paymentSettings } from './payments/open-payments';
import { kitchenSettings } from './restaurants/kitchen/kitchen-settings';
import { scaledLimits } from './platform/http/limits';
import { loadSettings } from './platform/settings/load-settings';
import { operatorKeys } from './platform/settings/operator-keys';
import {
  type Env,
  listSettingNames,
  readSettings,
  together,
} from './platform/settings/read-settings';
import { LOG_FORMATS, LOG_LEVELS, type LogOptions } from './platform/http/logger';
import type { MetricsAddress } from './platform/metrics/metrics-server';
import type { Ending } from './platform/end-process';
import type { ReferenceApiOptions } from './reference-api-options';
import { eventSettings } from './telemetry/events/event-settings';

const SENDER = /^(?:[^<>\r\n"]{1,100} <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/;

const isSmtp = (given: string): boolean =>
  URL.canParse(given) &&
  /^smtps?:$/.test(new URL(given).protocol) &&
  new URL(given).hostname !== '';

/**
 * Undefined without a server: mails then wait in the database, where the demo shows them. Links in
 * mails are never made from a request's Host header, so STOREFRONT_URL is required too.
 */
export const mailSettings = z
  .object({
    SMTP_URL: hiddenText(
      isSmtp,
      'an address of a mail server begins with smtp:// or smtps://, e.g. smtps://name:password@mail.pizza.example',
    ).optional(),
    MAIL_FROM: z.string().default(''),
    STOREFRONT_URL: z.string().optional(),
  })
  .refine((given) => given.SMTP_URL === undefined || SENDER.test(given.MAIL_FROM), {
    path: ['MAIL_FROM'],
    error: 'SMTP_URL needs a sender, e.g. orders@pizza.example or Pizza <orders@pizza.example>',
    abort: true,
  })
  .refine((given) => given.SMTP_URL === undefined || given.STOREFRONT_URL !== undefined, {
    path: ['STOREFRONT_URL'],
    error: 'links in mails need the address of the storefront, e.g. https://pizza.example',
  })
  .transform(({ SMTP_URL: url, MAIL_FROM: from }): SmtpOptions | undefined =>
    url === undefined ? undefined : { url, from },
  );

/** Settings of logging, metrics and shutdown. */
type RunningSettings = {
  log: LogOptions;
  metricsAddress: MetricsAddress | undefined;
  ending: Required<Pick<Ending, 'drainMs' | 'deadlineMs'>>;
};

const duration = whole(0, 600_000, 'a time is a whole number of milliseconds, ten minutes at most');

const runningSettings = z
  .object({
    LOG_LEVEL: choice(LOG_LEVELS).default('info'),
    LOG_FORMAT: choice(LOG_FORMATS).default('json'),
    METRICS_ADDR: listenAddress.optional(),
    SHUTDOWN_DRAIN_MS: duration.default(1000),
    SHUTDOWN_DEADLINE_MS: duration.default(15_000),
  })
  .transform((given): RunningSettings => ({
    log: { level: given.LOG_LEVEL, format: given.LOG_FORMAT },
    metricsAddress: given.METRICS_ADDR,
    ending: { drainMs: given.SHUTDOWN_DRAIN_MS, deadlineMs: given.SHUTDOWN_DEADLINE_MS },
  }));

export type Settings = RunningSettings & { host: string; port: number; api: ReferenceApiOptions };

const serverSettings = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: whole(0, 65_535, 'a port is a whole number from 0 to 65535').default(8081),
  DATA_DIR: z.string().default(join('.data', 'api')),
  MEDIA_DIR: folder.optional(),
  MEDIA_CACHE: z.string().optional(),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_WAIT_MS: whole(
    0,
    3_600_000,
    'a wait is a whole number of milliseconds, an hour at most',
  ).default(60_000),
  JWT_SECRET: secret.optional(),
  OPERATOR_KEY: secret.optional(),
  OPERATOR_KEYS: operatorKeys.optional(),
  VISIT_KEY: secret.optional(),
  TABLE_LINK_KEYS: secret.optional(),
  CPF_KEYS: secret.optional(),
  PAYMENT_WEBHOOK_KEY: secret.optional(),
  TRUST_PROXY: proxies.optional(),
  DEMO: switched,
  DEMO_KITCHEN: switched,
  DEMO_KITCHEN_PACE_MS: number(
    (value) => value >= 50 && value <= 86_400_000,
    'a pace is at least 50 milliseconds, a day at most',
  ).default(8000),
  LIMITS_FACTOR: number(
    (value) => value > 0 && value <= 1_000_000,
    'a factor is a number above 0',
  ).default(1),
});

const PARTS = {
  running: runningSettings,
  server: serverSettings,
  load: loadSettings,
  events: eventSettings,
  geocoder: geocoderSettings,
  payments: paymentSettings,
  mail: mailSettings,
  google: googleSettings,
  kitchen: kitchenSettings,
  push: pushSettings,
};

/** Names of all settings of the API, as documented in docs/settings.md; a test compares them. */
export const API_SETTINGS: readonly string[] = [
  ...new Set(Object.values(PARTS).flatMap((part) => listSettingNames(part))),
];

const apiSettings = together(PARTS).transform(({ running, server, ...features }): Settings => ({
  ...running,
  host: server.HOST,
  port: server.PORT,
  api: {
    dataDir: resolve(server.DATA_DIR),
    pictures: server.MEDIA_DIR,
    renditions: server.MEDIA_CACHE,
    databaseUrl: server.DATABASE_URL,
    databaseWaitMs: server.DATABASE_WAIT_MS,
    jwtSecret: server.JWT_SECRET,
    operatorKey: server.OPERATOR_KEY,
    operatorKeys: server.OPERATOR_KEYS,
    visitKey: server.VISIT_KEY,
    tableLinkKeys: server.TABLE_LINK_KEYS,
    cpfKeys: server.CPF_KEYS,
    webhookKey: server.PAYMENT_WEBHOOK_KEY,
    trustProxy: server.TRUST_PROXY,
    demo: server.DEMO_KITCHEN || server.DEMO,
    demoKitchen: { enabled: server.DEMO_KITCHEN, paceMs: server.DEMO_KITCHEN_PACE_MS },
    limits: scaledLimits(server.LIMITS_FACTOR),
    ...features,
  },
}));

/**
 * All settings of the API from an environment. Throws one `SettingError` with a line for every
 * invalid setting.
 */
export const settingsFrom = (env: Env): Settings => readSettings(apiSettings, env);

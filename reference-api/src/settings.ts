import { join, resolve } from 'node:path';
import * as z from 'zod';
import { googleSettings } from './accounts/google-settings';
import { geocoderSettings } from './delivery/geocoding/geocoder-settings';
import { mailSettings } from './notifications/mail/mail-settings';
import { pushSettings } from './notifications/push/push-settings';
import { paymentSettings } from './payments/payment-settings';
import { kitchenSettings } from './restaurants/kitchen/kitchen-settings';
import { scaledLimits } from './platform/http/limits';
import { loadSettings } from './platform/settings/load-settings';
import { operatorKeys } from './platform/settings/operator-keys';
import {
  listSettingNames,
  readSettings,
  together,
  type Env,
} from './platform/settings/read-settings';
import { runningSettings, type RunningSettings } from './platform/settings/running-settings';
import {
  databaseUrl,
  folder,
  number,
  proxies,
  secret,
  switched,
  whole,
} from './platform/settings/setting-types';
import type { ReferenceApiOptions } from './reference-api-options';
import { eventSettings } from './telemetry/events/event-settings';

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

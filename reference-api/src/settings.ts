import { join, resolve } from 'node:path';
import { googleFrom } from './accounts/google-settings';
import { eventsFrom } from './telemetry/events/event-settings';
import { geocoderFrom } from './delivery/geocoding/geocoder-settings';
import { scaledLimits } from './platform/http/limits';
import { mailFrom } from './notifications/mail/mail-settings';
import { paymentsFrom } from './payments/payment-settings';
import { pushFrom } from './notifications/push/push-settings';
import type { ReferenceApiOptions } from './reference-api-options';
import { SettingError } from './platform/settings/setting-error';
import { loadFrom } from './platform/settings/load-settings';
import {
  databaseUrlOf,
  isPort,
  numberOf,
  proxiesOf,
  secretOf,
  switchOf,
  type Env,
} from './platform/settings/readers';
import { readAll } from './platform/settings/read-all';
import { runningFrom, type RunningSettings } from './platform/settings/running-settings';

export { SettingError };

export type Settings = RunningSettings & { host: string; port: number; api: ReferenceApiOptions };

/**
 * Every setting of the API, as documented in docs/settings.md; `known-settings.ts` lists
 * their names. Throws one `SettingError` with a line for every invalid setting.
 */
export function settingsFrom(env: Env): Settings {
  const { running, host, port, cooks, demo, paceMs, limitsFactor, ...api } = readAll({
    running: () => runningFrom(env),
    host: () => env['HOST'] || '127.0.0.1',
    port: () =>
      numberOf(env, 'PORT', {
        fallback: 8081,
        isGood: isPort,
        expected: 'a port is a whole number from 0 to 65535',
      }),
    dataDir: () => resolve(env['DATA_DIR'] || join('.data', 'api')),
    databaseUrl: () => databaseUrlOf(env, 'DATABASE_URL'),
    jwtSecret: () => secretOf(env, 'JWT_SECRET'),
    operatorKey: () => secretOf(env, 'OPERATOR_KEY'),
    tableLinkKeys: () => secretOf(env, 'TABLE_LINK_KEYS'),
    cpfKeys: () => secretOf(env, 'CPF_KEYS'),
    webhookKey: () => secretOf(env, 'PAYMENT_WEBHOOK_KEY'),
    trustProxy: () => proxiesOf(env, 'TRUST_PROXY'),
    demo: () => switchOf(env, 'DEMO'),
    cooks: () => switchOf(env, 'DEMO_KITCHEN'),
    paceMs: () =>
      numberOf(env, 'DEMO_KITCHEN_PACE_MS', {
        fallback: 8000,
        isGood: (value) => value >= 50 && value <= 86_400_000,
        expected: 'a pace is at least 50 milliseconds, a day at most',
      }),
    limitsFactor: () =>
      numberOf(env, 'LIMITS_FACTOR', {
        fallback: 1,
        isGood: (value) => value > 0 && value <= 1_000_000,
        expected: 'a factor is a number above 0',
      }),
    load: () => loadFrom(env),
    events: () => eventsFrom(env),
    geocoder: () => geocoderFrom(env),
    payments: () => paymentsFrom(env),
    mail: () => mailFrom(env),
    google: () => googleFrom(env),
    push: () => pushFrom(env),
  });
  return {
    ...running,
    host,
    port,
    api: {
      ...api,
      demo: cooks || demo,
      demoKitchen: { enabled: cooks, paceMs },
      limits: scaledLimits(limitsFactor),
    },
  };
}

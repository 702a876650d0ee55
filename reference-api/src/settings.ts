import { join, resolve } from 'node:path';
import { eventsFrom } from './events/event-settings';
import { geocoderFrom } from './geocoding/geocoder-settings';
import { scaledLimits } from './http/limits';
import { paymentsFrom } from './payments/payment-settings';
import type { ReferenceApiOptions } from './reference-api';
import { SettingError } from './setting-error';

export { SettingError };

export type Settings = { host: string; port: number; logLevel: string; api: ReferenceApiOptions };
type Env = Readonly<Record<string, string | undefined>>;

function numberOf(env: Env, name: string, fallback: number, isGood: (value: number) => boolean, expected: string): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (!isGood(value)) throw new SettingError(name, text, expected);
  return value;
}

const isOn = (text: string | undefined): boolean => text === '1' || text === 'true';
/** '2' is a number of proxies, anything else a list of their addresses. */
const proxiesOf = (text: string | undefined): number | string | undefined => (text && /^\d+$/.test(text) ? Number(text) : text || undefined);
const isPort = (value: number): boolean => Number.isInteger(value) && value >= 0 && value <= 65_535;

/**
 * PORT and HOST; DATA_DIR, DATABASE_URL, JWT_SECRET, OPERATOR_KEY, TABLE_LINK_KEYS; DEMO=1 serves the demo restaurants; DEMO_KITCHEN=1 cooks as well, a stage
 * every DEMO_KITCHEN_PACE_MS (8000); LIMITS_FACTOR multiplies the bounds per address; TRUST_PROXY (how many proxies, or which)
 * lets those in front name the address; LOG_LEVEL; GEOCODER and what belongs to it; PAYMENTS and what belongs to it, PAYMENT_WEBHOOK_KEY; who is told of events (`eventsFrom`). Throws `SettingError`.
 */
export function settingsFrom(env: Env): Settings {
  const cooks = isOn(env['DEMO_KITCHEN']);
  return {
    host: env['HOST'] || '127.0.0.1',
    port: numberOf(env, 'PORT', 8081, isPort, 'a port is a whole number from 0 to 65535'),
    logLevel: env['LOG_LEVEL'] || 'info',
    api: {
      dataDir: resolve(env['DATA_DIR'] || join('.data', 'api')),
      databaseUrl: env['DATABASE_URL'] || undefined,
      jwtSecret: env['JWT_SECRET'] || undefined,
      operatorKey: env['OPERATOR_KEY'] || undefined,
      tableLinkKeys: env['TABLE_LINK_KEYS'] || undefined,
      trustProxy: proxiesOf(env['TRUST_PROXY']),
      demo: cooks || isOn(env['DEMO']),
      demoKitchen: { enabled: cooks, paceMs: numberOf(env, 'DEMO_KITCHEN_PACE_MS', 8000, (value) => value >= 50, 'a pace is at least 50 milliseconds') },
      events: eventsFrom(env),
      geocoder: geocoderFrom(env),
      payments: paymentsFrom(env),
      webhookKey: env['PAYMENT_WEBHOOK_KEY'] || undefined,
      limits: scaledLimits(numberOf(env, 'LIMITS_FACTOR', 1, (value) => value > 0 && value <= 1_000_000, 'a factor is a number above 0')),
    },
  };
}

import { SettingError } from '../platform/settings/setting-error';
import { choiceOf } from '../platform/settings/readers';
import { readAll } from '../platform/settings/read-all';
import { DEFAULT_PAYMENTS, PAYMENT_PROVIDERS, type PaymentOptions } from './open-payments';

type Env = Readonly<Record<string, string | undefined>>;

const MINUTE = 60_000;

/**
 * An http or https URL without query or fragment, without a slash at the end; null when it is not
 * set.
 */
function addressOf(env: Env, name: string): string | null {
  const text = env[name];
  if (!text) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (
    !url ||
    !/^https?:$/.test(url.protocol) ||
    url.search !== '' ||
    url.hash !== '' ||
    url.username !== ''
  )
    throw new SettingError(
      name,
      text,
      'an address begins with https:// or http:// and has no query',
    );
  return `${url.origin}${url.pathname}`.replace(/(?<!\/)\/+$/, '');
}

function durationOf(env: Env, name: string, unit: number, fallback: number): number {
  const text = env[name];
  if (!text) return fallback;
  const value = Number(text) * unit;
  if (!(value > 0 && value <= 7 * 24 * 60 * MINUTE))
    throw new SettingError(name, text, 'a time is a number above 0, a week at most');
  return value;
}

/**
 * PAYMENTS (sandbox, none), STOREFRONT_URL, API_URL, PAYMENT_PIX_MINUTES (30), PAYMENT_MINUTES (60)
 * and PAYMENT_SANDBOX_LATE_SECONDS (15). Throws `SettingError`.
 */
export function paymentsFrom(env: Env): PaymentOptions {
  return readAll({
    provider: () => choiceOf(env, 'PAYMENTS', PAYMENT_PROVIDERS, DEFAULT_PAYMENTS.provider),
    storefrontUrl: () => addressOf(env, 'STOREFRONT_URL'),
    apiUrl: () => addressOf(env, 'API_URL'),
    pixLifetimeMs: () =>
      durationOf(env, 'PAYMENT_PIX_MINUTES', MINUTE, DEFAULT_PAYMENTS.pixLifetimeMs),
    lifetimeMs: () => durationOf(env, 'PAYMENT_MINUTES', MINUTE, DEFAULT_PAYMENTS.lifetimeMs),
    lateMs: () => durationOf(env, 'PAYMENT_SANDBOX_LATE_SECONDS', 1000, DEFAULT_PAYMENTS.lateMs),
  });
}

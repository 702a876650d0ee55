import * as z from 'zod';
import { choice, number, parsed } from '../platform/settings/setting-types';
import type { CardTokens, PartnerSales } from './at-once';
import { kindOfMethod } from './methods';
import type { OnlinePayments } from './online-payments';
import type { PaymentProvider } from './provider';
import { CALL_DEADLINE_MS } from './provider-deadline';

/**
 * Names of payment providers: `sandbox` is of the demo's plug-in, and takes no payments where that
 * is not installed. A real provider adds its name here, and is a plug-in.
 */
const PAYMENT_PROVIDERS = ['sandbox', 'none'] as const;
type PaymentProviderName = (typeof PAYMENT_PROVIDERS)[number];

/**
 * Payment settings of the environment; times in milliseconds, URLs without a slash at the end, null
 * for the host of the request.
 */
export type PaymentOptions = {
  readonly provider: PaymentProviderName;
  readonly storefrontUrl: string | null;
  readonly apiUrl: string | null;
  readonly pixLifetimeMs: number;
  readonly lifetimeMs: number;
  readonly lateMs: number;
};

export const DEFAULT_PAYMENTS: PaymentOptions = {
  provider: 'sandbox',
  storefrontUrl: null,
  apiUrl: null,
  pixLifetimeMs: 30 * 60_000,
  lifetimeMs: 60 * 60_000,
  lateMs: 15_000,
};

type Opening = {
  /** Path of this API on a public server: '/api' behind the edge, '' alone. */
  readonly apiPath: string;
  readonly cards: CardTokens | null;
  readonly sales: PartnerSales | null;
};

/** The online payments of these providers. The first one takes every supported method. */
export function openPayments(
  { storefrontUrl, apiUrl, pixLifetimeMs, lifetimeMs }: PaymentOptions,
  providers: readonly PaymentProvider[],
  { apiPath, cards, sales }: Opening,
): OnlinePayments {
  return {
    storefrontUrl,
    apiUrl,
    apiPath,
    cards,
    sales,
    providerFor: (method) => (kindOfMethod(method) === null ? null : (providers[0] ?? null)),
    providerNamed: (name) => providers.find(({ id }) => id === name) ?? null,
    callDeadlineMs: CALL_DEADLINE_MS,
    lifetimes: { pix: pixLifetimeMs, other: lifetimeMs },
  };
}

const MINUTE = 60_000;

/** An http or https URL without query or fragment; a slash at its end is removed. */
const address = parsed((given) => {
  const url = URL.canParse(given) ? new URL(given) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash || url.username)
    return null;
  return `${url.origin}${url.pathname}`.replace(/(?<!\/)\/+$/, '');
}, 'an address begins with https:// or http:// and has no query');

/** A time in units of `unit` milliseconds. */
const duration = (unit: number) =>
  number(
    (value) => value * unit > 0 && value * unit <= 7 * 24 * 60 * MINUTE,
    'a time is a number above 0, a week at most',
  ).transform((value) => value * unit);

export const paymentSettings = z
  .object({
    PAYMENTS: choice(PAYMENT_PROVIDERS).default(DEFAULT_PAYMENTS.provider),
    STOREFRONT_URL: address.optional(),
    API_URL: address.optional(),
    PAYMENT_PIX_MINUTES: duration(MINUTE).default(DEFAULT_PAYMENTS.pixLifetimeMs),
    PAYMENT_MINUTES: duration(MINUTE).default(DEFAULT_PAYMENTS.lifetimeMs),
    PAYMENT_SANDBOX_LATE_SECONDS: duration(1000).default(DEFAULT_PAYMENTS.lateMs),
  })
  .transform((given): PaymentOptions => ({
    provider: given.PAYMENTS,
    storefrontUrl: given.STOREFRONT_URL ?? null,
    apiUrl: given.API_URL ?? null,
    pixLifetimeMs: given.PAYMENT_PIX_MINUTES,
    lifetimeMs: given.PAYMENT_MINUTES,
    lateMs: given.PAYMENT_SANDBOX_LATE_SECONDS,
  }));

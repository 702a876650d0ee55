import * as z from 'zod';
import { choice, number, parsed } from '../platform/settings/setting-types';
import { DEFAULT_PAYMENTS, PAYMENT_PROVIDERS, type PaymentOptions } from './open-payments';

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

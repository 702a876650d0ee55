import type { Queryable } from '../platform/db/database';
import type { CardTokens, PartnerSales } from './at-once';
import { kindOfMethod } from './methods';
import type { OnlinePayments } from './online-payments';
import type { PaymentProvider } from './provider';
import { SANDBOX } from '../demo/bank/sandbox';
import { sandboxProvider } from '../demo/bank/sandbox-provider';

/**
 * Payment providers: the demo bank, or none. A real provider adds its name here and its line in
 * `providersOf`.
 */
export const PAYMENT_PROVIDERS = ['sandbox', 'none'] as const;
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
  readonly db: Queryable;
  readonly now: () => Date;
  /** Key that signs the sandbox's webhooks. */
  readonly key: string;
  /** Path of this API on a public server: '/api' behind the edge, '' alone. */
  readonly apiPath: string;
  readonly cards: CardTokens | null;
  readonly sales: PartnerSales | null;
};

function providersOf({ provider }: PaymentOptions, { db, now, key }: Opening): PaymentProvider[] {
  return provider === 'sandbox' ? [sandboxProvider({ db, key, now })] : [];
}

/** Creates the configured payment providers. The first provider takes every supported method. */
export function openPayments(options: PaymentOptions, opening: Opening): OnlinePayments {
  const providers = providersOf(options, opening);
  const { storefrontUrl, apiUrl, pixLifetimeMs, lifetimeMs, lateMs, provider } = options;
  const { apiPath, cards, sales, key } = opening;
  return {
    storefrontUrl,
    apiUrl,
    apiPath,
    cards,
    sales,
    providerFor: (method) => (kindOfMethod(method) === null ? null : (providers[0] ?? null)),
    providerNamed: (name) => providers.find(({ id }) => id === name) ?? null,
    lifetimes: { pix: pixLifetimeMs, other: lifetimeMs },
    sandbox: provider === SANDBOX ? { key, lateMs } : null,
  };
}

import type { CardTokens, PartnerSales } from './at-once';
import type { PaymentProvider } from './provider';

/** Time in ms that an order waits for its payment: for a pix, and for the other kinds. */
export type Lifetimes = { readonly pix: number; readonly other: number };

export type OnlinePayments = {
  /** The provider of a method; null when there is none (ERRORS-06). */
  providerFor(method: string): PaymentProvider | null;
  /** The provider that calls `/payments/{name}/webhook`. */
  providerNamed(name: string): PaymentProvider | null;
  readonly lifetimes: Lifetimes;
  /** Deadline in ms of a call of a provider. */
  readonly callDeadlineMs: number;
  /**
   * Public URL of the storefront, without a slash at the end; null: the host of the customer's
   * request.
   */
  readonly storefrontUrl: string | null;
  /** Public URL of this API; null: the same host, under `apiPath`. */
  readonly apiUrl: string | null;
  readonly apiPath: string;
  /** Tokens of stored cards; null where there is no wallet. */
  readonly cards: CardTokens | null;
  /** Confirmed sales of the loyalty partner; null where there is none. */
  readonly sales: PartnerSales | null;
};

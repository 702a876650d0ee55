import type { CardTokens, PartnerSales } from './at-once';
import type { PaymentProvider } from './provider';
import type { Sandbox } from './sandbox/sandbox';

/** How long an order waits for its payment, in milliseconds: for a pix, and for everything else. */
export type Lifetimes = { readonly pix: number; readonly other: number };

/** Everything the server needs to take money online. */
export type OnlinePayments = {
  /** Who takes payments of a method; null when nobody does (ERRORS-06). */
  providerFor(method: string): PaymentProvider | null;
  /** Who calls at `/payments/{name}/webhook`. */
  providerNamed(name: string): PaymentProvider | null;
  readonly lifetimes: Lifetimes;
  /**
   * Where the storefront answers, without a slash at the end; null: at the host the customer's
   * request came to.
   */
  readonly storefrontUrl: string | null;
  /** Where this API answers in public; null: at the same host, under `apiPath`. */
  readonly apiUrl: string | null;
  readonly apiPath: string;
  /** Tokens of stored cards; null where there is no wallet. */
  readonly cards: CardTokens | null;
  /** Confirmed sales of the loyalty partner; null where there is none. */
  readonly sales: PartnerSales | null;
  /** The demo bank's own pages and messages, when it takes the payments. */
  readonly sandbox: Sandbox | null;
};

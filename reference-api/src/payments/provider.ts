import type { Minor } from '@storefront/shared-domain/contracts';
import type { Result } from '@storefront/shared-domain/rules';

/**
 * How a customer pays: on the provider's page, in its app, by a pix code, or directly with a card
 * of the wallet.
 */
export type PaymentKind = 'redirect' | 'app' | 'pix' | 'card';

/**
 * A payment request to a provider. `id` is the idempotency key: repeated requests must make one
 * payment. `returnTo` is the URL its page returns to.
 */
export type PaymentRequested = {
  readonly id: string;
  readonly orderUuid: string;
  readonly orderNumber: number;
  readonly restaurant: { readonly id: number; readonly name: string; readonly city: string };
  readonly method: string;
  readonly kind: PaymentKind;
  readonly amount: Minor;
  readonly currency: string;
  readonly payer: { readonly name: string; readonly email: string; readonly cpf: string };
  readonly returnTo: string;
  /** URL of this API, for a provider with pages that the API serves. */
  readonly apiUrl: string;
  readonly expiresAt: Date | null;
};

/**
 * A payment that the provider has accepted: its reference, its page ('' for none), the code of a
 * pix ('' for none).
 */
type PaymentStarted = {
  readonly reference: string;
  readonly link: string;
  readonly pixCode: string;
  readonly expiresAt: Date | null;
};

/** The provider rejects this payment permanently; every other failure is thrown and retried. */
type PaymentRefused = { readonly kind: 'refused' };

type ChargeRefused = { readonly kind: 'declined' | 'refused' };

/** Events of a payment: of the provider, of a timeout and of the customer. */
export type PaymentEventKind = 'paid' | 'declined' | 'expired' | 'canceled' | 'refunded';

/**
 * One message of a provider. `id` is the same at every delivery; `reference` is the provider's
 * reference of the payment.
 */
export type ProviderEvent = {
  readonly id: string;
  readonly reference: string;
  readonly kind: PaymentEventKind;
  readonly amount: Minor;
  readonly at: Date;
};

export type WebhookProblem = { readonly kind: 'bad-signature' | 'too-old' | 'malformed' };

/** A webhook as received: names of headers in lower case, the body byte for byte. */
export type WebhookReceived = {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
  readonly now: Date;
};

/**
 * A payment provider. Each call has a deadline (`provider-deadline.ts`) and is repeated after it. To
 * add a real one, implement this in a plug-in and name it in
 * `payments/open-payments.ts`.
 */
export interface PaymentProvider {
  /** Its name in `/payments/{provider}/webhook`. */
  readonly id: string;
  /** Prepares the payment. Safe to repeat under one `id`. */
  start(requested: PaymentRequested): Promise<Result<PaymentStarted, PaymentRefused>>;
  /** Charges a card of the wallet. Safe to repeat under one `id`. */
  charge(
    requested: PaymentRequested,
    cardReference: string,
  ): Promise<Result<{ readonly reference: string }, ChargeRefused>>;
  /**
   * Refunds the whole amount; succeeds for an id that was never charged. Safe to repeat. Throws while
   * the money is not returned.
   */
  refund(payment: {
    readonly id: string;
    readonly reference: string;
    readonly amount: Minor;
  }): Promise<void>;
  /** Reads a message only if this provider has signed it recently. */
  verifyWebhook(received: WebhookReceived): Result<ProviderEvent, WebhookProblem>;
}

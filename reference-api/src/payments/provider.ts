import type { Minor } from '@storefront/shared-domain/contracts';
import type { Result } from '@storefront/shared-domain/rules';

/**
 * How a customer pays: on the provider's page, in its app, by a pix code, or at once with a card of
 * the wallet.
 */
export type PaymentKind = 'redirect' | 'app' | 'pix' | 'card';

/**
 * What a provider is asked to take. `id` is the key of the question: asked twice, it must make one
 * payment. `returnTo` is where its page leads back to.
 */
export type PaymentAsked = {
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
  /** Where this API answers, for a provider whose pages it serves itself. */
  readonly apiUrl: string;
  readonly expiresAt: Date | null;
};

/**
 * A payment the provider has taken up: its own name of it, its page ('' for none), the code of a
 * pix ('' for none).
 */
type PaymentStarted = {
  readonly reference: string;
  readonly link: string;
  readonly pixCode: string;
  readonly expiresAt: Date | null;
};

/**
 * The provider will not take this payment, whoever asks how often; every other failure is thrown
 * and asked again.
 */
type PaymentRefused = { readonly kind: 'refused' };

type ChargeRefused = { readonly kind: 'declined' | 'refused' };

/** What a provider can tell of a payment, and what time and customer do to one. */
export type PaymentEventKind = 'paid' | 'declined' | 'expired' | 'canceled' | 'refunded';

/**
 * One message of a provider. `id` is the same however often it is told; `reference` is its name of
 * the payment.
 */
export type ProviderEvent = {
  readonly id: string;
  readonly reference: string;
  readonly kind: PaymentEventKind;
  readonly amount: Minor;
  readonly at: Date;
};

export type WebhookProblem = { readonly kind: 'bad-signature' | 'too-old' | 'malformed' };

/** A webhook as it came: names of headers in small letters, the body byte for byte. */
export type WebhookReceived = {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
  readonly now: Date;
};

/**
 * Somebody who takes money online. A real one is plugged in by implementing this and naming it in
 * `payments/open-payments.ts`.
 */
export interface PaymentProvider {
  /** Its name in `/payments/{provider}/webhook`. */
  readonly id: string;
  /** Makes the payment ready. Safe to repeat under one `id`. */
  start(asked: PaymentAsked): Promise<Result<PaymentStarted, PaymentRefused>>;
  /** Takes the amount from a card of the wallet at once. Safe to repeat under one `id`. */
  charge(
    asked: PaymentAsked,
    cardReference: string,
  ): Promise<Result<{ readonly reference: string }, ChargeRefused>>;
  /** Gives the whole amount back. Safe to repeat. */
  refund(payment: {
    readonly id: string;
    readonly reference: string;
    readonly amount: Minor;
  }): Promise<void>;
  /** Reads a message only if this provider has signed it, lately. */
  verifyWebhook(received: WebhookReceived): Result<ProviderEvent, WebhookProblem>;
}

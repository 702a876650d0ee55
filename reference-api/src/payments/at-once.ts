import type { Minor } from '@storefront/shared-domain/contracts';
import type { Queryable } from '../platform/db/database';

/** The owner that a token or a confirmed sale must belong to. */
type Spending = {
  readonly restaurantId: number;
  readonly customerId: string | null;
  readonly fingerprint: string;
  readonly orderUuid: string;
  readonly amount: Minor;
};

/** The tokens of stored cards (CARDS-18): each pays one order. */
export type CardTokens = {
  /**
   * Redeems a token inside the order's transaction; returns the card's reference at the provider,
   * null for a token that is invalid, of another owner, or used.
   */
  redeem(
    tx: Queryable,
    token: string,
    spending: Spending,
  ): Promise<{ readonly cardReference: string } | null>;
  /** Stores that the provider refused the card (OPEN-072). */
  refused(on: Queryable, cardReference: string): Promise<void>;
};

/** Sales of the loyalty partner (CHECKOUT-38): a confirmed one counts as paid. */
export type PartnerSales = {
  /**
   * Redeems a confirmed sale inside the order's transaction; false for one that is not confirmed,
   * not of this amount, or used.
   */
  redeem(
    tx: Queryable,
    sale: { readonly saleID: string; readonly saleConfirmationCode: string },
    spending: Spending,
  ): Promise<boolean>;
};

import type { NewCard } from '@storefront/shared-domain/contracts';
import type { Result } from '@storefront/shared-domain/rules';

/** What a vault says of a CVV: right, wrong, or that it no longer has the card. */
type CvvAnswer = 'matches' | 'differs' | 'erased';

/**
 * Who keeps cards: a payment provider. Numbers, CVVs and holders go in and never come out; the rest
 * of this server knows a card by its `reference` alone. A real keeper is plugged in by implementing
 * this and naming it in `reference-api.ts`.
 */
export interface CardVault {
  /** Takes a card in. Nothing is charged. `refused`: the card's bank will not have it. */
  keep(
    card: Pick<NewCard, 'creditCard' | 'creditCardHolder'>,
  ): Promise<Result<{ readonly reference: string }, { readonly kind: 'refused' }>>;
  /** Asks the card's bank; the CVV is forgotten at once. */
  checkCvv(reference: string, cvv: string): Promise<CvvAnswer>;
  /** Whether the card is still there. */
  holds(reference: string): Promise<boolean>;
  /** Forgets a card; one that is not there is no error. */
  forget(reference: string): Promise<void>;
}

import type { NewCard } from '@storefront/shared-domain/contracts';
import { err, type Result } from '@storefront/shared-domain/rules';

/** Result of a CVV check: right, wrong, or the vault no longer has the card. */
type CvvAnswer = 'matches' | 'differs' | 'erased';

/**
 * A card vault: a payment provider. Numbers, CVVs and holders go in and never come out; the rest of
 * this server has only the card's `reference`. Each call has a deadline (`vault-deadline.ts`); a
 * thrown error is answered with 503. To add a real vault, implement this in the plug-in of its payment
 * provider.
 */
export interface CardVault {
  /** Stores a card. Nothing is charged. `refused`: the card's bank rejects it. */
  keep(
    card: Pick<NewCard, 'creditCard' | 'creditCardHolder'>,
  ): Promise<Result<{ readonly reference: string }, { readonly kind: 'refused' }>>;
  /** Queries the card's bank; the CVV is not stored. */
  checkCvv(reference: string, cvv: string): Promise<CvvAnswer>;
  /** Whether the vault still has the card. */
  holds(reference: string): Promise<boolean>;
  /** Deletes a card; a missing one is no error. Repeated after an error. */
  forget(reference: string): Promise<void>;
}

/**
 * The vault of a server without a payment provider that stores cards: every card is refused, none
 * is stored.
 */
export const noVault: CardVault = {
  keep: async () => err({ kind: 'refused' }),
  checkCvv: async () => 'erased',
  holds: async () => false,
  forget: async () => undefined,
};

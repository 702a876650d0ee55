import { err } from '@storefront/shared-domain/rules';
import type { CardVault } from './card-vault';

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

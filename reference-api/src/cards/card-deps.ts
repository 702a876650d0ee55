import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../platform/db/database';
import type { Limits } from '../platform/http/limits';
import type { Tokens } from '../accounts/tokens';
import type { CardVault } from './card-vault';
import type { RestaurantCatalog } from '../restaurants/restaurant-catalog';

export type CardDeps = {
  readonly db: Database;
  readonly catalog: RestaurantCatalog;
  readonly tokens: Tokens;
  /** Stores the cards of the wallet. */
  readonly vault: CardVault;
  readonly limits: Limits;
  readonly now: () => Date;
};

export type VaultDeps = Pick<CardDeps, 'db' | 'vault' | 'now'> & {
  readonly logger?: FastifyBaseLogger | undefined;
};

export type CardFormDeps = {
  /**
   * Its build folder, and the origins, besides its own, that may embed it; null where it is not
   * served.
   */
  readonly cardForm: { readonly dir: string; readonly embedders: readonly string[] } | null;
};

import type { MenuCard } from '@storefront/shared-domain/rules';

/** Names what a card sells: a product, a combo and a pizza may bear the same id. */
export const cardKey = ({ kind, id }: Pick<MenuCard, 'kind' | 'id'>): string => `${kind}:${id}`;

import type { MenuCard } from '@storefront/shared-domain/rules';

/** Unique key of a card: a product, a combo and a pizza may have the same id. */
export const cardKey = ({ kind, id }: Pick<MenuCard, 'kind' | 'id'>): string => `${kind}:${id}`;

import { paths } from '@storefront/shared-domain/paths';
import type { MenuCard } from '@storefront/shared-domain/rules';

/**
 * The page a card opens (OPEN-034): pizza and combo the builder, a product with extras the extras
 * page; null for a product that goes straight into the cart. `isNewBuilder` picks the builder's
 * route (SHELL-24), `sectionId` is where Back returns to.
 */
export function cardPath(
  card: Pick<MenuCard, 'kind' | 'id'>,
  sectionId: string,
  hasChoices: boolean,
  isNewBuilder: boolean,
): string | null {
  if (card.kind === 'combo')
    return paths.pizza({ product: card.id, isCombo: true, menu: sectionId }, isNewBuilder);
  if (card.kind === 'pizza')
    return paths.pizza({ product: card.id, menu: sectionId }, isNewBuilder);
  return hasChoices ? paths.extra({ product: card.id, menu: sectionId }) : null;
}

import { paths } from '@storefront/shared-domain/paths';
import type { MenuCard } from '@storefront/shared-domain/rules';

/**
 * The page a card opens (OPEN-034): the builder for pizzas and combos, the extras page for a
 * product with extras; null for a product that is added to the cart directly. `isNewBuilder`
 * selects the builder's route (SHELL-24), `sectionId` is where Back returns to, `flavors` are selected
 * in the builder.
 */
export function cardPath(
  card: Pick<MenuCard, 'kind' | 'id' | 'size'>,
  {
    sectionId,
    hasChoices,
    isNewBuilder,
    flavors = [],
  }: {
    sectionId: string;
    hasChoices: boolean;
    isNewBuilder: boolean;
    flavors?: readonly { id: string }[] | undefined;
  },
): string | null {
  if (card.kind === 'combo')
    return paths.pizza({ product: card.id, isCombo: true, menu: sectionId }, isNewBuilder);
  if (card.kind === 'pizza')
    return paths.pizza(
      { product: card.id, menu: sectionId, flavors: flavors.map(({ id }) => id) },
      isNewBuilder,
    );
  if (card.kind === 'flavor')
    return paths.pizza(
      { product: card.size ?? '', by: 'flavor', menu: sectionId, flavors: [card.id] },
      isNewBuilder,
    );
  return hasChoices ? paths.extra({ product: card.id, menu: sectionId }) : null;
}

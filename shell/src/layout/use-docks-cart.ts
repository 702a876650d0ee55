import { combine } from 'effector';
import { useUnit } from 'effector-react';
import { $restaurant, $tableLink } from '@storefront/shared-domain/models';
import { isMenuBlocked } from '@storefront/shared-domain/menu-rules';
import { useShownSlots } from '../remotes/use-shown-slots';

const $isOffered = combine(
  $restaurant,
  $tableLink,
  (info, { table }) => info !== null && !isMenuBlocked(info, table !== null),
);

/** Whether the page reserves space for a docked cart on a wide screen, unless its menu is blocked. */
export function useDocksCart(): boolean {
  const isShown = useShownSlots().includes('docked-cart');
  return useUnit($isOffered) && isShown;
}

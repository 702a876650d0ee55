import { combine } from 'effector';
import { useUnit } from 'effector-react';
import { $restaurant, $tableLink } from '@storefront/shared-domain/models';
import { isMenuBlocked } from '@storefront/shared-domain/menu-rules';
import { paths } from '@storefront/shared-domain/paths';
import { useLocation } from '@storefront/shared-ui/router';

const $isOffered = combine(
  $restaurant,
  $tableLink,
  (info, { table }) => info !== null && !isMenuBlocked(info, table !== null),
);

/** Whether the page reserves space for a docked cart on a wide screen: the menu, unless it is blocked. */
export function useDocksCart(): boolean {
  const { pathname } = useLocation();
  return useUnit($isOffered) && pathname === paths.menu();
}

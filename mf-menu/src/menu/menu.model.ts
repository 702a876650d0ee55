import { combine } from 'effector';
import { $menu, $menuMode, $restaurant, $tableLink } from '@storefront/shared-domain/models';
import {
  isMenuBlocked,
  menuSections,
  type MenuSection,
} from '@storefront/shared-domain/menu-rules';
import { DEFAULT_PIZZA_MENU } from './default-pizza-menu';

const NOTHING: readonly MenuSection[] = [];

/** Whether the menu must not be shown at all (MENU-11, MENU-25, MENU-26). */
export const $isBlocked = combine(
  $restaurant,
  $tableLink,
  (info, { table }) => info !== null && isMenuBlocked(info, table !== null),
);

/**
 * The sections for list, navigation and search: in the order of MENU-13, without items not sold in
 * the current mode and time.
 */
export const $sections = combine($menu, $restaurant, $menuMode, (menu, info, mode) =>
  menu === null || info === null
    ? NOTHING
    : menuSections(menu, info, mode, info.pizza_menu ?? DEFAULT_PIZZA_MENU),
);

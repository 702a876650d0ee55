import { combine } from 'effector';
import { $menu, $menuMode, $restaurant, $tableLink } from '@storefront/shared-domain/models';
import { isMenuBlocked, menuSections, type MenuSection } from '@storefront/shared-domain/rules';

const NOTHING: readonly MenuSection[] = [];

/** Whether the menu may not be shown at all (MENU-11, MENU-25, MENU-26). */
export const $isBlocked = combine(
  $restaurant,
  $tableLink,
  (info, { table }) => info !== null && isMenuBlocked(info, table !== null),
);

/**
 * The menu as it is listed, navigated and searched: in the order of MENU-13, without what is not
 * sold here and now.
 */
export const $sections = combine($menu, $restaurant, $menuMode, (menu, info, mode) =>
  menu === null || info === null ? NOTHING : menuSections(menu, info, mode),
);

import { combine } from 'effector';
import { $menu, $menuMode, $restaurant, $tableLink } from '@storefront/shared-domain/models';
import {
  isMenuBlocked,
  menuSections,
  sectionsWithout,
  statedAllergens,
  statesDietary,
  type MenuSection,
} from '@storefront/shared-domain/menu-rules';
import { DEFAULT_PIZZA_MENU } from './default-pizza-menu';
import { $without } from './without.model';

const NOTHING: readonly MenuSection[] = [];

/** Whether the menu must not be shown at all (MENU-11, MENU-25, MENU-26). */
export const $isBlocked = combine(
  $restaurant,
  $tableLink,
  (info, { table }) => info !== null && isMenuBlocked(info, table !== null),
);

/** The whole menu: in the order of MENU-13, without items not sold in the current mode and time. */
export const $allSections = combine($menu, $restaurant, $menuMode, (menu, info, mode) =>
  menu === null || info === null
    ? NOTHING
    : menuSections(menu, info, mode, info.pizza_menu ?? DEFAULT_PIZZA_MENU),
);

/** The sections for list, navigation and search: those of the menu that the filter leaves. */
export const $sections = combine($allSections, $without, sectionsWithout);

/** The record says something about allergens or diets of a dish: the cards then show what it says. */
export const $statesDietary = $menu.map((menu) => menu !== null && statesDietary(menu));

/** Allergens that dishes can be filtered by: those that the record speaks of. */
export const $statedAllergens = $allSections.map(statedAllergens);

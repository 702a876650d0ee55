import { combine, createEvent, createStore } from 'effector';
import { tabletBus } from '../bus';
import { NO_TABLE_LINK, type TableLink } from '../rules/delivery/table-link';
import { restaurantSelected } from './restaurant';

export type { TableLink } from '../rules/delivery/table-link';

/** The table link of this visit was decided (TABLE-01). shell only. */
export const tableLinkRead = createEvent<TableLink>();

/** Whether the customer sits at a table; delivery by default (MENU-27). */
export const $tableLink = createStore<TableLink>(NO_TABLE_LINK).on(
  tableLinkRead,
  (_, link) => link,
);

/** Table and tablet customers see no login control (MENU-02), and order from the cart (CART-21). */
export const $isAtTable = $tableLink.map(({ mode }) => mode !== 'delivery');

/**
 * True from when this visit opened the tablet's screen. A tablet of a closed restaurant has no
 * table but is still a tablet.
 */
const $showsTablet = createStore(false)
  .on(tabletBus.screenOpened, () => true)
  .reset(restaurantSelected);

/**
 * A tablet with a table, or before it gets one: its menu is `paths.tablet()`, its cart a dialog
 * beside it (TABLE-13).
 */
export const $isTablet = combine(
  $tableLink,
  $showsTablet,
  ({ mode }, showsTablet) => mode === 'tablet' || showsTablet,
);

/**
 * Channel of the listed products: those of the tables for table and tablet customers (MENU-27,
 * MENU-28).
 */
export const $menuMode = $isAtTable.map((isAtTable) =>
  isAtTable ? ('table' as const) : ('delivery' as const),
);

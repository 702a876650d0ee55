import { createEvent, createStore } from 'effector';
import { NO_TABLE_LINK, type TableLink } from '../rules/table-link';

export type { TableLink } from '../rules/table-link';

/** The table link of this visit was decided (TABLE-01). shell only. */
export const tableLinkRead = createEvent<TableLink>();

/** Whether the customer sits at a table; delivery by default (MENU-27). */
export const $tableLink = createStore<TableLink>(NO_TABLE_LINK).on(tableLinkRead, (_, link) => link);

/** Table and tablet customers see no login control (MENU-02), and order from the cart (CART-21). */
export const $isAtTable = $tableLink.map(({ mode }) => mode !== 'delivery');

/** A tablet that stands on a table: its menu is `paths.tablet()`, its cart a dialog beside it (TABLE-13). */
export const $isTablet = $tableLink.map(({ mode }) => mode === 'tablet');

/** What is listed and sold: products of the tables for table and tablet customers (MENU-27, MENU-28). */
export const $menuMode = $isAtTable.map((isAtTable) => (isAtTable ? 'table' as const : 'delivery' as const));

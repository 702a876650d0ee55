import { createEvent, createStore } from 'effector';

export type TableLink = { mode: 'delivery' | 'table' | 'tablet'; table: string | null };

/** The table link of this visit was decided (TABLE-01). shell only. */
export const tableLinkRead = createEvent<TableLink>();

/** Whether the customer sits at a table; delivery by default (MENU-27). */
export const $tableLink = createStore<TableLink>({ mode: 'delivery', table: null }).on(tableLinkRead, (_, link) => link);

/** Table and tablet customers see no login control (MENU-02). */
export const $isAtTable = $tableLink.map(({ mode }) => mode !== 'delivery');

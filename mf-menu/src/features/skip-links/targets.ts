/** Ids of the targets of the menu's skip links. */
export const SEARCH_ID = 'menu-search';
export const LIST_ID = 'menu-list';

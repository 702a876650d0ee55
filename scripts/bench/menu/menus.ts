/**
 * The two menus that are compared: an ordinary one, and the largest with the same performance goal.
 */
export const MENUS = [
  { name: 'small', url: 'menu-of-50', products: 50 },
  { name: 'big', url: 'menu-of-5000', products: 5000 },
] as const;

export type MenuName = (typeof MENUS)[number]['name'];

/**
 * Typical search queries: a dish, one with a typo, the beginning of a word, several words, one that
 * every dish contains.
 */
export const QUERIES = ['calabresa', 'calabreza', 'fran', 'molho branco de frango', 'com'] as const;

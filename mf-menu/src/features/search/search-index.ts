import MiniSearch, { type Options } from 'minisearch';
import type { Menu } from '@storefront/shared-domain/contracts';
import type { MenuCard, MenuSection } from '@storefront/shared-domain/rules';
import { cardKey } from '../../menu/card-key';
import { foldedWord } from './words';

type Entry = { key: string; name: string; description: string };

/** The options of MENU-15, unchanged. */
const OPTIONS: Options<Entry> = {
  idField: 'key',
  fields: ['name', 'description'],
  processTerm: foldedWord,
  searchOptions: {
    fuzzy: 0.2,
    boost: { name: 2, description: 1 },
    prefix: true,
    combineWith: 'AND',
  },
};

/**
 * Customers search a pizza by its flavors, but it is listed by its size: the flavor names become
 * part of its description.
 */
function flavorNames(card: MenuCard, menu: Menu): string[] {
  if (card.kind !== 'pizza') return [];
  const categories = new Set(
    menu.pizzas.sizes
      .find(({ id }) => id === card.id)
      ?.flavors.map(({ flavorCategoryID }) => flavorCategoryID),
  );
  return menu.pizzas.flavorCategories
    .filter(({ id }) => categories.has(id))
    .flatMap(({ flavors }) => flavors.map(({ name }) => name));
}

/** Cards indexed per slice: a few milliseconds on a slow phone, between two frames. */
const SLICE = 25;

/** Indexes the menu in slices; the page stays responsive in between, for any length of the menu. */
async function makeIndex(sections: readonly MenuSection[], menu: Menu): Promise<MiniSearch<Entry>> {
  const cards = new Map(
    sections.flatMap((section) => section.cards.map((card) => [cardKey(card), card] as const)),
  );
  const index = new MiniSearch(OPTIONS);
  const entries = [...cards].map(([key, card]) => ({
    key,
    name: card.name,
    description: [card.description, ...flavorNames(card, menu)].join(' '),
  }));
  await index.addAllAsync(entries, { chunkSize: SLICE });
  return index;
}

const indexes = new WeakMap<readonly MenuSection[], Promise<MiniSearch<Entry>>>();

function indexOf(sections: readonly MenuSection[], menu: Menu): Promise<MiniSearch<Entry>> {
  const known = indexes.get(sections);
  if (known) return known;
  const made = makeIndex(sections, menu);
  indexes.set(sections, made);
  return made;
}

/** Name of the performance measure of every search: it must stay below one frame. */
const MEASURE = 'menu-search';

/**
 * Keys of the cards that match a query, best first (MENU-15). Each card once, even if listed
 * repeatedly.
 */
export async function findCards(
  sections: readonly MenuSection[],
  menu: Menu,
  query: string,
): Promise<string[]> {
  const index = await indexOf(sections, menu);
  const start = performance.now();
  const keys = index.search(query).map(({ id }) => String(id));
  performance.measure(MEASURE, { start });
  return keys;
}

/** Builds the index in advance, so that the first search does not wait for it. */
export const warmUp = async (sections: readonly MenuSection[], menu: Menu): Promise<void> => {
  await indexOf(sections, menu);
};

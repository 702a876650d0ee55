import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector';
import { tabletBus } from '@storefront/shared-domain/bus';
import type { Menu } from '@storefront/shared-domain/contracts';
import { $menu } from '@storefront/shared-domain/models';
import type { MenuSection } from '@storefront/shared-domain/menu-rules';
import { debounce } from '@storefront/shared-kit/debounce';
import { $sections } from '../../menu/menu.model';
import type { Hit } from '../../menu/hit';
import { isSearchable } from './words';

/** Debounce time of the search in milliseconds (MENU-16). */
const SEARCH_PAUSE = 500;

/** The text in the search box changed. */
export const queryTyped = createEvent<string>();
/** The search box received focus: preload the search. */
export const searchEntered = createEvent();
/** The customer clears the search and returns to the whole menu. */
export const searchCleared = createEvent();

/** The found cards of a query, best first. */
type Hits = { query: string; cards: readonly Hit[] };

type Search = { sections: readonly MenuSection[]; menu: Menu | null; query: string };

const $catalogue = combine({ sections: $sections, menu: $menu });
const loadSearch = () => import(/* webpackChunkName: "search" */ './search-index');

/** Loads the search chunk on first use. */
export const findCardsFx = createEffect(
  async ({ sections, menu, query }: Search): Promise<readonly Hit[]> =>
    menu === null ? [] : (await loadSearch()).findCards(sections, menu, query),
);

const warmUpFx = attach({
  source: $catalogue,
  effect: async ({ sections, menu }) => {
    if (menu !== null) await (await loadSearch()).warmUp(sections, menu);
  },
});

/** The value of the search box. */
export const $query = createStore('')
  .on(queryTyped, (_, query) => query)
  .reset(searchCleared);

/** The query being searched; '' shows the whole menu. */
const $requested = createStore('');

/** The search results; null while the whole menu is shown. */
export const $hits = createStore<Hits | null>(null);

/** The search chunk could not be loaded; the next input retries. */
export const $isSearchBroken = createStore(false)
  .on(findCardsFx.fail, () => true)
  .reset(findCardsFx.done, searchCleared);

sample({ clock: tabletBus.leftAlone, target: searchCleared });
sample({ clock: searchEntered, target: warmUpFx });
// After the pause the box may have been cleared: its current value is searched.
sample({
  clock: debounce(queryTyped, SEARCH_PAUSE).debounced,
  source: $query,
  fn: (query) => (isSearchable(query) ? query.trim() : ''),
  target: $requested,
});
sample({ clock: searchCleared, fn: () => '', target: $requested });
sample({
  clock: [$requested, $sections],
  source: { catalogue: $catalogue, query: $requested },
  filter: ({ query }) => query !== '',
  fn: ({ catalogue, query }) => ({ ...catalogue, query }),
  target: findCardsFx,
});
sample({
  clock: $requested,
  filter: (requested) => requested === '',
  fn: () => null,
  target: $hits,
});
sample({
  clock: findCardsFx.done,
  source: $requested,
  // a late response to an older query is dropped
  filter: (requested, { params }) => requested === params.query,
  fn: (_, { params, result }) => ({ query: params.query, cards: result }),
  target: $hits,
});

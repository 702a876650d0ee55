import { attach, combine, createEvent, createStore, sample } from 'effector';
import { $isTablet, $restaurantId, restaurantSelected } from '@storefront/shared-domain/models';
import { $pizzaDrafts, draftsRestored } from './drafts.model';
import type { PizzaJournal } from './pizza-journal';

/** A page of the builder is shown. */
export const builderOpened = createEvent();

/** Loads the code that reads them after the page: with it come the contracts. */
const openFx = attach({
  source: $restaurantId,
  effect: async (restaurantId): Promise<PizzaJournal> => {
    const { openPizzaJournal } = await import(/* webpackChunkName: "drafts" */ './pizza-journal');
    return openPizzaJournal(restaurantId!);
  },
});

/** The opened drafts, unless another restaurant was selected meanwhile. */
const opened = sample({
  clock: openFx.doneData,
  source: $restaurantId,
  filter: (restaurantId, journal) => restaurantId === journal.restaurantId,
  fn: (_, journal) => journal,
});

const $journal = createStore<PizzaJournal | null>(null, { serialize: 'ignore' })
  .on(opened, (_, journal) => journal)
  .reset(restaurantSelected);

const $situation = combine({
  journal: $journal,
  drafts: $pizzaDrafts,
  restaurantId: $restaurantId,
  isTablet: $isTablet,
});

// A tablet is shared: nothing of its customers is stored.
sample({
  clock: builderOpened,
  source: $situation,
  filter: ({ journal, restaurantId, isTablet }) =>
    journal === null && restaurantId !== null && !isTablet,
  fn: () => undefined,
  target: openFx,
});
sample({ clock: opened, fn: ({ found }) => found, target: draftsRestored });

const saveFx = attach({
  source: $situation,
  effect: ({ journal, drafts }): void => journal?.save(drafts),
});
// Also what was chosen while they were read.
sample({ clock: [$pizzaDrafts, opened], fn: () => undefined, target: saveFx });

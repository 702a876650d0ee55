import { attach, combine, createEvent, createStore, sample } from 'effector';
import { $isTablet, $restaurantId, restaurantSelected } from '@storefront/shared-domain/models';
import { $pizzaDrafts, draftsRestored } from './drafts.model';
import { openPizzaJournal, type PizzaJournal } from './pizza-journal';

/** A page of the builder is shown. */
export const builderOpened = createEvent();

const openFx = attach({
  source: $restaurantId,
  effect: (restaurantId) => openPizzaJournal(restaurantId!),
});

const $journal = createStore<PizzaJournal | null>(null, { serialize: 'ignore' })
  .on(openFx.doneData, (_, journal) => journal)
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
sample({ clock: openFx.doneData, fn: ({ found }) => found, target: draftsRestored });

const saveFx = attach({
  source: $situation,
  effect: ({ journal, drafts, restaurantId }): void => {
    if (journal?.restaurantId === restaurantId) journal?.save(drafts);
  },
});
sample({ clock: $pizzaDrafts, fn: () => undefined, target: saveFx });

import { createEvent, createStore, sample } from 'effector';
import { cartBus, tabletBus } from '@storefront/shared-domain/bus';
import type { CartLine } from '@storefront/shared-domain/contracts';
import { restaurantSelected } from '@storefront/shared-domain/models';
import { withExtras } from '@storefront/shared-domain/rules';
import { randomUuid } from '@storefront/shared-domain/storage';
import { choosable, chosenExtras, initialChoice, type Choice } from './choose-option';
import type { ExtrasItem } from './extras-item';

export type Draft = { choice: Choice; units: number };

/** The options of an item were chosen anew. */
export const choiceMade = createEvent<{ item: ExtrasItem; choice: Choice }>();

/** How many of the item go into the cart at once. */
export const unitsSet = createEvent<{ item: ExtrasItem; units: number }>();

/** The item goes into the cart as it is chosen now. */
export const addClicked = createEvent<ExtrasItem>();

/** The choice for an item as it stands; an option that can no longer be had is no longer chosen. */
export function draftOf(
  drafts: Readonly<Record<string, Draft>>,
  { key, groups }: ExtrasItem,
): Draft {
  const draft = drafts[key];
  return draft === undefined
    ? { choice: initialChoice(groups), units: 1 }
    : { ...draft, choice: choosable(groups, draft.choice) };
}

/** Items under construction by key: leaving the page and coming back loses nothing. */
export const $drafts = createStore<Readonly<Record<string, Draft>>>({})
  .on(choiceMade, (drafts, { item, choice }) => ({
    ...drafts,
    [item.key]: { ...draftOf(drafts, item), choice },
  }))
  .on(unitsSet, (drafts, { item, units }) => ({
    ...drafts,
    [item.key]: { ...draftOf(drafts, item), units },
  }))
  .reset(restaurantSelected, tabletBus.leftAlone);

/**
 * The line as it would go into the cart; of a pizza and a combo with their extras in place
 * (CONFLICTS-19).
 */
export function lineOf(
  { line, groups }: ExtrasItem,
  { choice, units }: Draft,
  lineId: string,
): CartLine {
  const extras = chosenExtras(groups, choice);
  const complete = line.type === 'general' ? { ...line, extras } : withExtras(line, extras);
  return { ...complete, lineId: line.lineId || lineId, qty: units };
}

const added = sample({
  clock: addClicked,
  source: $drafts,
  fn: (drafts, item) => ({
    key: item.key,
    line: lineOf(item, draftOf(drafts, item), randomUuid()),
  }),
});
sample({ clock: added, fn: ({ line }) => line, target: cartBus.lineAdded });
$drafts.on(added, (drafts, { key }) =>
  Object.fromEntries(Object.entries(drafts).filter(([id]) => id !== key)),
);

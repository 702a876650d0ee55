import { createEvent, createStore, sample } from 'effector';
import { tabletBus } from '@storefront/shared-domain/bus';
import type { CartLine } from '@storefront/shared-domain/contracts';
import { restaurantSelected } from '@storefront/shared-domain/models';
import { withExtras } from '@storefront/shared-domain/menu-rules';
import { randomUuid } from '@storefront/shared-domain/storage';
import { lineFinished } from '../../flow/line-finished';
import {
  choiceOfExtras,
  choosable,
  chosenExtras,
  initialChoice,
  type Choice,
} from './choose-option';
import type { ExtrasItem } from './extras-item';

export type Draft = { choice: Choice; units: number };

/** The choice of an item's options changed. */
export const choiceMade = createEvent<{ item: ExtrasItem; choice: Choice }>();

/** Number of units of the item to add to the cart. */
export const unitsSet = createEvent<{ item: ExtrasItem; units: number }>();

/** Puts the item into the cart with its current choice. */
export const addClicked = createEvent<ExtrasItem>();

const editedDraft = ({ groups, edited }: ExtrasItem): Draft | null =>
  edited && { choice: choiceOfExtras(groups, edited.extras), units: edited.qty };

/**
 * The current choice of an item, at first that of the changed line; unavailable options are removed
 * from it.
 */
export function findDraft(drafts: Readonly<Record<string, Draft>>, item: ExtrasItem): Draft {
  const draft = drafts[item.key] ?? editedDraft(item);
  return draft === null
    ? { choice: initialChoice(item.groups), units: 1 }
    : { ...draft, choice: choosable(item.groups, draft.choice) };
}

/** Unfinished items by key; they survive leaving the page. */
export const $drafts = createStore<Readonly<Record<string, Draft>>>({})
  .on(choiceMade, (drafts, { item, choice }) => ({
    ...drafts,
    [item.key]: { ...findDraft(drafts, item), choice },
  }))
  .on(unitsSet, (drafts, { item, units }) => ({
    ...drafts,
    [item.key]: { ...findDraft(drafts, item), units },
  }))
  .reset(restaurantSelected, tabletBus.leftAlone);

/** The line as added to the cart, including the extras of a pizza or combo (CONFLICTS-19). */
export function toCartLine(
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
    line: toCartLine(item, findDraft(drafts, item), randomUuid()),
  }),
});
sample({ clock: added, fn: ({ line }) => line, target: lineFinished });
$drafts.on(added, (drafts, { key }) =>
  Object.fromEntries(Object.entries(drafts).filter(([id]) => id !== key)),
);

import { createEvent, createStore, sample } from 'effector';
import { cartBus } from '@storefront/shared-domain/bus';
import type { CartLine, Product } from '@storefront/shared-domain/contracts';
import { restaurantSelected } from '@storefront/shared-domain/models';
import { newLine } from '@storefront/shared-domain/rules';
import { randomUuid } from '@storefront/shared-domain/storage';
import { chosenExtras, initialChoice, type Choice } from './choose-option';

export type Draft = { choice: Choice; units: number };

/** The options of a product were chosen anew. */
export const choiceMade = createEvent<{ product: Product; choice: Choice }>();

/** How many of the product go into the cart at once. */
export const unitsSet = createEvent<{ product: Product; units: number }>();

/** The product goes into the cart as it is chosen now. */
export const addClicked = createEvent<Product>();

export const draftOf = (drafts: Readonly<Record<string, Draft>>, product: Product): Draft =>
  drafts[product.id] ?? { choice: initialChoice(product.extras), units: 1 };

/** Items under construction by product: leaving the page and coming back loses nothing. */
export const $drafts = createStore<Readonly<Record<string, Draft>>>({})
  .on(choiceMade, (drafts, { product, choice }) => ({ ...drafts, [product.id]: { ...draftOf(drafts, product), choice } }))
  .on(unitsSet, (drafts, { product, units }) => ({ ...drafts, [product.id]: { ...draftOf(drafts, product), units } }))
  .reset(restaurantSelected);

export const lineOf = (product: Product, { choice, units }: Draft, lineId: string): CartLine =>
  ({ ...newLine(product, chosenExtras(product, choice), lineId), qty: units });

const added = sample({ clock: addClicked, source: $drafts, fn: (drafts, product) => lineOf(product, draftOf(drafts, product), randomUuid()) });
sample({ clock: added, target: cartBus.lineAdded });
$drafts.on(added, (drafts, line) => Object.fromEntries(Object.entries(drafts).filter(([id]) => id !== line.id)));

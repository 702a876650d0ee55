import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector';
import { cartBus, deliveryBus } from '../bus';
import { StoredCart, type CartLine, type DeliveryType } from '../contracts';
import { addLine, changeNotes, changeQuantity, removeLine } from '../rules/cart-lines';
import { cartSubtotal, pointsNeeded } from '../rules/subtotals';
import { keys, storage } from '../storage';
import { $restaurantId, restaurantSelected } from './restaurant';

/** The cart of a restaurant is opened: what this device stored of it is read back (CART-18). shell only. */
export const cartOpened = createEvent<number>();

/** Reads the stored cart; a corrupted or unknown one reads as none and costs nothing else. */
export const readCartFx = createEffect<number, StoredCart | null>((restaurantId) => storage.read(keys.cart(restaurantId), StoredCart));

/** The lines of the cart, oldest first. */
export const $lines = createStore<CartLine[]>([])
  .on(readCartFx.doneData, (lines, stored) => (lines.length === 0 ? (stored?.lines ?? []) : lines))
  .on(cartBus.lineAdded, addLine)
  .on(cartBus.lineRemoved, removeLine)
  .on(cartBus.quantityChanged, (lines, { lineId, delta }) => changeQuantity(lines, lineId, delta))
  .on(cartBus.notesChanged, (lines, { lineId, notes }) => changeNotes(lines, lineId, notes))
  .on(cartBus.reconciled, (_, { lines }) => lines)
  .reset(cartBus.cleared, restaurantSelected);

/** How the customer gets the food; null until chosen. Saved with the cart (DELIVERY-14). */
export const $deliveryType = createStore<DeliveryType | null>(null)
  .on(readCartFx.doneData, (type, stored) => type ?? stored?.deliveryType ?? null)
  .on(deliveryBus.typeChosen, (_, type) => type)
  .on(deliveryBus.addressConfirmed, () => 'delivery')
  .reset(cartBus.cleared, restaurantSelected);

export const $cartCount = $lines.map((lines) => lines.reduce((sum, line) => sum + line.qty, 0));
export const $isCartEmpty = $lines.map((lines) => lines.length === 0);
export const $cartSubtotal = $lines.map(cartSubtotal);
export const $cartPoints = $lines.map(pointsNeeded);

/** False until the stored cart was looked for: before that an empty cart proves nothing. */
export const $isCartReady = createStore(false).on(readCartFx.finally, () => true).reset(restaurantSelected);

/** Saves the cart on entry and on each change (CART-18); `memory` when the device did not take it. Null while there is nothing to save. */
export const saveCartFx = attach({
  source: combine({ restaurantId: $restaurantId, lines: $lines, deliveryType: $deliveryType, isReady: $isCartReady }),
  effect: ({ restaurantId, lines, deliveryType, isReady }) =>
    (restaurantId !== null && isReady ? storage.save(keys.cart(restaurantId), StoredCart, { lines, deliveryType }) : null),
});

sample({ clock: cartOpened, target: readCartFx });
sample({ clock: [$lines, $deliveryType, readCartFx.finally], fn: () => undefined, target: saveCartFx });

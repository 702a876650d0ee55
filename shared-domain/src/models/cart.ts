import {
  attach,
  combine,
  createEffect,
  createEvent,
  createStore,
  sample,
  scopeBind,
} from 'effector';
import { cartBus, deliveryBus, orderBus } from '../bus';
import type { CartLine, DeliveryType } from '../contracts';
import { addLine, changeNotes, changeQuantity, removeLine } from '../rules/cart-lines';
import { giveBack, type LinesBack } from '../rules/give-back';
import { distinctLines, withoutOrdered } from '../rules/merge-carts';
import { cartSubtotal, pointsNeeded } from '../rules/subtotals';
import { openCartJournal, type CartJournal, type CartSaved } from './cart-journal';
import { $restaurantId, restaurantSelected } from './restaurant';

/**
 * The cart of a restaurant is opened: what this device stored of it is read back (CART-18). shell
 * only.
 */
export const cartOpened = createEvent<number>();

/** Another tab stored its cart. */
const changedElsewhere = createEvent();

const $journal = createStore<CartJournal | null>(null, { serialize: 'ignore' });
const $unwatch = createStore<(() => void) | null>(null, { serialize: 'ignore' });

/**
 * Reads the stored cart; a corrupted or unknown one reads as none and costs nothing else. Opened
 * already, it is known.
 */
export const readCartFx = attach({
  source: { journal: $journal, unwatch: $unwatch },
  effect: ({ journal, unwatch }, restaurantId: number) => {
    if (journal?.restaurantId === restaurantId) return null;
    unwatch?.();
    const opened = openCartJournal(restaurantId);
    return {
      journal: opened,
      unwatch: opened.onForeignChange(scopeBind(changedElsewhere, { safe: true })),
    };
  },
});

$journal.on(readCartFx.doneData, (journal, read) => read?.journal ?? journal);
$unwatch.on(readCartFx.doneData, (unwatch, read) => read?.unwatch ?? unwatch);

/** Lines of an order that was given up come back into the cart. */
const linesReturned = createEvent<LinesBack>();

/**
 * Which of them came back, and where to: coming by the same page again does not bring them twice
 * while they are there.
 */
const $returned = createStore<LinesBack['places']>([])
  .on(linesReturned, (known, { places }) => [...known, ...places])
  .reset(cartBus.cleared, orderBus.placed, restaurantSelected);

/** The lines of the cart, oldest first. */
export const $lines = createStore<CartLine[]>([])
  .on(readCartFx.doneData, (lines, read) =>
    read === null ? lines : distinctLines([...read.journal.found.lines, ...lines]),
  )
  .on(cartBus.lineAdded, addLine)
  .on(cartBus.lineRemoved, removeLine)
  .on(cartBus.quantityChanged, (lines, { lineId, delta }) => changeQuantity(lines, lineId, delta))
  .on(cartBus.notesChanged, (lines, { lineId, notes }) => changeNotes(lines, lineId, notes))
  .on([cartBus.reconciled, cartBus.takenOver], (_, { lines }) => [...lines])
  .on(cartBus.prizesDropped, (lines, { removed }) =>
    lines.filter(({ lineId }) => removed.every((line) => line.lineId !== lineId)),
  )
  .on(linesReturned, (_, { lines }) => [...lines])
  .on(cartBus.cleared, (lines, { ordered }) =>
    ordered === undefined ? [] : withoutOrdered(lines, ordered),
  )
  .reset(restaurantSelected);

sample({
  clock: orderBus.givenUp,
  source: { known: $returned, lines: $lines },
  fn: ({ known, lines }, back) => giveBack(lines, back, known),
  target: linesReturned,
});

/** How the customer gets the food; null until chosen. Saved with the cart (DELIVERY-14). */
export const $deliveryType = createStore<DeliveryType | null>(null)
  .on(readCartFx.doneData, (type, read) => type ?? read?.journal.found.deliveryType ?? null)
  .on(cartBus.takenOver, (_, { deliveryType }) => deliveryType)
  .on(deliveryBus.typeChosen, (_, type) => type)
  .on(deliveryBus.addressConfirmed, () => 'delivery')
  .reset(cartBus.cleared, restaurantSelected);

export const $cartCount = $lines.map((lines) => lines.reduce((sum, line) => sum + line.qty, 0));
export const $isCartEmpty = $lines.map((lines) => lines.length === 0);
export const $cartSubtotal = $lines.map(cartSubtotal);
export const $cartPoints = $lines.map(pointsNeeded);

/** False until the stored cart was looked for: before that an empty cart proves nothing. */
export const $isCartReady = createStore(false)
  .on(readCartFx.finally, () => true)
  .reset(restaurantSelected);

/**
 * Saves the cart on entry and on each change (CART-18), merged with what other tabs saved;
 * `written` is `memory` when the device did not take it. Null while there is nothing to save.
 */
export const saveCartFx = attach({
  source: combine({
    restaurantId: $restaurantId,
    journal: $journal,
    lines: $lines,
    deliveryType: $deliveryType,
    isReady: $isCartReady,
  }),
  effect: ({ restaurantId, journal, lines, deliveryType, isReady }): CartSaved | null =>
    journal !== null && journal.restaurantId === restaurantId && isReady
      ? journal.save({ lines, deliveryType })
      : null,
});

/**
 * After the events of this moment: a save starts from the cart as it is, and nothing changes the
 * cart until the save is done.
 */
const settleFx = createEffect(() => Promise.resolve());

sample({ clock: cartOpened, target: readCartFx });
sample({
  clock: [$lines, $deliveryType, readCartFx.finally, changedElsewhere],
  fn: () => undefined,
  target: settleFx,
});
sample({ clock: settleFx.finally, fn: () => undefined, target: saveCartFx });
sample({
  clock: saveCartFx.doneData,
  filter: (saved) => (saved?.taken ?? null) !== null,
  fn: (saved) => saved!.taken!,
  target: cartBus.takenOver,
});

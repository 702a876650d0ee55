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
import {
  addLine,
  changeNotes,
  changeQuantity,
  removeLine,
  replaceLine,
} from '../rules/cart/cart-lines';
import { giveBack, type LinesBack } from '../rules/cart/give-back';
import { distinctLines, withoutOrdered } from '../rules/cart/merge-carts';
import { cartSubtotal, pointsNeeded } from '../rules/money/subtotals';
import {
  openCartJournal,
  type CartJournal,
  type CartSaved,
  type EarlyWrites,
} from './cart-journal';
import { $restaurant, $restaurantId, restaurantSelected } from './restaurant';

/** The cart of a restaurant is opened: its stored content is read (CART-18). shell only. */
export const cartOpened = createEvent<number>();

/** Another tab stored its cart. */
const changedElsewhere = createEvent();

/**
 * What the start script of a rendered page writes to the stored cart. `take` ends that and returns its
 * writes, once; null without any for this restaurant.
 */
export type EarlyCartSource = {
  readonly take: (restaurantId: number) => EarlyWrites | null;
};

/** The page has such a start script. shell only. */
export const earlyCartFound = createEvent<EarlyCartSource>();

const $earlyCart = createStore<EarlyCartSource | null>(null, { serialize: 'ignore' }).on(
  earlyCartFound,
  (_, source) => source,
);

const $journal = createStore<CartJournal | null>(null, { serialize: 'ignore' });
const $unwatch = createStore<(() => void) | null>(null, { serialize: 'ignore' });

/**
 * Reads the stored cart; a corrupted or unknown one reads as empty without further effects. An
 * already opened cart is not read again.
 */
export const readCartFx = attach({
  source: { journal: $journal, unwatch: $unwatch, early: $earlyCart },
  effect: ({ journal, unwatch, early }, restaurantId: number) => {
    if (journal?.restaurantId === restaurantId) return null;
    unwatch?.();
    const writes = early?.take(restaurantId) ?? null;
    const opened = openCartJournal(restaurantId, undefined, undefined, writes);
    return {
      journal: opened,
      unwatch: opened.onForeignChange(scopeBind(changedElsewhere, { safe: true })),
    };
  },
});

// A restaurant that is selected again is read again: its lines have left the page.
$journal
  .on(readCartFx.doneData, (journal, read) => read?.journal ?? journal)
  .reset(restaurantSelected);
$unwatch.on(readCartFx.doneData, (unwatch, read) => read?.unwatch ?? unwatch);

/** Lines of a canceled order return to the cart. */
const linesReturned = createEvent<LinesBack>();

/**
 * The returned lines and their lines in the cart: a second visit to the same page does not add them
 * again while they are in the cart.
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
  .on(cartBus.lineReplaced, replaceLine)
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

/** The delivery type; null until chosen. Saved with the cart (DELIVERY-14). */
export const $deliveryType = createStore<DeliveryType | null>(null)
  .on(readCartFx.doneData, (type, read) => type ?? read?.journal.found.deliveryType ?? null)
  .on(cartBus.takenOver, (_, { deliveryType }) => deliveryType)
  .on(deliveryBus.typeChosen, (_, type) => type)
  .on(deliveryBus.addressConfirmed, () => 'delivery')
  .reset(cartBus.cleared, restaurantSelected);

export const $cartCount = $lines.map((lines) => lines.reduce((sum, line) => sum + line.qty, 0));
export const $isCartEmpty = $lines.map((lines) => lines.length === 0);
/** Rounded to what the restaurant's currency can pay. */
export const $cartSubtotal = combine($lines, $restaurant, (lines, info) =>
  cartSubtotal(lines, info?.currency),
);
export const $cartPoints = $lines.map(pointsNeeded);

/** False until the stored cart was read: before that an empty cart has no meaning. */
export const $isCartReady = createStore(false)
  .on(readCartFx.finally, () => true)
  .reset(restaurantSelected);

/**
 * Saves the cart on entry and on each change (CART-18), merged with the saves of other tabs;
 * `written` is `memory` when the device's storage rejected it. Null while there is nothing to save.
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
 * Delays a save until the current events are done: it starts from the resulting cart, and the cart
 * does not change until the save is done.
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

import { createEvent } from 'effector';
import type { CartLine, Order, OrderPayment, PlacedOrder } from '../contracts';

/**
 * An order left for the server; redirects for an empty cart are off until `settled` (CONFLICTS-06).
 * checkout, delivery, cart → order draft.
 */
export const sendingStarted = createEvent();

/**
 * An order was sent and no answer came that tells what became of it: somebody is to ask. checkout,
 * delivery, cart → shell.
 */
export const outcomeUnknown = createEvent();

/**
 * An order whose answer was lost turned out to be placed; `placed` was told, too. shell → checkout,
 * shell.
 */
export const recovered = createEvent<PlacedOrder>();

/**
 * The server stored the order. checkout, delivery, cart, shell → order draft, cart model, tracking,
 * shell.
 */
export const placed = createEvent<PlacedOrder>();

/**
 * What followed the order is over: the success navigation ended, or the order was refused. checkout
 * → order draft.
 */
export const settled = createEvent();

/** The customer gave the order up; nothing of the draft is kept. checkout → order draft. */
export const draftReset = createEvent();

/** The server told where the payment of an order stands by now. checkout → last order model. */
export const paymentRead = createEvent<{ readonly uuid: string; readonly payment: OrderPayment }>();

/**
 * An order that was not paid is over, and its lines come back into the cart. checkout, tracking →
 * cart model.
 */
export const givenUp = createEvent<readonly CartLine[]>();

/** What a customer thinks of an order was sent. tracking → last order model. */
export const reviewed = createEvent<{ readonly uuid: string }>();

/**
 * The customer will not say what they think of an order: it is not asked again. tracking → last
 * order model.
 */
export const reviewDismissed = createEvent<{ readonly uuid: string }>();

/**
 * A page tells that this order was taken, and paid where it is paid online: what is offered after
 * an order may be (TRACKING-08). checkout, tracking → shell.
 */
export const successShown = createEvent<Order>();

/**
 * What is offered after an order is over: it was answered, or there was nothing to offer. shell,
 * delivery, cart → shell.
 */
export const followedUp = createEvent<{ readonly uuid: string }>();

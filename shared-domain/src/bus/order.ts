import { createEvent } from 'effector';
import type { CartLine, Order, OrderPayment, PlacedOrder } from '../contracts';

/**
 * An order was sent to the server; redirects for an empty cart are disabled until `settled`
 * (CONFLICTS-06). checkout, delivery, cart → order draft.
 */
export const sendingStarted = createEvent();

/**
 * An order was sent, but no answer reports its outcome; the shell has to query it. checkout,
 * delivery, cart → shell.
 */
export const outcomeUnknown = createEvent();

/**
 * An order without an answer turned out to be placed; `placed` was emitted, too. shell → checkout,
 * shell.
 */
export const recovered = createEvent<PlacedOrder>();

/**
 * The server stored the order. checkout, delivery, cart, shell → order draft, cart model, tracking,
 * shell.
 */
export const placed = createEvent<PlacedOrder>();

/**
 * The handling of the order has ended: the success navigation is done, or the order was refused.
 * checkout → order draft.
 */
export const settled = createEvent();

/** The customer abandoned the order; the draft is cleared. checkout → order draft. */
export const draftReset = createEvent();

/** The server returned the current payment state of the order. checkout → last order model. */
export const paymentRead = createEvent<{ readonly uuid: string; readonly payment: OrderPayment }>();

/** An unpaid order has ended, and its lines return to the cart. checkout, tracking → cart model. */
export const givenUp = createEvent<readonly CartLine[]>();

/** A review of an order was sent. tracking → last order model. */
export const reviewed = createEvent<{ readonly uuid: string }>();

/**
 * The customer dismissed the review of an order: it is not requested again. tracking → last order
 * model.
 */
export const reviewDismissed = createEvent<{ readonly uuid: string }>();

/**
 * A page reports that this order was accepted, and paid where it is paid online: the offers after
 * an order may be shown (TRACKING-08). checkout, tracking → shell.
 */
export const successShown = createEvent<Order>();

/**
 * The offers after an order are closed: answered, or there were none. shell, delivery, cart →
 * shell.
 */
export const followedUp = createEvent<{ readonly uuid: string }>();

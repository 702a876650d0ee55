import { createEvent } from 'effector';
import type { PlacedOrder } from '../contracts';

/** An order left for the server; redirects for an empty cart are off until `settled` (CONFLICTS-06). checkout, delivery, cart → order draft. */
export const sendingStarted = createEvent();

/** The server stored the order. checkout, delivery, cart → order draft, cart model, tracking, shell. */
export const placed = createEvent<PlacedOrder>();

/** What followed the order is over: the success navigation ended, or the order was refused. checkout → order draft. */
export const settled = createEvent();

/** The customer gave the order up; nothing of the draft is kept. checkout → order draft. */
export const draftReset = createEvent();

import { createEvent } from 'effector';

/**
 * A link back to a cart was opened, and its record still counts; the record's uuid (CART-26). shell
 * → cart recovery model.
 */
export const recoveryFound = createEvent<string>();

/** The customer goes on with the saved cart (OPEN-084). cart → cart recovery model. */
export const cartContinued = createEvent();

/**
 * The customer wants an empty cart instead; the record is of no use any more (OPEN-084). cart →
 * cart recovery model, shell.
 */
export const startedOver = createEvent();

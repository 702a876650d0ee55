import { createEvent } from 'effector';

/**
 * A cart recovery link with a valid record was opened; the record's uuid (CART-26). shell → cart
 * recovery model.
 */
export const recoveryFound = createEvent<string>();

/** The customer continues with the saved cart (OPEN-084). cart → cart recovery model. */
export const cartContinued = createEvent();

/**
 * The customer starts with an empty cart instead; the record is no longer needed (OPEN-084). cart →
 * cart recovery model, shell.
 */
export const startedOver = createEvent();

import { createEvent } from 'effector';

/** The tablet's own screen was opened, with or without a table. menu → table link model. */
export const screenOpened = createEvent();

/**
 * Nobody has touched the tablet for a while: the next guest finds it as if it were new. shell →
 * tablet rest model, search, table cart.
 */
export const leftAlone = createEvent();

/** Somebody took the tablet up again. menu → tablet rest model. */
export const takenUp = createEvent();

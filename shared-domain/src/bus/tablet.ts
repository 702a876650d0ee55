import { createEvent } from 'effector';

/** The tablet's own screen was opened, with or without a table. menu → table link model. */
export const screenOpened = createEvent();

/**
 * The tablet was idle for a while: it is reset for the next guest. shell → tablet rest model,
 * search, table cart.
 */
export const leftAlone = createEvent();

/** A guest uses the tablet again. menu → tablet rest model. */
export const takenUp = createEvent();

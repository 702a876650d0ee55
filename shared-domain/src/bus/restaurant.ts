import { createEvent } from 'effector';

/**
 * The menu must be read again: an item was refused, or the customer came back from idle (SHELL-51,
 * OPEN-097). checkout, shell → shell.
 */
export const reloadRequested = createEvent();

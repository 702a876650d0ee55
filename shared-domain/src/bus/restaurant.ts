import { createEvent } from 'effector';

/**
 * The menu must be reloaded: an item was refused, or the customer returned after being idle
 * (SHELL-51, OPEN-097). checkout, shell → shell.
 */
export const reloadRequested = createEvent();

import { createEvent } from 'effector';

/**
 * A tablet scanned the code of its table (OPEN-030); `token` is the code the server opened. menu
 * (tablet/scan) → shell.
 */
export const tabletScanned = createEvent<{ table: string; token: string }>();

/** An order of a table link was placed (CART-24, TABLE-06); `uuid` is the order's. cart → shell. */
export const tableOrderPlaced = createEvent<{ uuid: string }>();

/**
 * The table link of this device was removed: the customer left, or the tablet was taken away. any →
 * shell.
 */
export const linkEnded = createEvent();

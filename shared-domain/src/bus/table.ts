import { createEvent } from 'effector';

/**
 * A tablet was told which table it stands on (OPEN-030); `token` is the code the server opened.
 * menu (tablet/scan) → shell.
 */
export const tabletScanned = createEvent<{ table: string; token: string }>();

/** An order of a table link was placed (CART-24, TABLE-06); `uuid` is the order's. cart → shell. */
export const tableOrderPlaced = createEvent<{ uuid: string }>();

/** The table link of this device is given up: customer left, tablet taken away. any → shell. */
export const linkEnded = createEvent();

import { createEvent, createStore } from 'effector';
import { tabletBus } from '@storefront/shared-domain/bus';
import { $tableLink, restaurantSelected } from '@storefront/shared-domain/models';
import { sendConfirmationRequested, tableOrderRequested } from '../../lib/table-order-requested';

/** The customer continues to choose. */
export const sendDismissed = createEvent();

/**
 * True while the content of a table's order is shown for confirmation. Another table needs another
 * confirmation.
 */
export const $isSendShown = createStore(false)
  .on(sendConfirmationRequested, () => true)
  .reset(sendDismissed, tableOrderRequested, tabletBus.leftAlone, $tableLink, restaurantSelected);

import { createEvent, createStore } from 'effector';
import { restaurantSelected } from '@storefront/shared-domain/models';

/** The field of an own tip was checked: whether its text is an amount within the limit, or empty. */
export const ownTipChecked = createEvent<boolean>();

/** The field of an own tip lost the focus. */
export const ownTipLeft = createEvent();

/** The field of an own tip was unmounted: another choice, or another page. */
export const ownTipClosed = createEvent();

/** The order is not sent before the own tip is valid: its field gets the focus. order → tip. */
export const ownTipRequested = createEvent();

/** Whether the tip can be sent; true without an own amount. */
export const $isTipValid = createStore(true)
  .on(ownTipChecked, (_, isValid) => isValid)
  .reset(ownTipClosed, restaurantSelected);

/** Whether an unreadable amount is an error: not while it is typed for the first time. */
export const $isOwnTipRevealed = createStore(false)
  .on([ownTipLeft, ownTipRequested], () => true)
  .reset(ownTipClosed, restaurantSelected);

/** How often the field was requested since it was mounted. */
export const $ownTipRequests = createStore(0)
  .on(ownTipRequested, (count) => count + 1)
  .reset(ownTipClosed, restaurantSelected);

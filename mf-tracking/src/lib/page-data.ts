import { createEvent, createStore } from 'effector';
import type { TakesPageData } from '@storefront/shared-domain/remote';

/** The HTML of the page contains an order, as the API sent it to a stranger with the link. */
export const orderGiven = createEvent<unknown>();
/** The first render shows that order. */
export const orderTaken = createEvent();

/** Connected by the model of the page, which is loaded before `given` is fired. */
export const pageData: TakesPageData = {
  given: orderGiven,
  $isShown: createStore(false).on(orderTaken, () => true),
};

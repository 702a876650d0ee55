import { createEvent, createStore } from 'effector';

/** FINISH ORDER was pressed at a table: its content is shown first. finish → table order. */
export const sendConfirmationRequested = createEvent();

/** The customer confirmed the content: the cart is ordered (CART-21). */
export const tableOrderRequested = createEvent();

/** True while a table order is being sent. Written by the table order. */
export const tableOrderSending = createEvent<boolean>();
export const $isTableOrderSending = createStore(false).on(
  tableOrderSending,
  (_, isSending) => isSending,
);

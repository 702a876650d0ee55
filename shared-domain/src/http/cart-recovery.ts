import { calls, type CartRecovery } from '../contracts';
import { callApi } from './call-api';
import { httpPorts } from './ports';

/* The records may be another service's: its own base, the API's when none is given (OPEN-018). */
const there = () => ({ baseUrl: httpPorts().recoveryBase ?? httpPorts().baseUrl });

/** The record behind a link back to a cart (API-17). Throws `ApiError`. */
export const readCartRecovery = (uuid: string): Promise<CartRecovery> => callApi(calls.getCartRecovery, { query: { uuid }, ...there() });

/** Tells that a customer continues the cart, or does not any more (API-18). Throws `ApiError`. */
export const markCartRecovery = (uuid: string, isRecovering: boolean): Promise<CartRecovery> =>
  callApi(calls.updateCartRecovery, { query: { uuid, 'is-cart-recovering': isRecovering ? 1 : 0 }, ...there() });

/** Removes the record (API-19). Throws `ApiError`. */
export async function deleteCartRecovery(uuid: string): Promise<void> {
  await callApi(calls.deleteCartRecovery, { query: { uuid }, ...there() });
}

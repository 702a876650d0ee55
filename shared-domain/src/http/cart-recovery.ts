import { call, calls, type CartRecovery } from '../contracts';
import { callApi } from './call-api';
import { httpPorts } from './ports';

/* The records may be served by another service: its own base, the API's without one (OPEN-018). */
const there = () => ({ baseUrl: httpPorts().recoveryBase ?? httpPorts().baseUrl });
const isElsewhere = (): boolean => httpPorts().recoveryBase !== undefined;

/*
 * Another service is called by GET, as the specification requires. The API changes nothing by GET.
 */
const updateElsewhere = call({ ...calls.updateCartRecovery, method: 'GET', body: null });
const deleteElsewhere = call({ ...calls.deleteCartRecovery, method: 'GET', body: null });

/** The record of a cart recovery link (API-17). Throws `ApiError`. */
export const readCartRecovery = (uuid: string): Promise<CartRecovery> =>
  callApi(calls.getCartRecovery, { query: { uuid }, ...there() });

/** Marks whether a customer continues the cart (API-18). Throws `ApiError`. */
export function markCartRecovery(uuid: string, isRecovering: boolean): Promise<CartRecovery> {
  const query = { uuid, 'is-cart-recovering': isRecovering ? 1 : 0 };
  return isElsewhere()
    ? callApi(updateElsewhere, { query, ...there() })
    : callApi(calls.updateCartRecovery, { query, body: {}, ...there() });
}

/** Removes the record (API-19). Throws `ApiError`. */
export async function deleteCartRecovery(uuid: string): Promise<void> {
  await (isElsewhere()
    ? callApi(deleteElsewhere, { query: { uuid }, ...there() })
    : callApi(calls.deleteCartRecovery, { query: { uuid }, body: {}, ...there() }));
}

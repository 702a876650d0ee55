import { calls } from '../contracts';
import { httpPorts } from './ports';
import { urlOf } from './url';

/** Whose session ends: the access token of it, good or ended. */
export type LogOutCall = { readonly restaurantId: number; readonly token: string };

/**
 * Tells the server that a session is over, so that nobody goes on with it elsewhere. The request outlives the page; when it does not
 * arrive the customer is logged out all the same, here.
 */
export async function tellLogOut({ restaurantId, token }: LogOutCall): Promise<void> {
  await fetch(urlOf(httpPorts().baseUrl, calls.logOut.path, { restaurantId }), {
    method: calls.logOut.method, keepalive: true, headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` }, body: '{}',
  }).catch(() => undefined);
}

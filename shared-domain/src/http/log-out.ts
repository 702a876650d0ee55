import { calls } from '../contracts';
import { httpPorts } from './ports';
import { urlOf } from './url';

/**
 * Whose session ends: the access token of it, good or ended; null where only the cookie of the
 * session is left.
 */
export type LogOutCall = { readonly restaurantId: number; readonly token: string | null };

/**
 * Tells the server that a session is over, so that nobody goes on with it elsewhere. The request
 * outlives the page. Rejects when the server was not reached or could not do it.
 */
export async function tellLogOut({ restaurantId, token }: LogOutCall): Promise<void> {
  const { status } = await fetch(urlOf(httpPorts().baseUrl, calls.logOut.path, { restaurantId }), {
    method: calls.logOut.method,
    keepalive: true,
    body: '{}',
    headers: {
      'content-type': 'application/json',
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
  });
  if (status >= 500 || status === 429) throw new Error(`The log-out was answered with ${status}`);
}

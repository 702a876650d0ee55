import { calls } from '../contracts';
import { httpPorts } from './ports';
import { urlOf } from './url';

/**
 * The session to end: its access token, valid or expired; null where only the session's cookie is
 * left.
 */
export type LogOutCall = { readonly restaurantId: number; readonly token: string | null };

/**
 * Notifies the server that a session is over, so that its token cannot be used elsewhere. The
 * request outlives the page. Rejects when the server was not reached or could not end the session.
 */
export async function publishLogOut({ restaurantId, token }: LogOutCall): Promise<void> {
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

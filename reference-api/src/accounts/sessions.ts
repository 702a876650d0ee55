import { isSessionMarker } from '@storefront/shared-domain/contracts';
import type { Database } from '../platform/db/database';
import type { Claims, Tokens } from './tokens';
import type { FastifyReply } from 'fastify';
import { findCustomerOfSession, type CustomerRow } from './customers.repository';
import { addSession, endSession, rotateSession } from './sessions.repository';
import { sessionCookie, setSessionCookie } from './session-cookie';

export type SessionDeps = {
  readonly db: Database;
  readonly tokens: Tokens;
  readonly now: () => Date;
};

type Known = Pick<CustomerRow, 'id' | 'restaurantId' | 'passwordHash'>;

/**
 * Opens a session of a customer with a proved identity: by the password of `passwordHash` or, when
 * that is null, by other means. The response carries the access token, its cookie the refresh
 * secret. An earlier session of this device at the restaurant ends. Null, and nothing ends, when
 * the password was changed after the proof.
 */
export async function startSession(
  deps: SessionDeps,
  reply: FastifyReply,
  { id: customerId, restaurantId, passwordHash }: Known,
): Promise<{ token: string } | null> {
  const { db, tokens, now } = deps;
  const sessionId = await addSession(db, { customerId, passwordHash, now: now() });
  if (sessionId === null) return null;
  const earlier = tokens.readSecret(sessionCookie(reply.request, restaurantId) ?? '');
  if (earlier) await endSession(db, earlier.sessionId, now());
  setSessionCookie(reply, restaurantId, tokens.secretOf({ sessionId, generation: 1 }));
  return { token: await tokens.issue({ sessionId, customerId, restaurantId }) };
}

/** Content of the tokens of a session; null when it is over. */
async function findClaims(db: Database, sessionId: string): Promise<Claims | null> {
  const customer = await findCustomerOfSession(db, sessionId);
  return customer && { sessionId, customerId: customer.id, restaurantId: customer.restaurantId };
}

/**
 * A new access token in exchange for one that may have expired, or for the marker of a login: the
 * token names the session, the cookie proves it; with a marker the cookie does both. Null when
 * either is invalid, when they belong to different sessions, or when the session is over. A replaced
 * secret ends the session.
 */
export async function refreshSession(
  deps: SessionDeps,
  reply: FastifyReply,
  restaurantId: number,
  token: string,
): Promise<{ token: string } | null> {
  const { db, tokens, now } = deps;
  const sent = tokens.readSecret(sessionCookie(reply.request, restaurantId) ?? '');
  const claims = isSessionMarker(token)
    ? sent && (await findClaims(db, sent.sessionId))
    : await tokens.readEnded(token);
  if (!claims || claims.restaurantId !== restaurantId || sent?.sessionId !== claims.sessionId)
    return null;
  const rotation = await rotateSession(db, sent.sessionId, sent.generation, now());
  if (rotation?.isReused)
    reply.request.log.warn(
      { sessionId: sent.sessionId },
      'a refresh secret was used again after it had been replaced: its session ends',
    );
  if (!rotation || rotation.isReused) {
    setSessionCookie(reply, restaurantId, null);
    return null;
  }
  setSessionCookie(
    reply,
    restaurantId,
    tokens.secretOf({ sessionId: sent.sessionId, generation: rotation.generation }),
  );
  return { token: await tokens.issue(claims) };
}

/**
 * Ends the session a token names and the one the cookie proves, at once, and deletes the cookie.
 */
export async function logOut(
  deps: SessionDeps,
  reply: FastifyReply,
  restaurantId: number,
  token: string | null,
): Promise<void> {
  const { db, tokens, now } = deps;
  const claims = token === null ? null : await tokens.readEnded(token);
  const named = claims?.restaurantId === restaurantId ? claims.sessionId : null;
  const proved =
    tokens.readSecret(sessionCookie(reply.request, restaurantId) ?? '')?.sessionId ?? null;
  for (const sessionId of new Set([named, proved]))
    if (sessionId !== null) await endSession(db, sessionId, now());
  setSessionCookie(reply, restaurantId, null);
}

import type { Tokens } from './tokens';
import type { FastifyRequest } from 'fastify';
import {
  findCustomerOfSession,
  holdCustomerOfSession,
  type CustomerRow,
} from './customers.repository';
import type { Queryable } from '../platform/db/database';
import { bearerOf } from '../platform/http/bearer';
import { refuse, Refusal } from '../platform/http/refusal';

/** Dependencies of identification. */
export type IdentifyDeps = {
  readonly tokens: Tokens;
  readonly db: Queryable;
};

export const notLogged = (): Refusal => refuse(401, 'not logged', 'not_logged');
const expired = (): Refusal => refuse(401, 'The session has expired', 'session_expired');
const foreign = (): Refusal =>
  refuse(403, 'The session belongs to another restaurant', 'session_invalid');

type Find = typeof findCustomerOfSession;

async function identifyBy(
  find: Find,
  request: FastifyRequest,
  { db, tokens }: IdentifyDeps,
  restaurantId?: number,
): Promise<CustomerRow | null | Refusal> {
  if (request.headers.authorization === undefined) return null;
  const claims = await tokens.read(bearerOf(request) ?? '');
  const customer = claims && (await find(db, claims.sessionId));
  if (!customer) return expired();
  return restaurantId !== undefined && customer.restaurantId !== restaurantId
    ? foreign()
    : customer;
}

/**
 * The requesting customer; null for a visitor that sent no token; or a refusal: 401 for an invalid
 * or expired token or an ended session, so that the client refreshes it; 403 for another
 * restaurant's.
 */
export const identify = (
  request: FastifyRequest,
  on: IdentifyDeps,
  restaurantId?: number,
): Promise<CustomerRow | null | Refusal> =>
  identifyBy(findCustomerOfSession, request, on, restaurantId);

/**
 * The same for a transaction that writes data of the customer: the account exists until the
 * transaction ends. A concurrent erasure of the account runs either after it, and covers the
 * written data, or before it: then the session has ended, 401.
 */
export const identifyToWrite = (
  request: FastifyRequest,
  on: IdentifyDeps,
  restaurantId?: number,
): Promise<CustomerRow | null | Refusal> =>
  identifyBy(holdCustomerOfSession, request, on, restaurantId);

/**
 * The requester, when it is the customer `clientId` of the restaurant; else a refusal. Another
 * customer's account gets the same response as a missing one.
 */
export async function ownClient(
  request: FastifyRequest,
  deps: IdentifyDeps,
  restaurantId: number,
  clientId: string,
): Promise<CustomerRow | Refusal> {
  const customer = await identify(request, deps, restaurantId);
  if (customer instanceof Refusal) return customer;
  if (!customer) return notLogged();
  return customer.id === clientId
    ? customer
    : refuse(404, 'Client not found', 'client_not_found', { path: 'clientId' });
}

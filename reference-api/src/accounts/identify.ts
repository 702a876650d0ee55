import type { Tokens } from './tokens';
import type { FastifyRequest } from 'fastify';
import {
  findCustomerOfSession,
  holdCustomerOfSession,
  type CustomerRow,
} from './customers.repository';
import type { Queryable } from '../platform/db/database';
import { parseBearer } from '../platform/http/request-values';
import { refuse, Refusal } from '../platform/http/refusal';

export type IdentifyDeps = {
  readonly tokens: Tokens;
  readonly db: Queryable;
};

export const notLogged = (): Refusal => refuse(401, 'not logged', 'not_logged');
const expired = (): Refusal => refuse(401, 'The session has expired', 'session_expired');
const foreign = (): Refusal =>
  refuse(403, 'The session belongs to another restaurant', 'session_invalid');

/** The customer that a valid token names, and the statement that finds it for a transaction. */
export type Named = {
  /** null without a valid token. */
  readonly customerId: string | null;
  /**
   * As `identify`, for a transaction that writes data of the customer: the account exists until the
   * transaction ends. A concurrent erasure of the account runs either after it, and covers the
   * written data, or before it: then the session has ended, 401.
   */
  hold(tx: Queryable, restaurantId: number): Promise<CustomerRow | null | Refusal>;
};

/** Reads the token of a request before its transaction, which then sends one statement. */
export async function namedCustomer(request: FastifyRequest, tokens: Tokens): Promise<Named> {
  if (request.headers.authorization === undefined)
    return { customerId: null, hold: async () => null };
  const claims = await tokens.read(parseBearer(request) ?? '');
  if (!claims) return { customerId: null, hold: async () => expired() };
  return {
    customerId: claims.customerId,
    hold: async (tx, restaurantId) => {
      const customer = await holdCustomerOfSession(tx, claims.sessionId);
      if (customer?.id !== claims.customerId) return expired();
      return customer.restaurantId === restaurantId ? customer : foreign();
    },
  };
}

/**
 * The requesting customer; null for a visitor that sent no token; or a refusal: 401 for an invalid
 * or expired token or an ended session, so that the client refreshes it; 403 for another
 * restaurant's.
 */
export async function identify(
  request: FastifyRequest,
  { db, tokens }: IdentifyDeps,
  restaurantId?: number,
): Promise<CustomerRow | null | Refusal> {
  if (request.headers.authorization === undefined) return null;
  const claims = await tokens.read(parseBearer(request) ?? '');
  const customer = claims && (await findCustomerOfSession(db, claims.sessionId));
  if (!customer) return expired();
  return restaurantId !== undefined && customer.restaurantId !== restaurantId
    ? foreign()
    : customer;
}

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

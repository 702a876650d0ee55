import type { OperatorScope } from '../../platform/settings/operator-keys';

/**
 * Requester of a call. `guest`: has the uuid of an order but no account. `A`: the customer that
 * owns the requested data. `B`: another customer of the restaurant. `other`: a customer of another
 * restaurant. `expired`: A's expired token. `table`: a guest at a table with the uuid of its order.
 * `elsewhere`: A's token under the path of another restaurant; for calls that name one.
 */
export const COLUMNS = [
  'anonymous',
  'guest',
  'A',
  'B',
  'other',
  'expired',
  'table',
  'elsewhere',
] as const;
export type Column = (typeof COLUMNS)[number];

/** Expected status per requester. */
export type Cells = Readonly<Record<Column, number>>;

const all = (status: number): Cells => ({
  anonymous: status,
  guest: status,
  A: status,
  B: status,
  other: status,
  expired: status,
  table: status,
  elsewhere: status,
});

/**
 * The requester does not matter: the token is not read, or another secret than a token is required.
 */
export const everybody = (status = 200, more: Partial<Cells> = {}): Cells => ({
  ...all(status),
  ...more,
});

/**
 * Visitors without an account may call it too; a token that is sent must be valid and belong to the
 * restaurant.
 */
export const anybody = (status = 200, more: Partial<Cells> = {}): Cells => ({
  ...all(status),
  other: 403,
  expired: 401,
  elsewhere: 403,
  ...more,
});

/** Visitors without an account may call it too; the call names no restaurant. */
export const anyoneWithUuid = (status = 200, more: Partial<Cells> = {}): Cells => ({
  ...all(status),
  expired: 401,
  ...more,
});

/** Only the requester's own account; another account is answered like a missing one. */
export const own = (more: Partial<Cells> = {}): Cells => ({
  anonymous: 401,
  guest: 401,
  A: 200,
  B: 404,
  other: 403,
  expired: 401,
  table: 401,
  elsewhere: 403,
  ...more,
});

/**
 * Only the requester's own data; data of others is answered like missing data, for visitors too.
 */
export const owned = (more: Partial<Cells> = {}): Cells => ({
  anonymous: 404,
  guest: 404,
  A: 200,
  B: 404,
  other: 403,
  expired: 401,
  table: 404,
  elsewhere: 403,
  ...more,
});

/** Only with an operator's key of this scope, which none of the columns has. */
export const operator = (
  scope: OperatorScope,
  more: Partial<Cells> = {},
): { cells: Cells; scope: OperatorScope } => ({ cells: { ...all(401), ...more }, scope });

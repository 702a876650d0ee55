import type { Database } from '../platform/db/database';
import type { OrderQueue } from './order-queue';

/** Connections reserved for everything except orders: menus, logins, payments, health. */
const RESERVED = 4;

/**
 * Number of orders that use the database at the same moment: the pool without the reserve; one on
 * the embedded database, which has one connection.
 */
export const slotsOn = (db: Pick<Database, 'connections'>): number =>
  Math.max(1, (db.connections?.().most ?? 1) - RESERVED);

/**
 * The database for an order that was admitted before: each statement outside of a transaction, and
 * each transaction, runs in a slot.
 */
export const inSlots = (db: Database, queue: OrderQueue): Database => ({
  ...db,
  query: (sql, params) => queue.resume(() => db.query(sql, params)),
  transaction: (work) => queue.resume(() => db.transaction(work)),
});

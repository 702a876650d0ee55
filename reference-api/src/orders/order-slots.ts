import type { Database } from '../db/database';

/** Connections that orders leave to everything else: menus, logins, payments, health. */
const RESERVED = 4;

/** How many orders use the database at the same moment: what the pool has beyond the reserve, and one on the embedded database, which has one connection. */
export const slotsOn = (db: Pick<Database, 'connections'>): number => Math.max(1, (db.connections?.().most ?? 1) - RESERVED);

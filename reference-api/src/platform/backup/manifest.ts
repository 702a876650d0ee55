import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { onlyRow, type Queryable } from '../db/database';

/** Counted before and after, to verify that the restored database equals the saved one. */
export const Counts = z.object({
  orders: z.int(),
  lastOrder: z.int(),
  grandTotals: z.int(),
  customers: z.int(),
  restaurants: z.int(),
  migrations: z.int(),
});
export type Counts = z.infer<typeof Counts>;

/** The first file of a backup: time, content, and the sha256 of each file in it. */
export const Manifest = z.object({
  format: z.literal(1),
  at: z.iso.datetime(),
  counts: Counts,
  files: z.record(z.string(), z.string()),
});
export type Manifest = z.infer<typeof Manifest>;

export const MANIFEST = 'manifest.json';
export const DATABASE = 'database.tar';
/** The secrets of the data folder, under their own names. */
export const SECRETS = 'secrets/';

export const sha256 = (body: Buffer): string => createHash('sha256').update(body).digest('hex');

/** Counts of one database; totals in minor units, whatever their currencies. */
export const countRows = async (db: Queryable): Promise<Counts> =>
  onlyRow(
    await db.query<Counts>(
      `select (select count(*) from orders) as orders, (select coalesce(max(id), 0) from orders) as "lastOrder",
       (select coalesce(sum(grand_total), 0)::bigint from orders) as "grandTotals",
       (select count(*) from customers) as customers,
       (select count(*) from restaurants) as restaurants, (select count(*) from schema_migrations) as migrations`,
    ),
  );

import { call } from '@storefront/shared-domain/contracts';
import * as z from 'zod/mini';

/** Maximum lifetime of a code in days, when it has one. */
export const MAX_DAYS = 3650;

const Codes = z.array(z.object({ table: z.string(), token: z.string() }));
const Days = z.int().check(z.gte(1), z.lte(MAX_DAYS));

/**
 * The tables of a restaurant with a fresh code of each. Requires an operator's key (`tables`), except for
 * demo restaurants where the demo is on. The query `days` limits the codes to that many days.
 */
export const listTables = call({
  id: 'listTables',
  method: 'GET',
  path: '/restaurant/{restaurantId}/tables',
  body: null,
  answer: Codes,
});

/**
 * Replaces the codes of tables, of all when none is named: every code made before is invalid. The
 * answer has the new ones. Requires an operator's key (`tables`).
 */
export const replaceTableCodes = call({
  id: 'replaceTableCodes',
  method: 'POST',
  path: '/restaurant/{restaurantId}/tables/codes',
  body: z.object({
    tables: z.array(z.string().check(z.maxLength(300))).check(z.maxLength(5000)),
    days: z.nullish(Days),
  }),
  answer: Codes,
});

/** The days of a query or an argument; null without any, undefined for an invalid number. */
export function parseDays(text: string): number | null | undefined {
  if (text === '') return null;
  return /^\d{1,4}$/.test(text) ? z.safeParse(Days, Number(text)).data : undefined;
}

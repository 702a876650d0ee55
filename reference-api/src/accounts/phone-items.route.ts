import { call, calls, PhoneItem } from '@storefront/shared-domain/contracts';
import type { FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { Database } from '../platform/db/database';
import type { Limits } from '../platform/http/limits';
import { type Refusal, refuse } from '../platform/http/refusal';
import { serve } from '../platform/http/serve';
import { isUuid } from '../platform/db/uuid';
import type { OperatorKey } from '../platform/settings/operator-keys';
import { addPhoneItem, findPhoneItem, type PhoneItemRow } from './phone-items.repository';

/**
 * Stores a phone for the visit of a customer that is sent to `/{restaurant_url}?wpu={id}`: it
 * prefills the form for five minutes. Requires an operator's key (`phones`).
 */
export const createPhoneItem = call({
  id: 'createPhoneItem',
  method: 'POST',
  path: '/items',
  body: z.object({ phone: z.string().check(z.regex(/^\+?[\d ().-]{8,30}$/)) }),
  answer: z.extend(PhoneItem, { id: z.string() }),
});

export type PhoneItemDeps = {
  readonly db: Database;
  readonly now: () => Date;
  readonly limits: Limits;
  readonly operatorKeys: readonly OperatorKey[];
};

/**
 * Lifetime of a phone in ms. The storefront accepts a phone of the last five minutes; an hour
 * covers clock differences.
 */
const RETENTION_MS = 3_600_000;

const MIN_DIGITS = 8;

const unknown = (): Refusal =>
  refuse(404, 'Phone not found', 'phone_item_not_found', { path: 'id' });
const toItem = ({ phone, createdAt }: PhoneItemRow): PhoneItem => ({
  phone,
  createdAt: createdAt.toISOString(),
  created_at: createdAt.toISOString(),
});

/** Phones stored for a visit (API-49, OPEN-085), and the operator's call that stores one. */
export function phoneItemRoutes(
  app: FastifyInstance,
  { db, now, limits, operatorKeys }: PhoneItemDeps,
): void {
  const since = (): Date => new Date(now().getTime() - RETENTION_MS);

  serve(
    app,
    calls.getPhoneItem,
    async ({ params }) => {
      const row = isUuid(params.itemId) ? await findPhoneItem(db, params.itemId, since()) : null;
      return row === null ? unknown() : toItem(row);
    },
    { perMinute: limits.sessions },
  );

  serve(
    app,
    createPhoneItem,
    async ({ body }) => {
      const digits = body.phone.replace(/\D/g, '');
      if (digits.length < MIN_DIGITS)
        return refuse(400, 'Invalid value: phone', 'invalid_request', { path: 'phone' });
      // the restaurant is unknown here: without the sign, a number with a calling code may be another
      const phone = `${body.phone.startsWith('+') ? '+' : ''}${digits}`;
      const row = { id: randomUUID(), phone, createdAt: now() };
      await addPhoneItem(db, row, since());
      return { id: row.id, ...toItem(row) };
    },
    { operator: { keys: operatorKeys, scope: 'phones' } },
  );
}

import * as z from 'zod/mini';
import { call } from './call';

/**
 * Everything a restaurant stores about an account, in a machine-readable form. `orders` as returned
 * by API-06. `consents` are stored in the browser and added there; the server stores none. Moments
 * are ISO instants, amounts of cashback in the currency's unit. Only the fields that a page reads
 * are checked: the rest is written to a file unchanged.
 */
export const AccountExport = z.looseObject({
  exportedAt: z.string(),
  consents: z.array(z.record(z.string(), z.unknown())),
});
export type AccountExport = z.output<typeof AccountExport>;

/**
 * Proof that the customer is present: the password, or a fresh token of Google for an account that
 * signs in with it.
 */
export const EraseRequest = z.union([
  z.object({ password: z.string(), loginMode: z.literal('email') }),
  z.object({ access_token: z.string(), loginMode: z.literal('gmail') }),
]);
export type EraseRequest = z.output<typeof EraseRequest>;

/** The account's own data, sent as an attachment that no cache stores. */
export const exportAccount = call({
  id: 'exportAccount',
  method: 'GET',
  path: '/restaurant/{restaurantId}/public/client/export',
  body: null,
  answer: AccountExport,
});

/**
 * Erases the account: sessions, cards, points, cashback and mails are deleted, its orders stay
 * without personal fields. 422 for a wrong password or token; 409 `order_under_way` while an order
 * of the account is not over.
 */
export const eraseAccount = call({
  id: 'eraseAccount',
  method: 'POST',
  path: '/restaurant/{restaurantId}/public/client/erase',
  body: EraseRequest,
  answer: z.object({}),
});

/** Ends every session of the account, this one too. */
export const logOutEverywhere = call({
  id: 'logOutEverywhere',
  method: 'POST',
  path: '/restaurant/{restaurantId}/public/client/auth/log-out-everywhere',
  body: z.object({}),
  answer: z.object({}),
});

import * as z from 'zod/mini';
import { call } from './call';
import { CartRecovery } from './order';

/**
 * API-17: `?uuid=` (DOMAIN-048). This and the next two may be served by another service (OPEN-018).
 */
export const getCartRecovery = call({
  id: 'getCartRecovery',
  method: 'GET',
  path: '/get',
  query: ['uuid'],
  body: null,
  answer: CartRecovery,
  bearer: false,
});

/**
 * API-18: `?uuid=&is-cart-recovering=0|1`. A POST, since it changes the record: pages of other
 * sites cannot send it.
 */
export const updateCartRecovery = call({
  id: 'updateCartRecovery',
  method: 'POST',
  path: '/update',
  query: ['uuid', 'is-cart-recovering'],
  body: z.object({}),
  answer: CartRecovery,
  bearer: false,
});

/** API-19: `?uuid=`; a POST as well. The answer is the same when the record is already deleted. */
export const deleteCartRecovery = call({
  id: 'deleteCartRecovery',
  method: 'POST',
  path: '/delete',
  query: ['uuid'],
  body: z.object({}),
  answer: z.object({}),
  bearer: false,
});

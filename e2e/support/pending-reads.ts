import type { Allowance } from './page-failures';

/** Paths of a customer's session at the first demo restaurant, and of the customer's data. */
export const CLIENT = '/api/restaurant/101/public/client/auth';
const CUSTOMER = '/api/restaurant/101/public/client/:id';

/**
 * Reads that may be pending when a session ends: the API answers them with 401. Which of them
 * depends on timing.
 */
export const PENDING_READS: readonly Allowance[] = [
  ['GET', CLIENT],
  ['GET', `${CUSTOMER}/cashback/balance`],
  ['POST', `${CUSTOMER}/cashback/extract`],
].map(([method = '', path = '']) => ({ method, path, status: 401, times: 2, isOptional: true }));

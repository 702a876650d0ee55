import { call } from '@storefront/shared-domain/contracts';
import * as z from 'zod/mini';

/**
 * What of a restaurant's record is not used as written, and which dishes cannot be sold, with the reason:
 * how many problems, and the first 100. Requires an operator's key (`figures`).
 */
export const getRecordProblems = call({
  id: 'getRecordProblems',
  method: 'GET',
  path: '/restaurant/{restaurantId}/record-problems',
  body: null,
  answer: z.object({
    count: z.int(),
    first: z.array(z.object({ path: z.string(), what: z.string(), effect: z.string() })),
  }),
});

import { createEffect } from 'effector';
import { calls } from '@storefront/shared-domain/contracts';
import { callApi, type ApiError } from '@storefront/shared-domain/http';

/**
 * Lets the server decode the code of a table link, which only the server can do (OPEN-029). A code
 * of another restaurant, or an invalid one, is rejected.
 */
export const openTableFx = createEffect<
  { restaurantId: number; code: string },
  { table: string },
  ApiError
>({
  name: 'openTableFx',
  handler: ({ restaurantId, code }) =>
    callApi(calls.getTableLink, { params: { restaurantId }, query: { t: code } }),
});

import { createEffect } from 'effector';
import { calls } from '@storefront/shared-domain/contracts';
import { callApi, type ApiError } from '@storefront/shared-domain/http';

/**
 * Lets the server open the code of a table link: only it can (OPEN-029). A code of another
 * restaurant, or none at all, is refused.
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

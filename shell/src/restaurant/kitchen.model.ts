import { createEffect, sample } from 'effector';
import { $restaurantId, kitchenRead, kitchenRequested } from '@storefront/shared-domain/models';
import { loadCalls } from '../session/load-calls';
import { loadHttp } from '../session/provide-http';

/** A failed request says nothing about the kitchen and changes nothing. */
const readKitchenFx = createEffect(async (restaurantId: number) => {
  const [{ callApi }, calls] = await Promise.all([loadHttp(), loadCalls()]);
  return callApi(calls.getKitchen, { params: { restaurantId } });
});

sample({
  clock: kitchenRequested,
  source: { restaurantId: $restaurantId, isReading: readKitchenFx.pending },
  filter: ({ restaurantId, isReading }) => restaurantId !== null && !isReading,
  fn: ({ restaurantId }) => restaurantId!,
  target: readKitchenFx,
});
sample({
  clock: readKitchenFx.done,
  source: $restaurantId,
  filter: (restaurantId, { params }) => restaurantId === params,
  fn: (_, { result }) => result.state,
  target: kitchenRead,
});

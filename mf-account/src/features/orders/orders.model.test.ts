import { allSettled } from 'effector';
import { calls } from '@storefront/shared-domain/contracts';
import { callApi } from '@storefront/shared-domain/http';
import { anOrder } from '@storefront/shared-domain/testing';
import { storefront } from '../../testing/render-page.test-kit';
import { ownOrders } from './orders.model';

jest.mock('@storefront/shared-domain/http', () => ({
  ...jest.requireActual<object>('@storefront/shared-domain/http'),
  callApi: jest.fn(),
}));

const orders = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => anOrder({ uuid: `order-${first + index}` }));

test('[API-06] the orders of the account are fetched ten at a time, the newest first', async () => {
  const call = jest.mocked(callApi);
  // an order placed in the meantime moves the last one to the next page
  call.mockResolvedValueOnce(orders(1, 10)).mockResolvedValueOnce(orders(10, 3));
  const scope = await storefront();
  await allSettled(ownOrders.opened, { scope });
  await allSettled(ownOrders.moreRequested, { scope });
  await allSettled(ownOrders.moreRequested, { scope });
  const request = (page: number) => [
    calls.getOwnOrders,
    {
      params: { restaurantId: 7, clientId: '31', page, size: 10 },
      body: { sortSettings: { field: 'created_at', order: 'desc' } },
    },
  ];
  expect(call.mock.calls).toEqual([request(1), request(2)]);
  expect(scope.getState(ownOrders.$list)?.items.map(({ uuid }) => uuid)).toEqual(
    orders(1, 12).map(({ uuid }) => uuid),
  );
});

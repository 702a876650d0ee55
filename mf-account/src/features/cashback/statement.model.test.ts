import { allSettled } from 'effector';
import { calls, minor, type CashbackEntry } from '@storefront/shared-domain/contracts';
import { callApi } from '@storefront/shared-domain/http';
import { storefront } from '../../testing/render-page.test-kit';
import { $readAt, statement } from './statement.model';

jest.mock('@storefront/shared-domain/http', () => ({
  ...jest.requireActual<object>('@storefront/shared-domain/http'),
  callApi: jest.fn(),
}));

const entries = (first: number, count: number): CashbackEntry[] =>
  Array.from({ length: count }, (_, index) => ({
    date: '2026-01-05',
    type: 'credit',
    value: minor(first + index),
    orderUUID: 'an-order',
    expirationDate: null,
  }));

test('[API-43] the statement is fetched twenty lines at a time', async () => {
  const call = jest.mocked(callApi);
  call.mockResolvedValueOnce(entries(1, 20)).mockResolvedValueOnce(entries(20, 2));
  const scope = await storefront();
  expect(scope.getState($readAt)).toBeNull();
  await allSettled(statement.opened, { scope });
  expect(scope.getState($readAt)).toBeInstanceOf(Date);
  await allSettled(statement.moreRequested, { scope });
  const request = (page: number) => [
    calls.getCashbackExtract,
    { params: { restaurantId: 7, clientId: '31' }, body: { page, pageSize: 20 } },
  ];
  expect(call.mock.calls).toEqual([request(1), request(2)]);
  expect(scope.getState(statement.$list)?.items).toEqual(entries(1, 21));
});

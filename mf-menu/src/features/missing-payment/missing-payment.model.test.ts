/** @jest-environment jsdom */
import { allSettled, fork } from 'effector';
import { calls, type Order } from '@storefront/shared-domain/contracts';
import { ApiError, callApi } from '@storefront/shared-domain/http';
import { $restaurantData } from '@storefront/shared-domain/models';
import { keys, storage } from '@storefront/shared-domain/storage';
import { anOrder, restaurantData } from '@storefront/shared-domain/testing';
import * as unpaidOrder from './unpaid-order';
import { $unpaidOrder, paymentsQuestioned } from './missing-payment.model';

jest.mock('@storefront/shared-domain/http', () => ({
  ...jest.requireActual<object>('@storefront/shared-domain/http'),
  callApi: jest.fn(),
}));
jest.mock('./unpaid-order', () => {
  const actual = jest.requireActual<typeof unpaidOrder>('./unpaid-order');
  return { findUnpaid: jest.fn(actual.findUnpaid) };
});
const request = jest.mocked(callApi);
const find = jest.mocked(unpaidOrder.findUnpaid);

beforeEach(() => {
  localStorage.clear();
  request.mockReset();
  find.mockClear();
});

async function unpaid(orders: Record<string, Order>): Promise<string | undefined> {
  request.mockImplementation((async (_: unknown, { params }: { params: { token: string } }) => {
    const order = orders[params.token];
    if (order === undefined) throw new ApiError({ kind: 'http', status: 404 });
    return order;
  }) as never);
  const scope = fork({ values: [[$restaurantData, restaurantData()]] });
  await allSettled(paymentsQuestioned, { scope });
  return scope.getState($unpaidOrder)?.uuid;
}
const left = (...references: string[]): void =>
  references.forEach(
    (reference) => void storage.write(keys.externalReference(reference), 'preference'),
  );

test('[MENU-10] [OPEN-042] an order that was left for a payment and is still unpaid', async () => {
  left('b');
  expect(await unpaid({ b: anOrder({ uuid: 'b' }) })).toBe('b');
  expect(request).toHaveBeenCalledWith(calls.getOrder, { params: { token: 'b' } });
});

test.each([
  ['was taken up', { status: 'CONFIRMED' }],
  ['was canceled', { status: 'CANCELED' }],
  ['is of another restaurant', { restaurantId: 8 }],
])('[OPEN-042] no warning for an order that %s', async (_, over) => {
  left('b');
  expect(await unpaid({ b: anOrder({ uuid: 'b', ...over }) })).toBeUndefined();
});

test('an order that cannot be read shows no warning, and hides none that is unpaid', async () => {
  left('lost', 'b');
  expect(await unpaid({ b: anOrder({ uuid: 'b' }) })).toBe('b');
});

test('a device that never left for a payment sends no request', async () => {
  expect(await unpaid({})).toBeUndefined();
  expect([request.mock.calls, find.mock.calls]).toEqual([[], []]);
});

test('before the restaurant is loaded no order is looked up', async () => {
  left('b');
  await allSettled(paymentsQuestioned, { scope: fork() });
  expect([request.mock.calls, find.mock.calls]).toEqual([[], []]);
});

test('of a device that never cleans up only five orders are looked up', async () => {
  left('a', 'b', 'c', 'd', 'e', 'f', 'g');
  expect(await unpaid({})).toBeUndefined();
  expect(request).toHaveBeenCalledTimes(5);
});

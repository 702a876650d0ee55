/** @jest-environment jsdom */
import { allSettled, fork } from 'effector';
import { sessionBus } from '@storefront/shared-domain/bus';
import { $restaurantData } from '@storefront/shared-domain/models';
import { keys, storage } from '@storefront/shared-domain/storage';
import { restaurantData } from '@storefront/shared-domain/testing';
import { $lastDelivery } from './last-delivery.model';
import { pageOpened } from './page-events.model';

const last = { type: 'balcony' as const, name: 'Ana Lima', email: 'ana@example.com' };

async function opened(id: number) {
  storage.write(keys.lastDelivery(id), last);
  const scope = fork({ values: [[$restaurantData, restaurantData()]] });
  await allSettled(pageOpened, { scope, params: new Date() });
  return scope;
}

beforeEach(() => localStorage.clear());

test('the page reads what this device stored of its last order, until the logout', async () => {
  const scope = await opened(7);
  expect(scope.getState($lastDelivery)).toEqual(last);
  await allSettled(sessionBus.logOutConfirmed, { scope });
  expect(scope.getState($lastDelivery)).toBeNull();
});

test('the last order of another restaurant is not read', async () =>
  expect((await opened(8)).getState($lastDelivery)).toBeNull());

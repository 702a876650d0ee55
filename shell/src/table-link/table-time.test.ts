/** @jest-environment jsdom */
import { allSettled, fork } from 'effector';
import { learnServerTime } from '@storefront/shared-domain/clock';
import { $tableLink, restaurantLoaded } from '@storefront/shared-domain/models';
import { keys, storage } from '@storefront/shared-domain/storage';
import { aRestaurant, restaurantData } from '@storefront/shared-domain/testing';
import { loadHttp } from '../session/provide-http';
import './table-upkeep.model';

jest.mock('../session/provide-http');

const ID = 7;
const MINUTE = 60_000;

test('[TABLE-05] a table ends by the time of the server, also when it is learned later', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'], now: 1_800_000_000_000 });
  jest.mocked(loadHttp).mockReturnValue(new Promise(() => undefined));
  storage.write(keys.table(ID), { table: '7', token: 'CODE' });
  storage.write(keys.tableExpiry(ID), Date.now() + 60 * MINUTE);
  const scope = fork();
  const info = aRestaurant({ id: ID, table_self_service_enabled: true });
  void allSettled(restaurantLoaded, { scope, params: restaurantData({ info }) });
  await jest.advanceTimersByTimeAsync(0);

  const date = new Date(Date.now() + 45 * MINUTE).toUTCString();
  const [sentAt, receivedAt] = [performance.now(), performance.now()];
  learnServerTime({ date, age: null, cacheControl: 'no-store', sentAt, receivedAt });
  await jest.advanceTimersByTimeAsync(14 * MINUTE);
  expect(scope.getState($tableLink).table).toBe('7');
  await jest.advanceTimersByTimeAsync(2 * MINUTE);
  expect(scope.getState($tableLink).table).toBe(null);
  jest.useRealTimers();
});

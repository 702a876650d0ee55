import { allSettled, fork } from 'effector';
import {
  $isKitchenLost,
  $restaurantData,
  kitchenRequested,
  restaurantSelected,
} from '@storefront/shared-domain/models';
import { restaurantData } from '@storefront/shared-domain/testing';
import { loadHttp } from '../remotes/provide-http';
import './kitchen.model';

const callApi = jest.fn();
jest.mock('../remotes/provide-http', () => ({ loadHttp: jest.fn() }));

beforeEach(() => {
  callApi.mockReset();
  jest
    .mocked(loadHttp)
    .mockReset()
    .mockResolvedValue({ callApi } as never);
});

const opened = () => fork({ values: [[$restaurantData, restaurantData()]] });
const answer = (state: string) => callApi.mockResolvedValueOnce({ state, heartbeatAt: null });

test('a lost kitchen is reported, and no more when it is connected again', async () => {
  answer('connected');
  answer('lost');
  callApi.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  answer('connected');
  answer('unknown');
  const scope = opened();
  const seen: boolean[] = [];
  for (let round = 0; round < 5; round += 1) {
    await allSettled(kitchenRequested, { scope });
    seen.push(scope.getState($isKitchenLost));
  }
  expect(seen).toEqual([false, true, true, false, false]);
});

test('another restaurant starts without a report', async () => {
  answer('lost');
  const scope = opened();
  await allSettled(kitchenRequested, { scope });
  await allSettled(restaurantSelected, { scope, params: 'other' });
  expect(scope.getState($isKitchenLost)).toBe(false);
});

test('without a restaurant nothing is requested', async () => {
  await allSettled(kitchenRequested, { scope: fork() });
  expect(callApi).not.toHaveBeenCalled();
});

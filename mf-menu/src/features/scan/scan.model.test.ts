import { allSettled, createWatch, fork } from 'effector';
import { tableBus } from '@storefront/shared-domain/bus';
import { ApiError } from '@storefront/shared-domain/http';
import { $restaurantData } from '@storefront/shared-domain/models';
import { restaurantData } from '@storefront/shared-domain/testing';
import { $problem, $text, opened, submitFx, typed } from './scan.model';
import { openTableFx } from './table-link.api';

const at = (answer: (call: { restaurantId: number; code: string }) => Promise<{ table: string }>) =>
  fork({ values: [[$restaurantData, restaurantData()]], handlers: [[openTableFx, answer]] });
const refusedWith = (error: Error) => at(() => Promise.reject(error));

test('[OPEN-030] a link that was read ties the tablet to its table', async () => {
  const requested = jest.fn(async () => ({ table: '7' }));
  const scope = at(requested);
  const scanned = jest.fn();
  createWatch({ unit: tableBus.tabletScanned, scope, fn: scanned });
  await allSettled(submitFx, { scope, params: 'https://pizza.example/bella-napoli?t=abc' });
  expect(requested).toHaveBeenCalledWith({ restaurantId: 7, code: 'abc' });
  expect(scanned.mock.calls).toEqual([[{ table: '7', token: 'abc' }]]);
  expect(scope.getState($problem)).toBeNull();
});

test.each([
  { case: 'refused', error: new ApiError({ kind: 'http', status: 404 }), problem: 'wrong' },
  {
    case: 'tried too often',
    error: new ApiError({ kind: 'http', status: 429 }),
    problem: 'too-many',
  },
  {
    case: 'sent to a server that fails',
    error: new ApiError({ kind: 'http', status: 503 }),
    problem: 'unreachable',
  },
  {
    case: 'sent to a server with an error',
    error: new ApiError({ kind: 'http', status: 500 }),
    problem: 'unreachable',
  },
  {
    case: 'sent without a connection',
    error: new ApiError({ kind: 'offline' }),
    problem: 'unreachable',
  },
  {
    case: 'sent and not answered in time',
    error: new ApiError({ kind: 'timeout' }),
    problem: 'unreachable',
  },
])('[OPEN-030] a code that is $case says so and is still there', async ({ error, problem }) => {
  const scope = refusedWith(error);
  const scanned = jest.fn();
  createWatch({ unit: tableBus.tabletScanned, scope, fn: scanned });
  await allSettled(typed, { scope, params: 'abc' });
  await allSettled(submitFx, { scope, params: 'abc' });
  expect([scope.getState($problem), scope.getState($text), scanned.mock.calls.length]).toEqual([
    problem,
    'abc',
    0,
  ]);
  await allSettled(typed, { scope, params: 'abcd' });
  expect(scope.getState($problem)).toBeNull();
});

test('what is no code is not sent', async () => {
  const requested = jest.fn(async () => ({ table: '7' }));
  const scope = at(requested);
  await allSettled(submitFx, { scope, params: 'table seven' });
  expect([requested.mock.calls.length, scope.getState($problem)]).toEqual([0, 'no-code']);
});

test('the page opens with an empty field', async () => {
  const scope = at(async () => ({ table: '7' }));
  await allSettled(typed, { scope, params: 'abc' });
  await allSettled(opened, { scope });
  expect(scope.getState($text)).toBe('');
});

test('before the restaurant is loaded no code is sent', async () => {
  const requested = jest.fn(async () => ({ table: '7' }));
  const scope = fork({ handlers: [[openTableFx, requested]] });
  await allSettled(submitFx, { scope, params: 'abc' });
  expect([requested.mock.calls.length, scope.getState($problem)]).toEqual([0, 'no-code']);
});

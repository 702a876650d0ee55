import { allSettled } from 'effector';
import { sessionBus } from '@storefront/shared-domain/bus';
import { ApiError } from '@storefront/shared-domain/http';
import { sessionRestored } from '@storefront/shared-domain/models';
import { aClient } from '@storefront/shared-domain/testing';
import { storefront } from '../../testing/render-page.test-kit';
import { readCustomerFx } from './customer.api';
import { $customer, gateOpened, retried } from './customer.model';

test('for a visitor nothing is requested', async () => {
  const read = jest.fn();
  const scope = await storefront({ client: null, handlers: [[readCustomerFx, read]] });
  await allSettled(gateOpened, { scope });
  expect(scope.getState($customer)).toEqual({ kind: 'visitor' });
  expect(read).not.toHaveBeenCalled();
});

test('a customer is read anew when a page opens: points change', async () => {
  const scope = await storefront({
    handlers: [[readCustomerFx, async () => aClient({ points: 500 })]],
  });
  await allSettled(gateOpened, { scope });
  expect(scope.getState($customer)).toMatchObject({ kind: 'customer', client: { points: 500 } });
});

test('a failed reading says why, and Retry mends it', async () => {
  const answers = [() => Promise.reject(new ApiError({ kind: 'offline' })), async () => aClient()];
  const scope = await storefront({
    client: null,
    handlers: [[readCustomerFx, () => answers.shift()!()]],
  });
  await allSettled(sessionRestored, { scope, params: { token: 'T1', mode: 'email' } });
  expect(scope.getState($customer)).toEqual({ kind: 'loading' });
  await allSettled(gateOpened, { scope });
  expect(scope.getState($customer)).toEqual({ kind: 'failed', failure: 'offline' });
  await allSettled(retried, { scope });
  expect(scope.getState($customer)).toMatchObject({ kind: 'customer' });
});

test('a response that comes after the logout signs no customer in', async () => {
  let answer = (_: ReturnType<typeof aClient>): void => undefined;
  const scope = await storefront({
    handlers: [
      [
        readCustomerFx,
        () =>
          new Promise((resolve) => {
            answer = resolve;
          }),
      ],
    ],
  });
  const opening = allSettled(gateOpened, { scope });
  const leaving = allSettled(sessionBus.signedOut, { scope });
  answer(aClient());
  await Promise.all([opening, leaving]);
  expect(scope.getState($customer)).toEqual({ kind: 'visitor' });
});

test('a response for the previous customer changes nothing for the current one', async () => {
  let answer = (_: ReturnType<typeof aClient>): void => undefined;
  const scope = await storefront({
    client: aClient({ name: 'Ana' }),
    handlers: [
      [
        readCustomerFx,
        () =>
          new Promise((resolve) => {
            answer = resolve;
          }),
      ],
    ],
  });
  const opening = allSettled(gateOpened, { scope });
  void allSettled(sessionBus.signedOut, { scope });
  void allSettled(sessionBus.signedIn, { scope, params: { token: 'T2', mode: 'email' } });
  answer(aClient({ name: 'Ana' }));
  await opening;
  expect(scope.getState($customer)).toEqual({ kind: 'loading' });
});

test('a failure for the previous customer is not shown to the current one', async () => {
  let fail = (_: ApiError): void => undefined;
  const slow = new Promise<never>((_, reject) => {
    fail = reject;
  });
  const scope = await storefront({ client: null, handlers: [[readCustomerFx, () => slow]] });
  await allSettled(sessionRestored, { scope, params: { token: 'T1', mode: 'email' } });
  const opening = allSettled(gateOpened, { scope });
  void allSettled(sessionBus.signedOut, { scope });
  void allSettled(sessionBus.signedIn, { scope, params: { token: 'T2', mode: 'email' } });
  fail(new ApiError({ kind: 'offline' }));
  await opening;
  expect(scope.getState($customer)).toEqual({ kind: 'loading' });
});

import { allSettled, fork } from 'effector';
import type { AddressSuggestion, PostalCodeAnswer } from '@storefront/shared-domain/contracts';
import { ApiError } from '@storefront/shared-domain/http';
import { $restaurantData } from '@storefront/shared-domain/models';
import { aRestaurant, restaurantData } from '@storefront/shared-domain/testing';
import { findByCodeFx, findHitsFx } from '../../lib/geocoding/geocoding.api';
import { dialogOpened, fieldTyped } from './address-draft.model';
import {
  $streetSearch,
  searchRetried,
  STREET_DEBOUNCE_MS,
  streetDebounceFx,
} from './street-search.model';

const aHit = (street: string): AddressSuggestion => ({
  street,
  addr: street,
  lat: -23.5,
  lng: -46.6,
  district: '',
  city: '',
});
const flush = () => new Promise(setImmediate);

/** A street field whose requests the test answers. */
async function visit() {
  const names: { answer: (hits: AddressSuggestion[]) => void; fail: () => void }[] = [];
  const codes: ((answer: PostalCodeAnswer) => void)[] = [];
  const scope = fork({
    values: [[$restaurantData, restaurantData({ info: aRestaurant({ use_photon: true }) })]],
    handlers: [
      [
        findHitsFx,
        () =>
          new Promise<AddressSuggestion[]>((resolve, reject) =>
            names.push({
              answer: resolve,
              fail: () => reject(new ApiError({ kind: 'offline' })),
            }),
          ),
      ],
      [findByCodeFx, () => new Promise<PostalCodeAnswer>((resolve) => codes.push(resolve))],
      [streetDebounceFx, () => undefined],
    ],
  });
  const run = async (started: Promise<unknown>) => {
    void started;
    await flush();
  };
  await run(allSettled(dialogOpened, { scope, params: null }));
  return {
    names,
    codes,
    flush,
    type: (text: string, field: 'street' | 'number' = 'street') =>
      run(allSettled(fieldTyped, { scope, params: { field, text } })),
    retry: () => run(allSettled(searchRetried, { scope })),
    state: () => scope.getState($streetSearch),
  };
}

test('[DELIVERY-52] the debounce of typing takes 400 ms', async () => {
  jest.useFakeTimers();
  try {
    const debounced = jest.fn();
    const timer = streetDebounceFx('rua').then(debounced);
    await jest.advanceTimersByTimeAsync(STREET_DEBOUNCE_MS - 1);
    expect(debounced).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    await timer;
    expect(STREET_DEBOUNCE_MS).toBe(400);
  } finally {
    jest.useRealTimers();
  }
});

test('another field changes nothing about the found streets', async () => {
  const here = await visit();
  await here.type('harmonia');
  here.names[0]!.answer([aHit('Rua Harmonia')]);
  await flush();
  await here.type('12', 'number');
  expect([here.state().state, here.names.length]).toEqual(['found', 1]);
});

test('the streets of a text that was given up are not shown', async () => {
  const here = await visit();
  await here.type('harmonia');
  await here.type('ha');
  here.names[0]!.answer([aHit('Rua Harmonia')]);
  await flush();
  expect(here.state()).toEqual({ state: 'idle' });
});

test('only the answer of the last attempt is shown', async () => {
  const here = await visit();
  await here.type('harmonia');
  here.names[0]!.fail();
  await flush();
  await here.retry();
  await here.retry();
  here.names[1]!.answer([aHit('Old')]);
  await flush();
  expect(here.state()).toEqual({ state: 'searching', by: 'name' });
  here.names[2]!.answer([aHit('New')]);
  await flush();
  expect(here.state()).toEqual({ state: 'found', by: 'name', hits: [aHit('New')] });
});

test('[DELIVERY-28] a postal code is looked up as one, and not as a name', async () => {
  const here = await visit();
  await here.type('01304-001');
  expect(here.state()).toEqual({ state: 'searching', by: 'postal-code' });
  expect([here.codes.length, here.names.length]).toEqual([1, 0]);
});

test('a retry without a text to search for sends nothing', async () => {
  const here = await visit();
  await here.retry();
  expect([here.codes.length, here.names.length, here.state().state]).toEqual([0, 0, 'idle']);
});

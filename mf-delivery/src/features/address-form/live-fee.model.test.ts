import { allSettled, createWatch, fork } from 'effector';
import { minor, type DeliveryFeeResult } from '@storefront/shared-domain/contracts';
import { ApiError } from '@storefront/shared-domain/http';
import { $address, $restaurantData } from '@storefront/shared-domain/models';
import { aFee, anAddress, aRestaurant, restaurantData } from '@storefront/shared-domain/testing';
import type { RestaurantInfo } from '@storefront/shared-domain/contracts';
import { getFeeFx } from '../../lib/delivery-fee/delivery-fee.api';
import { $isOpen, dialogClosed, dialogOpened, fieldTyped } from './address-draft.model';
import { $attempts, $isWaiting, confirmPressed, feeCallFailed, pointWanted } from './confirm.model';
import { $liveFee, feeWanted, debounceFx } from './live-fee.model';

const flush = () => new Promise(setImmediate);

/** A dialog whose timers and requests the test ends. */
async function visit(prefill = anAddress(), info: Partial<RestaurantInfo> = {}) {
  const timers: (() => void)[] = [];
  const requests: { answer: (fee: DeliveryFeeResult) => void; fail: () => void }[] = [];
  const scope = fork({
    values: [[$restaurantData, restaurantData({ info: aRestaurant(info) })]],
    handlers: [
      [debounceFx, () => new Promise<void>((resolve) => timers.push(resolve))],
      [
        getFeeFx,
        () =>
          new Promise<DeliveryFeeResult>((resolve, reject) =>
            requests.push({
              answer: resolve,
              fail: () => reject(new ApiError({ kind: 'offline' })),
            }),
          ),
      ],
    ],
  });
  const [failures, points] = [jest.fn(), jest.fn()];
  createWatch({ unit: feeCallFailed, scope, fn: failures });
  createWatch({ unit: pointWanted, scope, fn: points });
  const run = async (started: Promise<unknown>) => {
    void started;
    await flush();
  };
  await run(allSettled(dialogOpened, { scope, params: prefill }));
  return {
    scope,
    timers,
    requests,
    failures,
    points,
    type: (field: 'street' | 'number' | 'complemento', text: string) =>
      run(allSettled(fieldTyped, { scope, params: { field, text } })),
    rest: async (index: number) => {
      timers[index]!();
      await flush();
    },
    answer: async (index: number, fee = aFee()) => {
      requests[index]!.answer(fee);
      await flush();
    },
    fail: async (index: number) => {
      requests[index]!.fail();
      await flush();
    },
    want: () => run(allSettled(feeWanted, { scope })),
    close: () => run(allSettled(dialogClosed, { scope })),
    confirm: () => run(allSettled(confirmPressed, { scope })),
    fee: () => scope.getState($liveFee),
  };
}

test('the fee is requested 700 ms after the last change', async () => {
  jest.useFakeTimers();
  try {
    const debounced = jest.fn();
    const timer = debounceFx('key').then(debounced);
    await jest.advanceTimersByTimeAsync(699);
    expect(debounced).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    await timer;
    expect(debounced).toHaveBeenCalledTimes(1);
  } finally {
    jest.useRealTimers();
  }
});

describe('the debounced request', () => {
  test('waits for the last change', async () => {
    const here = await visit();
    await here.type('number', '1');
    await here.type('number', '12');
    await here.rest(0);
    await here.rest(1);
    expect(here.requests).toHaveLength(0);
    await here.rest(2);
    expect(here.requests).toHaveLength(1);
  });

  test('is not sent for a dialog that was closed', async () => {
    const here = await visit();
    await here.close();
    await here.rest(0);
    expect(here.requests).toHaveLength(0);
  });

  test('is not sent for a fee that was requested meanwhile', async () => {
    const here = await visit();
    await here.want();
    await here.answer(0);
    expect(here.fee().kind).toBe('found');
    await here.rest(0);
    expect(here.requests).toHaveLength(1);
  });
});

describe('a request without the debounce', () => {
  test('is not sent for an incomplete address', async () => {
    const here = await visit(anAddress({ street: '' }));
    await here.want();
    expect(here.requests).toHaveLength(0);
  });

  test('is not sent a second time', async () => {
    const here = await visit();
    await here.want();
    await here.want();
    expect([here.requests.length, here.fee()]).toEqual([1, { kind: 'searching' }]);
  });
});

describe('a request that fails', () => {
  test('for an older address is neither shown nor reported', async () => {
    const here = await visit();
    await here.want();
    await here.type('number', '9');
    await here.want();
    await here.fail(0);
    expect([here.fee().kind, here.failures.mock.calls.length]).toEqual(['searching', 0]);
    await here.answer(1, aFee({ deliveryFee: minor(900) }));
    expect(here.fee()).toMatchObject({ kind: 'found', fee: { deliveryFee: 900 } });
  });

  test('for an older address leaves CONFIRM waiting for the fee of the new one', async () => {
    const here = await visit();
    await here.want();
    await here.type('number', '9');
    await here.confirm();
    await here.fail(0);
    expect(here.scope.getState($isWaiting)).toBe(true);
    await here.answer(1);
    expect(here.scope.getState($address)?.number).toBe('9');
  });

  test('for a closed dialog is not reported', async () => {
    const here = await visit();
    await here.want();
    await here.close();
    await here.fail(0);
    expect(here.failures).not.toHaveBeenCalled();
  });

  test('is repeated by CONFIRM, which then confirms the address', async () => {
    const here = await visit();
    await here.want();
    await here.fail(0);
    expect([here.fee().kind, here.failures.mock.calls.length]).toEqual(['failed', 1]);
    await here.confirm();
    expect([here.requests.length, here.scope.getState($isWaiting)]).toEqual([2, true]);
    await here.answer(1);
    expect(here.scope.getState($address)?.street).toBe('Rua Augusta');
    expect([here.scope.getState($isOpen), here.failures.mock.calls.length]).toEqual([false, 1]);
  });
});

describe('CONFIRM', () => {
  test('of an address with its fee sends nothing more and counts no attempt', async () => {
    const here = await visit();
    await here.want();
    await here.answer(0);
    await here.confirm();
    expect([here.scope.getState($isOpen), here.requests.length]).toEqual([false, 1]);
    expect([here.scope.getState($attempts), here.points.mock.calls]).toEqual([0, []]);
    expect([here.scope.getState($isWaiting), here.failures.mock.calls]).toEqual([false, []]);
  });

  test('of an address outside the area sends nothing more', async () => {
    const here = await visit();
    await here.want();
    await here.answer(0, aFee({ delivery: false }));
    await here.confirm();
    expect([here.requests.length, here.failures.mock.calls.length]).toEqual([1, 0]);
    expect(here.scope.getState($isWaiting)).toBe(false);
  });

  test('of an address without a mandatory reference confirms nothing, though its fee is found', async () => {
    const here = await visit(anAddress({ address_ref: '' }), { reference_is_mandatory: true });
    await here.want();
    await here.answer(0);
    expect(here.fee().kind).toBe('found');
    await here.confirm();
    expect(here.scope.getState($address)).toBeNull();
    expect([here.scope.getState($attempts), here.scope.getState($isWaiting)]).toEqual([1, false]);
  });

  test('of an incomplete address waits for nothing and opens no map', async () => {
    const here = await visit(anAddress({ street: '', coordinates: null }), {
      delivery_fee_with_gps: true,
    });
    await here.confirm();
    expect([here.scope.getState($isWaiting), here.points.mock.calls]).toEqual([false, []]);
    expect(here.requests).toHaveLength(0);
  });

  test('before the request is sent waits for its fee', async () => {
    const here = await visit();
    expect(here.fee().kind).toBe('unknown');
    await here.confirm();
    expect([here.requests.length, here.scope.getState($isWaiting)]).toEqual([1, true]);
    await here.answer(0);
    expect(here.scope.getState($address)?.street).toBe('Rua Augusta');
  });
});

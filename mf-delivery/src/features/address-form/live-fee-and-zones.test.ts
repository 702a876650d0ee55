import { allSettled, createWatch, fork, type Scope } from 'effector';
import {
  minor,
  type DeliveryFeeResult,
  type RestaurantInfo,
  type Zone,
} from '@storefront/shared-domain/contracts';
import { ApiError } from '@storefront/shared-domain/http';
import { $address, $restaurantData } from '@storefront/shared-domain/models';
import { aFee, anAddress, aRestaurant, restaurantData } from '@storefront/shared-domain/testing';
import { getFeeFx } from '../../lib/delivery-fee/delivery-fee.api';
import { getZonesFx } from '../../lib/zones/zones.api';
import {
  $isOpen,
  dialogOpened,
  fieldTyped,
  $draft,
  cityChosen,
  placeFound,
} from './address-draft.model';
import { $attempts, $isWaiting, confirmPressed, feeCallFailed, pointWanted } from './confirm.model';
import { $liveFee, feeWanted, debounceFx } from './live-fee.model';
import { $offeredZones, $zone, zonesFailed } from './zones.model';

describe('the fee of the form', () => {
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
      confirm: () => run(allSettled(confirmPressed, { scope })),
      fee: () => scope.getState($liveFee),
    };
  }

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
  });

  describe('a request that fails', () => {
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
    test('of an address without a mandatory reference confirms nothing, though its fee is found', async () => {
      const here = await visit(anAddress({ address_ref: '' }), { reference_is_mandatory: true });
      await here.want();
      await here.answer(0);
      expect(here.fee().kind).toBe('found');
      await here.confirm();
      expect(here.scope.getState($address)).toBeNull();
      expect([here.scope.getState($attempts), here.scope.getState($isWaiting)]).toEqual([1, false]);
    });
  });
});

describe('the neighborhoods of the restaurant', () => {
  const zone = (id: string, name: string, city: string): Zone => ({
    id,
    zone: name,
    city,
    available: true,
    regions: [{ region_id: `r-${city}`, fee: minor(500), returnFee: minor(0) }],
  });
  const zones = [
    zone('z1', 'Centro', 'Osasco'),
    zone('z2', 'Centro', 'São Paulo'),
    zone('z3', 'Consolação', 'São Paulo'),
  ];
  const deliveryCities = ['São Paulo', 'Osasco'].map((name) => ({ name, zones: [] }));
  const visit = (read: () => Zone[] | Promise<Zone[]>, isManual = true) =>
    fork({
      values: [
        [
          $restaurantData,
          restaurantData({
            info: aRestaurant({ manual_zone_selection: isManual, deliveryCities }),
          }),
        ],
      ],
      handlers: [
        [getZonesFx, read],
        [getFeeFx, () => aFee()],
        [debounceFx, () => Promise.resolve()],
      ],
    });
  const open = (scope: Scope, prefill = anAddress()) =>
    allSettled(dialogOpened, { scope, params: prefill });

  test('are read when they are to be chosen from, and not when the neighborhood is typed', async () => {
    for (const isManual of [true, false]) {
      const read = jest.fn(() => zones);
      await open(visit(read, isManual));
      expect(read).toHaveBeenCalledTimes(isManual ? 1 : 0);
    }
  });

  test('those of the chosen city are offered, and the stored one is found again', async () => {
    const scope = visit(() => zones);
    await open(scope);
    expect(scope.getState($offeredZones).map(({ id }) => id)).toEqual(['z2', 'z3']);
    expect(scope.getState($zone)?.id).toBe('z3');
  });

  test('another city takes a zone back that is not in it', async () => {
    const scope = visit(() => zones);
    await open(scope);
    await allSettled(cityChosen, { scope, params: 'Osasco' });
    expect(scope.getState($draft)).toMatchObject({
      zone: '',
      deliveryFeeID: null,
      city: 'Osasco',
    });
  });

  test('when they cannot be read, a failure is shown and the dialog closes', async () => {
    const scope = visit(() => Promise.reject(new ApiError({ kind: 'http', status: 500 })));
    const failures = jest.fn();
    createWatch({ unit: zonesFailed, scope, fn: failures });
    await open(scope);
    expect(failures).toHaveBeenCalledTimes(1);
    expect(scope.getState($isOpen)).toBe(false);
  });

  const found = (name: string) => ({
    place: { street: 'Rua Nova', number: '', zone: name, city: 'São Paulo' },
    point: null,
  });

  test('a found one becomes that of the list, with its fee id', async () => {
    const scope = visit(() => zones);
    await open(scope);
    await allSettled(placeFound, { scope, params: found('centro') });
    expect(scope.getState($draft)).toMatchObject({
      zone: 'Centro',
      deliveryFeeID: 'z2',
      region: 'r-São Paulo',
    });
  });
});

import { allSettled, createWatch, fork } from 'effector';
import { cartBus, deliveryBus, sessionBus } from '@storefront/shared-domain/bus';
import {
  minor,
  type Address,
  type DeliveryFeeResult,
  type DeliveryType,
  type Zone,
} from '@storefront/shared-domain/contracts';
import { ApiError } from '@storefront/shared-domain/http';
import {
  $address,
  $deliveryType,
  $fee,
  $restaurantData,
  orderDraftRestored,
} from '@storefront/shared-domain/models';
import {
  aFee,
  aGeneralLine,
  anAddress,
  aRestaurant,
  aRestoredDraft,
  restaurantData,
} from '@storefront/shared-domain/testing';
import { getFeeFx } from '../../lib/delivery-fee/delivery-fee.api';
import { readLastAddress, saveLastAddress } from '../../lib/last-address';
import { pageLeft, pageOpened } from '../../lib/page-events.model';
import {
  $isWarning,
  $problem,
  feeCallFailed,
  recomputeFx,
  retryPressed,
  warningRead,
} from './address.model';
import { $lastAddress, addressRemoved, readLastAddressFx } from './last-address.model';

type Visit = {
  stored?: Address | null;
  type?: DeliveryType | null;
  request: () => DeliveryFeeResult | Promise<DeliveryFeeResult>;
  referenceIsMandatory?: boolean;
};
const visit = ({
  stored = anAddress(),
  type = 'delivery',
  request,
  referenceIsMandatory = false,
}: Visit) =>
  fork({
    values: [
      [
        $restaurantData,
        restaurantData({ info: aRestaurant({ reference_is_mandatory: referenceIsMandatory }) }),
      ],
      [$deliveryType, type],
    ],
    handlers: [
      [readLastAddressFx, () => stored],
      [getFeeFx, request],
    ],
  });
const open = (scope: ReturnType<typeof visit>) =>
  allSettled(pageOpened, { scope, params: new Date() });
const choose = (scope: ReturnType<typeof visit>, type: DeliveryType) =>
  allSettled(deliveryBus.typeChosen, { scope, params: type });

describe('the address of the order', () => {
  test('[OPEN-050] the last address is offered only after its fee was computed anew', async () => {
    const answers: ((fee: DeliveryFeeResult) => void)[] = [];
    const scope = visit({ request: () => new Promise((resolve) => answers.push(resolve)) });
    const opened = open(scope);
    expect(scope.getState($address)).toBeNull();
    answers[0]!(aFee({ deliveryFee: minor(1150), deliveryFeeID: 'f12', distance: 3 }));
    await opened;
    expect(scope.getState($address)).toEqual(anAddress({ deliveryFeeID: 'f12', distance: 3 }));
    expect(scope.getState($fee)?.deliveryFee).toBe(1150);
  });

  test('the fee of a restored draft is computed anew when the page opens', async () => {
    const request = jest.fn(() => aFee({ deliveryFee: minor(1250) }));
    const scope = visit({ request });
    const place = { address: anAddress(), fee: aFee() };
    await allSettled(orderDraftRestored, { scope, params: aRestoredDraft({ place }) });
    await open(scope);
    expect(scope.getState($fee)?.deliveryFee).toBe(1250);
    await open(scope);
    expect(request).toHaveBeenCalledTimes(1);
  });

  test('nothing is requested while the customer has not chosen a delivery', async () => {
    const request = jest.fn(() => aFee());
    const scope = visit({ request, type: null });
    await open(scope);
    expect(request).not.toHaveBeenCalled();
    expect(scope.getState($deliveryType)).toBeNull();
  });

  test('[DELIVERY-14] coming back to delivery computes the fee again', async () => {
    const fees = [minor(800), minor(950)];
    const scope = visit({ request: () => aFee({ deliveryFee: fees.shift()! }) });
    await open(scope);
    await choose(scope, 'balcony');
    await choose(scope, 'delivery');
    expect(scope.getState($fee)?.deliveryFee).toBe(950);
  });

  test('an answer that comes after the customer left delivery does not bring them back to it', async () => {
    const answers: ((fee: DeliveryFeeResult) => void)[] = [];
    const scope = visit({ request: () => new Promise((resolve) => answers.push(resolve)) });
    const opened = open(scope);
    const chosen = choose(scope, 'balcony');
    answers[0]!(aFee());
    await Promise.all([opened, chosen]);
    expect(scope.getState($deliveryType)).toBe('balcony');
    expect(scope.getState($address)).toBeNull();
  });

  test('[ERRORS-29] [DELIVERY-40] a failed call is reported, removes the fee and leaves the address', async () => {
    const request = jest
      .fn<Promise<DeliveryFeeResult>, []>()
      .mockRejectedValueOnce(new ApiError({ kind: 'offline' }))
      .mockResolvedValueOnce(aFee());
    const scope = visit({ request });
    const failures = jest.fn();
    createWatch({ unit: feeCallFailed, scope, fn: failures });
    await open(scope);
    expect(failures).toHaveBeenCalledTimes(1);
    expect(scope.getState($problem)).toBe('failed');
    expect(scope.getState($fee)).toBeNull();
    expect(scope.getState($lastAddress)).toEqual(anAddress());
    await allSettled(retryPressed, { scope });
    expect(scope.getState($address)?.street).toBe('Rua Augusta');
    expect(scope.getState($problem)).toBeNull();
  });

  test.each([
    {
      case: 'is no longer served',
      fee: aFee({ delivery: false }),
      referenceIsMandatory: false,
      kind: 'out-of-area',
    },
    {
      case: 'lacks what the restaurant now asks for',
      fee: aFee(),
      referenceIsMandatory: true,
      kind: 'incomplete',
    },
  ])(
    '[DELIVERY-40] [DELIVERY-27] an address that $case is not offered',
    async ({ fee, referenceIsMandatory, kind }) => {
      const scope = visit({
        stored: anAddress({ address_ref: '' }),
        request: () => fee,
        referenceIsMandatory,
      });
      await open(scope);
      expect(scope.getState($address)).toBeNull();
      expect(scope.getState($problem)).toBe(kind);
    },
  );

  test('[ERRORS-26] out of the area: once the warning is read, the address leaves the device too', async () => {
    saveLastAddress(7, anAddress(), null);
    const scope = visit({ request: () => aFee({ delivery: false }) });
    await open(scope);
    expect(scope.getState($isWarning)).toBe(true);
    await allSettled(warningRead, { scope });
    expect([
      scope.getState($isWarning),
      scope.getState($problem),
      scope.getState($lastAddress),
      readLastAddress(7),
    ]).toEqual([false, null, null, null]);
  });

  test('[ERRORS-28] an unreadable response and [ERRORS-27] an unknown address are distinct; no toast', async () => {
    for (const [answer, kind] of [
      [() => Promise.reject(new ApiError({ kind: 'contract' })), 'unexpected'],
      [() => aFee({ found: false }), 'not-found'],
    ] as const) {
      const scope = visit({ request: answer });
      const failures = jest.fn();
      createWatch({ unit: feeCallFailed, scope, fn: failures });
      await open(scope);
      expect([scope.getState($problem), scope.getState($address)]).toEqual([kind, null]);
      expect(failures).not.toHaveBeenCalled();
    }
  });

  test('[DELIVERY-40] while it is requested again the old reason is hidden', async () => {
    const answers: ((fee: DeliveryFeeResult) => void)[] = [];
    const request = jest
      .fn<Promise<DeliveryFeeResult>, []>()
      .mockRejectedValueOnce(new ApiError({ kind: 'offline' }))
      .mockImplementationOnce(() => new Promise((resolve) => answers.push(resolve)));
    const scope = visit({ request });
    await open(scope);
    const again = allSettled(retryPressed, { scope });
    await new Promise(setImmediate);
    expect([scope.getState($problem), scope.getState(recomputeFx.pending)]).toEqual([null, true]);
    answers[0]!(aFee());
    await again;
    expect(scope.getState($address)).not.toBeNull();
  });

  test('a removed address is gone from the order and from this device', async () => {
    saveLastAddress(7, anAddress(), null);
    const scope = visit({ request: () => aFee() });
    await open(scope);
    await allSettled(addressRemoved, { scope });
    expect([
      scope.getState($address),
      scope.getState($fee),
      scope.getState($lastAddress),
      readLastAddress(7),
    ]).toEqual([null, null, null, null]);
  });

  test('[OPEN-082] the address is cleared on logout, from the order and from this device', async () => {
    saveLastAddress(7, anAddress(), null);
    const scope = visit({ request: () => aFee() });
    await open(scope);
    await allSettled(sessionBus.logOutConfirmed, { scope });
    expect([
      scope.getState($address),
      scope.getState($fee),
      scope.getState($lastAddress),
      readLastAddress(7),
    ]).toEqual([null, null, null, null]);
  });

  describe('another cart', () => {
    const change = (scope: ReturnType<typeof visit>) =>
      allSettled(cartBus.lineAdded, { scope, params: { ...aGeneralLine(), lineId: 'l9' } });

    test('[DELIVERY-14] on the page requests the fee at once', async () => {
      const request = jest.fn(() => aFee());
      const scope = visit({ request });
      await open(scope);
      await change(scope);
      expect(request).toHaveBeenCalledTimes(2);
    });

    test('[DELIVERY-14] made elsewhere requests it when the page is opened again, the same cart does not', async () => {
      const request = jest.fn(() => aFee());
      const scope = visit({ request });
      await open(scope);
      await allSettled(pageLeft, { scope });
      await open(scope);
      expect(request).toHaveBeenCalledTimes(1);
      await allSettled(pageLeft, { scope });
      await change(scope);
      expect(request).toHaveBeenCalledTimes(1);
      await open(scope);
      expect(request).toHaveBeenCalledTimes(2);
    });
  });

  test('[ERRORS-35] [OPEN-054] where the point counts, an address without one is not requested', async () => {
    const request = jest.fn(() => aFee());
    const scope = fork({
      values: [
        [$restaurantData, restaurantData({ info: aRestaurant({ delivery_fee_with_gps: true }) })],
        [$deliveryType, 'delivery'],
      ],
      handlers: [
        [readLastAddressFx, () => anAddress({ coordinates: null })],
        [getFeeFx, request],
      ],
    });
    await allSettled(pageOpened, { scope, params: new Date() });
    expect(request).not.toHaveBeenCalled();
    expect(scope.getState($problem)).toBe('incomplete');
  });

  test('[DELIVERY-15] an address with a fee makes the order a delivery', async () => {
    const scope = visit({ stored: null, request: () => aFee(), type: 'balcony' });
    await allSettled(deliveryBus.addressConfirmed, {
      scope,
      params: { address: anAddress(), fee: aFee() },
    });
    expect(scope.getState($deliveryType)).toBe('delivery');
  });
});

describe('the fee of the last address', () => {
  test('is not requested without one', async () => {
    const request = jest.fn(() => aFee());
    const scope = visit({ stored: null, request });
    await open(scope);
    await choose(scope, 'delivery');
    expect(request).not.toHaveBeenCalled();
    expect(scope.getState($problem)).toBeNull();
  });

  test('that failed is not requested for another cart: the customer retries', async () => {
    const request = jest.fn(() => Promise.reject(new ApiError({ kind: 'offline' })));
    const scope = visit({ request });
    await open(scope);
    await allSettled(cartBus.lineAdded, { scope, params: { ...aGeneralLine(), lineId: 'l9' } });
    expect(request).toHaveBeenCalledTimes(1);
  });

  test('does not replace one confirmed meanwhile', async () => {
    const answers: ((fee: DeliveryFeeResult) => void)[] = [];
    const scope = visit({ request: () => new Promise((resolve) => answers.push(resolve)) });
    const opened = open(scope);
    const fee = aFee({ deliveryFee: minor(300) });
    const confirmed = allSettled(deliveryBus.addressConfirmed, {
      scope,
      params: { address: anAddress({ street: 'Rua Nova' }), fee },
    });
    answers[0]!(aFee({ deliveryFee: minor(900) }));
    await Promise.all([opened, confirmed]);
    expect([scope.getState($address)?.street, scope.getState($fee)?.deliveryFee]).toEqual([
      'Rua Nova',
      300,
    ]);
  });

  test('that is refused confirms nothing in between', async () => {
    const scope = visit({ request: () => aFee({ delivery: false }) });
    const confirmed = jest.fn();
    createWatch({ unit: deliveryBus.addressConfirmed, scope, fn: confirmed });
    await open(scope);
    expect(confirmed).not.toHaveBeenCalled();
  });

  test.each([
    { case: 'by its point', isByPoint: true, coordinates: anAddress().coordinates },
    { case: 'without a point', isByPoint: false, coordinates: null },
  ])('[OPEN-054] is requested $case', async ({ isByPoint, coordinates }) => {
    const request = jest.fn(() => aFee());
    const scope = fork({
      values: [
        [
          $restaurantData,
          restaurantData({ info: aRestaurant({ delivery_fee_with_gps: isByPoint }) }),
        ],
        [$deliveryType, 'delivery'],
      ],
      handlers: [
        [readLastAddressFx, () => anAddress({ coordinates })],
        [getFeeFx, request],
      ],
    });
    await open(scope);
    expect([request.mock.calls.length, scope.getState($problem)]).toEqual([1, null]);
  });
});

test('[OPEN-050] the address stored on this device is read when the page opens', async () => {
  saveLastAddress(7, anAddress({ street: 'Rua Guardada' }), null);
  const scope = fork({
    values: [[$restaurantData, restaurantData()]],
    handlers: [[getFeeFx, () => aFee()]],
  });
  await open(scope);
  expect(scope.getState($lastAddress)?.street).toBe('Rua Guardada');
  await allSettled(addressRemoved, { scope });
});

const zone: Zone = {
  id: 'z3',
  zone: 'Consolação',
  city: 'São Paulo',
  available: true,
  regions: [{ region_id: 'centro', fee: minor(800), returnFee: minor(0) }],
};

describe('the last address', () => {
  test('[DOMAIN-058] every field is stored under its own key of the restaurant and read back', () => {
    saveLastAddress(11, anAddress(), zone);
    expect(readLastAddress(11)).toEqual(anAddress({ region: 'centro', cep: '' }));
  });
});

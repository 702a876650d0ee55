import { allSettled, createWatch, fork, type Scope } from 'effector';
import { sessionBus } from '@storefront/shared-domain/bus';
import {
  minor,
  ZERO,
  type Address,
  type DeliveryFeeResult,
  type FeeDiscountResult,
  type RestaurantInfo,
} from '@storefront/shared-domain/contracts';
import { ApiError } from '@storefront/shared-domain/http';
import {
  $address,
  $deliveryType,
  $fee,
  $feeDiscount,
  $lines,
  $restaurantData,
} from '@storefront/shared-domain/models';
import {
  aFee,
  aGeneralLine,
  anAddress,
  aRestaurant,
  restaurantData,
} from '@storefront/shared-domain/testing';
import { getFeeFx } from '../../lib/delivery-fee/delivery-fee.api';
import { readLastAddress } from '../../lib/last-address';
import {
  $draft,
  $draftProblems,
  $isOpen,
  cityChosen,
  dialogClosed,
  dialogOpened,
  fieldTyped,
} from './address-draft.model';
import {
  $attempts,
  $isWaiting,
  $isWarning,
  confirmPressed,
  feeCallFailed,
  warningRead,
} from './confirm.model';
import { $liveFee, feeWanted, debounceFx } from './live-fee.model';
import { $draftTotals } from './totals.model';

type Request = (question: { address: Address }) => DeliveryFeeResult | Promise<DeliveryFeeResult>;
const visit = (
  request: Request,
  info: Partial<RestaurantInfo> = {},
  discount: FeeDiscountResult | null = null,
) =>
  fork({
    values: [
      [$restaurantData, restaurantData({ info: aRestaurant(info) })],
      [$lines, [aGeneralLine({ price: minor(5000) })]],
      [$deliveryType, 'delivery'],
      [$feeDiscount, discount],
    ],
    handlers: [
      [getFeeFx, request],
      [debounceFx, () => Promise.resolve()],
    ],
  });
const open = (scope: Scope, prefill: Address | null = null) =>
  allSettled(dialogOpened, { scope, params: prefill });
const type = (scope: Scope, field: 'street' | 'zone' | 'number' | 'complemento', text: string) =>
  allSettled(fieldTyped, { scope, params: { field, text } });
const confirm = (scope: Scope) => allSettled(confirmPressed, { scope });
const later = () => {
  const answers: ((fee: DeliveryFeeResult) => void)[] = [];
  return {
    answers,
    request: () => new Promise<DeliveryFeeResult>((resolve) => answers.push(resolve)),
  };
};

describe('the fee while the address is typed', () => {
  test('is looked up once everything it depends on is there, and shown with the total', async () => {
    const request = jest.fn(() => aFee({ deliveryFee: minor(800) }));
    const scope = visit(request);
    await open(scope);
    await type(scope, 'street', 'Rua Augusta');
    expect(request).not.toHaveBeenCalled();
    await type(scope, 'zone', 'Consolação');
    expect(request).toHaveBeenCalledTimes(1);
    expect(scope.getState($draftTotals)).toMatchObject({ deliveryFee: 800, grandTotal: 5800 });
    expect(scope.getState($fee)).toBeNull();
  });

  test('complement and reference change no fee', async () => {
    const request = jest.fn(() => aFee());
    const scope = visit(request);
    await open(scope, anAddress());
    await type(scope, 'complemento', 'casa 2');
    expect(request).toHaveBeenCalledTimes(1);
  });

  test('a slow answer for an older address is never shown', async () => {
    const { answers, request } = later();
    const scope = visit(request);
    const settled = [open(scope, anAddress())];
    await Promise.resolve();
    await new Promise(setImmediate);
    settled.push(type(scope, 'number', '9'));
    await new Promise(setImmediate);
    answers[1]!(aFee({ deliveryFee: minor(900) }));
    answers[0]!(aFee({ deliveryFee: minor(100) }));
    await Promise.all(settled);
    expect(scope.getState($draftTotals)?.deliveryFee).toBe(900);
  });

  test('the reached discount is taken off in the total', async () => {
    const scope = visit(
      () => aFee({ deliveryFee: minor(800) }),
      {},
      { value: 1.9, discountValue: null, discountType: 'flat_fee' },
    );
    await open(scope, anAddress());
    expect(scope.getState($draftTotals)).toMatchObject({
      deliveryFee: 800,
      deliveryFeeDiscount: 610,
      grandTotal: 5190,
    });
  });
});

describe('confirming the address', () => {
  test('a form with a missing field counts the attempt and sends no request', async () => {
    const request = jest.fn(() => aFee());
    const scope = visit(request);
    await open(scope);
    await confirm(scope);
    expect(scope.getState($attempts)).toBe(1);
    expect(scope.getState($draftProblems).map(({ field }) => field)).toEqual(['street', 'zone']);
    expect(request).not.toHaveBeenCalled();
  });

  test('[DELIVERY-15] a found fee confirms and stores the address and makes the order a delivery', async () => {
    const scope = visit(() => aFee({ deliveryFeeID: 'f7', distance: 4.1 }));
    await open(scope, anAddress({ street: ' Rua Augusta ', complemento: '' }));
    await confirm(scope);
    expect(scope.getState($address)).toMatchObject({
      street: 'Rua Augusta',
      deliveryFeeID: 'f7',
      distance: 4.1,
    });
    expect(scope.getState($deliveryType)).toBe('delivery');
    expect(scope.getState($isOpen)).toBe(false);
    expect(readLastAddress(7)).toMatchObject({ street: 'Rua Augusta', deliveryFeeID: 'f7' });
  });

  test('CONFIRM pressed while the fee is looked up waits for it', async () => {
    const { answers, request } = later();
    const scope = visit(request);
    const settled = [open(scope, anAddress())];
    await new Promise(setImmediate);
    settled.push(confirm(scope));
    expect(scope.getState($isWaiting)).toBe(true);
    expect(scope.getState($isOpen)).toBe(true);
    answers[0]!(aFee());
    await Promise.all(settled);
    expect(answers).toHaveLength(1);
    expect(scope.getState($address)?.street).toBe('Rua Augusta');
  });

  test('an address out of the area warns on CONFIRM; reading the warning resets the form', async () => {
    const scope = visit(() => aFee({ delivery: false, deliveryFee: ZERO }));
    await open(scope, anAddress());
    expect(scope.getState($liveFee).kind).toBe('out-of-area');
    expect(scope.getState($isWarning)).toBe(false);
    await confirm(scope);
    expect(scope.getState($isWarning)).toBe(true);
    await allSettled(warningRead, { scope });
    expect(scope.getState($isWarning)).toBe(false);
    expect(scope.getState($draft).street).toBe('');
    expect(scope.getState($isOpen)).toBe(true);
    expect(scope.getState($address)).toBeNull();
  });

  test('[OPEN-082] typed text that was not confirmed is cleared on logout', async () => {
    const scope = visit(() => aFee());
    await open(scope);
    await type(scope, 'street', 'Rua Augusta');
    await allSettled(sessionBus.logOutConfirmed, { scope });
    await open(scope);
    expect(scope.getState($draft).street).toBe('');
  });

  test('an unknown address is not confirmed and stays typed', async () => {
    const scope = visit(() => aFee({ found: false, delivery: false }));
    await open(scope, anAddress());
    await confirm(scope);
    expect(scope.getState($liveFee).kind).toBe('not-found');
    expect(scope.getState($isWarning)).toBe(false);
    expect(scope.getState($draft).street).toBe('Rua Augusta');
    expect(scope.getState($address)).toBeNull();
  });

  test('an unreadable response is an unexpected error', async () => {
    const scope = visit(() => Promise.reject(new ApiError({ kind: 'contract' })));
    await open(scope, anAddress());
    expect(scope.getState($liveFee).kind).toBe('unexpected');
  });

  test('a failed call is reported, nothing typed is lost, and another attempt works', async () => {
    const request = jest
      .fn<Promise<DeliveryFeeResult>, []>()
      .mockRejectedValueOnce(new ApiError({ kind: 'timeout' }))
      .mockResolvedValue(aFee());
    const scope = visit(request);
    const failures = jest.fn();
    createWatch({ unit: feeCallFailed, scope, fn: failures });
    await open(scope, anAddress());
    expect(failures).toHaveBeenCalledTimes(1);
    expect(scope.getState($liveFee).kind).toBe('failed');
    expect(scope.getState($draft)).toMatchObject({ street: 'Rua Augusta', number: '1200' });
    await allSettled(feeWanted, { scope });
    await confirm(scope);
    expect(scope.getState($address)?.number).toBe('1200');
  });

  test('changing the address while CONFIRM waits cancels the confirmation', async () => {
    const { answers, request } = later();
    const scope = visit(request);
    const settled = [open(scope, anAddress())];
    await new Promise(setImmediate);
    settled.push(confirm(scope), type(scope, 'number', '7'));
    await new Promise(setImmediate);
    answers.forEach((answer) => answer(aFee()));
    await Promise.all(settled);
    expect(scope.getState($address)).toBeNull();
    expect(scope.getState($isOpen)).toBe(true);
  });
});

test('what was typed and not confirmed is there when the dialog opens again', async () => {
  const request = jest.fn(() => aFee());
  const scope = visit(request);
  await open(scope, anAddress());
  await type(scope, 'street', 'Rua Girassol');
  await allSettled(dialogClosed, { scope });
  await open(scope, anAddress());
  expect(scope.getState($draft).street).toBe('Rua Girassol');
  expect(scope.getState($liveFee).kind).toBe('found');
  await confirm(scope);
  await open(scope, anAddress({ street: 'Rua Harmonia' }));
  expect(scope.getState($draft).street).toBe('Rua Harmonia');
});

describe('the cities of the restaurant', () => {
  const deliveryCities = [
    { name: 'São Paulo', zones: [] },
    { name: 'Osasco', zones: [] },
  ];

  test('the only city is chosen already', async () => {
    const scope = visit(() => aFee(), { deliveryCities: [deliveryCities[0]!] });
    await open(scope);
    expect(scope.getState($draft).city).toBe('São Paulo');
  });

  test('with several one of them must be chosen', async () => {
    const scope = visit(() => aFee(), { deliveryCities });
    await open(scope, anAddress({ city: 'Santos' }));
    expect(scope.getState($draftProblems)).toEqual([{ field: 'city', kind: 'missing' }]);
    await allSettled(cityChosen, { scope, params: 'Osasco' });
    expect(scope.getState($draftProblems)).toEqual([]);
  });

  test("[CONFLICTS-14] the number is required only where the restaurant's record requires it", async () => {
    for (const [isMandatory, fields] of [
      [true, ['number']],
      [false, []],
    ] as const) {
      const scope = visit(() => aFee(), { street_number_is_mandatory: isMandatory });
      await open(scope, anAddress({ number: '' }));
      expect(scope.getState($draftProblems).map(({ field }) => field)).toEqual(fields);
    }
  });

  test.each([
    { country: 'BR', manual: false, fields: ['zone'] },
    { country: 'US', manual: true, fields: ['zone'] },
    { country: 'US', manual: false, fields: [] },
  ])(
    '[CONFLICTS-13] in $country with manual selection $manual the form lacks $fields',
    async ({ country, manual, fields }) => {
      const scope = visit(() => aFee(), { country, manual_zone_selection: manual });
      await open(scope);
      await type(scope, 'street', 'Bedford Avenue');
      expect(scope.getState($draftProblems).map(({ field }) => field)).toEqual(fields);
    },
  );
});

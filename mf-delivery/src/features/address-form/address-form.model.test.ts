import { allSettled, fork, type Scope } from 'effector';
import { sessionBus } from '@storefront/shared-domain/bus';
import {
  minor,
  ZERO,
  type Address,
  type DeliveryFeeResult,
  type FeeDiscountResult,
  type RestaurantInfo,
  type Zone,
} from '@storefront/shared-domain/contracts';
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
  dialogOpened,
  fieldTyped,
  placeFound,
  zoneChosen,
} from './address-draft.model';
import { $attempts, $isWaiting, $isWarning, confirmPressed, warningRead } from './confirm.model';
import { fieldErrors } from './address-fields';
import { $liveFee, debounceFx } from './live-fee.model';
import { $draftTotals } from './totals.model';

describe('the form of an address', () => {
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
  });

  describe('the cities of the restaurant', () => {
    const deliveryCities = [
      { name: 'São Paulo', zones: [] },
      { name: 'Osasco', zones: [] },
    ];

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

  describe('the draft', () => {
    const zone: Zone = {
      id: 'z1',
      zone: 'Centro',
      city: 'São Paulo',
      available: true,
      regions: [{ region_id: 'r1', fee: minor(500), returnFee: minor(0) }],
    };
    const place = { street: 'Rua Bela', number: '', zone: 'Bela Vista', city: 'São Paulo' };

    test('a typed neighborhood loses the fee id and the region of the chosen one', async () => {
      const scope = visit(() => aFee());
      await open(scope, anAddress());
      await allSettled(zoneChosen, { scope, params: zone });
      await type(scope, 'number', '12');
      expect(scope.getState($draft)).toMatchObject({
        zone: 'Centro',
        deliveryFeeID: 'z1',
        region: 'r1',
      });
      await type(scope, 'zone', 'Lapa');
      expect(scope.getState($draft)).toMatchObject({
        zone: 'Lapa',
        deliveryFeeID: null,
        region: '',
      });
    });

    test('a typed street loses the postal code of the found one, a typed number does not', async () => {
      const scope = visit(() => aFee());
      await open(scope, anAddress());
      await allSettled(placeFound, { scope, params: { place, cep: '01310100', point: null } });
      await type(scope, 'number', '12');
      expect(scope.getState($draft)).toMatchObject({ number: '12', cep: '01310100' });
      await type(scope, 'street', 'Rua Outra');
      expect(scope.getState($draft)).toMatchObject({ street: 'Rua Outra', cep: '' });
    });

    test('the same city again keeps the fee id, another one clears it', async () => {
      const scope = visit(() => aFee());
      await open(scope, anAddress());
      await allSettled(zoneChosen, { scope, params: zone });
      await allSettled(cityChosen, { scope, params: 'São Paulo' });
      expect(scope.getState($draft).deliveryFeeID).toBe('z1');
      await allSettled(cityChosen, { scope, params: null });
      expect(scope.getState($draft)).toMatchObject({ city: '', deliveryFeeID: null });
    });
  });
});

describe('errors at the fields', () => {
  test('a field with the number of a card shows the error after it loses the focus', () => {
    const problems = [
      { field: 'complement', kind: 'card-number' },
      { field: 'reference', kind: 'card-number' },
      { field: 'street', kind: 'missing' },
      { field: 'city', kind: 'not-served' },
    ] as const;
    expect(fieldErrors(problems, (field) => field !== 'reference')).toEqual({
      complement: 'domain:validation.cardInText',
      street: 'address-form.missing.street',
      city: 'address-form.city-not-served',
    });
  });
});

import { allSettled, createWatch, fork, type Scope } from 'effector';
import { deliveryBus, recoveryBus } from '@storefront/shared-domain/bus';
import {
  minor,
  type Address,
  type Customer,
  type DeliveryFeeResult,
  type DeliveryType,
  type RestaurantInfo,
} from '@storefront/shared-domain/contracts';
import {
  $address,
  $customer,
  $deliveryType,
  $fee,
  $lines,
  $restaurantData,
} from '@storefront/shared-domain/models';
import {
  aCustomer,
  aFee,
  aGeneralLine,
  anAddress,
  aRestaurant,
  restaurantData,
} from '@storefront/shared-domain/testing';
import { nextPressed, pageOpened } from '../../lib/page-events.model';
import { whenPicked } from '../../lib/schedule/choice.model';
import { $problems, $message, stepPassed } from './step.model';

type Visit = {
  info?: Partial<RestaurantInfo>;
  type?: DeliveryType | null;
  address?: Address | null;
  fee?: DeliveryFeeResult | null;
  customer?: Customer;
};
const visit = ({
  info = {},
  type = 'delivery',
  address = anAddress(),
  fee = aFee(),
  customer = aCustomer(),
}: Visit = {}) =>
  fork({
    values: [
      [$restaurantData, restaurantData({ info: aRestaurant(info) })],
      [$deliveryType, type],
      [$address, address],
      [$fee, fee],
      [$customer, customer],
      [$lines, [aGeneralLine({ price: minor(2000) })]],
    ],
  });
const press = async (scope: Scope) => {
  const passed = jest.fn();
  createWatch({ unit: stepPassed, scope, fn: passed });
  await allSettled(nextPressed, { scope });
  return passed;
};
const everything = { has_car_takeout: true, no_table: false, table_self_service_enabled: true };

describe('NEXT', () => {
  test('[DELIVERY-16] passes a delivery that has its fee, its address and its customer', async () => {
    expect(await press(visit())).toHaveBeenCalledWith('delivery');
  });

  test.each([
    { case: 'no type', visit: { type: null }, problem: { kind: 'type' } },
    {
      case: 'a type that is no longer offered',
      visit: { type: 'table' },
      problem: { kind: 'type' },
    },
    { case: 'no fee', visit: { fee: null }, problem: { kind: 'address' } },
    {
      case: 'no street',
      visit: { address: anAddress({ street: ' ' }) },
      problem: { kind: 'address' },
    },
    {
      case: 'a cart below the minimum',
      visit: { info: { min_total_delivery: minor(3000) } },
      problem: { kind: 'below-minimum', missing: 1000 },
    },
    {
      case: 'no name',
      visit: { customer: aCustomer({ name: '' }) },
      problem: { kind: 'customer', field: 'name', isMissing: true },
    },
    {
      case: 'a short phone',
      visit: { customer: aCustomer({ phone: '119' }) },
      problem: { kind: 'customer', field: 'phone', isMissing: false },
    },
    {
      case: 'a closed restaurant',
      visit: { info: { is_closed: true } },
      problem: { kind: 'not-now' },
    },
  ] as { case: string; visit: Visit; problem: object }[])(
    '[DELIVERY-16] stops at $case and shows it',
    async ({ visit: given, problem }) => {
      const scope = visit(given);
      expect(await press(scope)).not.toHaveBeenCalled();
      expect(scope.getState($message)).toEqual(problem);
    },
  );

  test.each([
    { type: 'balcony', fields: [] },
    { type: 'carTakeout', fields: ['carPlate', 'carModelColor'] },
    { type: 'table', fields: ['table'] },
  ] as const)(
    '[OPEN-048] a $type needs no address, no fee and no minimum, but $fields',
    ({ type, fields }) => {
      const scope = visit({
        type,
        address: null,
        fee: null,
        info: { ...everything, min_total_delivery: minor(9000) },
      });
      expect(scope.getState($problems)).toEqual(
        fields.map((field) => ({ kind: 'customer', field, isMissing: true })),
      );
    },
  );

  test('[DELIVERY-21] [DELIVERY-22] car and table let the order pass once they are given', async () => {
    const customer = aCustomer({ carPlate: 'ABC1D23', carModelColor: 'Onix prata', table: '12' });
    for (const type of ['carTakeout', 'table'] as const) {
      expect(await press(visit({ type, customer, info: everything }))).toHaveBeenCalledWith(type);
    }
  });

  describe('for when it is wanted', () => {
    const scheduleSettings = { ...aRestaurant().scheduleSettings, enable: true };

    test('[DELIVERY-23] [SCHEDULE-01] is required before anything else that is missing', async () => {
      const scope = visit({
        info: { scheduleSettings },
        address: null,
        fee: null,
        customer: aCustomer({ name: '' }),
      });
      expect(await press(scope)).not.toHaveBeenCalled();
      expect(scope.getState($message)).toEqual({ kind: 'schedule' });
    });

    test('[DELIVERY-23] now settles it; for later the time is required', async () => {
      const scope = visit({ info: { scheduleSettings } });
      await press(scope);
      await allSettled(whenPicked, { scope, params: 'later' });
      expect(await press(scope)).not.toHaveBeenCalled();
      expect(scope.getState($message)).toEqual({ kind: 'time' });
      await allSettled(deliveryBus.scheduleChosen, {
        scope,
        params: { kind: 'later', scheduleTo: '2026-11-21 19:30' },
      });
      expect(await press(scope)).toHaveBeenCalledWith('delivery');
      await allSettled(whenPicked, { scope, params: 'now' });
      expect(await press(scope)).toHaveBeenCalledWith('delivery');
    });

    test('[DELIVERY-23] a continued cart needs no second answer', async () => {
      const scope = visit({ info: { scheduleSettings } });
      await allSettled(recoveryBus.recoveryFound, {
        scope,
        params: '11111111-1111-4111-8111-111111111111',
      });
      expect(await press(scope)).toHaveBeenCalledWith('delivery');
    });

    test('[SCHEDULE-06] without scheduling a table has no time question', async () => {
      const customer = aCustomer({ table: '12' });
      expect(
        await press(visit({ type: 'table', customer, info: everything })),
      ).toHaveBeenCalledWith('table');
      expect(
        await press(visit({ type: 'table', customer, info: { ...everything, scheduleSettings } })),
      ).not.toHaveBeenCalled();
    });
  });

  test('a message disappears when its cause is fixed, not when something else changes', async () => {
    const scope = visit({ customer: aCustomer({ name: '', phone: '' }) });
    await press(scope);
    await allSettled(deliveryBus.customerChanged, { scope, params: aCustomer({ name: '' }) });
    expect(scope.getState($message)).toMatchObject({ field: 'name' });
    await allSettled(deliveryBus.customerChanged, { scope, params: aCustomer() });
    expect(scope.getState($message)).toBeNull();
  });
});

describe('the violations of the page', () => {
  const scheduleSettings = { ...aRestaurant().scheduleSettings, enable: true };

  test('[DELIVERY-16] are a missing type alone, or each of them once', () => {
    const scope = visit({
      type: null,
      info: { scheduleSettings },
      customer: aCustomer({ name: '' }),
    });
    expect(scope.getState($problems).map(({ kind }) => kind)).toEqual(['type']);
    expect(
      visit({ info: { scheduleSettings }, customer: aCustomer({ name: '' }) })
        .getState($problems)
        .map(({ kind }) => kind),
    ).toEqual(['schedule', 'customer']);
  });

  test.each([
    ['119876543210', false],
    ['11987654321', true],
    ['0017185550142', true],
  ])('a phone that no country has blocks the page: %s', (phone, isRight) => {
    const scope = visit({
      info: { has_email_field: true, email_is_mandatory: true },
      customer: aCustomer({ name: '', phone, email: '' }),
    });
    expect(
      scope.getState($problems).map((problem) => problem.kind === 'customer' && problem.field),
    ).toEqual(isRight ? ['name', 'email'] : ['name', 'phone', 'email']);
  });

  test('[DOMAIN-099] a birthday is not required where none is registered', async () => {
    const scope = visit();
    await allSettled(pageOpened, { scope, params: new Date(2025, 5, 13) });
    expect(scope.getState($problems)).toEqual([]);
  });

  test('[DOMAIN-099] a birthday may have spaces, and one that lies ahead is wrong', async () => {
    const problems = async (birthday: string, isOpened = true) => {
      const scope = visit({
        info: { permissions_birthday_registration: true },
        customer: aCustomer({ birthday }),
      });
      if (isOpened) await allSettled(pageOpened, { scope, params: new Date(2025, 5, 13) });
      return scope.getState($problems);
    };
    expect(await problems(' 01/01/1990 ')).toEqual([]);
    expect(await problems('01/01/2031')).toEqual([
      { kind: 'customer', field: 'birthday', isMissing: false },
    ]);
    expect(await problems('01/01/1990', false)).toEqual([]);
  });

  test('none is shown before NEXT is pressed, and none after it passes', async () => {
    const scope = visit({ customer: aCustomer({ name: '' }) });
    await allSettled(deliveryBus.customerChanged, {
      scope,
      params: aCustomer({ name: '', phone: '' }),
    });
    expect(scope.getState($message)).toBeNull();
    await allSettled(deliveryBus.customerChanged, { scope, params: aCustomer() });
    await press(scope);
    expect(scope.getState($message)).toBeNull();
  });
});

import { allSettled, createWatch, fork } from 'effector';
import { deliveryBus } from '@storefront/shared-domain/bus';
import {
  minor,
  type DeliveryType,
  type RestaurantInfo,
  type StoredLastDelivery,
} from '@storefront/shared-domain/contracts';
import {
  $debugMode,
  $deliveryType,
  $lines,
  $restaurantData,
  $schedule,
  orderDraftMissing,
} from '@storefront/shared-domain/models';
import { aGeneralLine, aRestaurant, restaurantData } from '@storefront/shared-domain/testing';
import { readLastDeliveryFx } from '../../lib/last-delivery.model';
import { pageOpened } from '../../lib/page-events.model';
import { $chosenType, $offeredTypes, minValueMissed, typePicked } from './type-choice.model';

type Last = StoredLastDelivery['type'];
type Visit = {
  info?: Partial<RestaurantInfo>;
  type?: DeliveryType | null;
  price?: number;
  debug?: boolean;
  /** Type of the last order. */
  last?: Last;
};
const visit = ({ info = {}, type = null, price = 2000, debug = false, last = null }: Visit) =>
  fork({
    values: [
      [$restaurantData, restaurantData({ info: aRestaurant(info) })],
      [$deliveryType, type],
      [$debugMode, debug],
      [$lines, [aGeneralLine({ price: minor(price) })]],
    ],
    handlers: [[readLastDeliveryFx, () => ({ type: last, name: '', email: '' })]],
  });
const messages = (scope: ReturnType<typeof visit>) => {
  const alerts = jest.fn();
  createWatch({ unit: minValueMissed, scope, fn: alerts });
  return alerts;
};

describe('the choice of the delivery type', () => {
  test('[DELIVERY-10] the only type on offer is chosen when the page opens', async () => {
    const scope = visit({ info: { no_takeout: true } });
    await allSettled(pageOpened, { scope, params: new Date() });
    expect(scope.getState($deliveryType)).toBe('delivery');
  });

  test('with several types nothing is chosen for the customer', async () => {
    const scope = visit({});
    await allSettled(pageOpened, { scope, params: new Date() });
    expect(scope.getState($deliveryType)).toBeNull();
  });

  test('[DELIVERY-13] a delivery of a cart below the minimum opens the alert, and the type stays', async () => {
    const scope = visit({ info: { min_total_delivery: minor(3000) }, type: 'balcony' });
    const alerts = messages(scope);
    await allSettled(typePicked, { scope, params: 'delivery' });
    expect(scope.getState($deliveryType)).toBe('balcony');
    expect(alerts).toHaveBeenCalledTimes(1);
  });

  test("[CONST-01] a cart equal to the restaurant's minimum can be delivered; without one any cart can", async () => {
    for (const info of [{ min_total_delivery: minor(2000) }, {}]) {
      const scope = visit({ info, type: 'balcony' });
      const alerts = messages(scope);
      await allSettled(typePicked, { scope, params: 'delivery' });
      expect(scope.getState($deliveryType)).toBe('delivery');
      expect(alerts).not.toHaveBeenCalled();
    }
  });

  test('[DELIVERY-13] [DELIVERY-16] a cent below the minimum is below it', async () => {
    const scope = visit({ info: { min_total_delivery: minor(2001) }, type: 'balcony' });
    const alerts = messages(scope);
    await allSettled(typePicked, { scope, params: 'delivery' });
    expect([scope.getState($deliveryType), alerts.mock.calls.length]).toEqual(['balcony', 1]);
  });

  test('debug mode lifts the minimum', async () => {
    const scope = visit({ info: { min_total_delivery: minor(3000) }, debug: true });
    await allSettled(typePicked, { scope, params: 'delivery' });
    expect(scope.getState($deliveryType)).toBe('delivery');
  });

  test('[DELIVERY-04] debug mode offers every type, otherwise only what the restaurant has', () => {
    const info = { no_takeout: true, has_car_takeout: true };
    expect(visit({ info }).getState($offeredTypes)).toEqual(['delivery', 'carTakeout']);
    expect(visit({ info, debug: true }).getState($offeredTypes)).toEqual([
      'delivery',
      'balcony',
      'carTakeout',
      'table',
    ]);
  });

  test('a small cart may still be picked up', async () => {
    const scope = visit({ info: { min_total_delivery: minor(3000) } });
    await allSettled(typePicked, { scope, params: 'balcony' });
    expect(scope.getState($deliveryType)).toBe('balcony');
  });
});

describe('the chosen type', () => {
  test('is none while the restaurant does not offer it, or nothing is chosen', () => {
    expect(visit({ type: 'carTakeout' }).getState($chosenType)).toBeNull();
    expect(visit({ type: null }).getState($chosenType)).toBeNull();
    expect(visit({ type: 'balcony' }).getState($chosenType)).toBe('balcony');
  });

  test('is none before the restaurant is loaded: nothing is offered', () => {
    const scope = fork({ values: [[$deliveryType, 'delivery']] });
    expect([scope.getState($offeredTypes), scope.getState($chosenType)]).toEqual([[], null]);
  });

  test('[DELIVERY-13] other than a delivery opens no alert for a small cart', async () => {
    const scope = visit({ info: { min_total_delivery: minor(3000) } });
    const alerts = messages(scope);
    await allSettled(typePicked, { scope, params: 'balcony' });
    expect(alerts).not.toHaveBeenCalled();
  });

  test('[DELIVERY-10] that is the only one is not chosen again: its time stays', async () => {
    const scope = visit({ info: { no_takeout: true }, type: 'delivery' });
    await allSettled(deliveryBus.scheduleChosen, { scope, params: { kind: 'now' } });
    await allSettled(pageOpened, { scope, params: new Date() });
    expect(scope.getState($schedule)).toEqual({ kind: 'now' });
  });
});

describe('the type of the last order', () => {
  const opened = async (given: Visit, isDraftRead = true) => {
    const scope = visit(given);
    await allSettled(pageOpened, { scope, params: new Date() });
    if (isDraftRead) await allSettled(orderDraftMissing, { scope });
    return scope.getState($deliveryType);
  };

  test.each<{ case: string; given: Visit; type: Last }>([
    { case: 'is preselected', given: { last: 'balcony' }, type: 'balcony' },
    {
      case: 'gives way to a chosen one',
      given: { last: 'balcony', type: 'delivery' },
      type: 'delivery',
    },
    {
      case: 'is not chosen where it is not offered any more',
      given: { last: 'carTakeout' },
      type: null,
    },
    {
      case: 'is preselected for a pickup below the minimum of a delivery',
      given: { last: 'balcony', info: { min_total_delivery: minor(3000) } },
      type: 'balcony',
    },
    {
      case: 'is not a delivery below the minimum',
      given: { last: 'delivery', info: { min_total_delivery: minor(3000) } },
      type: null,
    },
    { case: 'is unknown', given: {}, type: null },
  ])('[DELIVERY-23] $case', async ({ given, type }) => expect(await opened(given)).toBe(type));

  test('[DELIVERY-23] waits for a draft', async () =>
    expect(await opened({ last: 'balcony' }, false)).toBeNull());
});

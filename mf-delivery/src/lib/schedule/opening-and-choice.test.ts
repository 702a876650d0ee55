import { allSettled, fork } from 'effector';
import { deliveryBus } from '@storefront/shared-domain/bus';
import { type DeliveryType, type RestaurantInfo } from '@storefront/shared-domain/contracts';
import {
  $debugMode,
  $deliveryType,
  $restaurantData,
  $schedule,
  orderDraftMissing,
  orderDraftRestored,
  type RestoredDraft,
} from '@storefront/shared-domain/models';
import { aRestaurant, aRestoredDraft, restaurantData } from '@storefront/shared-domain/testing';
import { $nextOpening } from '../opening/opening.model';
import { pageOpened } from '../page-events.model';
import {
  $isScheduleRequested,
  $isWhenShown,
  $offeredWhens,
  $when,
  whenPicked,
} from './choice.model';
import { $restriction } from './restriction.model';

describe('the choice of a time', () => {
  const scheduleSettings = {
    ...aRestaurant().scheduleSettings,
    enable: true,
    allowSchedulingWhileClosed: true,
  };
  const later = { kind: 'later', scheduleTo: '2026-11-21 19:30' } as const;
  const visit = (info: Partial<RestaurantInfo> = {}, type: DeliveryType | null = 'delivery') =>
    fork({
      values: [
        [$restaurantData, restaurantData({ info: aRestaurant({ scheduleSettings, ...info }) })],
        [$deliveryType, type],
      ],
    });
  const offered = (info: Partial<RestaurantInfo>, type: DeliveryType | null) =>
    visit(info, type).getState($offeredWhens);

  describe('now or later', () => {
    test.each([
      { case: 'a delivery in its shift', info: {}, type: 'delivery', is: ['now', 'later'] },
      {
        case: 'a delivery outside its shift',
        info: { shift_has_delivery: false },
        type: 'delivery',
        is: ['later'],
      },
      {
        case: 'a takeout in its shift',
        info: { shift_has_delivery: false },
        type: 'balcony',
        is: ['now', 'later'],
      },
      {
        case: 'a drive-thru where there is one',
        info: { has_car_takeout: true, shift_has_takeout: false },
        type: 'carTakeout',
        is: ['now', 'later'],
      },
      { case: 'a table', info: {}, type: 'table', is: ['now', 'later'] },
      { case: 'no type yet', info: {}, type: null, is: [] },
    ] as const)('[SCHEDULE-04] for $case there is $is', ({ info, type, is }) =>
      expect(offered(info, type)).toEqual(is),
    );

    test.each(['delivery', 'balcony', 'carTakeout', 'table'] as const)(
      '[SCHEDULE-03] a closed restaurant has its %s scheduled, without a question',
      (type) => {
        const scope = visit({ is_closed: true, has_car_takeout: true }, type);
        expect(scope.getState($offeredWhens)).toEqual(['later']);
        expect(scope.getState($when)).toBe('later');
      },
    );

    test('debug mode counts as open', () => {
      const scope = fork({
        values: [
          [
            $restaurantData,
            restaurantData({ info: aRestaurant({ is_closed: true, scheduleSettings }) }),
          ],
          [$deliveryType, 'balcony'],
          [$debugMode, true],
        ],
      });
      expect(scope.getState($offeredWhens)).toEqual(['now', 'later']);
    });

    test.each(['delivery', 'table'] as const)(
      '[SCHEDULE-06] without scheduling a %s has no time question',
      (type) => {
        const scope = visit({ scheduleSettings: { ...scheduleSettings, enable: false } }, type);
        expect(scope.getState($isScheduleRequested)).toBe(false);
        expect(scope.getState($offeredWhens)).toEqual([]);
        expect(scope.getState($when)).toBeNull();
      },
    );

    test.each([
      { case: 'nothing before a type is chosen', info: {}, type: null, is: false },
      { case: 'the choices of a type', info: {}, type: 'balcony', is: true },
      {
        case: 'why not now, of a closed restaurant',
        info: { is_closed: true },
        type: null,
        is: true,
      },
    ] as const)('there is to see $case', ({ info, type, is }) =>
      expect(visit(info, type).getState($isWhenShown)).toBe(is),
    );

    test('[SCHEDULE-15] a table, which is paid there, is not scheduled where scheduled orders are paid online', () => {
      expect(
        offered(
          { scheduleSettings: { ...scheduleSettings, onlyWithOnlinePayment: true } },
          'table',
        ),
      ).toEqual(['now']);
    });

    test('[SCHEDULE-05] now is settled at once and takes the place of a time; later waits for its time', async () => {
      const scope = visit();
      await allSettled(deliveryBus.scheduleChosen, { scope, params: later });
      await allSettled(whenPicked, { scope, params: 'now' });
      expect(scope.getState($schedule)).toEqual({ kind: 'now' });
      await allSettled(whenPicked, { scope, params: 'later' });
      expect(scope.getState($schedule)).toBeNull();
      expect(scope.getState($when)).toBe('later');
    });

    test('picking later again keeps the chosen time', async () => {
      const scope = visit();
      await allSettled(deliveryBus.scheduleChosen, { scope, params: later });
      await allSettled(whenPicked, { scope, params: 'later' });
      expect(scope.getState($schedule)).toEqual(later);
    });

    test('a cleared time leaves later picked', async () => {
      const scope = visit();
      await allSettled(whenPicked, { scope, params: 'now' });
      await allSettled(deliveryBus.scheduleChosen, { scope, params: later });
      await allSettled(deliveryBus.scheduleCleared, { scope });
      expect(scope.getState($when)).toBe('later');
    });

    test('[DELIVERY-14] another delivery type requests it again', async () => {
      const scope = visit();
      await allSettled(whenPicked, { scope, params: 'later' });
      await allSettled(deliveryBus.typeChosen, { scope, params: 'balcony' });
      expect(scope.getState($when)).toBeNull();
    });
  });

  test('[SCHEDULE-06] a closed restaurant that schedules only while it is open has no time question', () => {
    const scope = visit({
      is_closed: true,
      scheduleSettings: { ...scheduleSettings, allowSchedulingWhileClosed: false },
    });
    expect(scope.getState($isScheduleRequested)).toBe(false);
    expect(scope.getState($offeredWhens)).toEqual([]);
  });

  test('[SCHEDULE-15] a delivery is scheduled also where scheduled orders are paid online', () =>
    expect(
      offered(
        { scheduleSettings: { ...scheduleSettings, onlyWithOnlinePayment: true } },
        'delivery',
      ),
    ).toEqual(['now', 'later']));

  test('[SCHEDULE-05] a picked now is shown until it is withdrawn', async () => {
    const scope = visit();
    expect(scope.getState($when)).toBeNull();
    await allSettled(whenPicked, { scope, params: 'now' });
    expect(scope.getState($when)).toBe('now');
    await allSettled(deliveryBus.scheduleCleared, { scope });
    expect(scope.getState($when)).toBeNull();
  });

  describe('the preselection', () => {
    const opened = async (
      info: Partial<RestaurantInfo> = {},
      draft: Partial<RestoredDraft> | null = null,
    ) => {
      const scope = visit(info, 'balcony');
      await allSettled(pageOpened, { scope, params: new Date() });
      expect(scope.getState($schedule)).toBeNull(); // a draft may still be read
      await (draft === null
        ? allSettled(orderDraftMissing, { scope })
        : allSettled(orderDraftRestored, { scope, params: aRestoredDraft(draft) }));
      return scope;
    };

    test('[DELIVERY-23] [SCHEDULE-01] is now, and counts as a choice', async () =>
      expect((await opened()).getState($schedule)).toEqual({ kind: 'now' }));

    test('[SCHEDULE-03] is none where orders for now are not accepted', async () =>
      expect((await opened({ is_closed: true })).getState($schedule)).toBeNull());

    test('gives way to the time of a draft', async () =>
      expect((await opened({}, { schedule: later })).getState($schedule)).toEqual(later));

    test.each([
      ['a draft whose time is lost', { isTimeLost: true }],
      ['a draft with a time, after a change of the type', { schedule: later }],
    ])('never replaces the time of %s', async (_, draft) => {
      const scope = await opened({}, draft);
      await allSettled(deliveryBus.typeChosen, { scope, params: 'delivery' });
      expect(scope.getState($schedule)).toBeNull();
    });

    test('[DELIVERY-14] follows the type while nothing was scheduled', async () => {
      const scope = await opened();
      await allSettled(deliveryBus.typeChosen, { scope, params: 'delivery' });
      expect(scope.getState($schedule)).toEqual({ kind: 'now' });
    });

    test('leaves Schedule Order, once picked, as it is', async () => {
      const scope = await opened();
      await allSettled(whenPicked, { scope, params: 'later' });
      expect([scope.getState($schedule), scope.getState($when)]).toEqual([null, 'later']);
      await allSettled(deliveryBus.typeChosen, { scope, params: 'delivery' });
      expect(scope.getState($schedule)).toBeNull();
    });
  });
});

describe('the opening that is shown', () => {
  test('the next opening is shown once the page has the current time', async () => {
    const scope = fork({
      values: [[$restaurantData, restaurantData({ info: aRestaurant({ is_closed: true }) })]],
    });
    expect(scope.getState($nextOpening)).toBeNull();
    await allSettled(pageOpened, { scope, params: new Date('2025-06-13T13:00:00Z') });
    expect(scope.getState($nextOpening)).toEqual({
      daysAhead: 0,
      day: '2025-06-13',
      time: '18:00:00',
    });
  });
});

describe('the restriction of a type', () => {
  const settings = aRestaurant().scheduleSettings;
  const scheduling = { ...settings, enable: true };
  const always = { ...scheduling, allowSchedulingWhileClosed: true };
  const visit = (info: Partial<RestaurantInfo>, type: DeliveryType | null = null, debug = false) =>
    fork({
      values: [
        [$restaurantData, restaurantData({ info: aRestaurant(info) })],
        [$deliveryType, type],
        [$debugMode, debug],
      ],
    });

  test.each([
    { case: 'an open restaurant', info: {}, type: 'delivery', restriction: null },
    { case: 'a closed one', info: { is_closed: true }, type: 'delivery', restriction: 'closed' },
    {
      case: 'a closed one that schedules only while it is open',
      info: { is_closed: true, scheduleSettings: scheduling },
      type: null,
      restriction: 'closed',
    },
    {
      case: 'one that takes scheduled orders while closed',
      info: { is_closed: true, scheduleSettings: always },
      type: 'delivery',
      restriction: null,
    },
    {
      case: 'a delivery outside its shift',
      info: { shift_has_delivery: false },
      type: 'delivery',
      restriction: 'shift',
    },
    {
      case: 'a takeout outside its shift',
      info: { shift_has_takeout: false },
      type: 'balcony',
      restriction: 'shift',
    },
    {
      case: 'a table',
      info: { shift_has_delivery: false, shift_has_takeout: false },
      type: 'table',
      restriction: null,
    },
  ] as const)('for $case the restriction is $restriction', ({ info, type, restriction }) =>
    expect(visit(info, type).getState($restriction)).toBe(restriction),
  );

  test('[SHELL-55] debug mode ignores the closed state, and lifts no shift', () => {
    expect(visit({ is_closed: true }, 'delivery', true).getState($restriction)).toBeNull();
    expect(visit({ shift_has_delivery: false }, 'delivery', true).getState($restriction)).toBe(
      'shift',
    );
  });
});

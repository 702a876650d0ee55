import {
  Hours,
  RestaurantInfo,
  ScheduleTemplate,
  type DeliveryType,
} from '@storefront/shared-domain/contracts';
import { firstDayWithSlots, scheduleDays } from '@storefront/shared-domain/schedule';
import * as z from 'zod/mini';
import { demoRestaurants } from '../demo-restaurants';
import { scheduleTemplateRows } from '../../../reference-api/src/seeding/schedule-template-rows';

const NOON = new Date('2026-11-18T15:00:00Z');

describe.each(
  demoRestaurants
    .filter(({ info }) => info.scheduleSettings.hoursTemplate !== null)
    .map((it) => [it.info.restaurant_url, it] as const),
)('schedules of %s', (_url, it) => {
  const [first] = it.settings.scheduleTemplates;
  const days = (type: DeliveryType) =>
    scheduleDays({
      info: z.parse(RestaurantInfo, it.info),
      hours: z.parse(Hours, it.hours),
      template: z.parse(ScheduleTemplate, first?.template),
      type,
      now: NOON,
    });
  const times = (type: DeliveryType) =>
    days(type).flatMap(({ slots }) => slots.map(({ scheduleTo }) => scheduleTo));

  test('[SCHEDULE-08] there is a day to choose for every type', () => {
    for (const type of ['delivery', 'balcony', 'carTakeout'] as const)
      expect(firstDayWithSlots(days(type))?.date).toMatch(/^2026-11-1[89]$/);
  });
  test('[OPEN-100] couriers and counter have times of their own and times in common', () => {
    const [byCourier, atCounter] = [new Set(times('delivery')), times('balcony')];
    expect([
      atCounter.some((time) => byCourier.has(time)),
      atCounter.some((time) => !byCourier.has(time)),
    ]).toEqual([true, true]);
  });
});

test('an interval the contract does not read is found before it is stored', () => {
  const [template] = demoRestaurants.flatMap(({ settings }) => settings.scheduleTemplates);
  const broken = {
    ...template!,
    template: {
      ...template!.template,
      friday: [
        {
          firstTime: '18h',
          secondTime: '23:00:00',
          isClosed: false,
          delivery: true,
          balcony: true,
        },
      ],
    },
  };
  expect(scheduleTemplateRows({ tables: [], scheduleTemplates: [template!] }).broken).toEqual([]);
  expect(scheduleTemplateRows({ tables: [], scheduleTemplates: [broken] }).broken).toEqual([
    template!.id,
  ]);
});

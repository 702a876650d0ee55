import { allSettled, fork } from 'effector';
import * as z from 'zod/mini';
import { deliveryBus } from '../bus';
import { ScheduleTemplate } from '../contracts/hours';
import { restaurantData } from '../testing';
import { $deliveryType } from './cart';
import { $restaurantData, restaurantSelected } from './restaurant';
import { $scheduleBasis, $scheduleTemplate } from './schedule';

const week = 'sunday monday tuesday wednesday thursday friday saturday';
const template = z.parse(
  ScheduleTemplate,
  Object.fromEntries(week.split(' ').map((day) => [day, []])),
);

test('the hours for scheduled orders belong to one restaurant', async () => {
  const scope = fork();
  await allSettled(deliveryBus.scheduleTemplateRead, { scope, params: template });
  expect(scope.getState($scheduleTemplate)).toEqual(template);
  await allSettled(deliveryBus.scheduleTemplateRead, { scope, params: null });
  expect(scope.getState($scheduleTemplate)).toBeNull();
  await allSettled(deliveryBus.scheduleTemplateRead, { scope, params: template });
  await allSettled(restaurantSelected, { scope, params: 'elsewhere' });
  expect(scope.getState($scheduleTemplate)).toBeNull();
});

test('times can be listed once the restaurant and the delivery type are known', () => {
  const data = restaurantData();
  expect(fork({ values: [[$restaurantData, data]] }).getState($scheduleBasis)).toBeNull();
  expect(fork({ values: [[$deliveryType, 'balcony']] }).getState($scheduleBasis)).toBeNull();
  const both = fork({
    values: [
      [$restaurantData, data],
      [$deliveryType, 'balcony'],
      [$scheduleTemplate, template],
    ],
  });
  expect(both.getState($scheduleBasis)).toEqual({
    info: data.info,
    hours: data.hours,
    template,
    type: 'balcony',
  });
});

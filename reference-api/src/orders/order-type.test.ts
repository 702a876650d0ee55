import { OrderDetails, type RestaurantInfo } from '@storefront/shared-domain/contracts';
import { aRestaurant } from '@storefront/shared-domain/testing';
import * as z from 'zod/mini';
import { closedProblem, typeProblem } from './order-type';

const details = z.parse(OrderDetails, {
  deliveryType: 'table',
  paymentType: '',
  uuid: '0b6ed1d5-1f0f-4b5c-9a51-1b5b1cf29b1e',
});
const modules = (own: Partial<RestaurantInfo['modules']>) => ({ ...aRestaurant().modules, ...own });
const problemOf = (info: Partial<RestaurantInfo>, isLinked: boolean) =>
  typeProblem(details, aRestaurant(info), 'table', isLinked)?.kind ?? null;

test.each([
  {
    case: 'served',
    info: { table_self_service_enabled: true, no_table: false },
    linked: null,
    typed: null,
  },
  {
    case: 'served to who has the code',
    info: { table_self_service_enabled: true, no_table: true },
    linked: null,
    typed: 'type-not-offered',
  },
  {
    case: 'not served',
    info: { table_self_service_enabled: false, no_table: false },
    linked: 'type-not-offered',
    typed: 'type-not-offered',
  },
])('[TABLE-08] [OPEN-046] tables $case', ({ info, linked, typed }) => {
  expect([problemOf(info, true), problemOf(info, false)]).toEqual([linked, typed]);
});

test('[MENU-25] [MENU-26] a table’s code closes a menu without point of sale, and opens one with only that', () => {
  const kindOf = (own: Partial<RestaurantInfo['modules']>, isLinked: boolean) =>
    closedProblem(details, aRestaurant({ modules: modules(own) }), isLinked)?.kind ?? null;
  expect([
    kindOf({ digital_menu: true, pos: false, simple_pos: false }, true),
    kindOf({ digital_menu: true, pos: false, simple_pos: false }, false),
  ]).toEqual(['restaurant-blocked', null]);
  expect([
    kindOf({ digital_menu: false, pos: true }, true),
    kindOf({ digital_menu: false, pos: true }, false),
  ]).toEqual([null, 'restaurant-blocked']);
});

import type { SeededRestaurant } from '@storefront/reference-api/plugin/restaurants';
import { couponHours, coupons } from './coupons';
import { customers } from './customers';
import { regions, zones } from './delivery/zones';
import { hours, scheduleTemplate } from './hours';
import { info } from './info';
import { menu } from './menu';
import { stock } from './stock';

/** São Paulo, BRL, Portuguese: all features on. */
export const bellaNapoli: SeededRestaurant = {
  info,
  menu,
  hours,
  regions,
  zones,
  coupons,
  customers,
  areas: [],
  distanceBands: [],
  settings: {
    tables: [],
    scheduleTemplates: [{ id: 'agenda-padrao', template: scheduleTemplate }, ...couponHours],
    stock,
  },
};

import { allDay, week } from '../../build/hours';
import { DEMO_PASSWORD } from '../demo-password';
import type { SeededCoupon, SeededRestaurant } from '@storefront/reference-api/plugin/restaurants';
import { regions, zones } from './delivery';
import { info } from './info';
import { menu } from './menu';

const coupon = (id: string, code: string, more: Partial<SeededCoupon>): SeededCoupon => ({
  id,
  code,
  type: 'fixDiscount',
  fixDiscount: 0,
  percentDiscount: 0,
  minOrderValue: 0,
  onlyOneUsePerClient: false,
  enableUseFeaturedItems: true,
  ...more,
});

/**
 * Asunción, guaraníes, Spanish: money without cents, fee by neighbourhood, cash with change and
 * cards.
 */
export const laEsquina: SeededRestaurant = {
  info,
  menu,
  regions,
  zones,
  hours: week([allDay]),
  coupons: [
    coupon('cupon-bienvenida', 'BIENVENIDO', {
      type: 'percentDiscount',
      percentDiscount: 10,
      minOrderValue: 50_000,
    }),
    coupon('cupon-esquina', 'ESQUINA', { fixDiscount: 8000 }),
  ],
  customers: [
    {
      id: 'clienta-demo',
      name: 'Rocío Benítez',
      email: 'clienta@demo.example',
      password: DEMO_PASSWORD,
      phone: '0981234567',
      cpf: '',
      points: 31,
      cashback: { balance: 0, expiresInDays: 0 },
    },
  ],
  areas: [],
  distanceBands: [],
  settings: { tables: [], scheduleTemplates: [] },
};

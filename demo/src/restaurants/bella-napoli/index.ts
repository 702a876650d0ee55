import type {
  SeededCustomer,
  SeededRestaurant,
  SeededStock,
} from '@storefront/reference-api/plugin/restaurants';
import { allDay, scheduleSlot, scheduleWeek, slot, week } from '../../build/hours';
import { DEMO_PASSWORD } from '../demo-password';
import { couponHours, coupons } from './coupons';
import { regions, zones } from './delivery/zones';
import { info } from './info';
import { menu } from './menu';

const customers: SeededCustomer[] = [
  {
    id: 'cliente-demo',
    name: 'Helena Prado',
    email: 'cliente@demo.example',
    password: DEMO_PASSWORD,
    phone: '11987654321',
    cpf: '52998224725',
    points: 320,
    cashback: { balance: 27.5, expiresInDays: 21 },
  },
  {
    id: 'cliente-novo',
    name: 'Caio Menezes',
    email: 'novo@demo.example',
    password: DEMO_PASSWORD,
    phone: '11912345678',
    cpf: '11144477735',
    points: 0,
    cashback: { balance: 0, expiresInDays: 0 },
  },
];

/** Bottles with a limited stock: a few of each, and a single last one. */
const stock: SeededStock[] = [
  { itemId: 'primitivo', quantity: 6 },
  { itemId: 'chianti', quantity: 4 },
  { itemId: 'vinho-rose', quantity: 3 },
  { itemId: 'prosecco', quantity: 1 },
];

/** Never closed, so that the demo sells at any time; Saturdays have two slots that meet. */
const hours = week([allDay], { saturday: [slot('00:00', '15:30'), slot('15:30', '24:00')] });

/** Couriers and counter work around the clock, too. */
const scheduleTemplate = scheduleWeek([scheduleSlot('00:00', '24:00', 'both')], {});

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

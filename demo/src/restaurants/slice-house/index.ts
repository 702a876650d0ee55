import { filterFeatured } from '../../build/category';
import { withDietary } from '../../build/dietary';
import { allDay, week } from '../../build/hours';
import { withPizzaDietary } from '../../build/pizza-dietary';
import type { SeededRestaurant } from '@storefront/reference-api/plugin/restaurants';
import { DEMO_PASSWORD } from '../demo-password';
import { drinks } from './categories/drinks';
import { desserts, salads } from './categories/fresh';
import { mains } from './categories/mains';
import { slices } from './categories/slices';
import { starters } from './categories/starters';
import { combos } from './combos';
import { couponHours, coupons } from './coupons';
import { statements } from './dietary';
import { info } from './info';
import { pizzaAllergens } from './pizza-dietary';
import { pizzas } from './pizzas';

const categories = withDietary([slices, starters, mains, salads, desserts, drinks], statements);

/** Brooklyn, USD, English: drive-thru, addresses by the map, fee by distance. */
export const sliceHouse: SeededRestaurant = {
  info,
  menu: {
    featuredItems: filterFeatured(categories),
    combos,
    pizzas: withPizzaDietary(pizzas, pizzaAllergens),
    categories,
    prizes: [],
  },
  hours: week([allDay]),
  regions: [],
  zones: [],
  areas: [],
  distanceBands: [
    { maxKm: 1, fee: 1.99 },
    { maxKm: 2.5, fee: 2.99 },
    { maxKm: 4, fee: 4.49 },
    { maxKm: 6.5, fee: 5.99 },
  ],
  coupons,
  customers: [
    {
      id: 'customer-demo',
      name: 'Jamie Rivera',
      email: 'customer@demo.example',
      password: DEMO_PASSWORD,
      phone: '17185550199',
      cpf: '',
      points: 0,
      cashback: { balance: 0, expiresInDays: 0 },
    },
  ],
  settings: {
    tables: [],
    scheduleTemplates: couponHours,
    stock: [
      { itemId: 'wing-box-100', quantity: 3 },
      { itemId: 'wing-box-50', quantity: 1 },
    ],
  },
};

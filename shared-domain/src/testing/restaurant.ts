import * as z from 'zod/mini';
import { Hours, RestaurantInfo, type RestaurantData } from '../contracts';
import { aMenu } from './menu';

const everyEvening = [{ firstTime: '18:00:00', secondTime: '23:30:00', isClosed: false }];
const hours = z.parse(Hours, {
  sunday: everyEvening,
  monday: everyEvening,
  tuesday: everyEvening,
  wednesday: everyEvening,
  thursday: everyEvening,
  friday: everyEvening,
  saturday: everyEvening,
});

const info = z.parse(RestaurantInfo, {
  id: 7,
  name: 'Bella Napoli',
  restaurant_url: 'bella-napoli',
  cover_pic: 'bella-napoli',
  profile_pic: 'bella-napoli',
  country: 'BR',
  currency: 'BRL',
  language: 'pt-br',
  timezone: 'America/Sao_Paulo',
  street: 'Rua Augusta',
  street_number: '1200',
  bairro: 'Consolação',
  city: 'São Paulo',
  uf: 'SP',
  modules: { digital_menu: true },
  shift_has_delivery: true,
  shift_has_takeout: true,
  delivery_time_min: 30,
  delivery_time_max: 50,
  takeout_time: 20,
  allow_order_comments: true,
  cash_payment: true,
  card_payment: true,
  card_types: [
    { name: 'Visa', isDebit: true, isCredit: true },
    { name: 'Elo', isDebit: true },
  ],
  pix_settings: { active: true, key: 'pix@bellanapoli.example', name: 'Bella Napoli' },
  wallet_is_active: true,
  tuna_pix_status: 'active',
});

/**
 * An open restaurant in São Paulo with delivery and pickup; cash, two card brands and pix upon
 * delivery; no minimum, no discounts.
 */
export const aRestaurant = (overrides: Partial<RestaurantInfo> = {}): RestaurantInfo => ({
  ...info,
  ...overrides,
});

/** That restaurant with a menu of one dish, open every evening. */
export const restaurantData = (overrides: Partial<RestaurantData> = {}): RestaurantData => ({
  info: aRestaurant(),
  menu: aMenu(),
  hours,
  ...overrides,
});

import { category, filterFeatured } from '../../../demo/src/build/category';
import { choice, checks, option } from '../../../demo/src/build/extras';
import { slot, week } from '../../../demo/src/build/hours';
import { info } from '../../../demo/src/build/info';
import { NO_PIZZAS } from '../../../demo/src/build/pizzas';
import { product } from '../../../demo/src/build/product';
import type { SeededRestaurant } from '../restaurants/seeded-restaurant';
import type { WireInfo } from '../restaurants/wire/info';
import type { StreetSeed } from './streets';

export const TRATTORIA = 501;
export const DINER = 502;
export const CLOSED = 503;
export const LATER = 504;
export const TABLES = 505;
export const BLOCKED = 506;

export const PASSWORD = 'Rua-42-norte';

const menu = () => {
  const categories = [
    category('massas', 'Massas', '', [
      product('lasanha', 'Lasanha', 42.5, 'Com molho da casa', {
        extras: [
          choice('molho', 'Molho', [
            option('sugo', 'Sugo'),
            option('branco', 'Branco', 3.3),
            option('pesto', 'Pesto', 5, { available: false }),
          ]),
          checks(
            'queijo',
            'Queijo',
            [option('parmesao', 'Parmesão', 2.1), option('grana', 'Grana', 4.4)],
            { qty_max: 2 },
          ),
        ],
      }),
      product('nhoque', 'Nhoque', 38.9, ''),
      product('ravioli', 'Ravioli', 40, '', { unavailable: true }),
      product('polenta', 'Polenta', 21, '', { hasStock: false }),
      product('talharim', 'Talharim', 30, '', { channels: ['table'] }),
    ]),
    category('bebidas', 'Bebidas', '', [
      product('agua', 'Água', 4.5, ''),
      product('brinde', 'Brinde', 0, ''),
    ]),
  ];
  return {
    featuredItems: filterFeatured(categories),
    combos: [],
    pizzas: NO_PIZZAS,
    categories,
    prizes: [{ id: 'caneca', name: 'Caneca', description: '', image: '', points_needed: 50 }],
  };
};

/** The record of a restaurant in Campinas without special settings. */
export const record = (id: number, url: string, own: Partial<WireInfo> = {}): WireInfo =>
  info({
    id,
    name: url,
    restaurant_url: url,
    cover_pic: url,
    profile_pic: url,
    message: `Mensagem de ${url}`,
    street: 'Rua do Teste',
    street_number: '1',
    bairro: 'Centro',
    city: 'Campinas',
    uf: 'SP',
    latitude: -22.9,
    longitude: -47.06,
    whatsapp: '5519999990000',
    language: 'pt-br',
    country: 'BR',
    currency: 'BRL',
    timezone: 'America/Sao_Paulo',
    delivery_time_min: 20,
    delivery_time_max: 40,
    takeout_time: 15,
    min_total_delivery: 0,
    wallet_is_active: true,
    tuna_pix_status: 'active',
    ...own,
  });

/** From ten in the morning to eleven at night. */
export const TEN_TO_ELEVEN = week([slot('10:00', '23:00')]);

/** A restaurant with the tests' menu that never closes. */
export const restaurant = (
  own: WireInfo,
  more: Partial<SeededRestaurant> = {},
): SeededRestaurant => ({
  info: own,
  menu: menu(),
  hours: week([slot('00:00', '24:00')]),
  regions: [],
  zones: [],
  areas: [],
  distanceBands: [],
  coupons: [],
  customers: [],
  settings: { tables: [], scheduleTemplates: [] },
  ...more,
});

const zone = (id: string, name: string, fee: number, available = true) => ({
  id,
  zone: name,
  city: 'Campinas',
  regionId: 'centro',
  available,
  fee,
  returnFee: 0,
});

const brand = (name: string, isDebit: boolean, isCredit: boolean) => ({
  name,
  isDebit,
  isCredit,
  isVoucher: false,
});

/** Neighborhoods, all payments at the door, discounts on the fee, two customers. */
const trattoria = restaurant(
  record(TRATTORIA, 'trattoria', {
    has_car_takeout: true,
    min_total_delivery: 30,
    delivery_fee_method: 'BAIRRO',
    deliveryCities: [{ name: 'Campinas', zones: [] }],
    delivery_fee_discount_type: 'percent',
    deliveryFeeDiscounts: [
      { discountMinValue: 80, discountType: '', value: 50 },
      { discountMinValue: 200, discountType: 'flat_fee', value: 1 },
    ],
    has_email_field: true,
    has_cpf_field: true,
    permissions_birthday_registration: true,
    card_payment: true,
    card_types: [brand('Visa', true, true), brand('Elo', true, false)],
    pix_settings: { active: true, key: 'pix@teste.example', name: 'Teste' },
    online_payment_integrations: ['carteira'],
    paymentSettings: [
      { paymentType: 'pix', isActive: true, value: 5, valueType: 'percent', operation: 'discount' },
      {
        paymentType: 'Visa credit',
        isActive: true,
        value: 1.5,
        valueType: 'fix',
        operation: 'addition',
      },
    ],
    scheduleSettings: {
      enable: true,
      allowSchedulingWhileClosed: false,
      onlyWithOnlinePayment: false,
      daysForward: 2,
      intervalBetweenTimes: 30,
      hoursTemplate: null,
    },
  }),
  {
    zones: [
      zone('z-centro', 'Centro', 6.5),
      zone('z-cambui', 'Cambuí', 8),
      zone('z-longe', 'Sítio Longe', 30, false),
    ],
    customers: [
      {
        id: 'ana',
        name: 'Ana Prado',
        email: 'ana@teste.example',
        password: PASSWORD,
        phone: '19987654321',
        cpf: '52998224725',
        points: 70,
        cashback: { balance: 12.5, expiresInDays: 3650 },
      },
      {
        id: 'rui',
        name: 'Rui Melo',
        email: 'rui@teste.example',
        password: PASSWORD,
        phone: '19912345678',
        cpf: '',
        points: 0,
        cashback: { balance: 0, expiresInDays: 0 },
      },
    ],
  },
);

/** Another country, fee by distance, cash only. */
const diner = restaurant(
  record(DINER, 'diner', {
    language: 'en',
    country: 'US',
    currency: 'USD',
    timezone: 'America/New_York',
    street_number_is_mandatory: false,
  }),
  {
    distanceBands: [
      { maxKm: 1, fee: 2 },
      { maxKm: 5, fee: 4.25 },
    ],
  },
);

const closed = restaurant(record(CLOSED, 'closed', { is_closed: true }));
const later = restaurant(
  record(LATER, 'later', {
    is_closed: true,
    scheduleSettings: {
      enable: true,
      allowSchedulingWhileClosed: true,
      onlyWithOnlinePayment: false,
      daysForward: 1,
      intervalBetweenTimes: 30,
      hoursTemplate: null,
    },
  }),
  { hours: TEN_TO_ELEVEN },
);
const tables = restaurant(
  record(TABLES, 'tables', {
    no_table: false,
    table_self_service_enabled: true,
    modules: { ...record(0, '').modules, pos: true },
  }),
  { settings: { tables: ['1', '7', '12', 'Varanda 1'], scheduleTemplates: [] } },
);
const blocked = restaurant(record(BLOCKED, 'blocked', { blocked: true }));

/** The streets stored for the restaurants, each with a point. */
export const testStreets: StreetSeed[] = [
  {
    street: 'Avenida Júlio de Mesquita',
    zone: 'Cambuí',
    city: 'Campinas',
    cep: '13025-060',
    line: [[-47.053, -22.898]],
  },
  {
    street: 'Lincoln Avenue',
    zone: 'Uptown',
    city: 'Springfield',
    uf: 'IL',
    cep: '10001',
    line: [[-47.065, -22.905]],
  },
];

/** One minimal restaurant for each setting an order can depend on. */
export const testRestaurants: SeededRestaurant[] = [
  trattoria,
  diner,
  closed,
  later,
  tables,
  blocked,
];

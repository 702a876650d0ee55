import { aRestaurant } from '@storefront/shared-domain/testing';
import { offeredMethods } from './offered-methods';

const places = (overrides: Parameters<typeof aRestaurant>[0]) =>
  offeredMethods(aRestaurant(overrides)).map(({ place, methods }) => [
    place,
    methods.map(({ method }) => method),
  ]);
const door = ['money', 'creditCard', 'pix'];

test.each([
  {
    case: 'one list when delivery and takeout take the same',
    given: {},
    offered: [['uponBoth', door]],
  },
  {
    case: 'online first',
    given: { online_payment_integrations: ['pixTuna', 'stripe'] },
    offered: [
      ['online', ['pixTuna', 'stripe']],
      ['uponBoth', door],
    ],
  },
  {
    case: 'one entry of several providers of a pix or a card',
    given: {
      online_payment_integrations: ['stripe', 'pixAsaas', 'picpay', 'pixTuna', 'mercadopago'],
      tuna_pix_status: 'active',
    },
    offered: [
      ['online', ['pixTuna', 'stripe', 'picpay']],
      ['uponBoth', door],
    ],
  },
  {
    case: 'nothing for takeout without takeout',
    given: { no_takeout: true },
    offered: [['uponDelivery', door]],
  },
  {
    case: 'drive-thru is takeout, too',
    given: { no_takeout: true, has_car_takeout: true, no_delivery: true },
    offered: [['uponTakeout', door]],
  },
  {
    case: 'nothing at all',
    given: {
      cash_payment: false,
      card_payment: false,
      pix_settings: { active: false, key: '', name: '' },
    },
    offered: [],
  },
])(
  '[MENU-31] the methods a restaurant offers, by where they are paid: $case',
  ({ given, offered }) => expect(places(given)).toEqual(offered),
);

test('a method carries the discount or surcharge that is in force for it', () => {
  const setting = {
    paymentType: 'pix',
    isActive: true,
    value: 5,
    valueType: 'percent',
    operation: 'discount',
  } as const;
  const [group] = offeredMethods(
    aRestaurant({
      paymentSettings: [setting, { ...setting, paymentType: 'money', isActive: false }],
    }),
  );
  expect(group?.methods.map(({ method, setting: found }) => [method, found])).toEqual([
    ['money', null],
    ['creditCard', null],
    ['pix', setting],
  ]);
});

import type { CardType, RestaurantInfo, ScheduleChoice } from '../../contracts';
import { aRestaurant } from '../../testing';
import { cardMethodsOf, offlineMethods, onlineMethods, paymentGroups } from './payment-groups';

const none = {
  cash_payment: false,
  card_payment: false,
  card_types: [],
  pix_settings: { active: false, key: '', name: '' },
};
const on = { active: true, key: 'k', name: 'n' };
const brand = (uses: Partial<CardType>): CardType => ({
  name: 'Visa',
  isDebit: false,
  isCredit: false,
  isVoucher: false,
  ...uses,
});

test.each([
  { type: 'delivery', groups: ['online', 'uponDelivery'] },
  { type: 'balcony', groups: ['online', 'uponTakeout'] },
  { type: 'carTakeout', groups: ['online', 'uponTakeout'] },
  { type: 'table', groups: ['online'] },
] as const)('[OPEN-070] $type is paid $groups', ({ type, groups }) => {
  expect(
    paymentGroups(aRestaurant({ online_payment_integrations: ['pixAsaas'] }), type).map(
      ({ group }) => group,
    ),
  ).toEqual(groups);
});

test('[OPEN-070] without online methods the first tab is the first that has any; without any there is none', () => {
  expect(paymentGroups(aRestaurant(), 'delivery')).toEqual([
    { group: 'uponDelivery', methods: ['money', 'creditCard', 'pix'] },
  ]);
  expect(paymentGroups(aRestaurant(none), 'delivery')).toEqual([]);
});

test.each<{ case: string; schedule: ScheduleChoice | null; onlyOnline: boolean; groups: string[] }>(
  [
    {
      case: 'a scheduled order where only online payment is taken',
      schedule: { kind: 'later', scheduleTo: '2026-11-21 9:30' },
      onlyOnline: true,
      groups: ['online'],
    },
    {
      case: 'a scheduled order elsewhere',
      schedule: { kind: 'later', scheduleTo: '2026-11-21 9:30' },
      onlyOnline: false,
      groups: ['online', 'uponDelivery'],
    },
    {
      case: 'an order for now',
      schedule: { kind: 'now' },
      onlyOnline: true,
      groups: ['online', 'uponDelivery'],
    },
  ],
)('[SCHEDULE-15] $case is paid $groups', ({ schedule, onlyOnline, groups }) => {
  const scheduleSettings = {
    ...aRestaurant().scheduleSettings,
    enable: true,
    onlyWithOnlinePayment: onlyOnline,
  };
  expect(
    paymentGroups(
      aRestaurant({ online_payment_integrations: ['stripe'], scheduleSettings }),
      'delivery',
      schedule,
    ).map(({ group }) => group),
  ).toEqual(groups);
});

test('online methods are the references the record lists, each once', () => {
  expect(
    paymentGroups(
      aRestaurant({ ...none, online_payment_integrations: ['picpay', 'stripe', 'picpay'] }),
      'balcony',
    ),
  ).toEqual([{ group: 'online', methods: ['picpay', 'stripe'] }]);
});

test('[CHECKOUT-06] a method that the storefront does not list is offered like the record lists it', () => {
  expect(
    onlineMethods(aRestaurant({ online_payment_integrations: ['newProvider', 'stripe'] })),
  ).toEqual(['newProvider', 'stripe']);
});

test.each<{ case: string; record: Partial<RestaurantInfo>; methods: string[] }>([
  {
    case: 'the wallet while it is active',
    record: { wallet_is_active: true, tuna_pix_status: '' },
    methods: ['multipedidos@asaas', 'stripe'],
  },
  {
    case: 'pix of Tuna while its status is active',
    record: { wallet_is_active: false, tuna_pix_status: 'active' },
    methods: ['pixTuna', 'stripe'],
  },
  {
    case: 'pix of Tuna, whatever the case of its status',
    record: { wallet_is_active: false, tuna_pix_status: ' ACTIVE ' },
    methods: ['pixTuna', 'stripe'],
  },
  {
    case: 'neither while both are off',
    record: { wallet_is_active: false, tuna_pix_status: 'inactive' },
    methods: ['stripe'],
  },
])(
  '[DOMAIN-001] [CHECKOUT-06] offers $case, of the methods the record lists',
  ({ record, methods }) => {
    expect(
      onlineMethods(
        aRestaurant({
          ...record,
          online_payment_integrations: ['pixTuna', 'multipedidos@asaas', 'stripe'],
        }),
      ),
    ).toEqual(methods);
    expect(
      onlineMethods(aRestaurant({ ...record, online_payment_integrations: ['stripe'] })),
    ).toEqual(['stripe']);
  },
);

test.each<{ id: string; case: string; record: Partial<RestaurantInfo>; methods: string[] }>([
  { id: 'OPEN-102', case: 'pix when active', record: { pix_settings: on }, methods: ['pix'] },
  {
    id: 'OPEN-102',
    case: 'not pix when inactive',
    record: { pix_settings: { ...on, active: false } },
    methods: [],
  },
  {
    id: 'CONFLICTS-17',
    case: 'zelle when active',
    record: { zelle_settings: on },
    methods: ['zelle'],
  },
  {
    id: 'CONFLICTS-17',
    case: 'mbway when active',
    record: { mbway_settings: on },
    methods: ['mbway'],
  },
])('[$id] offers $case', ({ record, methods }) =>
  expect(offlineMethods(aRestaurant({ ...none, ...record }))).toEqual(methods),
);

test.each<{ case: string; record: Partial<RestaurantInfo>; methods: string[] }>([
  { case: 'cash', record: { cash_payment: true }, methods: ['money'] },
  {
    case: 'cards with a brand',
    record: { card_payment: true, card_types: [brand({})] },
    methods: ['creditCard'],
  },
  { case: 'no cards without a brand to choose', record: { card_payment: true }, methods: [] },
  {
    case: 'deferred payment when the record names it',
    record: { online_payment_integrations: ['deferredPayment', 'stripe'] },
    methods: ['deferredPayment'],
  },
])('offers $case', ({ record, methods }) =>
  expect(offlineMethods(aRestaurant({ ...none, ...record }))).toEqual(methods),
);

test.each([
  {
    case: 'debit and credit',
    card: brand({ isDebit: true, isCredit: true }),
    uses: ['debit', 'credit'],
  },
  {
    case: 'all three',
    card: brand({ isDebit: true, isCredit: true, isVoucher: true }),
    uses: ['debit', 'credit', 'voucher'],
  },
  { case: 'one: it is set directly', card: brand({ isVoucher: true }), uses: ['voucher'] },
  { case: 'none: credit is set directly', card: brand({}), uses: ['credit'] },
])('[CHECKOUT-28] [CONFLICTS-17] a brand that supports $case', ({ card, uses }) =>
  expect(cardMethodsOf(card)).toEqual(uses),
);

import type { CardType, PaymentChoice, RestaurantInfo, ScheduleChoice } from '../../contracts';
import en from '../../locales/en.json';
import es from '../../locales/es.json';
import pt from '../../locales/pt-br.json';
import { aRestaurant } from '../../testing';
import { factIcon, isOfflineMethod, isOnlineMethod, methodName, onlineEntry } from './find-method';
import { PARTNER_METHOD, PAYMENT_METHODS, WALLET_METHOD } from './method-table';
import {
  cardBrandNames,
  cardMethodsOf,
  offlineMethods,
  onlineMethods,
  paymentGroups,
  shownGroups,
} from './payment-groups';
import { shownMethods, withShownMethod } from './shown-methods';

const on = { active: true, key: 'k', name: 'n' };

describe('groups', () => {
  const none = {
    cash_payment: false,
    card_payment: false,
    card_types: [],
    pix_settings: { active: false, key: '', name: '' },
  };
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

  test.each<[string, string[], ScheduleChoice | null, boolean]>([
    [
      'a scheduled order where only online payment is taken',
      ['online'],
      { kind: 'later', scheduleTo: '2026-11-21 9:30' },
      true,
    ],
    [
      'a scheduled order elsewhere',
      ['online', 'uponDelivery'],
      { kind: 'later', scheduleTo: '2026-11-21 9:30' },
      false,
    ],
    ['an order for now', ['online', 'uponDelivery'], { kind: 'now' }, true],
  ])('[SCHEDULE-15] %s is paid %j', (_case, groups, schedule, onlyOnline) => {
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

  test.each<[string, string, Partial<RestaurantInfo>, string[]]>([
    ['OPEN-102', 'pix when active', { pix_settings: on }, ['pix']],
    ['OPEN-102', 'not pix when inactive', { pix_settings: { ...on, active: false } }, []],
    ['CONFLICTS-17', 'zelle when active', { zelle_settings: on }, ['zelle']],
    ['CONFLICTS-17', 'mbway when active', { mbway_settings: on }, ['mbway']],
  ])('[%s] offers %s', (_id, _case, record, methods) =>
    expect(offlineMethods(aRestaurant({ ...none, ...record }))).toEqual(methods),
  );

  test.each<[string, Partial<RestaurantInfo>, string[]]>([
    ['cash', { cash_payment: true }, ['money']],
    ['cards with a brand', { card_payment: true, card_types: [brand({})] }, ['creditCard']],
    ['no cards without a brand to choose', { card_payment: true }, []],
    [
      'deferred payment when the record names it',
      { online_payment_integrations: ['deferredPayment', 'stripe'] },
      ['deferredPayment'],
    ],
  ])('offers %s', (_case, record, methods) =>
    expect(offlineMethods(aRestaurant({ ...none, ...record }))).toEqual(methods),
  );

  test.each([
    ['debit and credit', brand({ isDebit: true, isCredit: true }), ['debit', 'credit']],
    ['one: it is set directly', brand({ isVoucher: true }), ['voucher']],
    ['none: credit is set directly', brand({}), ['credit']],
  ])('[CHECKOUT-28] [CONFLICTS-17] a brand that supports %s', (_case, card, uses) =>
    expect(cardMethodsOf(card)).toEqual(uses),
  );
});

describe('shown groups', () => {
  const brand = (name: string, isCredit: boolean): CardType => ({
    name,
    isDebit: true,
    isCredit,
    isVoucher: false,
  });
  const info = aRestaurant({
    online_payment_integrations: ['stripe', 'mercadopago', 'pixAsaas', 'deferredPayment'],
    cash_payment: true,
    card_payment: true,
    card_types: [brand('Visa', true), brand('Maestro', false), brand('Elo', true)],
    pix_settings: on,
    zelle_settings: on,
    mbway_settings: on,
  });

  test('[OPEN-070] [CHECKOUT-08] a parent has one entry online; every method of the door is shown', () =>
    expect(shownGroups(info, 'delivery')).toEqual([
      { group: 'online', methods: ['pixAsaas', 'stripe'] },
      {
        group: 'uponDelivery',
        methods: ['money', 'creditCard', 'pix', 'deferredPayment', 'zelle', 'mbway'],
      },
    ]));

  test.each([
    { group: 'online', names: ['Visa', 'Elo'] },
    { group: 'uponDelivery', names: ['Visa', 'Maestro', 'Elo'] },
    { group: 'uponTakeout', names: ['Visa', 'Maestro', 'Elo'] },
  ] as const)('the card brands of the group $group are $names', ({ group, names }) =>
    expect(cardBrandNames(info, group)).toEqual(names),
  );
});

test.each([
  [
    'one entry for pix and one for cards, before single methods',
    ['picpay', 'stripe', 'pixAsaas', 'mercadopago', 'convenix'],
    ['pixAsaas', 'stripe', 'picpay', 'convenix'],
  ],
  ['the first provider of the record', ['mercadopago', 'pagseguro', 'stripe'], ['mercadopago']],
  [
    'the provider with a switch of its own, wherever it is listed',
    ['pixAsaas', 'stripe', 'multipedidos@asaas', 'pixTuna'],
    ['pixTuna', 'multipedidos@asaas'],
  ],
  [
    'one entry for all methods that this build does not list, at the end',
    ['carteira', 'constructor', 'picpay'],
    ['picpay', 'carteira'],
  ],
])('[CHECKOUT-08] [CHECKOUT-07] customers see %s', (_case, methods, shown) =>
  expect(shownMethods(methods)).toEqual(shown),
);

const user = { name: 'Marina Alves', cpf: '52998224725' };

test.each<{ case: string; choice: PaymentChoice; shown: string[]; becomes: PaymentChoice }>([
  {
    case: 'a hidden provider becomes the one that is shown, without data it does not require',
    choice: { method: 'pixAsaas', group: 'online', user, form: user },
    shown: ['pixTuna'],
    becomes: { method: 'pixTuna', group: 'online' },
  },
  {
    case: 'the data of the payer stays where the other provider requires it',
    choice: { method: 'pixTuna', group: 'online', user, form: user },
    shown: ['pixAsaas'],
    becomes: { method: 'pixAsaas', group: 'online', user, form: user },
  },
  {
    case: 'a provider that is still shown stays',
    choice: { method: 'stripe', group: 'online' },
    shown: ['pixTuna', 'stripe'],
    becomes: { method: 'stripe', group: 'online' },
  },
  {
    case: 'a parent that is gone has no successor',
    choice: { method: 'stripe', group: 'online' },
    shown: ['pixTuna'],
    becomes: { method: 'stripe', group: 'online' },
  },
  {
    case: 'pix at the door stays at the door',
    choice: { method: 'pix', group: 'uponDelivery' },
    shown: ['pixTuna'],
    becomes: { method: 'pix', group: 'uponDelivery' },
  },
  {
    case: 'a method at the door that this build does not list becomes no online method',
    choice: { method: 'carteira', group: 'uponDelivery' },
    shown: ['newProvider'],
    becomes: { method: 'carteira', group: 'uponDelivery' },
  },
])('$case', ({ choice, shown, becomes }) =>
  expect(withShownMethod(choice, shown)).toEqual(becomes),
);

const say = (key: string): unknown =>
  key.split('.').reduce<unknown>((texts, part) => (texts as Record<string, unknown>)[part], en);

test.each(Object.keys(PAYMENT_METHODS))('[CHECKOUT-06] %s has a group and a name', (method) => {
  expect([isOnlineMethod(method), isOfflineMethod(method)].filter(Boolean)).toEqual([true]);
  expect(methodName(method, (key) => String(say(key)))).toMatch(/\S/);
  expect(methodName(method, (key) => typeof say(key))).toBe('string');
});

test.each(['carteira', 'constructor', '__proto__', ''])(
  '[OPEN-074] "%s" is no method of the table, and its id is never its name',
  (method) => {
    expect([isOnlineMethod(method), isOfflineMethod(method), onlineEntry(method)]).toEqual([
      false,
      false,
      null,
    ]);
    expect(methodName(method, (key) => String(say(key)))).toBe('Other method');
  },
);

test('[CHECKOUT-06] no name of a method contains the name of a provider', () => {
  for (const texts of [en, es, pt]) {
    const words = JSON.stringify(texts);
    expect(words).not.toMatch(/asaas|tuna|stripe|pagseguro|mercado ?pago/i);
  }
});

test('[CHECKOUT-20] [CHECKOUT-21] the wallet and the partner pay with the order itself', () => {
  expect([WALLET_METHOD, PARTNER_METHOD].map((method) => onlineEntry(method)?.kind)).toEqual([
    'card',
    'card',
  ]);
});

test.each([
  ['money', 'cash'],
  ['mbway', 'phone'],
  ['pixAsaas', 'pix'],
  ['stripe', 'card'],
  [WALLET_METHOD, 'card'],
  ['picpay', 'wallet'],
  [PARTNER_METHOD, 'wallet'],
  ['carteira', 'wallet'],
  ['constructor', 'wallet'],
])('in a list of facts %s has the icon %s', (method, icon) => expect(factIcon(method)).toBe(icon));

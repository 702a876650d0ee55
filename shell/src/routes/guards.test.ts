import { fork } from 'effector';
import {
  $customer,
  $deliveryType,
  $isCartReady,
  $isPlacing,
  $itemDraft,
  $lines,
  $restaurantData,
  $session,
  $tableLink,
  $visitor,
} from '@storefront/shared-domain/models';
import { keys, storage } from '@storefront/shared-domain/storage';
import {
  aCategory,
  aCombo,
  aCustomer,
  aGeneralLine,
  aMenu,
  anExtrasGroup,
  anExtrasOption,
  aPizzaLine,
  aPizzas,
  aPizzaSize,
  aProduct,
  aRestaurant,
  restaurantData,
} from '@storefront/shared-domain/testing';
import { type GuardName, guardNames } from '../addresses/guard-names';
import { workspaceAddresses, workspaceRows } from '../addresses/workspace-declared.test-kit';
import { $pizzaArm } from '../remotes/pizza-module.model';
import { guards, type Verdict } from './guards';

type Values = [unknown, unknown][];
const product = aProduct({ id: 'cola', extras: [anExtrasGroup({ options: [anExtrasOption()] })] });
const plain = aProduct({ id: 'water', extras: [] });
const data = {
  ...restaurantData(),
  info: aRestaurant({
    modules: { ...aRestaurant().modules, digital_menu: true, new_nep_pizzas: false },
  }),
  menu: aMenu({ categories: [aCategory({ products: [product, plain] })] }),
};
const filled: Values = [
  [$restaurantData, data],
  [$isCartReady, true],
  [$lines, [aGeneralLine()]],
];
const empty: Values = [
  [$restaurantData, data],
  [$isCartReady, true],
];

function decide(guard: GuardName, search: string, values: Values): Verdict {
  const scope = fork({ values: new Map(values) as never });
  return scope.getState(guards[guard])(new URLSearchParams(search), search);
}
const to = (path: string) => ({ kind: 'redirect', to: path });
const pass = { kind: 'pass' };

beforeEach(() => storage.remove(keys.deviceOrders));

test('[OPEN-001] delivery needs a filled cart and no table link', () => {
  expect(decide('delivery', '', filled)).toEqual(pass);
  expect(decide('delivery', '', empty)).toEqual(to('/'));
  expect(decide('delivery', '', [...filled, [$tableLink, { mode: 'table', table: '7' }]])).toEqual(
    to('/shopping-cart'),
  );
  expect(decide('delivery', '', [[$restaurantData, data]])).toEqual({ kind: 'wait' });
});

test('[OPEN-002] payment needs a filled cart and a valid delivery step; while ordering it never redirects', () => {
  const valid: Values = [...filled, [$deliveryType, 'balcony'], [$customer, aCustomer()]];
  expect(decide('payment', '', valid)).toEqual(pass);
  expect(decide('payment', '', [...filled, [$deliveryType, 'balcony']])).toEqual(to('/delivery'));
  expect(decide('payment', '', empty)).toEqual(to('/'));
  expect(decide('payment', '', [...empty, [$isPlacing, true]])).toEqual(pass);
});

test('[MENU-25] [MENU-26] [OPEN-003] the modules open or close the builder for a table code', () => {
  const withModules = (own: object) => ({
    ...data,
    info: aRestaurant({ modules: { ...data.info.modules, pos: false, simple_pos: false, ...own } }),
    menu: aMenu({ pizzas: aPizzas({ sizes: [aPizzaSize({ id: 'big' })] }) }),
  });
  const at = (table: string | null): [unknown, unknown] => [
    $tableLink,
    { mode: table === null ? 'delivery' : 'table', table, token: table && 'code' },
  ];
  const shown = (own: object, table: string | null) =>
    decide('pizza', '?product=big', [[$restaurantData, withModules(own)], at(table)]);
  expect([shown({ digital_menu: true }, null), shown({ digital_menu: true }, '7')]).toEqual([
    pass,
    to('/'),
  ]);
  expect([
    shown({ digital_menu: false, pos: true }, null),
    shown({ digital_menu: false, pos: true }, '7'),
  ]).toEqual([to('/'), pass]);
  expect(
    decide('pizza', '?product=gone', [
      [$restaurantData, withModules({})],
      [$tableLink, { mode: 'tablet', table: '7', token: 'code' }],
    ]),
  ).toEqual(to('/tablet'));
});

describe('[OPEN-003] [OPEN-037] [SHELL-24] which of the two pizza routes is right', () => {
  const withPizzas = (isModuleOn: boolean) => ({
    ...data,
    info: aRestaurant({ modules: { ...data.info.modules, new_nep_pizzas: isModuleOn } }),
    menu: aMenu({
      pizzas: aPizzas({ sizes: [aPizzaSize()] }),
      combos: [aCombo(), aCombo({ id: 'party', fromNEP: true })],
    }),
  });
  const large = '?product=large';
  const party = '?product=party&isCombo=true';
  test.each([
    {
      case: 'no new module in the channel',
      state: 'absent',
      isOn: true,
      search: large,
      isNew: false,
    },
    { case: 'the module is on', state: 'beside', isOn: true, search: large, isNew: true },
    { case: 'a combo asks for it', state: 'beside', isOn: false, search: party, isNew: true },
    {
      case: 'an experiment gives it to the visitor',
      state: 'assigned',
      isOn: false,
      search: large,
      isNew: true,
    },
  ])('$case', ({ state, isOn, search, isNew }) => {
    const values: Values = [
      [$restaurantData, withPizzas(isOn)],
      [$isCartReady, true],
      ...(state === 'absent'
        ? []
        : [[$pizzaArm, { experiment: 'builder', arm: 'new' }] as [unknown, unknown]]),
      [
        $visitor,
        {
          id: null,
          composition: 'c',
          arms:
            state === 'assigned' ? [{ experiment: 'builder', arm: 'new', how: 'assigned' }] : [],
        },
      ],
    ];
    const [right, wrong] = isNew
      ? (['pizza-nep', 'pizza'] as const)
      : (['pizza', 'pizza-nep'] as const);
    expect(decide(right, search, values)).toEqual(pass);
    expect(decide(wrong, search, values)).toEqual(to(`/${right}${search}`));
  });
});

test('[OPEN-004] extras need a product that has some', () => {
  expect(decide('extra', '?product=cola', empty)).toEqual(pass);
  expect(decide('extra', '?product=water', empty)).toEqual(to('/'));
  expect(decide('extra', '', empty)).toEqual(to('/'));
});

test('[OPEN-004] extras of a pizza: shown while it is built, then the cart, after a reload the menu', () => {
  const line = aPizzaLine({ lineId: 'p1' });
  expect(decide('extra', '?item=p1', [...empty, [$itemDraft, { line, groups: [] }]])).toEqual(pass);
  expect(decide('extra', '?item=p2', [...empty, [$itemDraft, { line, groups: [] }]])).toEqual(
    to('/'),
  );
  expect(decide('extra', '?item=p1', [...empty, [$lines, [line]]])).toEqual(to('/shopping-cart'));
  expect(
    decide('extra', '?item=p1', [
      ...empty,
      [$lines, [line]],
      [$tableLink, { mode: 'tablet', table: '7', token: null }],
    ]),
  ).toEqual(to('/tablet'));
  expect(decide('extra', '?item=p1', empty)).toEqual(to('/'));
});

test('[OPEN-005] [OPEN-006] tracking and rating need a token or an order of this device', () => {
  expect(decide('track', '?token=abc', empty)).toEqual(pass);
  expect(decide('track', '', empty)).toEqual(to('/'));
  expect(decide('rate-order', '', empty)).toEqual(to('/'));
  storage.write(keys.deviceOrders, { [data.info.id]: ['newest', 'older'] });
  expect(decide('track', '?caller=menu', empty)).toEqual(to('/track?token=newest&caller=menu'));
  expect(decide('rate-order', '', empty)).toEqual(to('/rate-order?token=newest'));
});

const every = workspaceAddresses.map(({ path }) => path);

test('[SHELL-38] guards stand on exactly these routes', () => {
  const guarded = workspaceRows.filter(({ guard }) => guard !== undefined);
  expect(guarded.map(({ path, guard }) => [path, guard]).sort()).toEqual(
    guardNames.map((name) => [name, name]).sort(),
  );
});

test('[SHELL-60] a visitor without an account passes every guard like a customer, a table its own way', () => {
  const order: Values = [
    ...filled,
    [$deliveryType, 'balcony'],
    [$customer, aCustomer()],
    [
      $restaurantData,
      { ...data, menu: { ...data.menu, pizzas: aPizzas({ sizes: [aPizzaSize({ id: 'big' })] }) } },
    ],
  ];
  const customer: Values = [[$session, { token: 'T1', mode: 'email' }]];
  const table: Values = [[$tableLink, { mode: 'table', table: '7', token: 'code' }]];
  const way = (values: Values) =>
    (
      [
        ['pizza', '?product=big'],
        ['extra', '?product=cola'],
        ['delivery', ''],
        ['payment', ''],
        ['track', '?token=abc'],
        ['rate-order', '?token=abc'],
      ] as const
    ).map(([guard, search]) => decide(guard, search, [...order, ...values]));
  expect(way([])).toEqual(Array(6).fill(pass));
  expect(way(customer)).toEqual(way([]));
  expect(way(table).map(({ kind }) => kind)[2]).toBe('redirect'); // ordered from the cart
});

test('[SHELL-60] no address is for staff: every client is a visitor, a customer, a table or a tablet', () => {
  const staff =
    /(^|\/)(admin|staff|manager|kitchen|operator|pos|backoffice|dashboard|employees?|users?|roles?)(\/|$)/;
  expect(every.filter((path) => staff.test(path))).toEqual([]);
});

test('every address stands once', () => expect(new Set(every).size).toBe(every.length));

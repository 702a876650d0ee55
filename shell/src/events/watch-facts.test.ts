import { allSettled, fork } from 'effector';
import { cartBus, orderBus } from '@storefront/shared-domain/bus';
import { minor, type PlacedOrder } from '@storefront/shared-domain/contracts';
import {
  $customer,
  $deliveryStepProblems,
  $deliveryType,
  $lines,
  $restaurantData,
} from '@storefront/shared-domain/models';
import { keys, storage } from '@storefront/shared-domain/storage';
import { aGeneralLine, aRestaurant } from '@storefront/shared-domain/testing';
import { type Fact, pageName } from './facts';
import { reportedIn } from './reported-orders';
import { pageShown, watchFacts } from './watch-facts';

const UUID = '6f1f6b3a-0c7e-4b1a-9d54-2f4f4b8f0a11';
const lines = [aGeneralLine({ id: 'agua', name: 'Água', qty: 2, price: minor(450), extras: [] })];
const customer = {
  name: 'Ana Souza',
  phone: '11987654321',
  email: 'ana@pizza.example',
  cpf: '',
  birthday: '',
  carPlate: '',
  carModelColor: '',
  table: '',
};
const placed = {
  order: {
    uuid: UUID,
    orders: lines,
    details: { grandTotal: minor(1500) },
    user: { name: '', email: '', phone: '11987654321' },
  },
  totalNetValue: minor(1500),
  client: { id: null, name: 'Ana Souza', email: 'ana@pizza.example', phone: '' },
} as unknown as PlacedOrder;

function watching() {
  const scope = fork({
    values: [
      [$lines, lines],
      [$customer, customer],
      [$deliveryType, 'balcony'],
      [$restaurantData, { info: { ...aRestaurant(), currency: 'BRL' } }],
    ],
  });
  expect(scope.getState($deliveryStepProblems)).toEqual([]);
  const facts: Fact[] = [];
  const stop = watchFacts({ scope, send: (fact) => facts.push(fact), sent: reportedIn(7) });
  facts.splice(0); // drop the fact of the first page
  return { scope, facts, stop };
}

beforeEach(() => storage.remove(keys.reportedOrders(7)));

test('[EVENTS-01] a line put into the cart is sent with its value', async () => {
  const { scope, facts } = watching();
  await allSettled(cartBus.lineAdded, { scope, params: lines[0]! });
  expect(facts).toEqual([
    {
      kind: 'added',
      page: 'other',
      sale: {
        eventId: expect.any(String),
        currency: 'BRL',
        value: 9,
        items: [{ id: 'agua', name: 'Água', price: 4.5, quantity: 2 }],
      },
    },
  ]);
});

test('[EVENTS-01] a line put into the cart before the page was quiet is sent, too', () => {
  const facts: Fact[] = [];
  watchFacts({
    scope: fork(),
    send: (fact) => facts.push(fact),
    sent: reportedIn(7),
    early: lines,
  });
  expect(facts.map(({ kind }) => kind)).toEqual(['page', 'added']);
});

test('[EVENTS-02] a checkout is sent once, with the customer', async () => {
  const { scope, facts } = watching();
  for (const page of ['payment', 'menu', 'payment'])
    await allSettled(pageShown, { scope, params: page });
  expect(facts.filter(({ kind }) => kind !== 'page')).toEqual([
    expect.objectContaining({
      kind: 'checkout',
      person: { name: 'Ana Souza', email: 'ana@pizza.example', phone: '11987654321' },
    }),
  ]);
});

test('[EVENTS-02] a cart that was emptied, line by line too, ends the checkout: the next one is sent', async () => {
  const { scope, facts } = watching();
  await allSettled(pageShown, { scope, params: 'payment' });
  await allSettled(cartBus.lineRemoved, { scope, params: lines[0]!.lineId });
  expect(scope.getState($lines)).toEqual([]);
  await allSettled(cartBus.lineAdded, { scope, params: lines[0]! });
  expect(facts.filter(({ kind }) => kind === 'checkout')).toHaveLength(2);
});

test('[EVENTS-02] a checkout of an earlier visit is over when this one begins with an empty cart', () => {
  reportedIn(7).isNewCheckout();
  watchFacts({ scope: fork(), send: () => undefined, sent: reportedIn(7) });
  expect(reportedIn(7).isNewCheckout()).toBe(true);
});

test('[EVENTS-02] [EVENTS-03] an order is sent once, with its value and its customer', async () => {
  const { scope, facts } = watching();
  await allSettled(orderBus.placed, { scope, params: placed });
  await allSettled(orderBus.placed, { scope, params: placed });
  expect(facts).toEqual([
    expect.objectContaining({
      kind: 'ordered',
      order: UUID,
      sale: expect.objectContaining({ value: 15, currency: 'BRL' }),
      person: { name: 'Ana Souza', email: 'ana@pizza.example', phone: '11987654321' },
    }),
  ]);
});

test('[EVENTS-05] a page is sent by its name when it is another', async () => {
  const { scope, facts } = watching();
  for (const page of ['menu', 'menu', 'shopping-cart'])
    await allSettled(pageShown, { scope, params: page });
  expect(facts).toEqual([
    { kind: 'page', page: 'menu' },
    { kind: 'page', page: 'shopping-cart' },
  ]);
});

test('[S35] once stopped, nothing is sent', async () => {
  const { scope, facts, stop } = watching();
  stop();
  await allSettled(cartBus.lineAdded, { scope, params: lines[0]! });
  await allSettled(orderBus.placed, { scope, params: placed });
  expect(facts).toEqual([]);
});

test.each([
  ['/', 'menu'],
  ['', 'menu'],
  ['/payment/success', 'payment/success'],
  ['/shopping-cart/notes', 'shopping-cart/notes'],
  ['/ana@pizza.example', 'other'],
  ['/track/11987654321', 'other'],
])('[S33] the page %s is sent as %s', (pathname, name) => expect(pageName(pathname)).toBe(name));

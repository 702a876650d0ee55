import { allSettled, fork } from 'effector';
import { cartBus, checkoutBus, orderBus } from '@storefront/shared-domain/bus';
import { minor, type PlacedOrder } from '@storefront/shared-domain/contracts';
import { $customer, $lines } from '@storefront/shared-domain/models';
import { aGeneralLine } from '@storefront/shared-domain/testing';
import { type Fact, pageName } from './facts';
import { pageShown, watchFacts } from './watch-facts';

const UUID = '6f1f6b3a-0c7e-4b1a-9d54-2f4f4b8f0a11';
const lines = [aGeneralLine({ id: 'agua', name: 'Água', qty: 2, price: minor(450), extras: [] })];
const customer = { name: 'Ana Souza', phone: '11987654321', email: 'ana@pizza.example', cpf: '', birthday: '', carPlate: '', carModelColor: '', table: '' };
const placed = {
  order: { uuid: UUID, orders: lines, details: { grandTotal: minor(1500) }, user: { name: '', email: '', phone: '11987654321' } },
  totalNetValue: minor(1500), client: { id: null, name: 'Ana Souza', email: 'ana@pizza.example', phone: '' },
} as unknown as PlacedOrder;

function watching(isNewOrder: (uuid: string) => boolean = () => true) {
  const scope = fork({ values: [[$lines, lines], [$customer, customer]] });
  const facts: Fact[] = [];
  const stop = watchFacts({ scope, tell: (fact) => facts.push(fact), isNewOrder });
  facts.splice(0); // the page it begins on
  return { scope, facts, stop };
}

test('[EVENTS-01] what is put into the cart is told with its worth', async () => {
  const { scope, facts } = watching();
  await allSettled(cartBus.lineAdded, { scope, params: lines[0]! });
  expect(facts).toEqual([{ kind: 'added', page: 'other', sale: { eventId: expect.any(String), currency: 'BRL', value: 9, items: [{ id: 'agua', name: 'Água', price: 4.5, quantity: 2 }] } }]);
});

test('[EVENTS-02] a checkout is told once, with who is about to order', async () => {
  const { scope, facts } = watching();
  await allSettled(checkoutBus.opened, { scope, params: UUID });
  await allSettled(orderBus.draftReset, { scope });
  await allSettled(checkoutBus.opened, { scope, params: UUID });
  expect(facts).toEqual([expect.objectContaining({ kind: 'checkout', person: { name: 'Ana Souza', email: 'ana@pizza.example', phone: '11987654321' } })]);
});

test('[EVENTS-02] [EVENTS-03] an order is told once, with what it costs and who ordered', async () => {
  const told = new Set<string>();
  const { scope, facts } = watching((uuid) => !told.has(uuid) && told.add(uuid) !== undefined);
  await allSettled(orderBus.placed, { scope, params: placed });
  await allSettled(orderBus.placed, { scope, params: placed });
  expect(facts).toEqual([expect.objectContaining({
    kind: 'ordered', order: UUID, sale: expect.objectContaining({ value: 15, currency: 'BRL' }), person: { name: 'Ana Souza', email: 'ana@pizza.example', phone: '11987654321' },
  })]);
});

test('[EVENTS-05] a page is told by its name when it is another', async () => {
  const { scope, facts } = watching();
  for (const page of ['menu', 'menu', 'shopping-cart']) await allSettled(pageShown, { scope, params: page });
  expect(facts).toEqual([{ kind: 'page', page: 'menu' }, { kind: 'page', page: 'shopping-cart' }]);
});

test('[S35] stopped, nothing is told', async () => {
  const { scope, facts, stop } = watching();
  stop();
  await allSettled(cartBus.lineAdded, { scope, params: lines[0]! });
  await allSettled(orderBus.placed, { scope, params: placed });
  expect(facts).toEqual([]);
});

test.each([['/', 'menu'], ['', 'menu'], ['/payment/success', 'payment/success'], ['/shopping-cart/notes', 'shopping-cart/notes'], ['/ana@pizza.example', 'other'], ['/track/11987654321', 'other']])(
  '[S33] the page %s is told as %s', (pathname, name) => expect(pageName(pathname)).toBe(name));

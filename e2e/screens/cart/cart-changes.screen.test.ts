import { screen, waitFor, within } from '@testing-library/react';
import {
  minor,
  type CartLine,
  type Product,
  type RestaurantData,
} from '@storefront/shared-domain/contracts';
import { aChosenExtra, aGeneralLine, aPizzaLine } from '@storefront/shared-domain/testing';
import { aPrize } from '../../support/any-lines';
import { productsOf } from '../../support/stored-cart';
import type { WireRestaurant } from '../../support/change-restaurant';
import { changeRestaurant } from '../kit/change-restaurant';
import { choosePayment, confirmOrder } from '../kit/choose-payment';
import { demoRestaurant } from '../kit/demo-restaurant';
import { openStorefront, type Opened } from '../kit/open-storefront';
import { signInDemo, signInFresh } from '../kit/signed-in';
import { storedCart } from '../kit/stored';
import { openCart } from './cart-screen';

type WireProduct = { id: string; name: string; price: number; unavailable?: boolean };
type WireCategory = { products: WireProduct[] };

const BRUSCHETTA = 'Bruschetta al Pomodoro';
const categories = ({ menu }: WireRestaurant): WireCategory[] =>
  menu['categories'] as WireCategory[];
const change =
  (name: string, fields: Partial<WireProduct>) =>
  (wire: WireRestaurant): void => {
    for (const { products } of categories(wire))
      for (const product of products) if (product.name === name) Object.assign(product, fields);
  };
const money = (amount: number): string => `R$${(amount / 100).toFixed(2).replace('.', ',')}`;

let data: RestaurantData;
const product = (name: string): Product => productsOf(data).find((one) => one.name === name)!;
const line = (name: string, over: Partial<ReturnType<typeof aGeneralLine>> = {}): CartLine => {
  const { id, price } = product(name);
  return aGeneralLine({ lineId: id, id, name, price, ...over });
};

const notice = async ({ texts, user }: Pick<Opened, 'texts' | 'user'>) => {
  const element = await screen.findByRole('dialog', { name: texts('shell:cart-changes.title') });
  const rows = () => within(element).getAllByRole('listitem');
  return {
    element,
    rows,
    row: (name: string) => rows().find(({ textContent }) => textContent?.includes(name)),
    read: async () => {
      await user.click(
        within(element)
          .getAllByRole('button', { name: texts('shell:cart-changes.read') })
          .at(-1)!,
      );
      await waitFor(() =>
        expect(
          screen.queryByRole('dialog', { name: texts('shell:cart-changes.title') }),
        ).toBeNull(),
      );
    },
  };
};

beforeEach(async () => {
  data = await demoRestaurant('bella-napoli');
});

test('[OPEN-098] a returning customer reads line by line what left, why, and what has another price', async () => {
  const tiramisu = product('Tiramisù').price;
  const cart = await openCart({
    path: 'hours',
    change: change(BRUSCHETTA, { unavailable: true }),
    lines: [
      line('Tiramisù', { qty: 2, price: minor(2500) }),
      line(BRUSCHETTA),
      aGeneralLine({ lineId: 'gone', id: 'gone', name: 'Risotto de um dia', qty: 3 }),
      line('Carbonara Romana', {
        extras: [aChosenExtra({ id: 'gone', groupId: 'gone', name: 'Pici', qty: 1 })],
      }),
      aPizzaLine({ lineId: 'pizza', id: 'gone', name: 'Pizza de outro tempo' }),
    ],
  });
  const { texts } = cart;
  const { element, rows, row, read } = await notice(cart);
  expect(rows()).toHaveLength(5);
  expect(element).toHaveTextContent(texts('shell:cart-changes.sum.left', { count: 4 }));
  expect(element).toHaveTextContent(texts('shell:cart-changes.sum.repriced', { count: 1 }));
  expect(row('Tiramisù')).toHaveTextContent(
    texts('shell:cart-changes.price', { from: money(5000), to: money(tiramisu * 2) }),
  );
  expect(row(BRUSCHETTA)).toHaveTextContent(texts('shell:cart-changes.left.unavailable'));
  expect(row('Risotto de um dia')).toHaveTextContent(texts('shell:cart-changes.left.gone'));
  expect(row('Carbonara Romana')).toHaveTextContent(
    texts('shell:cart-changes.left.part-gone', { part: 'Pici' }),
  );
  expect(row('Pizza de outro tempo')).toHaveTextContent(texts('shell:cart-changes.left.gone'));
  expect(element).toHaveTextContent(
    texts('shell:cart-changes.subtotal', { amount: money(tiramisu * 2) }),
  );
  await read();
  expect(storedCart(101)?.lines.map(({ name, price }) => [name, price])).toEqual([
    ['Tiramisù', tiramisu],
  ]);
});

test('[OPEN-098] a single change is shown without a sum, and a cart that is empty now says so', async () => {
  const cart = await openCart({
    path: 'hours',
    lines: [aGeneralLine({ lineId: 'gone', id: 'gone', name: 'Risotto de um dia' })],
  });
  const { element, read } = await notice(cart);
  expect(element).toHaveTextContent(cart.texts('shell:cart-changes.empty'));
  expect(element).not.toHaveTextContent(cart.texts('shell:cart-changes.sum.left', { count: 1 }));
  await read();
  expect(storedCart(101)?.lines ?? []).toEqual([]);
});

test('[OPEN-098] an unchanged cart shows no notice', async () => {
  const cart = await openCart({ lines: [line('Tiramisù')] });
  await cart.heading();
  expect(cart.line('Tiramisù')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('[OPEN-082] logging out removes prizes from the cart, gives the reason, and leaves the rest', async () => {
  await signInDemo();
  const prize = aPrize(data);
  const cart = await openCart({ path: 'prizes', lines: [line('Tiramisù'), prize] });
  const { texts, user, press } = cart;
  await screen.findByRole('region', { name: texts('mf-account:prizes.yours') });
  expect(storedCart(101)?.lines).toHaveLength(2);
  await press('mf-account:log-out.button');
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', {
      name: texts('mf-account:log-out.button'),
    }),
  );
  const { rows, row, read } = await notice(cart);
  expect(rows()).toHaveLength(1);
  expect(row(prize.name)).toHaveTextContent(texts('shell:cart-changes.left.signed-out'));
  await read();
  expect(storedCart(101)?.lines.map(({ name }) => name)).toEqual(['Tiramisù']);
  expect(['token-101', 'loginMode-101'].map((key) => localStorage.getItem(key))).toEqual([
    null,
    null,
  ]);
});

test('[CART-16] a customer with too few points reads which prizes left', async () => {
  await signInFresh();
  const prize = aPrize(data);
  const cart = await openCart({ path: 'hours', lines: [line('Tiramisù'), prize] });
  const { row, read } = await notice(cart);
  expect(row(prize.name)).toHaveTextContent(cart.texts('shell:cart-changes.left.too-few-points'));
  await read();
  expect(storedCart(101)?.lines.map(({ name }) => name)).toEqual(['Tiramisù']);
});

async function atCheckout(): Promise<Opened> {
  const opened = await openStorefront('/bella-napoli/payment', {
    draft: { lines: [line(BRUSCHETTA)], deliveryType: 'balcony' },
  });
  await choosePayment(opened, 'pix');
  return opened;
}

test('[ERRORS-07] [SHELL-51] a refused product is reported, then the effect of the answer on the cart', async () => {
  const opened = await atCheckout();
  const { network, texts, user } = opened;
  const { id } = product(BRUSCHETTA);
  network.answer('POST', /\/order$/, {
    status: 409,
    json: { error: `Product ${id} is not available` },
  });
  changeRestaurant('bella-napoli', (wire) => {
    for (const category of categories(wire))
      category.products = category.products.filter((one) => one.id !== id);
  })(network);
  await confirmOrder(opened);
  const refused = await screen.findByRole('alertdialog', {
    name: texts('domain:order-error.unavailable.header'),
  });
  expect(screen.queryByRole('dialog', { name: texts('shell:cart-changes.title') })).toBeNull();
  await user.click(
    within(refused).getByRole('button', { name: texts('domain:order-error.unavailable.remove') }),
  );
  const { row, read } = await notice(opened);
  expect(row(BRUSCHETTA)).toHaveTextContent(texts('shell:cart-changes.left.gone'));
  await read();
  await waitFor(() => expect(opened.path()).toBe(''));
});

test('[ERRORS-07] an order at old prices is refused, and the line with another price is named', async () => {
  const opened = await atCheckout();
  const { network, texts, user } = opened;
  const { price } = product(BRUSCHETTA);
  const changed = price / 100 + 1;
  network.answer('POST', /\/order$/, {
    status: 409,
    json: { error: 'price_changed', code: 'price_changed', total: changed, grandTotal: changed },
  });
  changeRestaurant('bella-napoli', change(BRUSCHETTA, { price: changed }))(network);
  await confirmOrder(opened);
  await user.click(within(await screen.findByRole('alertdialog')).getAllByRole('button')[0]!);
  const { row, read } = await notice(opened);
  expect(row(BRUSCHETTA)).toHaveTextContent(
    texts('shell:cart-changes.price', { from: money(price), to: money(price + 100) }),
  );
  await read();
});

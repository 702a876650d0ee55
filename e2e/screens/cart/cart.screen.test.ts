import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  minor,
  type CartLine,
  type Product,
  type RestaurantData,
} from '@storefront/shared-domain/contracts';
import { $lines } from '@storefront/shared-domain/models';
import { aChosenExtra, aGeneralLine, aPizzaLine } from '@storefront/shared-domain/testing';
import { aCombo, aPrize, plainLines } from '../../support/any-lines';
import type { WireRestaurant } from '../../support/change-restaurant';
import { productsOf } from '../../support/stored-cart';
import { tableCode } from '../../support/tablet';
import { holdLookUps } from '../kit/hold-look-ups';
import { apiRequest } from '../kit/api-request';
import { changeRestaurant } from '../kit/change-restaurant';
import { choosePayment, confirmOrder } from '../kit/choose-payment';
import { demoRestaurant } from '../kit/demo-restaurant';
import { fill } from '../kit/fill';
import type { Reply } from '../kit/network';
import { openStorefront, type Opened } from '../kit/open-storefront';
import { signInDemo } from '../kit/signed-in';
import { storedCart } from '../kit/stored';
import { openCart } from './cart-screen';

const lines = async (count: number): Promise<CartLine[]> =>
  plainLines(await demoRestaurant('bella-napoli'), count);

test(
  '[CART-04] [CART-06] [CART-07] [CART-08] [CART-14] [CART-15] [CART-17] [CONFLICTS-05] [SHELL-14] ' +
    'lines are counted, annotated and removed; clearing needs a confirmation; an empty cart leads home',
  async () => {
    const [first, second, third] = (await lines(3)) as [CartLine, CartLine, CartLine];
    const cart = await openCart({ lines: [first, second, third] });
    const { texts, user } = cart;
    await cart.heading();
    const announced = (): (string | null)[] =>
      screen
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .filter((text) => text !== '');
    expect(announced()).toEqual([]);
    await cart.press('mf-cart:line.increase', { name: first.name });
    const total = screen.getByText(texts('mf-cart:footer.total')).parentElement!;
    const changed = texts('mf-cart:line.quantity-now', { count: 2, name: first.name });
    await waitFor(() => expect(announced()).toEqual([`${changed}. ${total.textContent}`]));
    expect(
      screen.getByRole('spinbutton', {
        name: texts('mf-cart:line.quantity', { name: first.name }),
      }),
    ).toHaveValue('2');
    await cart.press('mf-cart:line.decrease', { name: first.name });
    await cart.press('mf-cart:line.remove', { name: first.name });
    await waitFor(() => expect(storedCart(101)?.lines).toHaveLength(2));

    await user.click(
      screen.getByRole('link', { name: texts('mf-cart:line.add-notes-to', { name: second.name }) }),
    );
    const notes = within(await screen.findByRole('dialog'));
    await fill(
      user,
      notes.getByRole('textbox', { name: texts('mf-cart:notes.label') }),
      'Sem alho, por favor',
    );
    await user.click(notes.getByRole('button', { name: texts('mf-cart:notes.save') }));
    await waitFor(() => expect(cart.path()).toBe('/shopping-cart'));
    expect(cart.line(second.name)).toHaveTextContent('Sem alho, por favor');

    const clear = async (answer: 'keep' | 'confirm'): Promise<void> => {
      await cart.press('mf-cart:clear.button');
      const question = await screen.findByRole('alertdialog', {
        name: texts('mf-cart:clear.title'),
      });
      await user.click(
        within(question).getByRole('button', { name: texts(`mf-cart:clear.${answer}`) }),
      );
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    };
    await clear('keep');
    expect(storedCart(101)?.lines).toHaveLength(2);
    await clear('confirm');
    await waitFor(() => expect(cart.path()).toBe(''));
    expect(storedCart(101)?.lines ?? []).toEqual([]);
    await cart.go('/shopping-cart');
    await waitFor(() => expect(cart.path()).toBe(''));
  },
);

test('[CART-20] [CART-25] [SHELL-16] a closed restaurant says so on FINISH ORDER and the cart stays', async () => {
  const cart = await openCart({
    lines: await lines(1),
    change: ({ info }) => {
      Object.assign(info, { is_closed: true, scheduleSettings: {} });
    },
  });
  await cart.finish();
  const dialog = await screen.findByRole('dialog', { name: cart.texts('mf-cart:closed.title') });
  expect(cart.path()).toBe('/shopping-cart/restaurant-closed');
  await cart.user.click(within(dialog).getByText(cart.texts('mf-cart:closed.back')));
  await waitFor(() => expect(cart.path()).toBe('/shopping-cart'));
  expect(storedCart(101)?.lines).toHaveLength(1);
});

test(
  '[CART-22] [LOYALTY-04] [LOYALTY-05] [LOYALTY-06] [SHELL-15] a visitor is invited to the loyalty ' +
    'program once a week, and goes on',
  async () => {
    const WEEK_MS = 7 * 24 * 3_600_000;
    const cart = await openCart({ lines: await lines(1) });
    const invited = () => waitFor(() => expect(cart.path()).toBe('/shopping-cart/use-loyalty'));
    await cart.finish();
    await invited();
    await cart.press('mf-cart:loyalty.later');
    await waitFor(() => expect(cart.path()).toBe('/delivery'));
    await cart.go('/shopping-cart');
    await cart.finish();
    await waitFor(() => expect(cart.path()).toBe('/delivery'));
    const later = performance.now() + WEEK_MS + 60_000;
    jest.spyOn(performance, 'now').mockImplementation(() => later);
    await cart.go('/shopping-cart');
    await cart.finish();
    await invited();
    const dialog = await screen.findByRole('dialog', { name: cart.texts('mf-cart:loyalty.title') });
    await cart.user.click(
      within(dialog).getByRole('link', { name: cart.texts('mf-cart:loyalty.sign-up') }),
    );
    await waitFor(() => expect(cart.path()).toBe('/register?returnTo=%2Fshopping-cart'));
  },
);

test('[OPEN-084] [API-19] starting over deletes the recovered cart and its record', async () => {
  const uuid = '11111111-1111-4111-8111-111111111111';
  const cart = await openCart({
    path: `hours?u=${uuid}`,
    lines: await lines(1),
    before: (network) => {
      const json = {
        created_at: new Date(Date.now() - 3_600_000).toISOString(),
        is_cart_recovering: 0,
      };
      network.answer('GET', '/get', { json });
      for (const path of ['/update', '/delete']) network.answer('POST', path, { json });
    },
  });
  const dialog = within(
    await screen.findByRole('dialog', { name: cart.texts('mf-cart:recovery.title') }),
  );
  await cart.user.click(
    dialog.getByRole('button', { name: cart.texts('mf-cart:recovery.start-over') }),
  );
  await waitFor(() =>
    expect(cart.network.requests('POST', '/delete').map(({ query }) => query.get('uuid'))).toEqual([
      uuid,
    ]),
  );
  expect(storedCart(101)?.lines ?? []).toEqual([]);
});

test(
  'a combo of the cart is changed pizza by pizza with its extras, and keeps its place, quantity and ' +
    'note',
  async () => {
    const shared = { qty: 2, notes: 'bem assada' };
    const combo = { ...aCombo(await demoRestaurant('bella-napoli'), 'combo-familia'), ...shared };
    const { texts, user, heading, path, scope } = await openCart({ lines: [combo] });
    await heading();
    await user.click(
      screen.getByRole('link', { name: texts('mf-cart:line.edit-of', { name: combo.name }) }),
    );
    await waitFor(() => expect(location.pathname).toBe('/bella-napoli/pizza'));
    const backLink = (): Promise<HTMLElement> =>
      screen.findByRole('link', { name: texts('mf-pizza-builder:flow.back-to-cart') });
    expect(await backLink()).toHaveAttribute('href', '/bella-napoli/shopping-cart');
    const next = new RegExp(texts('mf-pizza-builder:classic.bar.next'));
    for (const step of ['step=2', '/extra']) {
      fireEvent.click(await screen.findByRole('button', { name: next }));
      const dialog = within(await screen.findByRole('dialog'));
      fireEvent.click(dialog.getByRole('button', { name: next }));
      await waitFor(() => expect(`${location.pathname}${location.search}`).toContain(step));
    }
    const drinks = within(await screen.findByRole('main')).getAllByRole('radio');
    const chosen = drinks.findIndex((drink) => (drink as HTMLInputElement).checked);
    expect(chosen).toBeGreaterThanOrEqual(0);
    await backLink();
    fireEvent.click(drinks[chosen === 0 ? 1 : 0]!);
    fireEvent.click(
      screen.getByRole('button', { name: new RegExp(texts('mf-pizza-builder:add.save')) }),
    );
    await waitFor(() => expect(path()).toBe('/shopping-cart'));
    expect(history.state).toMatchObject({ idx: 0 }); // saving adds no entry
    const [line, ...others] = scope.getState($lines);
    expect(others).toEqual([]);
    expect(line).toMatchObject({
      ...shared,
      lineId: combo.lineId,
      comboItems: combo.comboItems.map(({ selectedFlavors, crust, dough }) => ({
        selectedFlavors,
        crust,
        dough,
      })),
    });
    expect((line as typeof combo).extras[0]!.id).not.toBe(combo.extras[0]!.id);
  },
);

test(
  '[CART-13] [CART-21] [ERRORS-07] an order to a table is shown before it is sent; refused or ' +
    'offline nothing is lost but what is unavailable, and it is placed once',
  async () => {
    const ORDER = /^\/restaurant\/\d+\/order\/table$/;
    const data = await demoRestaurant('cantina-mesa');
    const ordered = plainLines(data, 3).map((line) => ({
      ...line,
      qty: 1 + Math.floor(Math.random() * 900),
    })); // the API rejects an equal order within a minute
    const code = await tableCode(apiRequest, '2');
    const { heading, network, texts, user } = await openCart({
      restaurant: 'cantina-mesa',
      path: `shopping-cart?t=${encodeURIComponent(code)}`,
      lines: ordered,
    });
    await heading();
    const finish = (): HTMLElement =>
      screen.getByRole('button', { name: texts('mf-cart:footer.finish') });
    const sent = () =>
      network
        .requests('POST', ORDER)
        .map(({ body }) => (body as { details: { uuid: string } }).details.uuid);
    const question = async (): Promise<HTMLElement> => {
      await waitFor(() => expect(finish()).toBeEnabled());
      await user.click(finish());
      return screen.findByRole('dialog', { name: texts('mf-cart:table-order.send') });
    };
    const press = (part: HTMLElement, key: `${string}:${string}`): Promise<void> =>
      user.click(within(part).getByRole('button', { name: texts(key) }));

    const dialog = await question();
    expect(dialog).toHaveTextContent(texts('mf-cart:table-order.goes-to', { table: '2' }));
    for (const { name, qty } of ordered) expect(dialog).toHaveTextContent(`${qty}×${name}`);
    await press(dialog, 'mf-cart:table-order.not-yet');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect([sent(), screen.getAllByRole('spinbutton').length]).toEqual([[], 3]);

    let restore = network.answer('POST', ORDER, {
      status: 422,
      json: { error: 'The table code is not valid', code: 'table_link_invalid' },
    });
    await press(await question(), 'mf-cart:table-order.send-now');
    const refused = await screen.findByRole('alertdialog');
    expect(refused).toHaveTextContent(texts('domain:order-error.table-code.message'));
    await press(refused, 'mf-cart:table-order.back-to-cart');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    restore();

    restore = network.answer('POST', ORDER, {
      status: 422,
      json: { error: `${ordered[2]!.name} is not available` },
    });
    network.allow('GET', /\/orders\/table\/2$/, 404);
    await press(await question(), 'mf-cart:table-order.send-now');
    await press(await screen.findByRole('alertdialog'), 'domain:order-error.unavailable.remove');
    await waitFor(() => expect(screen.getAllByRole('spinbutton')).toHaveLength(2));
    expect(screen.queryByRole('heading', { name: ordered[2]!.name })).toBeNull();
    restore();

    let answer = (_: Reply): void => undefined;
    restore = network.answer(
      'POST',
      ORDER,
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    const { answerLookUp } = holdLookUps(network);
    const send = within(await question()).getByRole('button', {
      name: texts('mf-cart:table-order.send-now'),
    });
    await user.dblClick(send);
    await waitFor(() => expect(finish()).toHaveAttribute('aria-busy', 'true'));
    expect(sent()).toHaveLength(3);
    await act(async () => answer('down'));
    const failed = await screen.findByRole('alertdialog');
    expect(failed).toHaveTextContent(texts('domain:error.offline'));
    expect(screen.getAllByRole('spinbutton')).toHaveLength(2);
    restore();
    await press(failed, 'domain:action.retry');
    answerLookUp();
    expect(await screen.findByRole('dialog', { name: texts('domain:order.placed') })).toBeVisible();
    const [, , third, fourth, ...others] = sent();
    expect([fourth, others]).toEqual([third, []]);
  },
);

describe('the notice of changes', () => {
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

  test('[ERRORS-07] [SHELL-51] [OPEN-098] a refused product is reported, then that the cart is empty now', async () => {
    const opened = await openStorefront('/bella-napoli/payment', {
      draft: { lines: [line(BRUSCHETTA)], deliveryType: 'balcony' },
    });
    await choosePayment(opened, 'pix');
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
    await waitFor(() => expect(storedCart(101)?.lines).toEqual([])); // by the reloaded menu
    await user.click(
      within(refused).getByRole('button', { name: texts('domain:order-error.unavailable.remove') }),
    );
    const { element, row, read } = await notice(opened);
    expect(row(BRUSCHETTA)).toHaveTextContent(texts('shell:cart-changes.left.gone'));
    expect(element).toHaveTextContent(texts('shell:cart-changes.empty'));
    expect(element).not.toHaveTextContent(texts('shell:cart-changes.sum.left', { count: 1 }));
    await read();
    await waitFor(() => expect(opened.path()).toBe(''));
  });
});

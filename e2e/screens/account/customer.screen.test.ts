import { screen, waitFor, within } from '@testing-library/react';
import { createWatch } from 'effector';
import { noticeBus } from '@storefront/shared-domain/bus';
import { StoredText } from '@storefront/shared-domain/contracts';
import { newLine, withArticle } from '@storefront/shared-domain/rules';
import { saveGoogleVisit, keys, storage } from '@storefront/shared-domain/storage';
import { DEMO, NEW_PASSWORD } from '../../support/demo-accounts';
import { placeOrder, type PlacedByApi } from '../../support/placed-order';
import { smallMenu } from '../../support/small-menu';
import { productsOf } from '../../support/stored-cart';
import { logIn } from '../kit/accounts';
import { apiRequest } from '../kit/api-request';
import { changeRestaurant } from '../kit/change-restaurant';
import { demoRestaurant } from '../kit/demo-restaurant';
import { fill } from '../kit/fill';
import { storeLastOrder } from '../kit/last-order';
import { openStorefront, type Opened, type Options } from '../kit/open-storefront';
import { signInDemo, signInFresh } from '../kit/signed-in';
import { storeCart } from '../kit/stored';

type Category = { products: { id: string; price: number }[] };

const money = (cents: number): string => `R$${(cents / 100).toFixed(2).replace('.', ',')}`;

/** The message of a failed part of the page. */
const alertOf = async (text: string): Promise<HTMLElement> =>
  (await screen.findByText(text)).closest<HTMLElement>('[role="alert"]')!;

describe('benefits', () => {
  const DAY_MS = 86_400_000;
  const day = (offset: number): string =>
    new Date(Date.now() + offset * DAY_MS).toISOString().slice(0, 10);
  const shown = (iso: string): string => iso.split('-').reverse().join('/');

  test(
    '[OPEN-007] [SHELL-34] [ACCOUNT-16] [OPEN-025] [ACCOUNT-05] a visitor logs in, takes a prize for ' +
      'points, gives it back in the cart, and visits the other pages',
    async () => {
      const opened = await openStorefront('/bella-napoli/prizes');
      const { go, path, texts, user } = opened;
      await screen.findByRole('heading', { name: texts('mf-account:sign-in.title') });
      await user.click(screen.getByRole('link', { name: texts('mf-account:sign-in.log-in') }));
      await logIn(opened, DEMO.rich, DEMO.password);
      const yours = await screen.findByRole('region', { name: texts('mf-account:prizes.yours') });
      expect(path()).toBe('/prizes');
      const points = (count: number): string => texts('mf-account:prizes.points', { count });
      const list = within(screen.getByRole('list', { name: texts('mf-account:prizes.title') }));
      const prize = (name: string): HTMLElement =>
        list.getByRole('heading', { name }).closest('li')!;
      const button = (key: string): HTMLElement =>
        within(prize('Tiramisù')).getByRole('button', {
          name: texts(`mf-account:prizes.${key}`, { name: 'Tiramisù' }),
        });
      expect(yours).toHaveTextContent(points(320));
      expect(prize('Tiramisù')).toHaveTextContent(texts('mf-account:prizes.enough'));
      expect(list.getAllByText(/Falta/)[0]).toBeVisible();
      await user.click(button('take-of'));
      expect(yours).toHaveTextContent(points(180));
      await user.click(button('more'));
      expect(yours).toHaveTextContent(points(40));
      expect(button('more')).toBeDisabled();
      expect(within(prize('Broto Margherita')).getByRole('button')).toBeDisabled();
      await user.click(button('fewer'));
      expect(yours).toHaveTextContent(points(180));
      await user.click(screen.getByRole('link', { name: texts('mf-account:prizes.to-cart') }));
      expect(await screen.findByRole('heading', { level: 2, name: 'Tiramisù' })).toBeVisible();
      await user.click(
        screen.getByRole('button', { name: texts('mf-cart:line.remove', { name: 'Tiramisù' }) }),
      );
      await go('/prizes');
      await waitFor(() =>
        expect(
          screen.getByRole('region', { name: texts('mf-account:prizes.yours') }),
        ).toHaveTextContent(points(320)),
      );
      const links = () =>
        within(screen.getByRole('complementary', { name: texts('mf-account:links.label') }));
      for (const [key, next] of [
        ['orders', 'orders'],
        ['cashback', 'cashback'],
        ['cards', 'credit-cards'],
        ['prizes', 'prizes'],
      ] as const) {
        await user.click(links().getByRole('link', { name: texts(`mf-account:links.${key}`) }));
        await waitFor(() => expect(path()).toBe(`/${next}`));
        await waitFor(() =>
          expect(
            links().queryByRole('link', { name: texts(`mf-account:links.${key}`) }),
          ).toBeNull(),
        );
      }
      await user.click(links().getByRole('button', { name: texts('mf-account:log-out.button') }));
      const question = await screen.findByRole('alertdialog', {
        name: texts('mf-account:log-out.title'),
      });
      await user.click(
        within(question).getByRole('button', { name: texts('mf-account:log-out.stay') }),
      );
      expect(screen.queryByRole('alertdialog')).toBeNull();
      expect(screen.getByRole('region', { name: texts('mf-account:prizes.yours') })).toBeVisible();
    },
  );

  test(
    '[SHELL-33] [ACCOUNT-15] [API-43] [LOYALTY-14] balance and statement are read again after a ' +
      'failure; credits are colored by expiry and load page by page',
    async () => {
      const uuid = '7b1f9c1e-5a0e-4d43-9a3f-0c5f6f1d2a11';
      const line = (
        age: number,
        type: string,
        value: number,
        orderUUID: string,
        expirationDate: string | null,
      ) => ({ date: `${day(-age)}T12:00:00.000Z`, type, value, orderUUID, expirationDate });
      const first = [
        line(1, 'debit', 5, uuid, null),
        line(2, 'credit', 4, uuid, day(-3)),
        line(3, 'credit', 3, '', day(3)),
        line(4, 'credit', 2, '', day(40)),
        line(5, 'debit', 1, '', day(-5)),
        ...Array.from({ length: 15 }, (_, index) => line(10 + index, 'credit', 1, '', null)),
      ];
      let isDown = true;
      await signInDemo();
      const { texts, user } = await openStorefront('/bella-napoli/cashback', {
        before: (network) => {
          network.answer('GET', /cashback\/balance$/, () => (isDown ? 'down' : 'pass'));
          network.answer('POST', /cashback\/extract$/, ({ body }) =>
            isDown
              ? 'down'
              : {
                  json:
                    (body as { page: number }).page === 1
                      ? first
                      : [line(90, 'credit', 9, '', null)],
                },
          );
        },
      });
      const alerts = [
        await alertOf(texts('mf-account:cashback.failed')),
        await alertOf(texts('mf-account:statement.failed')),
      ];
      isDown = false;
      for (const alert of alerts) {
        expect(alert).toHaveTextContent(texts('domain:error.offline'));
        await user.click(within(alert).getByRole('button', { name: texts('domain:action.retry') }));
      }
      const balance = await screen.findByRole('region', {
        name: texts('mf-account:cashback.balance'),
      });
      expect(balance).toHaveTextContent('R$27,50');
      expect(balance).toHaveTextContent(/\d\d\/\d\d\/\d{4}/);
      const list = within(
        await screen.findByRole('list', { name: texts('mf-account:statement.title') }),
      );
      await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(20));
      const entries = list.getAllByRole('listitem');
      const tones = entries.flatMap((entry) =>
        [...entry.querySelectorAll('[data-tone]')].map((badge) => badge.getAttribute('data-tone')),
      );
      expect(tones.slice(0, 3)).toEqual(['danger', 'warning', 'success']);
      expect(entries[1]).toHaveTextContent(
        texts('mf-account:statement.expired', { date: shown(day(-3)) }),
      );
      expect(entries[2]).toHaveTextContent(
        texts('mf-account:statement.until', { date: shown(day(3)) }),
      );
      expect(entries[0]).toHaveTextContent('−R$5,00');
      expect(entries[4]).toHaveTextContent(texts('mf-account:statement.ended'));
      expect(within(entries[0]!).getByRole('link').getAttribute('href')).toContain(
        `track?token=${uuid}`,
      );
      await user.click(screen.getByRole('button', { name: texts('mf-account:more') }));
      await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(21));
      expect(screen.queryByRole('button', { name: texts('mf-account:more') })).toBeNull();
    },
  );

  test(
    '[ACCOUNT-17] [OPEN-068] stored cards that cannot be read give a reason without details of the ' +
      'server, and Retry',
    async () => {
      let isBroken = true;
      await signInDemo();
      const { texts, user } = await openStorefront('/bella-napoli/credit-cards', {
        before: (network) =>
          network.answer('GET', /asaas\/payment\/credit-card$/, () =>
            isBroken
              ? {
                  status: 500,
                  json: { error: 'TypeError: card is null at cards.ts:12', code: 'internal' },
                }
              : 'pass',
          ),
      });
      const alert = await alertOf(texts('mf-account:cards.failed'));
      expect(alert).toHaveTextContent(texts('domain:error.unexpected'));
      expect(document.body).not.toHaveTextContent('TypeError');
      isBroken = false;
      await user.click(within(alert).getByRole('button', { name: texts('domain:action.retry') }));
      const [add] = await screen.findAllByRole('link', { name: texts('domain:stored-card.add') });
      expect(add).toBeVisible();
      expect(screen.queryByText(texts('mf-account:cards.failed'))).toBeNull();
    },
  );
});

describe('orders', () => {
  /** The page of orders of a new customer with one order. */
  async function atOrders(options: (order: PlacedByApi) => Options) {
    const order = await placeOrder(apiRequest, 'bella-napoli', await signInFresh());
    const opened = await openStorefront('/bella-napoli/orders', options(order));
    const card = async (): Promise<HTMLElement> =>
      (await screen.findByRole('heading', { name: new RegExp(order.orderNoText) })).closest(
        'article',
      )!;
    return {
      ...opened,
      order,
      card,
      orderAgain: async () => opened.user.click(within(await card()).getByRole('button')),
    };
  }

  test(
    '[OPEN-028] [API-07] [API-14] a visitor sees the orders of this device: after a failure, without ' +
      'those that cannot be read, with stages that go on, and orders one again',
    async () => {
      const order = await placeOrder(apiRequest, 'bella-napoli');
      storeLastOrder(order);
      const stored = keys.deviceOrders;
      const unknown = '7b1f9c1e-5a0e-4d43-9a3f-0c5f6f1d2a11';
      const placed = ['<img src=x>', unknown, order.uuid];
      localStorage.setItem(
        stored,
        JSON.stringify({ v: 1, value: { [order.restaurantId]: placed } }),
      );
      let isDown = true;
      const { network, texts, user } = await openStorefront('/bella-napoli/orders', {
        before: (net) =>
          net.answer('POST', /orders\/get\/1\/10$/, () => (isDown ? 'down' : 'pass')),
      });
      const alert = await alertOf(texts('mf-account:orders.failed'));
      isDown = false;
      await user.click(within(alert).getByRole('button', { name: texts('domain:action.retry') }));
      const heading = await screen.findByRole('heading', { name: new RegExp(order.orderNoText) });
      const card = heading.closest('article')!;
      expect(card).toHaveTextContent(order.product.name);
      expect(screen.getAllByRole('article')).toHaveLength(1);
      expect(screen.getByText(texts('mf-account:orders.of-device'))).toBeVisible();
      expect(screen.getByRole('link', { name: texts('mf-account:sign-in.log-in') })).toBeVisible();
      const [sent] = network.requests('POST', /orders\/get\/1\/10$/).slice(-1);
      expect(sent?.body).toMatchObject({ ordersUUIDs: [unknown, order.uuid] });
      expect(sent?.headers['x-storefront-device']).toBe(order.device);

      await apiRequest.post(`/api/demo/orders/${order.uuid}/advance`);
      document.dispatchEvent(new Event('visibilitychange'));
      await waitFor(() => expect(card).toHaveTextContent(texts('domain:order.status.CONFIRMED')));
      expect(network.requests('GET', `/order/cache/${order.uuid}`)).toHaveLength(1);

      await user.click(within(card).getByRole('button'));
      expect(await screen.findByRole('dialog')).toHaveTextContent(order.product.name);
    },
  );

  test('[API-06] an order shows its lines and status, leads to its tracking and goes into the cart again', async () => {
    let isDown = true;
    const { card, go, order, orderAgain, path, texts, user } = await atOrders(() => ({
      before: (network) =>
        network.answer('POST', /orders\/paginate\/1\/10$/, () => (isDown ? 'down' : 'pass')),
    }));
    const alert = await alertOf(texts('mf-account:orders.failed'));
    expect(alert).toHaveTextContent(texts('domain:error.offline'));
    isDown = false;
    await user.click(within(alert).getByRole('button', { name: texts('domain:action.retry') }));
    expect(await card()).toHaveTextContent(order.product.name);
    expect(await card()).toHaveTextContent(texts('domain:order.status.CREATED'));
    expect(within(await card()).getByRole('link')).toHaveAttribute(
      'href',
      `/bella-napoli/track?token=${order.uuid}`,
    );
    await user.click(within(await card()).getByText(texts('mf-account:orders.content')));
    const content = within(await card());
    expect(
      content.getByRole('list', {
        name: texts('mf-account:orders.items', { number: order.orderNoText }),
      }),
    ).toHaveTextContent(`1× ${order.product.name} ${money(order.product.price)}`);
    expect(content.getAllByRole('definition').at(-1)).toHaveTextContent(money(order.product.price));
    await orderAgain();
    const dialog = within(
      await screen.findByRole('dialog', {
        name: texts('mf-account:reorder.title', { number: order.orderNoText }),
      }),
    );
    expect(dialog.getByRole('list', { name: texts('mf-account:reorder.items') })).toHaveTextContent(
      order.product.name,
    );
    expect(dialog.queryByRole('list', { name: texts('mf-account:reorder.changed') })).toBeNull();
    await user.click(dialog.getByRole('button', { name: texts('mf-account:reorder.take') }));
    await screen.findByRole('radiogroup', { name: texts('mf-delivery:type.title') });
    expect(path()).toBe('/delivery'); // no type is stored for this device
    await go('/shopping-cart');
    expect(
      await screen.findByRole('heading', { level: 2, name: order.product.name }),
    ).toBeVisible();
  });

  test(
    '[API-06] a changed price and a cart with other lines are shown before anything moves; logging ' +
      'out everywhere needs a confirmation',
    async () => {
      const tiramisu = productsOf(await demoRestaurant('bella-napoli')).find(
        ({ name }) => name === 'Tiramisù',
      )!;
      storeCart(101, [newLine(tiramisu, [], 'tiramisu')]);
      const { go, network, order, orderAgain, texts, user } = await atOrders(({ product }) => ({
        before: changeRestaurant('bella-napoli', ({ menu }) => {
          for (const { products } of menu['categories'] as Category[])
            for (const one of products) if (one.id === product.id) one.price += 3;
        }),
      }));
      await orderAgain();
      const dialog = within(await screen.findByRole('dialog'));
      expect(
        await dialog.findByRole('list', { name: texts('mf-account:reorder.changed') }),
      ).toHaveTextContent(
        texts('mf-account:reorder.price', {
          from: money(order.product.price),
          to: money(order.product.price + 300),
        }),
      );
      expect(dialog.getByText(texts('mf-account:reorder.question'))).toBeVisible();
      await user.click(dialog.getByRole('button', { name: texts('mf-account:reorder.add') }));
      for (const name of [order.product.name, 'Tiramisù'])
        expect(await screen.findByRole('heading', { level: 2, name })).toBeVisible();
      await go('/orders');
      const data = await screen.findByRole('region', { name: texts('mf-account:data.title') });
      const everywhere = new RegExp(`^${texts('mf-account:data.everywhere')}`);
      await user.click(within(data).getByRole('button', { name: everywhere }));
      const question = await screen.findByRole('alertdialog', {
        name: texts('mf-account:data.everywhere-title'),
      });
      await user.click(within(question).getByRole('button', { name: everywhere }));
      expect(
        await screen.findByRole('heading', { name: texts('mf-account:sign-in.title') }),
      ).toBeVisible();
      expect(network.requests('POST', /auth\/log-out-everywhere$/)).toHaveLength(1);
    },
  );
});

describe('the data of the account', () => {
  const ERASE = /public\/client\/erase$/;

  /** Records the files that the page offers for download: names and texts. */
  function catchFiles(): { name: string; text: () => Promise<string> }[] {
    const files: { name: string; text: () => Promise<string> }[] = [];
    const blobs: Blob[] = [];
    const read = (blob: Blob) =>
      new Promise<string>((resolve) => {
        const reader = new FileReader();
        reader.onload = () => resolve(String(reader.result));
        reader.readAsText(blob);
      });
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`,
      revokeObjectURL: () => undefined,
    });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      const blob = blobs.at(-1)!;
      files.push({ name: this.download, text: () => read(blob) });
    });
    return files;
  }

  test(
    '[API-06] without orders; a failed download is repeated; erasing requires the password and leads ' +
      'a visitor to the menu',
    async () => {
      const files = catchFiles();
      storage.write(keys.consent, {
        101: { choice: 'accepted', version: 1, at: Date.UTC(2026, 0, 2), purposes: ['use'] },
      });
      await signInFresh();
      const { network, path, scope, texts, user }: Opened = await openStorefront(
        '/bella-napoli/orders',
        { before: changeRestaurant('bella-napoli', smallMenu) },
      );
      expect(await screen.findByText(texts('mf-account:orders.none-title'))).toBeVisible();
      const data = within(screen.getByRole('region', { name: texts('mf-account:data.title') }));
      const press = (key: string): Promise<void> =>
        user.click(
          data.getByRole('button', { name: new RegExp(`^${texts(`mf-account:data.${key}`)}`) }),
        );
      const restore = network.answer('GET', /public\/client\/export$/, {
        status: 422,
        json: { error: 'no', code: 'x' },
      });
      await press('export');
      expect(await screen.findByText(texts('mf-account:data.export-failed'))).toBeVisible();
      restore();
      await press('export');
      expect(await screen.findByText(texts('mf-account:data.exported'))).toBeVisible();
      expect(files.map(({ name }) => name)).toEqual([
        expect.stringMatching(/^account-\d{4}-\d{2}-\d{2}\.json$/),
      ]);
      expect(JSON.parse(await files[0]!.text())).toMatchObject({
        account: { name: 'Ana Lima' },
        restaurant: { url: 'bella-napoli' },
        points: 0,
        orders: [],
        consents: [
          { choice: 'accepted', at: '2026-01-02T00:00:00.000Z', storedIn: 'this browser' },
        ],
      });

      const openDialog = async (): Promise<HTMLElement> => {
        await press('erase');
        return screen.findByRole('dialog', { name: texts('mf-account:erase.title') });
      };
      for (const key of ['domain:action.close', 'mf-account:data.stay'] as const) {
        await user.click(within(await openDialog()).getByRole('button', { name: texts(key) }));
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      }
      const toasts: string[] = [];
      // a toast is visible for two seconds, a slow page takes longer
      createWatch({ unit: noticeBus.toastRequested, scope, fn: ({ text }) => toasts.push(text) });
      const dialog = within(await openDialog());
      const stays = texts('mf-account:erase.stays', { name: 'Bella Napoli' });
      expect(
        dialog.getByText(withArticle(stays, { name: 'Bella Napoli', article: 'a' }, 'pt-br')),
      ).toBeVisible();
      const password = dialog.getByLabelText(texts('mf-account:erase.password'));
      const submit = dialog.getByRole('button', { name: texts('mf-account:erase.submit') });
      await user.click(submit);
      expect(await dialog.findByText(texts('mf-account:login.password-missing'))).toBeVisible();
      await waitFor(() => expect(password).toBeInvalid());
      expect(network.requests('POST', ERASE)).toEqual([]);
      await fill(user, password, 'not the password');
      network.allow('POST', ERASE, 422);
      await user.click(submit);
      expect(await dialog.findByRole('alert')).toHaveTextContent(texts('mf-account:erase.wrong'));
      expect(password).toHaveValue('not the password');
      await fill(user, password, NEW_PASSWORD);
      await user.click(submit);
      await waitFor(() => expect(path()).toBe(''));
      expect(toasts).toEqual([texts('mf-account:erase.erased')]);
      expect(storage.read(keys.token(101), StoredText)).toBeNull();
    },
  );

  test(
    'a customer of Google needs no password: after the return from Google a press erases with its ' +
      'token',
    async () => {
      const nonce = 'a-nonce-of-this-visit';
      const token = `h.${btoa(JSON.stringify({ nonce }))}.s`;
      await signInFresh();
      storage.write(keys.loginMode(101), 'gmail');
      saveGoogleVisit({
        state: 'a-state-of-this-visit',
        nonce,
        base: '/bella-napoli',
        returnTo: '/orders',
        purpose: 'erase',
        answer: { token },
      });
      const { network, user } = await openStorefront('/bella-napoli/login?returnTo=%2Forders', {
        language: 'en',
        config: { google: { clientId: 'storefront.tests' } },
      });
      const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
      expect(dialog.getByText('Google confirmed that it is you.')).toBeVisible();
      expect(dialog.queryByLabelText('Your password')).toBeNull();
      network.answer('POST', ERASE, { status: 200, json: {} });
      await user.click(dialog.getByRole('button', { name: 'Delete permanently' }));
      await waitFor(() =>
        expect(network.requests('POST', ERASE).map(({ body }) => body)).toEqual([
          { access_token: token, loginMode: 'gmail' },
        ]),
      );
    },
  );
});

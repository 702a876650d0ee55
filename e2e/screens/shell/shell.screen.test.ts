import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { allSettled } from 'effector';
import { cartBus } from '@storefront/shared-domain/bus';
import { keys } from '@storefront/shared-domain/storage';
import { $idle } from '../../../shell/src/idle/idle.model';
import { readSession } from '../../../shell/src/tab/session';
import { sourceLoader } from '../../ssr/source-loader';
import { plainLines } from '../../support/any-lines';
import { foreignTexts } from '../../support/foreign-texts';
import { advanceOrder } from '../../support/kitchen';
import { placeOrder } from '../../support/placed-order';
import { smallMenu } from '../../support/small-menu';
import { IDS } from '../../support/vendors';
import { atPayment, sentKeys } from '../checkout/at-payment';
import { apiRequest } from '../kit/api-request';
import { changeRestaurant } from '../kit/change-restaurant';
import { demoRestaurant } from '../kit/demo-restaurant';
import { openStorefront } from '../kit/open-storefront';
import { storeCart } from '../kit/stored';
import { onlyWith } from './trimmed-menu';

const MENU = /^\/?$/;
const heading = (text: string | RegExp) =>
  waitFor(() => expect(document.querySelector('h1')).toHaveTextContent(text));

describe('addresses', () => {
  const TOKEN = '4f1c2a6e-8a55-4a63-9b8e-3d0f3a6f3b11';
  type Route = { path: string; remote: string; page: string; isDialog?: true };

  /**
   * Addresses that a customer with a cart can open; checkout and its success need the steps before
   * them.
   */
  const routes: readonly Route[] = [
    { path: '/hours', remote: 'mf-menu', page: 'hours' },
    { path: '', remote: 'mf-menu', page: 'home' },
    { path: '/info', remote: 'mf-menu', page: 'info' },
    { path: '/payments', remote: 'mf-menu', page: 'payments' },
    { path: '/reviews', remote: 'mf-menu', page: 'reviews' },
    { path: '/shopping-cart', remote: 'mf-cart', page: 'cart' },
    {
      path: '/shopping-cart/use-loyalty',
      remote: 'mf-cart',
      page: 'use-loyalty',
      isDialog: true,
    },
    {
      path: '/shopping-cart/restaurant-closed',
      remote: 'mf-cart',
      page: 'restaurant-closed',
      isDialog: true,
    },
    { path: '/delivery', remote: 'mf-delivery', page: 'delivery' },
    {
      path: '/delivery/min-value-alert',
      remote: 'mf-delivery',
      page: 'min-value-alert',
      isDialog: true,
    },
    { path: '/delivery/schedule', remote: 'mf-delivery', page: 'schedule', isDialog: true },
    { path: '/pizza?product=grande', remote: 'mf-pizza-builder', page: 'pizza' },
    { path: '/extra?product=arancini', remote: 'mf-pizza-builder', page: 'extra' },
    { path: `/track?token=${TOKEN}`, remote: 'mf-tracking', page: 'track' },
    { path: `/rate-order?token=${TOKEN}`, remote: 'mf-tracking', page: 'rate-order' },
    { path: '/login', remote: 'mf-account', page: 'login' },
    { path: '/register', remote: 'mf-account', page: 'register' },
    { path: '/forgot-password', remote: 'mf-account', page: 'forgot-password' },
    { path: `/reset-password?token=${TOKEN}`, remote: 'mf-account', page: 'reset-password' },
    { path: '/cashback', remote: 'mf-account', page: 'cashback' },
    { path: '/prizes', remote: 'mf-account', page: 'prizes' },
    { path: '/credit-cards', remote: 'mf-account', page: 'credit-cards' },
    { path: '/credit-cards/add-card', remote: 'mf-account', page: 'add-card' },
    { path: '/tablet/scan', remote: 'mf-menu', page: 'tablet-scan' },
  ];
  const few = routes.filter(({ page }) => ['cart', 'pizza'].includes(page));

  test.each([
    {
      ids:
        '[SHELL-08] [SHELL-09] [SHELL-10] [SHELL-11] [SHELL-12] [SHELL-13] [SHELL-15] [SHELL-16] ' +
        '[SHELL-17] [SHELL-18] [SHELL-20] [SHELL-23] ' +
        '[SHELL-25] [SHELL-26] [SHELL-28] [SHELL-29] [SHELL-30] [SHELL-31] [SHELL-32] [SHELL-33] ' +
        '[SHELL-34] [SHELL-35] [SHELL-36] [SHELL-37]',
      base: '/bella-napoli',
      shown: routes,
    },
    { ids: '[SHELL-02] [CONFLICTS-01]', base: '/app/bella-napoli', shown: few },
  ])(
    '$ids each address under $base shows its page',
    async ({ base, shown }) => {
      const data = await demoRestaurant('bella-napoli');
      // the schedule is offered after the delivery type is set
      storeCart(data.info.id, plainLines(data, 1), 'balcony');
      const load = jest.spyOn(sourceLoader, 'load');
      const {
        go,
        path: current,
        texts,
      } = await openStorefront(`${base}${shown[0]!.path}`, {
        before: (network) => {
          changeRestaurant('bella-napoli', smallMenu)(network);
          network.answer('GET', new RegExp(TOKEN), {
            status: 404,
            json: { error: 'Order not found', code: 'order_not_found' },
          });
        },
      });
      for (const { path, remote, page, isDialog } of shown) {
        if (path !== shown[0]!.path) await go(path);
        await waitFor(() =>
          expect(load).toHaveBeenCalledWith(remote, `./pages/${page}`, expect.any(Function)),
        );
        await waitFor(() =>
          expect([
            page,
            document.querySelector(isDialog ? 'dialog[open] :is(h1, h2)' : ':is(h1, h2)')
              ?.textContent ?? '',
          ]).toEqual([page, expect.stringMatching(/\S/)]),
        );
        // the header of a menu has its heading before the menu itself is there
        await waitFor(() =>
          expect(document.querySelectorAll('main:not([aria-busy="true"])')).toHaveLength(1),
        );
        expect(screen.queryByText(texts('shell:remote.title'))).toBeNull();
        expect(`${base}${current()}`).toBe(`${base}${path}`);
      }
    },
    180_000,
  );

  test(
    '[SHELL-38] [CHECKOUT-13] [OPEN-002] [OPEN-003] [OPEN-005] [OPEN-006] [OPEN-010] pages that need ' +
      'a cart, a product or an order lead to the menu, the payment without delivery data to the ' +
      'delivery',
    async () => {
      const lines = plainLines(await demoRestaurant('forno-fechado'), 1);
      const { go, path, scope } = await openStorefront('/forno-fechado/delivery', {
        before: changeRestaurant('forno-fechado', onlyWith(lines[0]!.name)),
      });
      const atMenu = async (): Promise<void> => {
        await waitFor(() => expect(path()).toMatch(MENU));
        await heading('Forno Fechado');
      };
      await atMenu();
      for (const address of [
        'payment',
        'payment/pix',
        'pizza',
        'pizza?product=none',
        'pizza-nep',
        'extra',
        'extra?product=none',
        'track',
        'rate-order',
      ]) {
        await go(`/${address}`);
        await atMenu();
      }
      await act(() =>
        allSettled(cartBus.takenOver, { scope, params: { lines, deliveryType: null } }),
      );
      await go('/payment');
      await waitFor(() => expect(path()).toBe('/delivery'));
    },
  );

  test(
    '[I18N-01] in Spanish no screen shows a text of another language, or a key; an unknown path leads ' +
      'to the menu',
    async () => {
      const foreign = foreignTexts('es');
      // a restaurant in the language, so that its own texts are in no other one
      const { go, path, texts, user } = await openStorefront('/la-esquina', { language: 'es' });
      for (const address of [
        '',
        '/hours',
        '/info',
        '/payments',
        '/reviews',
        '/login',
        '/register',
        '/forgot-password',
        '/prizes',
        '/cashback',
        '/orders',
        '/rate-order',
        '/sobremesas/de-ontem',
      ]) {
        await go(address);
        await heading(/\S/);
        await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
        const shown: string[] = [];
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) shown.push(walker.currentNode.textContent?.trim() ?? '');
        expect({
          address,
          foreign: shown.filter((text) => foreign.has(text)),
          keys: shown.filter((text) => /^[a-z-]+(\.[a-z-]+)+$/.test(text)),
        }).toEqual({ address, foreign: [], keys: [] });
      }
      await heading(texts('shell:page-not-found.title'));
      await user.click(screen.getByRole('link', { name: texts('shell:page-not-found.menu') }));
      await waitFor(() => expect(path()).toMatch(MENU));
    },
  );
});

test('the builds of a page are pinned for its next load at its start, before telemetry is loaded', async () => {
  await openStorefront('/forno-fechado/login', { config: { newsUrl: '/channel.json' } });
  expect(readSession()).toMatchObject({
    restaurantUrl: 'forno-fechado',
    composition: { hash: 'sources' },
  });
});

test(
  '[OPEN-024] the bar over the menu shows status and number of the last order of this device, until ' +
    'it is closed',
  async () => {
    const { uuid, orderNoText } = await placeOrder(apiRequest);
    await advanceOrder(apiRequest, uuid);
    localStorage.setItem('lastOrderToken-101', JSON.stringify({ v: 1, value: uuid }));
    const { texts, user } = await openStorefront('/bella-napoli', {
      before: changeRestaurant('bella-napoli', onlyWith('Bruschetta al Pomodoro')),
    });
    const bar = (await screen.findByText(new RegExp(orderNoText))).closest('aside');
    expect(bar).toHaveAccessibleName(texts('shell:last-order.label'));
    expect(bar).toHaveTextContent(texts('domain:order.status.CONFIRMED'));
    await user.click(screen.getByLabelText(texts('shell:last-order.close')));
    await waitFor(() => expect(bar).not.toBeInTheDocument());
  },
);

test(
  '[SHELL-49] [SHELL-50] [SHELL-51] [CONFLICTS-23] [OPEN-094] [OPEN-097] a notice after two hours ' +
    'is canceled by a key, or becomes a modal that offers a reload; both refetch the menu, and the ' +
    'input stays',
  async () => {
    const HOUR = 3_600_000;
    const { network, scope, texts, user } = await openStorefront('/forno-fechado');
    await waitFor(() => expect(scope.getState($idle).lastActivityAt).toBeGreaterThan(0));
    const search = await screen.findByRole('searchbox');
    await user.type(search, 'Pizza');
    const realNow = Date.now.bind(Date);
    let shift = 0;
    jest.spyOn(Date, 'now').mockImplementation(() => realNow() + shift);
    /** Moves the clock, after which the page becomes visible again. */
    const later = async (milliseconds: number): Promise<void> => {
      shift += milliseconds;
      await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    };
    const reads = (): number => network.requests('GET', '/restaurant/data/v2/forno-fechado').length;
    const before = reads();
    await later(2 * HOUR);
    const warning = await screen.findByText(texts('shell:idle.warning'));
    fireEvent.keyDown(document.body, { key: 'Shift' });
    await waitFor(() => expect(warning).not.toBeInTheDocument());
    await waitFor(() => expect(reads()).toBe(before + 1));
    await later(60_000);
    expect(document.querySelector('dialog[open]')).toBeNull();

    await later(2 * HOUR - 60_000); // two hours after the key
    expect(await screen.findByText(texts('shell:idle.warning'))).toBeVisible();
    await later(10_000);
    const dialog = await screen.findByRole('dialog', { name: texts('shell:idle.title') });
    expect(dialog).toHaveTextContent(texts('shell:idle.text'));
    expect(dialog).toHaveTextContent(texts('shell:idle.please'));
    expect(screen.getByText(texts('shell:idle.reload'))).toBeVisible();
    await user.click(screen.getByLabelText(texts('domain:action.close')));
    await waitFor(() => expect(document.querySelector('dialog[open]')).toBeNull());
    await waitFor(() => expect(reads()).toBe(before + 2));
    expect(search).toHaveValue('Pizza');
  },
);

test('[S35] after a refusal nothing is sent to vendors, and the question is not shown again', async () => {
  const { go, network, texts, user } = await openStorefront('/forno-fechado', {
    before: changeRestaurant('forno-fechado', ({ info }) => void Object.assign(info, IDS)),
  });
  const bar = await screen.findByRole('region', { name: texts('shell:privacy.title') });
  for (const vendor of ['Google Tag Manager', 'Google Analytics', 'Meta Pixel'])
    expect(bar).toHaveTextContent(vendor);
  await user.click(within(bar).getByRole('button', { name: texts('shell:privacy.reject') }));
  await waitFor(() => expect(bar).not.toBeInTheDocument());
  await go('/info');
  await user.click(await screen.findByRole('button', { name: texts('mf-menu:info.privacy') }));
  const again = await screen.findByRole('region', { name: texts('shell:privacy.title') });
  expect(again).toHaveTextContent(/\b\d\d\/\d\d\/20\d\d\b/);
  await user.click(within(again).getByRole('button', { name: texts('shell:privacy.close') }));
  await go('/hours');
  expect(screen.queryByRole('region', { name: texts('shell:privacy.title') })).toBeNull();
  expect(document.querySelector('iframe')).toBeNull();
  expect(network.requests('POST', /-event$/)).toEqual([]);
  expect(JSON.parse(localStorage.getItem(keys.consent) ?? '{}')).toMatchObject({
    value: { 303: { choice: 'rejected', version: 1 } },
  });
});

describe('after an order', () => {
  test(
    '[TRACKING-06] [TRACKING-08] [TRACKING-14] [CHECKOUT-46] a visitor follows it from its success ' +
      'screen',
    async () => {
      const { network, order, path, texts, user } = await atPayment();
      await order();
      const placed = { level: 1, name: texts('domain:order.placed') };
      expect(await screen.findByRole('heading', placed)).toBeVisible();
      expect(path()).toBe('/payment/success');
      expect(screen.queryByRole('dialog')).toBeNull();
      const facts = screen.getByRole('list', { name: texts('mf-checkout:review.title') });
      for (const fact of [
        texts('domain:delivery.type.balcony'),
        'Rua Harmonia, 412',
        texts('mf-checkout:schedule.now'),
        texts('domain:payment.method.pix'),
      ])
        expect(facts).toHaveTextContent(fact);
      expect(screen.getByText('Bruschetta al Pomodoro')).toBeVisible();
      await user.click(screen.getByRole('link', { name: texts('mf-checkout:success.follow') }));
      await waitFor(() => expect(path()).toBe(`/track?token=${sentKeys(network)[0]}`));
      expect(
        await screen.findByRole('region', { name: texts('mf-tracking:state.label') }),
      ).toBeVisible();
    },
  );

  test('[TRACKING-09] [TRACKING-11] without an order page a dialog shows it and a link to send it', async () => {
    const { order, texts, press } = await atPayment({
      before: changeRestaurant('bella-napoli', ({ info }) => {
        Object.assign(info, {
          order_status_page: false,
          order_link: false,
          has_automatic_whatsapp_message: false,
          whatsapp: '(11) 99876-5432',
        });
      }),
    });
    await order();
    const dialog = await screen.findByRole('dialog', {
      name: texts('shell:after-order.message.title'),
    });
    const words = within(dialog).getByLabelText(texts('shell:after-order.message.preview'));
    expect(words).toHaveTextContent('1× Bruschetta al Pomodoro');
    const chat = new URL(
      within(dialog).getByRole<HTMLAnchorElement>('link', {
        name: texts('shell:after-order.message.open'),
      }).href,
    );
    expect(`${chat.origin}${chat.pathname}`).toBe('https://wa.me/5511998765432');
    expect(chat.searchParams.get('text')).toBe(words.textContent);
    await press(dialog, 'shell:after-order.message.later');
    expect(dialog).not.toBeInTheDocument();
  });
});

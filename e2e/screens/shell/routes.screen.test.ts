import { screen, waitFor } from '@testing-library/react';
import { LANGUAGES } from '@storefront/shared-domain/contracts';
import { textsOf } from '../../support/texts';
import { plainLines } from '../../support/any-lines';
import { sourceLoader } from '../../ssr/source-loader';
import { demoRestaurant } from '../kit/demo-restaurant';
import { openStorefront } from '../kit/open-storefront';
import { storeCart } from '../kit/stored';

const TOKEN = '4f1c2a6e-8a55-4a63-9b8e-3d0f3a6f3b11';

type Route = { row: string; path: string; remote: string; page: string; isDialog?: true };

/**
 * Addresses that a customer with a cart can open directly; checkout and its success need the steps
 * before them.
 */
const routes: readonly Route[] = [
  { row: 'SHELL-08', path: '', remote: 'mf-menu', page: 'home' },
  { row: 'SHELL-09', path: '/hours', remote: 'mf-menu', page: 'hours' },
  { row: 'SHELL-10', path: '/info', remote: 'mf-menu', page: 'info' },
  { row: 'SHELL-11', path: '/payments', remote: 'mf-menu', page: 'payments' },
  { row: 'SHELL-12', path: '/reviews', remote: 'mf-menu', page: 'reviews' },
  { row: 'SHELL-13', path: '/shopping-cart', remote: 'mf-cart', page: 'cart' },
  {
    row: 'SHELL-15',
    path: '/shopping-cart/use-loyalty',
    remote: 'mf-cart',
    page: 'use-loyalty',
    isDialog: true,
  },
  {
    row: 'SHELL-16',
    path: '/shopping-cart/restaurant-closed',
    remote: 'mf-cart',
    page: 'restaurant-closed',
    isDialog: true,
  },
  { row: 'SHELL-17', path: '/delivery', remote: 'mf-delivery', page: 'delivery' },
  {
    row: 'SHELL-18',
    path: '/delivery/min-value-alert',
    remote: 'mf-delivery',
    page: 'min-value-alert',
    isDialog: true,
  },
  {
    row: 'SHELL-20',
    path: '/delivery/schedule',
    remote: 'mf-delivery',
    page: 'schedule',
    isDialog: true,
  },
  { row: 'SHELL-23', path: '/pizza?product={size}', remote: 'mf-pizza-builder', page: 'pizza' },
  { row: 'SHELL-25', path: '/extra?product={extra}', remote: 'mf-pizza-builder', page: 'extra' },
  { row: 'SHELL-26', path: `/track?token=${TOKEN}`, remote: 'mf-tracking', page: 'track' },
  {
    row: 'SHELL-28',
    path: `/rate-order?token=${TOKEN}`,
    remote: 'mf-tracking',
    page: 'rate-order',
  },
  { row: 'SHELL-29', path: '/login', remote: 'mf-account', page: 'login' },
  { row: 'SHELL-30', path: '/register', remote: 'mf-account', page: 'register' },
  { row: 'SHELL-31', path: '/forgot-password', remote: 'mf-account', page: 'forgot-password' },
  {
    row: 'SHELL-32',
    path: `/reset-password?token=${TOKEN}`,
    remote: 'mf-account',
    page: 'reset-password',
  },
  { row: 'SHELL-33', path: '/cashback', remote: 'mf-account', page: 'cashback' },
  { row: 'SHELL-34', path: '/prizes', remote: 'mf-account', page: 'prizes' },
  { row: 'SHELL-35', path: '/credit-cards', remote: 'mf-account', page: 'credit-cards' },
  { row: 'SHELL-36', path: '/credit-cards/add-card', remote: 'mf-account', page: 'add-card' },
  { row: 'SHELL-37', path: '/tablet/scan', remote: 'mf-menu', page: 'tablet-scan' },
];

const bases = ['/bella-napoli', '/app/bella-napoli'];
const rows = routes.flatMap((route) => bases.map((base) => ({ ...route, base })));

test.each(rows)(
  '[$row] [SHELL-02] [CONFLICTS-01] $base$path shows page $page of $remote',
  async ({ path, base, remote, page, isDialog }) => {
    const data = await demoRestaurant('bella-napoli');
    // the schedule is offered after the delivery type is set
    storeCart(data.info.id, plainLines(data, 1), 'balcony');
    const extra =
      data.menu.categories
        .flatMap(({ products }) => products)
        .find(({ extras }) => extras.length > 0)?.id ?? '';
    const size = data.menu.pizzas.sizes.find(({ unavailable }) => !unavailable)?.id ?? '';
    const address = path.replace('{extra}', extra).replace('{size}', size);
    const load = jest.spyOn(sourceLoader, 'load');
    const opened = await openStorefront(`${base}${address}`, {
      before: (network) =>
        network.answer('GET', new RegExp(TOKEN), {
          status: 404,
          json: { error: 'Order not found', code: 'order_not_found' },
        }),
    });
    await waitFor(() =>
      expect(load).toHaveBeenCalledWith(remote, `./pages/${page}`, expect.any(Function)),
    );
    await waitFor(() =>
      expect(
        document.querySelector(isDialog ? 'dialog[open] :is(h1, h2)' : ':is(h1, h2)'),
      ).toHaveTextContent(/\S/),
    );
    // the header of a menu has its heading before the menu itself is there
    await waitFor(() =>
      expect(document.querySelectorAll('main:not([aria-busy="true"])')).toHaveLength(1),
    );
    expect(screen.queryByText(opened.texts('shell:remote.title'))).toBeNull();
    expect(`${base}${opened.path()}`).toBe(`${base}${address}`);
  },
);

test.each(LANGUAGES)(
  'in %s a path that does not exist says so and leads to the menu',
  async (language) => {
    const { texts, user, path } = await openStorefront('/la-esquina/sobremesas/de-ontem', {
      language,
    });
    expect(
      await screen.findByRole('heading', { level: 1, name: texts('shell:page-not-found.title') }),
    ).toBeVisible();
    await user.click(screen.getByRole('link', { name: texts('shell:page-not-found.menu') }));
    await waitFor(() => expect(path()).toMatch(/^\/?$/));
    expect(textsOf(language)('shell:page-not-found.title')).toBe(
      texts('shell:page-not-found.title'),
    );
  },
);

/** @jest-environment jsdom */
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled } from 'effector';
import { cartBus, sessionBus } from '@storefront/shared-domain/bus';
import { $session } from '@storefront/shared-domain/models';
import { minor, type RestaurantInfo } from '@storefront/shared-domain/contracts';
import {
  aClient,
  aPrizeLine,
  aRestaurant,
  restaurantData,
} from '@storefront/shared-domain/testing';
import { polyfillModal } from '@storefront/shared-kit/testing/modal-polyfill';
import { aStorefront } from '../../testing/storefront.test-kit';
import { HomeHeader } from './home-header';
import { Message } from './message';

type Setup = { info?: Partial<RestaurantInfo> } & Omit<Parameters<typeof aStorefront>[0], 'data'>;

async function showHeader({ info: overrides, ...setup }: Setup = {}) {
  const info = aRestaurant({
    rating_average: 4.75,
    delivery_time_min: 45,
    delivery_time_max: 75,
    ...overrides,
  });
  const storefront = await aStorefront({ data: restaurantData({ info }), ...setup });
  render(storefront.around(<HomeHeader info={info} />));
  return storefront;
}
const addressLink = () => screen.queryByRole('link', { name: /Rua Augusta/ });

beforeAll(polyfillModal);

test('[MENU-01] cover and profile picture, the cover first and at once', async () => {
  await showHeader();
  const [cover, profile] = [...document.querySelectorAll('img')];
  expect(cover).toHaveAttribute('loading', 'eager');
  expect(cover).toHaveAttribute('fetchpriority', 'high');
  expect(cover?.getAttribute('src')).toMatch(/^\/media\/covers\/bella-napoli\//);
  expect(profile?.getAttribute('src')).toMatch(/^\/media\/profiles\/bella-napoli\//);
});

test('a restaurant without pictures has none to fail', async () => {
  await showHeader({ info: { cover_pic: '', profile_pic: '' } });
  expect(document.querySelectorAll('img')).toHaveLength(0);
});

test('[MENU-02] a visitor may log in', async () => {
  await showHeader();
  expect(screen.getByRole('button', { name: 'Log in' })).toBeVisible();
});

test('[MENU-02] logging out needs a confirmation', async () => {
  const { scope } = await showHeader({ session: { token: 't', mode: 'email' } });
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  await user.click(
    within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Stay logged in' }),
  );
  expect(scope.getState($session)).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  await user.click(
    within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Log out' }),
  );
  expect(scope.getState($session)).toBeNull();
});

test.each(['table', 'tablet'] as const)(
  '[MENU-02] a %s customer sees no login control',
  async (mode) => {
    await showHeader({ tableLink: { mode, table: '7', token: null } });
    expect(screen.queryByRole('button', { name: /log/i })).toBeNull();
  },
);

test('[MENU-03] name, and the address as a link to a maps search', async () => {
  await showHeader();
  expect(screen.getByRole('heading', { level: 1, name: 'Bella Napoli' })).toBeVisible();
  const link = addressLink();
  expect(new URL(link?.getAttribute('href') ?? '').searchParams.get('query')).toBe(
    'Bella Napoli, Rua Augusta, 1200 - Consolação, São Paulo - SP',
  );
});

test('[MENU-03] no link to the address without takeout', async () => {
  await showHeader({ info: { no_takeout: true } });
  expect(addressLink()).toBeNull();
});

test('[MENU-04] the rating leads to the reviews', async () => {
  await showHeader();
  const rating = screen.getByRole('link', { name: /4\.8 out of 5/ });
  expect(rating).toHaveAttribute('href', '/reviews');
});

test('[MENU-05] delivery time range and takeout time, [MENU-33] above 59 minutes in hours', async () => {
  await showHeader();
  expect(screen.getByText('45 min – 1 h 15 min')).toBeVisible();
  expect(screen.getByText('20 min')).toBeVisible();
});

test('[MENU-06] links to hours, payments and information', async () => {
  await showHeader();
  const nav = screen.getByRole('navigation');
  expect(
    within(nav)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/hours', '/payments', '/info']);
});

test.each([
  { case: 'open', info: {}, status: 'OPEN' },
  { case: 'closed', info: { is_closed: true }, status: 'CLOSE' },
  {
    case: 'open for schedule',
    status: 'OPEN FOR SCHEDULE',
    info: {
      is_closed: true,
      scheduleSettings: {
        ...aRestaurant().scheduleSettings,
        enable: true,
        allowSchedulingWhileClosed: true,
      },
    },
  },
])('[MENU-07] the status of a restaurant that is $case', async ({ info, status }) => {
  await showHeader({ info });
  expect(screen.getByText(status)).toBeVisible();
});

test('[MENU-07] until when the restaurant is open, and the minimum of a delivery', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-23T19:00:00-03:00'), doNotFake: ['queueMicrotask'] });
  try {
    await showHeader({ info: { min_total_delivery: minor(2500) } });
    expect(screen.getByText('until 11:30 PM')).toBeVisible();
    expect(screen.getByText('R$25,00')).toBeVisible();
  } finally {
    jest.useRealTimers();
  }
});

test('[MENU-09] the message of the restaurant: its first line, all of it after a tap', async () => {
  const info = aRestaurant({ message: 'Pizza day' });
  const { around } = await aStorefront({ data: restaurantData({ info }) });
  render(around(<Message info={info} />));
  expect(screen.getByText('Pizza day').closest('summary')).toBeVisible();
});

describe('[LOYALTY-04] points on the menu', () => {
  const fidelity = { ...aRestaurant().fidelity, enablePoints: true };
  const points = () => screen.queryByRole('link', { name: /points?$/ });

  async function signedIn(setup: Setup) {
    const { scope } = await showHeader({ session: { token: 't', mode: 'email' }, ...setup });
    await act(() => allSettled(sessionBus.clientRead, { scope, params: aClient({ points: 120 }) }));
    return scope;
  }

  test('a customer sees what is left of them, and the way to the prizes', async () => {
    const scope = await signedIn({ info: { fidelity } });
    expect(points()).toHaveTextContent('120 points');
    expect(points()).toHaveAttribute('href', '/prizes');
    await act(() =>
      allSettled(cartBus.lineAdded, { scope, params: aPrizeLine({ points_needed: 119 }) }),
    );
    expect(points()).toHaveTextContent('1 point');
  });

  test('a visitor sees none', async () => {
    await showHeader({ info: { fidelity } });
    expect(points()).toBeNull();
  });

  test('a restaurant that gives none shows none', async () => {
    await signedIn({});
    expect(points()).toBeNull();
  });
});

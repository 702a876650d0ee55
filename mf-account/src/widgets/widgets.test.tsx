import { allSettled } from 'effector';
import { minor } from '@storefront/shared-domain/contracts';
import { siteSettingsRead } from '@storefront/shared-domain/models';
import { aClient, aRestaurant, restaurantData } from '@storefront/shared-domain/testing';
import { readBalanceFx } from '../features/cashback/balance.api';
import { shown } from '../features/cashback/cashback.model';
import { htmlOf, storefront, textOf } from '../testing/render-page.test-kit';
import CashbackBadge from './cashback-badge.widget';
import LoginDialog from './login-dialog.widget';

async function badge(balance: number, expirationDate: string | null = '2026-01-05') {
  const info = aRestaurant({
    cashbackSettings: { enabled: true, maxCashbackValue: minor(0), cashbackPercent: 5 },
  });
  const scope = await storefront({
    data: restaurantData({ info }),
    client: aClient(),
    handlers: [[readBalanceFx, async () => ({ balance: minor(balance), expirationDate })]],
  });
  await allSettled(shown, { scope });
  return htmlOf(<CashbackBadge />, { scope });
}

test('the badge shows the balance and its expiry as dd/MM/yyyy and opens the cashback page', async () => {
  const html = await badge(2750);
  expect(html).toContain('href="/cashback"');
  expect(html).toContain('R$27,50 cashback');
  expect(html).toContain('until 05/01/2026');
});

test('[MENU-23] a balance that never ends has no date; none at all has no badge', async () => {
  expect(await badge(2750, null)).not.toContain('until');
  expect(await badge(0)).toBe('');
});

test.each([
  ['/', true],
  ['/shopping-cart', true],
  ['/payments', true],
  ['/delivery', false],
  ['/delivery/schedule', false],
  ['/payment', false],
  ['/payment/pix?token=a', false],
])(
  'over %s Google is offered: %s, for it leaves the page and what is typed there',
  async (at, isOffered) => {
    const scope = await storefront({ client: null });
    await allSettled(siteSettingsRead, {
      scope,
      params: {
        maps: {},
        counterPickupRestaurants: [],
        google: { clientId: 'shop', authUrl: 'https://accounts.example/auth' },
      },
    });
    expect(
      (await textOf(<LoginDialog onClosed={() => undefined} />, { scope, at })).includes(
        'Continue with Google',
      ),
    ).toBe(isOffered);
  },
);

test('[ACCOUNT-01] the dialog holds the form of the page, and leads nowhere else', async () => {
  const text = await htmlOf(<LoginDialog onClosed={() => undefined} />, {
    scope: await storefront({ client: null }),
    at: '/shopping-cart?a=1',
  });
  for (const part of [
    '<dialog',
    'autoComplete="current-password"',
    'New here? Create an account',
    'Forgot your password?',
  ])
    expect(text).toContain(part);
  expect(text).not.toContain('href=');
});

import { allSettled } from 'effector';
import { minor, type StoredCard } from '@storefront/shared-domain/contracts';
import { aRestaurant, restaurantData, aClient } from '@storefront/shared-domain/testing';
import { listCardsFx } from '../features/cards/cards.api';
import { listRequested } from '../features/cards/cards.model';
import { readBalanceFx, balanceShown } from '../features/cashback/cashback.model';
import { aCard } from '../testing/cards.test-kit';
import { htmlOf, storefront } from '../testing/render-page.test-kit';
import CashbackBadge from '../widgets/cashback-badge.widget';
import LoginDialog from '../widgets/login-dialog.widget';
import AddCardPage from './add-card.page';
import CashbackPage from './cashback.page';
import CreditCardsPage from './credit-cards.page';
import PrizesPage from './prizes.page';

const own = [
  ['cashback', <CashbackPage key="c" />],
  ['prizes', <PrizesPage key="p" />],
  ['credit-cards', <CreditCardsPage key="k" />],
  ['credit-cards/add-card', <AddCardPage key="a" />],
] as const;

test.each(own)('[OPEN-007] %s shows a visitor the way in, and back', async (path, page) => {
  const text = await htmlOf(page, {
    scope: await storefront({ client: null }),
    at: `/${path}`,
  });
  expect(text).toContain('Log in to continue');
  expect(text).toContain(`href="/login?returnTo=${encodeURIComponent(`/${path}`)}"`);
  expect(text).toContain(`href="/register?returnTo=${encodeURIComponent(`/${path}`)}"`);
});

async function ownCards(
  cards: readonly StoredCard[],
  integrations = ['multipedidos@asaas'],
  page = <CreditCardsPage />,
  wallet_is_active = true,
) {
  const info = aRestaurant({ online_payment_integrations: integrations, wallet_is_active });
  const scope = await storefront({
    data: restaurantData({ info }),
    handlers: [[listCardsFx, async () => cards]],
  });
  await allSettled(listRequested, { scope });
  return htmlOf(page, { scope });
}

test('[ACCOUNT-17] the cards stand with brand, last digits and nickname, each with its way to delete it', async () => {
  const html = await ownCards([
    aCard({ creditCardIsDefault: true }),
    aCard({
      creditCardUUID: 'b',
      creditCardBrand: '',
      creditCardNumber: '2222',
      creditCardIsValid: false,
    }),
  ]);
  for (const part of [
    'Visa ending in 1111',
    'Everyday',
    'Default',
    'Card ending in 2222',
    'Refused',
    'aria-label="Delete Visa ending in 1111"',
    'href="/credit-cards/add-card"',
  ])
    expect(html).toContain(part);
});

test('[DOMAIN-001] a wallet that is not active takes no card, although the record lists it', async () => {
  const html = await ownCards([], undefined, undefined, false);
  expect(html).toContain('once Bella Napoli offers online payment');
  expect(html).not.toContain('href="/credit-cards/add-card"');
});

test('[ACCOUNT-18] the page of a new card stands over the cards and leads back to them', async () => {
  const html = await ownCards([aCard()], undefined, <AddCardPage />);
  for (const part of ['Add a card', 'Visa ending in 1111', 'href="/credit-cards"'])
    expect(html).toContain(part);
});

describe('widgets', () => {
  async function badge(balance: number, expirationDate: string | null = '2026-01-05') {
    const info = aRestaurant({
      cashbackSettings: { enabled: true, maxCashbackValue: minor(0), cashbackPercent: 5 },
    });
    const scope = await storefront({
      data: restaurantData({ info }),
      client: aClient(),
      handlers: [[readBalanceFx, async () => ({ balance: minor(balance), expirationDate })]],
    });
    await allSettled(balanceShown, { scope });
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
});

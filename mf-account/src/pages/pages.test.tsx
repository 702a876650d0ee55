import { allSettled } from 'effector';
import { minor, type Client, type StoredCard } from '@storefront/shared-domain/contracts';
import { restaurantLoaded } from '@storefront/shared-domain/models';
import {
  aClient,
  aMenu,
  aPrize,
  aRestaurant,
  restaurantData,
} from '@storefront/shared-domain/testing';
import { listCardsFx } from '../features/cards/cards.api';
import { listRequested } from '../features/cards/cards.model';
import { readBalanceFx } from '../features/cashback/balance.api';
import { refreshRequested, shown } from '../features/cashback/cashback.model';
import { requestLinkFx } from '../features/forgot-password/forgot.api';
import { submitted } from '../features/forgot-password/forgot.model';
import { aCard } from '../testing/cards.test-kit';
import { htmlOf, storefront, textOf } from '../testing/render-page.test-kit';
import AddCardPage from './add-card.page';
import CashbackPage from './cashback.page';
import CreditCardsPage from './credit-cards.page';
import ForgotPasswordPage from './forgot-password.page';
import LoginPage from './login.page';
import PrizesPage from './prizes.page';
import RegisterPage from './register.page';
import ResetPasswordPage from './reset-password.page';

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

test('login, register and the two password pages', async () => {
  const scope = await storefront({ client: null });
  expect(await textOf(<LoginPage />, { scope, at: '/login' })).toContain(
    'Good to see you again at Bella Napoli',
  );
  expect(await textOf(<RegisterPage />, { scope, at: '/register' })).toContain(
    'Repeat the password',
  );
  expect(await textOf(<ForgotPasswordPage />, { scope, at: '/forgot-password' })).toContain(
    'Send the link',
  );
  expect(await textOf(<ResetPasswordPage />, { scope, at: '/reset-password?token=abc' })).toContain(
    'Save the password',
  );
});

test('the same pages in Portuguese', async () => {
  const scope = await storefront({ client: null });
  expect(await textOf(<LoginPage />, { scope, language: 'pt-br' })).toContain(
    'Que bom ter você de volta em Bella Napoli!',
  );
  expect(await textOf(<PrizesPage />, { scope, language: 'pt-br' })).toContain(
    'Entre para continuar',
  );
});

test('a reset link without a token leads to a new one', async () => {
  const text = await textOf(<ResetPasswordPage />, {
    scope: await storefront({ client: null }),
    at: '/reset-password',
  });
  expect(text).toContain('This link no longer works');
  expect(text).not.toContain('Save the password');
});

test('after requesting a link the response is neutral', async () => {
  const scope = await storefront({ client: null, handlers: [[requestLinkFx, async () => ({})]] });
  await allSettled(submitted, { scope, params: 'ana@example.com' });
  expect(await textOf(<ForgotPasswordPage />, { scope })).toContain(
    'If ana@example.com belongs to an account',
  );
});

async function cashback(balance: number, expirationDate: string | null) {
  const info = aRestaurant({
    cashbackSettings: { enabled: true, maxCashbackValue: minor(0), cashbackPercent: 5 },
  });
  const scope = await storefront({
    data: restaurantData({ info }),
    handlers: [[readBalanceFx, async () => ({ balance: minor(balance), expirationDate })]],
  });
  await allSettled(shown, { scope });
  await allSettled(refreshRequested, { scope });
  return textOf(<CashbackPage />, { scope });
}

test('the cashback page shows balance, expiry and how more is earned', async () => {
  const text = await cashback(2750, '2026-01-05');
  for (const part of [
    'Your balance R$27,50',
    'Use it until 05/01/2026',
    'gives you 5% back',
    'Cards',
    'Log out',
  ])
    expect(text).toContain(part);
  expect(text).not.toContain('Prizes'); // this restaurant gives no points
});

test('without cashback there is nothing to expire; without the program there is no balance', async () => {
  expect(await cashback(0, null)).not.toContain('until');
  expect(await textOf(<CashbackPage />, { scope: await storefront() })).toContain(
    'Bella Napoli does not offer cashback at the moment.',
  );
});

async function prizes(
  client: Client,
  fidelity: Partial<ReturnType<typeof aRestaurant>['fidelity']> = {},
) {
  const info = aRestaurant({
    fidelity: { ...aRestaurant().fidelity, enablePoints: true, pointsPerPurchase: 10, ...fidelity },
  });
  const scope = await storefront({ client });
  await allSettled(restaurantLoaded, {
    scope,
    params: restaurantData({
      info,
      menu: aMenu({ prizes: [aPrize(), aPrize({ id: 'wine', name: 'Wine', points_needed: 121 })] }),
    }),
  });
  return textOf(<PrizesPage />, { scope });
}

test("the prizes page lists prizes against the customer's points", async () => {
  const text = await prizes(aClient({ points: 120 }));
  for (const part of [
    '120 points',
    'Every order earns 10 points.',
    'Tiramisu 40 points Enough points',
    'Wine 121 points 1 point to go',
  ])
    expect(text).toContain(part);
});

test('points for money are explained as such', async () => {
  expect(
    await prizes(aClient(), {
      pointMode: 'perMoneySpent',
      moneySpent: minor(1000),
      pointsEarnedPerMoneySpent: 1,
    }),
  ).toContain('Every R$10,00 you spend earns 1 point.');
});

test('a restaurant without points has no prizes', async () => {
  expect(await textOf(<PrizesPage />, { scope: await storefront() })).toContain(
    'Bella Napoli does not have a loyalty program at the moment.',
  );
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

test('[ACCOUNT-17] without cards there is the way to a first one, where the restaurant takes cards', async () => {
  const html = await ownCards([]);
  expect(html).toContain('No saved cards');
  expect(html).toContain('href="/credit-cards/add-card"');
  const without = await ownCards([], []);
  expect(without).toContain('once Bella Napoli offers online payment');
  expect(without).not.toContain('href="/credit-cards/add-card"');
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

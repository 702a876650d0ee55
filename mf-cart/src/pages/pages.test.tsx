import { allSettled, fork } from 'effector';
import { recoveryBus } from '@storefront/shared-domain/bus';
import { minor, type CartLine } from '@storefront/shared-domain/contracts';
import {
  $isCartReady,
  $isPlacing,
  $lastOrder,
  $lines,
  $restaurantData,
} from '@storefront/shared-domain/models';
import {
  aGeneralLine,
  aPlacedOrder,
  aPrizeLine,
  aRestaurant,
  restaurantData,
} from '@storefront/shared-domain/testing';
import { htmlOf, textOf } from '../testing/render.test-kit';
import CartRecovery from '../widgets/cart-recovery.widget';
import CartPage from './cart.page';
import RestaurantClosedPage from './restaurant-closed.page';
import UseLoyaltyPage from './use-loyalty.page';

const fidelity = {
  ...aRestaurant().fidelity,
  enablePoints: true,
  pointMode: 'perMoneySpent' as const,
  moneySpent: minor(100),
  pointsEarnedPerMoneySpent: 1,
};
const cart = (lines: CartLine[] = [aGeneralLine({ price: minor(1890), qty: 2 })]) =>
  fork({
    values: [
      [$restaurantData, restaurantData({ info: aRestaurant({ fidelity }) })],
      [$lines, lines],
      [$isCartReady, true],
    ],
  });

test('[CART-01] [CART-11] [CART-13] the cart has its title, TOTAL and its two ways on', async () => {
  const scope = cart();
  const shown = await textOf(<CartPage />, { scope });
  for (const words of [
    'Selected Products',
    'TOTAL R$37,80',
    'ORDER MORE',
    'FINISH ORDER',
    'Clear cart',
  ])
    expect(shown).toContain(words);
});

test('[CONFLICTS-06] [CART-24] under an order that was placed, the lines that were ordered stay in sight', async () => {
  const line = aGeneralLine({ price: minor(1890) });
  const scope = fork({
    values: [
      [$restaurantData, restaurantData()],
      [$lines, []],
      [$isCartReady, true],
      [$isPlacing, true],
      [$lastOrder, { placed: aPlacedOrder(), lines: [line] }],
    ],
  });
  const shown = await textOf(<CartPage />, { scope });
  expect(shown).toContain('Bruschetta');
  expect(shown).toContain('TOTAL R$18,90');
  expect(shown).not.toContain('Clear cart');
});

test.each([
  { language: 'en', words: ['Join Our Loyalty Program', 'Sign up', 'Maybe later...', '37 points'] },
  {
    language: 'pt-br',
    words: [
      'Participe do nosso programa de fidelidade',
      'Cadastrar',
      'Talvez depois...',
      '37 pontos',
    ],
  },
] as const)('[LOYALTY-05] the invitation in $language', async ({ language, words }) => {
  const html = await htmlOf(<UseLoyaltyPage />, {
    scope: cart(),
    language,
    at: '/shopping-cart/use-loyalty',
  });
  for (const word of words) expect(html).toContain(word);
  expect(html).toContain(`/register?returnTo=${encodeURIComponent('/shopping-cart')}`);
});

test('[CART-25] [SHELL-16] the closed dialog names the restaurant and leads to its hours', async () => {
  const html = await htmlOf(<RestaurantClosedPage />, {
    scope: cart(),
    at: '/shopping-cart/restaurant-closed',
  });
  for (const words of [
    'We are closed',
    'Bella Napoli is not taking orders right now',
    'href="/hours"',
  ])
    expect(html).toContain(words);
});

test('[CART-27] [OPEN-084] the recovery dialog shows the saved cart and offers to go on or to start over', async () => {
  const scope = cart([
    ...['a', 'b', 'c', 'd'].map((id) =>
      aGeneralLine({ lineId: id, id, name: `Dish ${id}`, price: minor(1000) }),
    ),
    aPrizeLine({ qty: 2 }),
  ]);
  await allSettled(recoveryBus.recoveryFound, { scope, params: 'u-1' });
  const shown = await textOf(<CartRecovery onClosed={() => undefined} />, { scope });
  for (const words of [
    'You left 6 items in your cart',
    '1x Dish a',
    '1x Dish c',
    'and 3 more items',
    'TOTAL R$40,00',
    'Continue my order',
    'Start over',
  ])
    expect(shown).toContain(words);
});

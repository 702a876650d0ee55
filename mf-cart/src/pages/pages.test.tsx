import { allSettled, fork, type Scope } from 'effector';
import { recoveryBus, tabletBus } from '@storefront/shared-domain/bus';
import { minor, type CartLine, type RestaurantInfo } from '@storefront/shared-domain/contracts';
import {
  $isCartReady,
  $isPlacing,
  $lastOrder,
  $lines,
  $restaurantData,
  $tableLink,
  type TableLink,
} from '@storefront/shared-domain/models';
import {
  aGeneralLine,
  aPlacedOrder,
  aPrizeLine,
  aRestaurant,
  restaurantData,
} from '@storefront/shared-domain/testing';
import { CartFooter } from '../features/finish/cart-footer';
import { htmlOf, textOf } from '../testing/render.test-kit';
import CartRecovery from '../widgets/cart-recovery.widget';
import DockedCart from '../widgets/docked-cart.widget';
import FloatingCartButton from '../widgets/floating-cart-button.widget';
import TableCart from '../widgets/table-cart.widget';
import CartPage from './cart.page';
import RestaurantClosedPage from './restaurant-closed.page';
import UseLoyaltyPage from './use-loyalty.page';

describe('pages', () => {
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

  test('[CONFLICTS-06] [CART-24] under a placed order, the lines that were ordered stay in sight', async () => {
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
    {
      language: 'en',
      words: ['Join Our Loyalty Program', 'Sign up', 'Maybe later...', '37 points'],
    },
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

  test('[CART-27] [OPEN-084] the recovery dialog shows the saved cart and offers to go on or start over', async () => {
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
});

describe('footer', () => {
  const discounts: RestaurantInfo['deliveryFeeDiscounts'] = [
    { discountMinValue: minor(30_000), discountType: 'flat_fee', value: 0 },
    { discountMinValue: minor(20_000), discountType: 'flat_fee', value: 1 },
    { discountMinValue: minor(8_000), discountType: 'percent', value: 50 },
  ];

  test.each([
    {
      case: 'to the nearest threshold',
      price: 3_710,
      missing: 'Spend R$42,90 more for a discount on the delivery fee',
    },
    {
      case: 'to free delivery',
      price: 20_000,
      missing: 'Spend R$100,00 more for free delivery',
    },
  ])(
    '[CART-11] [CART-12] the footer shows TOTAL and how much more to spend $case: $missing',
    async ({ price, missing }) => {
      const scope = fork({
        values: [
          [
            $restaurantData,
            restaurantData({ info: aRestaurant({ deliveryFeeDiscounts: discounts }) }),
          ],
          [$lines, [aGeneralLine({ price: minor(price), qty: 1, extras: [] })]],
        ],
      });
      const text = await textOf(<CartFooter lines={scope.getState($lines)} />, { scope });
      expect(/Spend .*? (on the delivery fee|free delivery)/.exec(text)?.[0] ?? null).toBe(missing);
      expect(text).toContain('TOTAL R$');
    },
  );
});

describe('docked cart', () => {
  const LINES = [
    aGeneralLine({ lineId: 'a', name: 'Lasagne', price: minor(1890), qty: 2 }),
    aGeneralLine({ lineId: 'b', name: 'Soda', price: minor(600), notes: 'No ice' }),
  ];
  const scopeOf = (lines: typeof LINES, isReady = true) =>
    fork({
      values: [
        [$restaurantData, restaurantData({ info: aRestaurant({ allow_order_comments: true }) })],
        [$tableLink, { mode: 'delivery', table: null, token: null }],
        [$lines, lines],
        [$isCartReady, isReady],
      ],
    });

  describe('[MENU-19] the cart beside the menu', () => {
    test('has the lines, notes, quantities and the total of the cart page, and FINISH ORDER', async () => {
      const scope = scopeOf(LINES);
      const docked = await textOf(<DockedCart />, { scope, at: '/' });
      const page = await textOf(<CartPage />, { scope, at: '/shopping-cart' });
      for (const part of [
        'Selected Products',
        'Lasagne',
        'R$37,80',
        'Soda',
        'Note: No ice',
        'R$6,00',
        'TOTAL',
        'R$43,80',
        'FINISH ORDER',
      ]) {
        expect(docked).toContain(part);
        expect(page).toContain(part);
      }
      expect(docked).not.toContain('ORDER MORE'); // the menu is beside it
    });
  });
});

describe('cart of a tablet', () => {
  const HOME: TableLink = { mode: 'delivery', table: null, token: null };
  const TABLET: TableLink = { mode: 'tablet', table: '7', token: 'code' };

  type Info = Parameters<typeof aRestaurant>[0];
  const scopeWith = (
    link: TableLink,
    {
      info = {},
      lines = [aGeneralLine({ price: minor(1890), qty: 2 })],
    }: { info?: Info; lines?: ReturnType<typeof aGeneralLine>[] } = {},
  ) =>
    fork({
      values: [
        [
          $restaurantData,
          restaurantData({ info: aRestaurant({ table_self_service_enabled: true, ...info }) }),
        ],
        [$tableLink, link],
        [$lines, lines],
        [$isCartReady, true],
      ],
    });

  describe('[TABLE-13] the floating button', () => {
    const html = (scope: Scope) => htmlOf(<FloatingCartButton />, { scope, at: '/' });
    test('links the cart off the tablet', async () =>
      expect(await html(scopeWith(HOME))).toContain('href="/shopping-cart"'));

    test('opens it beside the menu on a tablet', async () => {
      const scope = scopeWith(TABLET);
      await allSettled(tabletBus.screenOpened, { scope });
      const shown = await html(scope);
      expect(shown).toContain('aria-haspopup="dialog"');
      expect(shown).not.toContain('href');
    });
  });

  describe('[TABLE-13] the cart beside the menu', () => {
    const cart = (link: TableLink, options?: Parameters<typeof scopeWith>[1]) =>
      textOf(<TableCart onClosed={() => undefined} />, {
        scope: scopeWith(link, options),
        at: '/tablet',
      });

    test('names the table and shows lines, notes, total and both ways on', async () => {
      const shown = await cart(TABLET);
      for (const part of [
        'Order for table 7',
        'Bruschetta',
        'Add a note',
        'TOTAL',
        'R$37,80',
        'ORDER MORE',
        'FINISH ORDER',
      ])
        expect(shown).toContain(part);
    });

    test.each([
      { why: 'no table', info: {}, says: 'not connected to a table', leadsToScan: true },
      {
        why: 'a closed restaurant',
        info: { is_closed: true },
        says: 'closed now',
        leadsToScan: false,
      },
    ])('[TABLE-08] says why it cannot order: $why', async ({ info, says, leadsToScan }) => {
      const shown = await cart(HOME, { info });
      expect(shown).toContain(says);
      expect(shown).not.toContain('FINISH ORDER');
      expect(shown.includes('Connect to a table')).toBe(leadsToScan);
    });

    test('[CART-15] is not there without lines', async () =>
      expect(await cart(TABLET, { lines: [] })).toBe(''));
  });
});

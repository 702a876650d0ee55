import { allSettled, fork, type Scope } from 'effector';
import { tabletBus } from '@storefront/shared-domain/bus';
import { minor } from '@storefront/shared-domain/contracts';
import {
  $isCartReady,
  $lines,
  $restaurantData,
  $tableLink,
  type TableLink,
} from '@storefront/shared-domain/models';
import { aGeneralLine, aRestaurant, restaurantData } from '@storefront/shared-domain/testing';
import { htmlOf, textOf } from '../testing/render.test-kit';
import FloatingCartButton from './floating-cart-button.widget';
import TableCart from './table-cart.widget';

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

  test.each([
    { case: 'of a table', link: TABLET },
    { case: 'without a table', link: HOME },
  ])('opens it beside the menu on a tablet $case', async ({ link }) => {
    const scope = scopeWith(link);
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

  test('without notes where the restaurant takes none', async () => {
    expect(await cart(TABLET, { info: { allow_order_comments: false } })).not.toContain(
      'Add a note',
    );
  });

  test.each([
    { why: 'no table', info: {}, says: 'not connected to a table', leadsToScan: true },
    {
      why: 'no self service',
      info: { table_self_service_enabled: false },
      says: 'please ask our staff',
      leadsToScan: false,
    },
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

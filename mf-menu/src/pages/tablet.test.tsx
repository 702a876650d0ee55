import { allSettled } from 'effector';
import { renderToString } from 'react-dom/server';
import { cartBus, tabletBus } from '@storefront/shared-domain/bus';
import type { RestaurantInfo } from '@storefront/shared-domain/contracts';
import { $lines, type TableLink } from '@storefront/shared-domain/models';
import {
  aCategory,
  aGeneralLine,
  aMenu,
  aProduct,
  aRestaurant,
  restaurantData,
} from '@storefront/shared-domain/testing';
import { aStorefront } from '../testing/storefront.test-kit';
import TabletPage from './tablet.page';
import TabletScanPage from './tablet-scan.page';

const TABLET: TableLink = { mode: 'tablet', table: '7', token: 'code' };
const HOME: TableLink = { mode: 'delivery', table: null, token: null };

type Setup = {
  info?: Partial<RestaurantInfo>;
  tableLink?: TableLink;
  menu?: ReturnType<typeof aMenu>;
};
const at = ({ info, tableLink = TABLET, menu = aMenu() }: Setup = {}) =>
  aStorefront({
    data: restaurantData({
      info: aRestaurant({ table_self_service_enabled: true, ...info }),
      menu,
    }),
    tableLink,
  });
const html = async (setup?: Setup): Promise<string> =>
  renderToString((await at(setup)).around(<TabletPage />)).replace(/<!-- -->/g, '');

test('[TABLE-10] one screen: categories, highlights, search box and list, in this order', async () => {
  const text = await html({ info: { highlightImages: ['one', 'two'] } });
  const places = [
    'aria-label="Menu categories"',
    'aria-label="Highlights"',
    'type="search"',
    'Bruschetta',
  ].map((part) => text.indexOf(part));
  expect(places.every((place) => place > 0)).toBe(true);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

test('the tablet names its table, and has no login', async () => {
  const text = await html();
  expect(text).toContain('Table 7');
  expect(text).not.toContain('Log in');
});

test.each([
  { why: 'has no table', info: {}, says: 'not connected to a table', leadsToScan: true },
  {
    why: 'may not order by itself',
    info: { table_self_service_enabled: false },
    says: 'please ask our staff',
    leadsToScan: false,
  },
  {
    why: 'is of a closed restaurant',
    info: { is_closed: true },
    says: 'closed now',
    leadsToScan: false,
  },
])(
  '[TABLE-08] a tablet that $why shows the menu and says so',
  async ({ info, says, leadsToScan }) => {
    const text = await html({ info, tableLink: HOME });
    expect(text).toContain(says);
    expect(text).toContain('Bruschetta');
    expect(text.includes('/tablet/scan')).toBe(leadsToScan);
  },
);

test('[MENU-28] what is only delivered is hidden on a tablet', async () => {
  const products = [
    aProduct({ id: 'a', name: 'Delivered', channels: ['delivery'] }),
    aProduct({ id: 'b', name: 'Served', channels: ['table'] }),
  ];
  const text = await html({ menu: aMenu({ categories: [aCategory({ products })] }) });
  expect([text.includes('Served'), text.includes('Delivered')]).toEqual([true, false]);
});

test('a menu without anything to sell says so on the tablet', async () => {
  expect(await html({ menu: aMenu({ categories: [] }) })).toContain('Nothing on the menu yet');
});

test('a tablet that was left alone greets, and offers what the guests before left in the cart', async () => {
  const { scope, around } = await at();
  const page = () => renderToString(around(<TabletPage />)).replace(/<!-- -->/g, '');
  await allSettled(tabletBus.leftAlone, { scope });
  expect(page()).toContain('Welcome to Bella Napoli');
  expect(page()).not.toContain('Bruschetta');
  expect(page()).not.toContain('Start a new order');
  await allSettled(cartBus.lineAdded, { scope, params: aGeneralLine({ qty: 2 }) });
  expect(page()).toContain('2 items left in the cart');
  expect(page()).toContain('Start a new order');
  await allSettled(tabletBus.takenUp, { scope });
  expect(page()).toContain('Bruschetta');
  expect(scope.getState($lines)).toHaveLength(1);
});

test('[SHELL-37] the scan names the table the tablet stands on', async () => {
  const { around } = await at();
  expect(renderToString(around(<TabletScanPage />)).replace(/<!-- -->/g, '')).toContain(
    'This tablet is on table 7.',
  );
});

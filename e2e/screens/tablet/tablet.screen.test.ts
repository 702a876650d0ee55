import { screen, waitFor, within } from '@testing-library/react';
import { $lines } from '@storefront/shared-domain/models';
import { keys } from '@storefront/shared-domain/storage';
import { TABLES, tableCode } from '../../support/tablet';
import { apiRequest } from '../kit/api-request';
import { openStorefront, type Opened } from '../kit/open-storefront';

const PLAIN = 'Tábua de Antepasto';
const LINK = '/restaurant/404/table-link';
const codeOf = (table: string): Promise<string> => tableCode(apiRequest, table);
const storedTablet = (): string | null => localStorage.getItem(keys.tablet(TABLES.id));

/** Presses a button inside a part of the page. */
const press = async (
  { user }: Pick<Opened, 'user'>,
  part: HTMLElement,
  name: string,
): Promise<void> => user.click(within(part).getByRole('button', { name }));

async function openCart({ texts, user }: Opened): Promise<HTMLElement> {
  await user.click(await screen.findByText(texts('mf-cart:button.see')));
  return screen.findByRole('dialog');
}

test(
  '[OPEN-030] [SHELL-37] [MENU-02] [TABLE-08] [TABLE-09] [TABLE-13] [CART-21] a tablet without a ' +
    'table keeps its cart, is tied by a typed code, ' +
    'orders for its table and is untied',
  async () => {
    const opened = await openStorefront(`/${TABLES.url}/tablet`);
    const { go, network, path, scope, texts, user } = opened;
    const away =
      'a[href*="/login"], a[href*="/register"], a[href*="/delivery"], a[href*="/prizes"], ' +
      'a[href*="/credit-cards"], a[href*="/cashback"]';
    expect(await screen.findByText(texts('domain:tablet.no-table'))).toBeVisible();
    const [add] = await screen.findAllByLabelText(texts('mf-menu:card.add', { name: PLAIN }));
    expect(screen.queryByText(texts('mf-menu:header.log-in'))).toBeNull();
    expect(document.querySelectorAll(away)).toHaveLength(0);
    await user.click(add!);
    const early = await openCart(opened);
    expect(
      within(early).queryByRole('button', { name: texts('mf-cart:footer.finish') }),
    ).toBeNull();
    await user.click(within(early).getByRole('link', { name: texts('mf-cart:table.connect') }));
    await waitFor(() => expect(path()).toBe('/tablet/scan'));
    await waitFor(() => expect(early).not.toBeInTheDocument());
    expect(scope.getState($lines)).toHaveLength(1);

    const field = await screen.findByRole('textbox', { name: texts('mf-menu:scan.code') });
    expect(await screen.findByText(texts('mf-menu:scan.problem.unsupported'))).toBeVisible();
    const connect = (): Promise<void> =>
      user.click(screen.getByRole('button', { name: texts('mf-menu:scan.connect') }));
    const submit = async (code: string): Promise<void> => {
      await user.clear(field);
      await user.click(field);
      await user.paste(code);
      await connect();
    };
    const refused = async (problem: string): Promise<void> =>
      expect(await screen.findByText(texts(`mf-menu:scan.refused.${problem}`))).toBeVisible();
    network.allow('GET', LINK, 404);
    await submit('seven');
    await refused('wrong');
    expect(field).toHaveValue('seven');
    await submit('table seven');
    await refused('no-code');
    expect(storedTablet()).toBeNull();
    let restore = network.answer('GET', LINK, 'down');
    await submit(`http://storefront.test/${TABLES.url}?t=${await codeOf('Varanda 1')}`);
    await refused('unreachable');
    restore();
    await connect();
    await waitFor(() => expect(path()).toBe('/tablet'));
    const name = texts('mf-menu:tablet.table', { table: 'Varanda 1' });
    expect(await screen.findByText(name)).toBeVisible();
    expect(storedTablet()).toContain('Varanda 1');

    const cart = await openCart(opened);
    const title = texts('mf-cart:table.title', { table: 'Varanda 1' });
    expect(within(cart).getByRole('heading', { level: 2, name: title })).toBeVisible();
    await press(opened, cart, texts('mf-cart:line.increase', { name: PLAIN }));
    expect(within(cart).getByRole('spinbutton')).toHaveValue('2');
    const send = async (): Promise<void> => {
      await press(opened, cart, texts('mf-cart:footer.finish'));
      const dialog = await screen.findByRole('dialog', { name: texts('mf-cart:table-order.send') });
      await press(opened, dialog, texts('mf-cart:table-order.send-now'));
    };
    restore = network.answer('POST', '/restaurant/404/order/table', {
      status: 500,
      json: { error: 'boom' },
    });
    // the page checks whether the order was placed after all
    const found = network.answer('GET', /^\/order\/uuid\//, {
      status: 404,
      json: { error: 'Order not found', code: 'order_not_found' },
    });
    await send();
    const failed = await screen.findByRole('alertdialog');
    await user.click(within(failed).getAllByRole('button').at(-1)!);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(within(cart).getByRole('heading', { name: PLAIN })).toBeVisible();
    restore();
    found();
    await send();
    const success = await screen.findByRole('dialog', { name: texts('domain:order.placed') });
    expect(network.requests('POST', '/restaurant/404/order/table').at(-1)).toMatchObject({
      body: { details: { isTable: true, table: 'Varanda 1' } },
    });
    await press(opened, success, texts('domain:action.back-to-menu'));
    await waitFor(() => expect(document.querySelector('dialog[open]')).toBeNull());
    expect([path(), scope.getState($lines)]).toEqual(['/tablet', []]);

    await go('/tablet/scan');
    const now = await screen.findByText(texts('mf-menu:scan.now', { table: 'Varanda 1' }));
    await user.click(screen.getByRole('button', { name: texts('mf-menu:scan.untie') }));
    await waitFor(() => expect(now).not.toBeInTheDocument());
    expect(storedTablet()).toBeNull();
  },
);

describe('the camera', () => {
  const page = window as unknown as Record<string, unknown>;

  afterEach(() => {
    delete page['BarcodeDetector'];
    delete (navigator as unknown as Record<string, unknown>)['mediaDevices'];
  });

  test('[SHELL-37] refuses a code that is not of a table, and reads the next one', async () => {
    const good = await codeOf('7');
    let code = 'WIFI';
    page['BarcodeDetector'] = class {
      static getSupportedFormats = () => Promise.resolve(['qr_code']);
      detect = () => Promise.resolve([{ rawValue: code }]);
    };
    const getUserMedia = () => Promise.resolve({ getTracks: () => [{ stop: () => undefined }] });
    Object.defineProperty(navigator, 'mediaDevices', {
      configurable: true,
      value: { getUserMedia },
    });
    jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    const { path, texts } = await openStorefront(`/${TABLES.url}/tablet/scan`, {
      before: (network) => network.allow('GET', LINK, 404),
    });
    expect(await screen.findByText(texts('mf-menu:scan.refused.wrong'))).toBeVisible();
    code = good;
    await waitFor(() => expect(path()).toBe('/tablet'));
  });
});

test('the options of a dish are changed from the cart of a tablet, which is shown again afterwards', async () => {
  const dish = 'Carbonara';
  const value = { table: '3', token: await codeOf('3') };
  localStorage.setItem(keys.tablet(TABLES.id), JSON.stringify({ v: 1, value }));
  const { path, scope, texts, user } = await openStorefront(`/${TABLES.url}/tablet`);
  const heading = await screen.findByRole('heading', { name: dish });
  await user.click(within(heading.closest('article')!).getByRole('link'));
  await screen.findByRole('heading', { level: 1, name: dish });
  await user.click(
    screen.getByRole('button', { name: new RegExp(texts('mf-pizza-builder:add.button')) }),
  );
  await waitFor(() => expect(path()).toBe('/tablet'));
  const [{ lineId } = { lineId: '' }] = scope.getState($lines);
  const cart = within(await screen.findByRole('dialog'));
  await user.click(cart.getByRole('link', { name: texts('mf-cart:line.edit-of', { name: dish }) }));
  await screen.findByRole('heading', { level: 1, name: dish });
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'Pecorino' }));
  await user.click(
    screen.getByRole('button', { name: new RegExp(texts('mf-pizza-builder:add.save')) }),
  );
  await waitFor(() => expect(path()).toBe('/tablet'));
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(scope.getState($lines)).toMatchObject([
    { lineId, qty: 1, extras: [{ name: 'Pecorino' }] },
  ]);
});

describe('the link of a table', () => {
  const TABLE = 'Varanda 1';
  /** Sold at tables only. */
  const AT_TABLES = 'Couvert da Cantina';
  const stored = () =>
    ['table', 'tableExp', 'tablet', 'table-uuid'].map(
      (name) =>
        (JSON.parse(localStorage.getItem(`${name}-404`) ?? '{"value":null}') as { value: unknown })
          .value,
    );
  const nothing = [null, null, null, null];

  test(
    '[MENU-05] [MENU-27] [MENU-30] is read before a menu is shown; every page names the table and no ' +
      'times of deliveries; it can be left',
    async () => {
      let goOn = (): void => undefined;
      const held = new Promise<void>((resolve) => {
        goOn = resolve;
      });
      const { go, network, texts, user } = await openStorefront(
        `/${TABLES.url}?t=${await codeOf(TABLE)}`,
        {
          before: (it) =>
            it.answer('GET', LINK, async () => {
              await held;
              return 'pass' as const;
            }),
        },
      );
      await waitFor(() => expect(network.requests('GET', LINK)).toHaveLength(1));
      expect(document.querySelector('h1')).toBeNull();
      expect(screen.queryByText(texts('mf-menu:header.log-in'))).toBeNull();
      goOn();
      await screen.findByRole('heading', { name: AT_TABLES });
      const label = { name: texts('shell:table.label') };
      const bar = () => screen.getByRole('complementary', label);
      expect(bar()).toHaveTextContent(texts('shell:table.name', { table: TABLE }));
      expect(screen.queryByText(texts('mf-menu:header.takeout'))).toBeNull();
      await go('/info');
      await screen.findByText(texts('mf-menu:info.address'));
      expect(bar()).toHaveTextContent(TABLE);
      expect(screen.queryByText(texts('mf-menu:info.takeout'))).toBeNull();
      await user.click(within(bar()).getByRole('button', { name: texts('shell:table.other') }));
      const dialog = await screen.findByRole('dialog', {
        name: texts('shell:table.title', { table: TABLE }),
      });
      expect(dialog).toHaveTextContent(texts('shell:table.scan'));
      await user.click(within(dialog).getByRole('button', { name: texts('shell:table.leave') }));
      await waitFor(() => expect(screen.queryByRole('complementary', label)).toBeNull());
      expect(stored()).toEqual(nothing);
      expect(screen.getByText(texts('mf-menu:info.takeout'))).toBeVisible();
    },
  );

  test('[OPEN-029] [MENU-27] with an altered code is ignored and removed from the address', async () => {
    const code = await codeOf(TABLE);
    const altered = `${code.slice(0, -1)}${code.endsWith('A') ? 'B' : 'A'}`;
    const { path, texts } = await openStorefront(`/${TABLES.url}?t=${altered}`, {
      before: (network) => network.allow('GET', LINK, 404),
    });
    await screen.findByText(texts('mf-menu:header.log-in'));
    expect(screen.queryByText(AT_TABLES)).toBeNull();
    await waitFor(() => expect(path()).toMatch(/^\/?$/));
    expect(stored()).toEqual(nothing);
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import type { WireRestaurant } from '../../support/change-restaurant';
import { tableCode } from '../../support/tablet';
import { apiRequest } from '../kit/api-request';
import { changeRestaurant } from '../kit/change-restaurant';
import { openStorefront } from '../kit/open-storefront';

const CANTINA = 'cantina-mesa';
const TABLE = 'Varanda 1';
/** Sold at tables only. */
const AT_TABLES = 'Couvert da Cantina';
const LINK = '/restaurant/404/table-link';

const stored = () =>
  ['table', 'tableExp', 'tablet', 'table-uuid'].map(
    (name) =>
      (JSON.parse(localStorage.getItem(`${name}-404`) ?? '{"value":null}') as { value: unknown })
        .value,
  );
const nothing = [null, null, null, null];
const atTable = () => screen.findByRole('heading', { name: AT_TABLES });
const notAtTable = async (texts: (key: `${string}:${string}`) => string): Promise<void> => {
  await screen.findByText(texts('mf-menu:header.log-in'));
  expect(screen.queryByText(AT_TABLES)).toBeNull();
};
const codeOf = () => tableCode(apiRequest, TABLE);
const withModules =
  (own: object) =>
  ({ info }: WireRestaurant): void =>
    void Object.assign(info['modules'] as object, own);

test('[MENU-27] without a table the menu is that of deliveries', async () => {
  const { texts } = await openStorefront(`/${CANTINA}`);
  await notAtTable(texts);
});

test.each([
  ['cut off', (code: string) => code.slice(0, 5)],
  ['altered', (code: string) => `${code.slice(0, -1)}${code.endsWith('A') ? 'B' : 'A'}`],
])('[OPEN-029] a code that is %s is ignored and removed from the address', async (_, change) => {
  const { path, texts } = await openStorefront(`/${CANTINA}?t=${change(await codeOf())}`, {
    before: (network) => network.allow('GET', LINK, 404),
  });
  await notAtTable(texts);
  await waitFor(() => expect(path()).toMatch(/^\/?$/));
  expect(stored()).toEqual(nothing);
});

test('[OPEN-029] a code of another restaurant is ignored', async () => {
  const { path, texts } = await openStorefront(`/forno-fechado?t=${await codeOf()}`, {
    before: (network) => network.allow('GET', '/restaurant/303/table-link', 404),
  });
  expect(await screen.findByText(texts('mf-menu:header.log-in'))).toBeVisible();
  await waitFor(() => expect(path()).toMatch(/^\/?$/));
  expect(localStorage.getItem('table-303')).toBeNull();
});

test.each([
  ['closed', { is_closed: true }],
  ['without self-service', { table_self_service_enabled: false }],
])('[TABLE-08] [OPEN-031] a code is ignored in a restaurant that is %s', async (_, own) => {
  const { texts } = await openStorefront(`/${CANTINA}?t=${await codeOf()}`, {
    before: changeRestaurant(CANTINA, ({ info }) => void Object.assign(info, own)),
  });
  await notAtTable(texts);
  expect(stored()).toEqual(nothing);
});

test('[MENU-05] [MENU-30] every page names the table and no times of deliveries; it can be left', async () => {
  const { go, texts, user } = await openStorefront(`/${CANTINA}?t=${await codeOf()}`);
  await atTable();
  const bar = () => screen.getByRole('complementary', { name: texts('shell:table.label') });
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
  await waitFor(() =>
    expect(screen.queryByRole('complementary', { name: texts('shell:table.label') })).toBeNull(),
  );
  expect(stored()).toEqual(nothing);
  expect(screen.getByText(texts('mf-menu:info.takeout'))).toBeVisible();
});

test('[MENU-25] the menu is blocked where no module takes orders from tables', async () => {
  await openStorefront(`/${CANTINA}?t=${await codeOf()}`, {
    before: changeRestaurant(
      CANTINA,
      withModules({ digital_menu: true, pos: false, simple_pos: false }),
    ),
  });
  expect(await screen.findByText('Cardápio indisponível no momento')).toBeVisible();
  expect(document.querySelector('article')).toBeNull();
});

test('[MENU-26] the menu is shown where only the point of sale sells', async () => {
  await openStorefront(`/${CANTINA}?t=${await codeOf()}`, {
    before: changeRestaurant(CANTINA, withModules({ digital_menu: false, pos: true })),
  });
  expect(await atTable()).toBeVisible();
});

test('[MENU-27] the menu of deliveries is not shown while the code is being read', async () => {
  let goOn = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const { network, texts } = await openStorefront(`/${CANTINA}?t=${await codeOf()}`, {
    before: (it) =>
      it.answer('GET', LINK, async () => {
        await held;
        return 'pass' as const;
      }),
  });
  await waitFor(() => expect(network.requests('GET', LINK)).toHaveLength(1));
  expect(document.querySelector('h1')).toBeNull();
  expect(screen.queryByText(texts('mf-menu:header.log-in'))).toBeNull();
  goOn();
  expect(await atTable()).toBeVisible();
});

test('[TABLE-05] a code that cannot be read for now stays in the address', async () => {
  const { path, texts } = await openStorefront(`/${CANTINA}?t=${await codeOf()}`, {
    before: (network) => network.answer('GET', LINK, 'down'),
  });
  await notAtTable(texts);
  expect(path()).toMatch(/\?t=/);
});

describe('a stored table', () => {
  const FAR = Date.now() + 3_600_000;
  const store = async (uuid?: string): Promise<void> => {
    const entries = {
      'table-404': { table: TABLE, token: await codeOf() },
      'tableExp-404': FAR,
      ...(uuid && { 'table-uuid-404': uuid }),
    };
    for (const [key, value] of Object.entries(entries))
      localStorage.setItem(key, JSON.stringify({ v: 1, value }));
  };

  test('[TABLE-06] [API-10] has no expiry while the table has an open order', async () => {
    await store();
    await openStorefront(`/${CANTINA}`, {
      before: (network) =>
        network.answer('GET', /^\/restaurant\/404\/orders\/table\//, {
          json: { status: 'CREATED', table: TABLE },
        }),
    });
    expect(await atTable()).toBeVisible();
    await waitFor(() => expect(stored()[1]).toBeNull());
  });

  test('[TABLE-06] [API-10] without an expiry ends with the open order of the table', async () => {
    await store();
    localStorage.removeItem('tableExp-404');
    const { texts } = await openStorefront(`/${CANTINA}`, {
      before: (network) =>
        network.answer('GET', /^\/restaurant\/404\/orders\/table\//, {
          status: 404,
          json: { error: 'Order not found', code: 'order_not_found' },
        }),
    });
    await notAtTable(texts);
    await waitFor(() => expect(stored()).toEqual(nothing));
  });

  test('[TABLE-02] [API-09] stays when its stored order is not found, and that order is forgotten', async () => {
    const uuid = '4f1c2a6e-8a55-4a63-9b8e-3d0f3a6f3b11';
    await store(uuid);
    await openStorefront(`/${CANTINA}`, {
      before: (network) => {
        network.allow('GET', `/order/table-uuid/${uuid}`, 404);
        network.answer('GET', /^\/restaurant\/404\/orders\/table\//, {
          json: { status: 'CREATED', table: TABLE },
        });
      },
    });
    await waitFor(() => expect(stored()[3]).toBeNull());
    expect(await atTable()).toBeVisible();
  });
});

test.each([
  ['/tablet/kitchen', '/tablet'],
  ['/tablet/scan', '/tablet/scan'],
])('[SHELL-39] [SHELL-44] [OPEN-030] %s leads to %s', async (from, to) => {
  const { path } = await openStorefront(`/${CANTINA}${from}`);
  await waitFor(() => expect(path()).toBe(to));
  expect(await screen.findByRole('heading', { level: 1, name: /\S/ })).toBeVisible();
  expect(path()).toBe(to);
});

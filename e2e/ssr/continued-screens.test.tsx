/** @jest-environment jsdom */
import { ReadableStream } from 'node:stream/web';
import { act, waitFor } from '@testing-library/react';
import { fork, type Scope } from 'effector';
import type { Root } from 'react-dom/client';
import {
  LANGUAGE_TABLE,
  StoredCart,
  minor,
  type Language,
  type Order,
  type OrderPayment,
} from '@storefront/shared-domain/contracts';
import { aGeneralLine, anOrder } from '@storefront/shared-domain/testing';
import { createStorage, keys } from '@storefront/shared-domain/storage';
import { demoRestaurants } from '@storefront/demo/restaurants';
import { workspaceDeclared } from '../../shell/src/addresses/workspace-declared.test-kit';
import { bootstrap } from '../../shell/src/app/bootstrap';
import { recordEarlyInput } from '../../shell/src/rendered/early-input';
import { note } from '../../shell/src/telemetry/notes';
import type { RenderRequest } from '../../shell/src/server/render';
import { readOrderFx } from '../../mf-tracking/src/features/tracking/order.api';
import { aStorefront } from '../screens/kit/fake-storefront';
import { polyfillModal } from '@storefront/shared-kit/testing/modal-polyfill';
import { textsOf } from '../support/texts';
import { sourceLoader } from './source-loader';
import { demoData, queryFor } from './visit';

/** A loader per render, as in a realm: it caches the components of one language. */
jest.mock('../../shell/src/server/realm-loader', () => ({
  realmLoader: () => ({ ...sourceLoader }),
}));
jest.mock('../../shell/src/telemetry/notes', () => ({
  ...jest.requireActual<object>('../../shell/src/telemetry/notes'),
  note: jest.fn(),
}));
/** One promise per page load: a module of its own would be loaded once per file. */
let settle: () => void;
let settled: Promise<void>;
jest.mock('../../shell/src/rendered/first-page', () => ({
  firstPageSettled: () => settle(),
  whenFirstPageSettled: () => settled,
}));
Object.assign(globalThis, { ReadableStream, IS_REACT_ACT_ENVIRONMENT: true });

const UNKNOWN = 'no-such-place';
const ETAG = 'W/"1"';

function wireOf(restaurantUrl: string): unknown {
  const found = demoRestaurants.find(({ info }) => info.restaurant_url === restaurantUrl);
  if (found === undefined) return null;
  const { info, menu, hours } = found;
  return JSON.parse(JSON.stringify({ info, menu, hours }));
}
const TOKEN = '4f1c2a6e-8a55-4a63-9b8e-3d0f3a6f3b11';

/** What the restaurant has changed since the edge rendered its screens. */
let changeMenu = (json: string): string => json;

/** The API of a page load: the restaurant, and 404 for everything else. */
function answer(url: string): Response {
  const wire = JSON.parse(
    changeMenu(JSON.stringify(wireOf(url.split('/').pop() ?? ''))),
  ) as unknown;
  const body = wire ?? { error: 'Restaurant not found' };
  return {
    ok: wire !== null,
    status: wire === null ? 404 : 200,
    headers: new Headers(wire === null ? {} : { etag: ETAG }),
    json: async () => body,
  } as unknown as Response;
}

interface Visit {
  readonly base: string;
  readonly path: string;
  readonly language: Language;
  readonly query?: string;
  readonly pages?: readonly string[];
  /** What the edge has read for the page. */
  readonly data?: unknown;
  /** Another one than the screen's: it is rendered anew. */
  readonly revision?: string;
  /** What the customer does before the application starts. */
  readonly before?: (root: HTMLElement) => void;
}

const keyOf = ({ base, path, query, language }: Visit): string =>
  `${base} ${path} ${query} ${language}`;

type Screen = { readonly html: string; readonly tag: string };

/** The screens as the edge renders them, with modules of its own. */
async function renderAll(visits: readonly Visit[]): Promise<Map<string, Screen>> {
  const screens = new Map<string, Screen>();
  await jest.isolateModulesAsync(async () => {
    const { render } = await import('../../shell/src/server/render');
    for (const visit of visits) {
      const { base, path, language, query, pages = [], data } = visit;
      const restaurantUrl = base.split('/').pop() ?? '';
      const wire = wireOf(restaurantUrl);
      const screen = await render({
        wire,
        restaurantUrl: wire === null ? null : restaurantUrl,
        basename: base,
        path: (path === '' ? base : `${base}/${path}`) + (query === undefined ? '' : `?${query}`),
        pages,
        data,
        language,
        config: { ...aStorefront(language).config },
        composition: { declared: workspaceDeclared },
      } as unknown as RenderRequest);
      if (screen !== null) screens.set(keyOf(visit), screen);
    }
  });
  return screens;
}

const CASES: readonly Visit[] = [
  { base: '/bella-napoli', path: 'reviews', language: 'pt-br' },
  { base: '/app/slice-house', path: 'reviews', language: 'en' },
  { base: '/bella-napoli', path: 'no-such-page', language: 'pt-br' },
  { base: `/app/${UNKNOWN}`, path: 'hours', language: 'en' },
];

const CARTS: readonly Visit[] = [
  { base: '/bella-napoli', path: 'shopping-cart', language: 'pt-br' },
  { base: '/app/slice-house', path: 'shopping-cart', language: 'en' },
];

/** Orders as the API sends them to a stranger, in each place that a track page has. */
const anOrderOf = (restaurantUrl: string, order: Partial<Order>): unknown => {
  const { id } = demoData(restaurantUrl).info;
  return JSON.parse(JSON.stringify(anOrder({ uuid: TOKEN, restaurantId: id, ...order })));
};
const tracked = (base: string, language: Language, order: Partial<Order>): Visit => ({
  base,
  path: 'track',
  language,
  query: `token=${TOKEN}`,
  pages: ['mf-tracking/track'],
  data: anOrderOf(base.split('/').pop() ?? '', order),
});
const ORDERS: readonly Visit[] = [
  tracked('/bella-napoli', 'pt-br', { status: 'DISPATCHED' }),
  tracked('/app/slice-house', 'en', { status: 'PREPARING' }),
  tracked('/app/bella-napoli', 'en', { status: 'CANCELED' }),
];

/** Pages of one item, with the query of `queryFor`. */
const item = (base: string, language: Language, path: 'pizza' | 'extra'): Visit => ({
  base,
  path,
  language,
  query: queryFor(path, demoData(base.split('/').pop() ?? '')).slice(1),
});
const ITEMS: readonly Visit[] = [
  item('/bella-napoli', 'pt-br', 'pizza'),
  {
    ...item('/la-esquina', 'es', 'pizza'),
    query: 'by=flavor&menu=flavors-clasicas&product=mediana',
  },
  item('/app/slice-house', 'en', 'extra'),
];
/** One of the portions is required; at most two of the sauces. */
const ARANCINI: Visit = {
  base: '/bella-napoli',
  path: 'extra',
  language: 'pt-br',
  query: 'product=arancini',
};
/** One of the pastas is required, one of the ways to cook it is optional. */
const CARBONARA: Visit = { ...ARANCINI, query: 'product=carbonara' };
const UNKNOWN_ITEMS: readonly Visit[] = [
  { base: '/bella-napoli', path: 'pizza', language: 'en', query: 'product=none' },
  { base: '/bella-napoli', path: 'extra', language: 'en', query: 'product=none' },
  { ...item('/bella-napoli', 'en', 'pizza'), base: '/loja-bloqueada' },
];

/** jsdom has no layout: nothing changes its size. */
class IdleResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

let screens: Map<string, Screen>;
beforeAll(async () => {
  globalThis.ResizeObserver = IdleResizeObserver;
  performance.getEntriesByType = () => []; // jsdom has none
  globalThis.fetch = jest.fn(async () => Promise.reject(new Error('a render requests nothing')));
  // React's development build reports the empty texts of the cart's frame
  const reported = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  screens = await renderAll([...CASES, ...CARTS, ...ORDERS, ...ITEMS, ARANCINI, CARBONARA]);
  reported.mockRestore();
});

polyfillModal();

let root: Root | null = null;
beforeEach(() => {
  settled = new Promise((resolve) => (settle = resolve));
  globalThis.fetch = jest.fn(async (url) => answer(String(url)));
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.mocked(note).mockClear();
});
afterEach(async () => {
  await act(async () => root?.unmount());
  localStorage.clear();
  changeMenu = (json) => json;
  jest.restoreAllMocks();
});

/** Opens a rendered page; `html` is what the edge sent. */
async function open(visit: Visit): Promise<{ html: string; element: HTMLElement; scope: Scope }> {
  const { base, path, language, query = '', data } = visit;
  const { html, tag } = screens.get(keyOf(visit)) ?? {
    html: '',
    tag: LANGUAGE_TABLE[language].tag,
  };
  document.documentElement.lang = tag;
  const address = path === '' ? base : `${base}/${path}`;
  history.replaceState({ idx: 0 }, '', query === '' ? address : `${address}?${query}`);
  Object.defineProperty(navigator, 'languages', {
    configurable: true,
    value: [LANGUAGE_TABLE[language].tag],
  });
  const isKnown = wireOf(base.split('/').pop() ?? '') !== null;
  const { before, revision = isKnown ? ETAG : 'unknown-restaurant' } = visit;
  document.body.innerHTML = `<div id="root" data-rendered="${language}" data-builds="/">${html}</div>`;
  const element = document.getElementById('root')!;
  Object.assign(element.dataset, { revision, query, path: location.pathname });
  if (data !== undefined) {
    element.dataset['personal'] = '';
    const inline = document.createElement('script');
    Object.assign(inline, { id: 'page-data', type: 'application/json' });
    inline.textContent = JSON.stringify(data);
    document.body.append(inline);
  }
  element.querySelector('h1')?.setAttribute('data-from-the-edge', '');
  const scope = fork({ handlers: [[readOrderFx, () => data]] });
  const early = before ? recordEarlyInput(element) : null;
  before?.(element);
  await act(async () => {
    root = await bootstrap({
      storefront: { ...aStorefront(language), early },
      loader: { ...sourceLoader },
      scope,
    });
  });
  return { html, element, scope };
}

/** The elements of the edge are still there, and React found no difference. */
function expectContinued(element: HTMLElement): void {
  expect(element.querySelector('h1[data-from-the-edge]')).not.toBeNull();
  expect(note).not.toHaveBeenCalledWith(expect.objectContaining({ kind: 'render-mismatch' }));
}

test.each([...CASES, ...ITEMS])(
  '$base/$path in $language is continued as it was rendered',
  async (visit) => {
    const { html, element } = await open(visit);
    expect(html).toMatch(/<h1[ >]/);
    expect(html).not.toContain(textsOf(visit.language)('shell:remote.loading'));
    expectContinued(element);
  },
);

test.each(ORDERS)('[TRACKING-01] the order of $base in $language is continued', async (visit) => {
  const { html, element } = await open(visit);
  const { orderNoText } = visit.data as Order;
  expect(html).toContain(orderNoText);
  expect(html).not.toContain(textsOf(visit.language)('mf-tracking:page.loading'));
  await waitFor(() => expect(element.textContent).toContain(orderNoText));
  expectContinued(element);
});

test.each(UNKNOWN_ITEMS)(
  '$base/$path?$query is left to the browser: its guard leads elsewhere',
  (visit) => expect(renderAll([visit])).rejects.toMatchObject({ name: 'DeclinedError' }),
);

const PENDING: OrderPayment = {
  kind: 'pix',
  status: 'pending',
  method: 'pix',
  amount: minor(2690),
  link: '',
  pixCode: '',
  expiresAt: null,
  isViewOnly: true,
};

test.each([
  ['of another restaurant', { restaurantId: 999_999 }],
  ['that violates its contract', { uuid: 7 as unknown as string }],
  ['that waits for its payment', { payment: PENDING }],
])('an order %s is left to the browser', async (_, order) => {
  await expect(renderAll([tracked('/bella-napoli', 'en', order)])).rejects.toMatchObject({
    name: 'DeclinedError',
  });
});

describe.each(CARTS)('the cart of $base in $language', (visit) => {
  const restaurantUrl = visit.base.split('/').pop() ?? '';
  const texts = textsOf(visit.language);

  test('is rendered with space for its lines, which follow after it is continued', async () => {
    const data = demoData(restaurantUrl);
    const [product] = data.menu.categories.flatMap(({ products }) => products);
    if (product === undefined) throw new Error(`${restaurantUrl} sells nothing`);
    const { id, name } = product;
    createStorage(() => localStorage).save(keys.cart(data.info.id), StoredCart, {
      lines: [aGeneralLine({ lineId: 'a', id, name, price: minor(1000) })],
      deliveryType: null,
    });
    const { html, element } = await open(visit);
    expect(html).toContain(texts('mf-cart:page.loading'));
    expect(html).not.toContain(name);
    await waitFor(() => expect(element.textContent).toContain(name));
    expect(element.textContent).not.toContain(texts('mf-cart:page.loading'));
    expectContinued(element);
  });

  test('leads to the menu when it is empty', async () => {
    await open(visit);
    await waitFor(() => expect(location.pathname).toBe(visit.base));
  });
});

describe('what the customer has chosen before the start', () => {
  const choice = (part: string): HTMLInputElement =>
    document.querySelector<HTMLInputElement>(`#root input[value$="--${part}"]`)!;
  const none = (): HTMLInputElement =>
    document.querySelector<HTMLInputElement>('#root input[value=""]')!;
  const clicked = (...parts: string[]): void => parts.forEach((part) => choice(part).click());
  const chosen = (): string[] =>
    [...document.querySelectorAll<HTMLInputElement>('#root input:checked')].map(
      ({ value }) => value.split('--')[2] ?? '',
    );
  const text = textsOf('pt-br');
  const add = (): HTMLButtonElement =>
    [...document.querySelectorAll('button')].find(({ textContent }) =>
      textContent.includes(text('mf-pizza-builder:add.button')),
    )!;
  const priceOf = (...parts: string[]): number => {
    const { categories } = demoData('bella-napoli').menu;
    const { price, extras } = categories
      .flatMap(({ products }) => products)
      .find(({ id }) => id === 'arancini')!;
    return extras
      .flatMap(({ options }) => options)
      .filter(({ id }) => parts.some((part) => id.endsWith(`--${part}`)))
      .reduce<number>((sum, option) => sum + option.price, price);
  };
  /** The replay has ended. */
  const answering = (): Promise<void> =>
    act(() => new Promise<void>((resolve) => setTimeout(resolve, 100)));
  const shown = (): number => Number(add().textContent.replaceAll(/\D/g, ''));

  describe.each([
    ['continued', undefined],
    ['rendered anew', 'W/"2"'],
  ])('on a screen that is %s', (_, revision) => {
    const visit = { ...ARANCINI, ...(revision === undefined ? {} : { revision }) };

    const typed = (units: string): void => {
      const field = document.querySelector<HTMLInputElement>('#root [role=spinbutton]')!;
      field.focus();
      field.value = units;
      field.dispatchEvent(new Event('input', { bubbles: true }));
      add().dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
      field.blur();
    };
    const pressed = (part: string): void =>
      choice(part).closest('label')!.querySelector<HTMLElement>('[class=title]')!.click();

    test.each<[string, () => void, string[], number]>([
      ['a required choice', () => clicked('10-unidades'), ['10-unidades'], 1],
      ['one pressed by its label', () => pressed('10-unidades'), ['10-unidades'], 1],
      [
        'a group that changed, changed and changed back',
        () => clicked('6-unidades', '16-unidades', '6-unidades'),
        ['6-unidades'],
        1,
      ],
      [
        'boxes in two groups, one of them taken back',
        () => clicked('aioli', '10-unidades', 'pesto', 'aioli'),
        ['10-unidades', 'pesto'],
        1,
      ],
      [
        'a box that changed three times',
        () => clicked('10-unidades', 'pesto', 'pesto', 'pesto'),
        ['10-unidades', 'pesto'],
        1,
      ],
      [
        'more boxes than the group admits: the first ones',
        () => clicked('pesto', 'aioli', 'gorgonzola', '10-unidades'),
        ['10-unidades', 'aioli', 'pesto'],
        1,
      ],
      [
        'a typed number that the customer has left',
        () => {
          typed('3');
          clicked('10-unidades');
        },
        ['10-unidades'],
        3,
      ],
    ])('%s: the total and "add" follow', async (_case, before, wanted, units) => {
      await open({ ...visit, before });
      await waitFor(() => expect(add().disabled).toBe(false));
      await waitFor(() => expect(shown()).toBe(units * priceOf(...wanted)));
      expect(chosen()).toEqual(wanted);
    });

    test('a choice that is taken back is none', async () => {
      await open({ ...visit, before: () => clicked('pesto', 'pesto') });
      await answering();
      expect([chosen(), shown(), add().disabled]).toEqual([[], priceOf(), true]);
    });
  });

  test('none, chosen again in an optional group, is what the application has', async () => {
    const before = (): void => {
      clicked('bem-cozida', 'penne');
      none().click();
    };
    await open({ ...CARBONARA, before });
    await waitFor(() => expect(add().disabled).toBe(false));
    await answering();
    expect(chosen()).toEqual(['penne', '']);
  });

  test('a choice that the restaurant has removed meanwhile is dropped, and no other one is chosen', async () => {
    changeMenu = (menu) => menu.replaceAll('arancini--molhos--aioli', 'arancini--molhos--alho');
    await open({ ...ARANCINI, revision: 'W/"2"', before: () => clicked('aioli', '10-unidades') });
    await waitFor(() => expect(add().disabled).toBe(false));
    await answering();
    expect([chosen(), shown()]).toEqual([['10-unidades'], priceOf('10-unidades')]);
  });
});

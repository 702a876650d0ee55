/** @jest-environment jsdom */
import { openVendorFrame, saveInMemory } from './vendor-frame';

const NONCE = '6f1f6b3a-0c7e-4b1a-9d54-2f4f4b8f0a11';
const STORE = 'https://pizza.example';
const SCRIPTS = {
  tagManager: 'https://tags.example/gtm.js',
  analytics: 'https://tags.example/gtag/js',
  pixel: 'https://px.example/fbevents.js',
};
const IDS = { tagManager: 'GTM-AB12', analytics: 'G-AB12CD', pixel: '123456789' };
const PAGE = 'https://pizza.example/bella-napoli';
const HASH = 'a'.repeat(64);
const sale = {
  page: PAGE,
  eventId: 'event-1',
  currency: 'BRL',
  value: 51.8,
  items: [{ id: 'p1', name: 'Pizza', price: 25.9, quantity: 2 }],
};
const person = { em: HASH };

type View = EventTarget & {
  dataLayer?: Record<string, unknown>[];
  analyticsLayer?: IArguments[];
  fbq?: { queue: unknown[][]; callMethod?: (...args: unknown[]) => void };
};

/** The document inside a page. `tell` sends as the page, `forge` as any other sender. */
function openWith(names: (keyof typeof IDS)[], { isFramed = true } = {}) {
  const page = document.implementation.createHTMLDocument();
  const json = page.createElement('script');
  json.type = 'application/json';
  json.id = 'vendors';
  json.textContent = JSON.stringify(
    Object.fromEntries(names.map((name) => [name, { id: IDS[name], script: SCRIPTS[name] }])),
  );
  page.head.append(json);
  const said: { message: unknown; target: string }[] = [];
  const parent = {
    postMessage: (message: unknown, target: string) => said.push({ message, target }),
  };
  const view = new EventTarget() as View;
  Object.assign(view, {
    parent: isFramed ? parent : view,
    location: { hash: `#${NONCE}` },
    document: page,
    localStorage: 1,
    sessionStorage: 1,
  });
  openVendorFrame(view as unknown as Window);
  const forge = (data: unknown, source: unknown, origin: string) =>
    void view.dispatchEvent(Object.assign(new Event('message'), { data, source, origin }));
  const send = (event: object) => forge({ type: 'event', nonce: NONCE, event }, parent, STORE);
  return {
    view,
    page,
    said,
    parent,
    forge,
    send,
    scripts: () =>
      [...page.querySelectorAll('script[src]')].map((script) => (script as HTMLScriptElement).src),
  };
}

test('[SHELL-56] only the scripts of the vendors it names are loaded, each with its id', () => {
  expect(openWith(['tagManager', 'analytics', 'pixel']).scripts()).toEqual([
    'https://tags.example/gtm.js?id=GTM-AB12',
    'https://tags.example/gtag/js?id=G-AB12CD&l=analyticsLayer',
    'https://px.example/fbevents.js',
  ]);
  expect(openWith(['pixel']).scripts()).toEqual(['https://px.example/fbevents.js']);
});

test('[EVENTS-01] what is put into the cart is sent to tag manager, analytics and pixel', () => {
  const { view, send } = openWith(['tagManager', 'analytics', 'pixel']);
  send({ name: 'add_to_cart', ...sale });
  const items = [{ item_id: 'p1', item_name: 'Pizza', price: 25.9, quantity: 2 }];
  expect(view.dataLayer?.slice(-2)).toEqual([
    { ecommerce: null },
    {
      event: 'add_to_cart',
      event_id: 'event-1',
      page_location: PAGE,
      ecommerce: { currency: 'BRL', value: 51.8, items },
    },
  ]);
  expect([...(view.analyticsLayer?.at(-1) ?? [])]).toEqual([
    'event',
    'add_to_cart',
    { currency: 'BRL', value: 51.8, items, page_location: PAGE, page_referrer: '' },
  ]);
  expect(view.fbq?.queue.at(-1)).toEqual([
    'track',
    'AddToCart',
    {
      currency: 'BRL',
      value: 51.8,
      content_type: 'product',
      content_ids: ['p1'],
      contents: [{ id: 'p1', quantity: 2, item_price: 25.9 }],
    },
    { eventID: 'event-1' },
  ]);
});

test('[EVENTS-02] the pixel gets checkout and purchase with event id, value, currency and hashes', () => {
  const { view, send } = openWith(['pixel']);
  const calls: unknown[][] = [];
  view.fbq!.callMethod = (...args) => calls.push(args); // its script is loaded
  send({ name: 'initiate_checkout', ...sale, person });
  send({ name: 'purchase', ...sale, eventId: 'event-2', person });
  expect(calls).toEqual([
    ['init', IDS.pixel, person],
    [
      'track',
      'InitiateCheckout',
      expect.objectContaining({ value: 51.8, currency: 'BRL' }),
      { eventID: 'event-1' },
    ],
    [
      'track',
      'Purchase',
      expect.objectContaining({ value: 51.8, currency: 'BRL' }),
      { eventID: 'event-2' },
    ],
  ]);
  expect(view.fbq?.queue).toEqual([
    ['set', 'autoConfig', false, IDS.pixel],
    ['init', IDS.pixel],
  ]);
});

test('[EVENTS-03] analytics counts a purchase once by a number of its own', () => {
  const { view, send } = openWith(['analytics']);
  send({ name: 'page_view', page: PAGE });
  send({ name: 'purchase', ...sale, person });
  expect(view.analyticsLayer?.slice(-2).map((args) => [...args].slice(0, 2))).toEqual([
    ['event', 'page_view'],
    ['event', 'purchase'],
  ]);
  expect([...(view.analyticsLayer?.at(-1) ?? [])][2]).toMatchObject({
    transaction_id: 'event-1',
    currency: 'BRL',
    value: 51.8,
  });
});

test('[S32] forged messages are ignored: another window, nonce, origin or shape', () => {
  const { view, parent, forge, send, said } = openWith(['tagManager']);
  expect(said).toEqual([{ message: { type: 'ready', nonce: NONCE }, target: '*' }]);
  const before = view.dataLayer?.length;
  const good = { type: 'event', nonce: NONCE, event: { name: 'page_view', page: PAGE } };
  forge(good, {}, STORE);
  forge(good, parent, 'null');
  for (const data of [
    null,
    'event',
    7,
    [],
    {},
    { ...good, nonce: NONCE.replace('6', '7') },
    { ...good, type: 'start' },
    { ...good, event: { name: 'refund', page: PAGE } },
    { ...good, event: { name: 'purchase', page: PAGE } },
    { ...good, event: { name: 'purchase', ...sale } },
    { ...good, event: { name: 'purchase', ...sale, person: { em: 'ana@pizza.example' } } },
    { ...good, event: { name: 'add_to_cart', ...sale, value: '51' } },
    { ...good, event: { name: 'page_view' } },
  ])
    forge(data, parent, STORE);
  expect(view.dataLayer).toHaveLength(before!);
  send({ name: 'page_view', page: PAGE });
  forge(good, parent, 'https://evil.example'); // only the first accepted origin is accepted later
  expect(view.dataLayer).toHaveLength(before! + 1);
});

const forbidden = {
  configurable: true,
  get: () => {
    throw new DOMException('no origin', 'SecurityError');
  },
};

test('a document without origin has cookies and storages of its own, which end with it', () => {
  const page = Object.defineProperty({}, 'cookie', forbidden) as Document;
  const view = Object.defineProperties(
    { document: page },
    { localStorage: forbidden, sessionStorage: forbidden },
  ) as unknown as Window;
  saveInMemory(view);
  page.cookie = '_id=1; path=/; max-age=60';
  page.cookie = '_other=2';
  page.cookie = '_id=3';
  page.cookie = '';
  expect(page.cookie).toBe('_id=3; _other=2');
  view.localStorage.setItem('a', '1');
  expect([
    view.localStorage.getItem('a'),
    view.localStorage.length,
    view.localStorage.key(0),
    view.sessionStorage.getItem('a'),
  ]).toEqual(['1', 1, 'a', null]);
  view.localStorage.removeItem('a');
  view.sessionStorage.setItem('b', '2');
  view.sessionStorage.clear();
  expect([view.localStorage.length, view.sessionStorage.length]).toEqual([0, 0]);
});

import type { IncomingMessage } from 'node:http';
import { DEFAULT_LANGUAGE, LANGUAGE_TABLE } from '@storefront/shared-domain/contracts';
import { originOfRequest } from './page-place';
import { worldPhone } from './phone';
import { bytesOf, menuItems } from './menu-items';
import { dayAt, openingOf } from './opening';
import { DEFAULT_LANGUAGE_TAG } from './default-language';
import { manifestBase } from './manifest';

describe('the place of a page', () => {
  const from = (headers: Record<string, string>, publicUrl?: string, socket: object = {}) =>
    originOfRequest({ headers, socket } as unknown as IncomingMessage, publicUrl);

  test('else it is the host of the request, in small letters', () => {
    expect(from({ host: 'Pizza.Example' })).toBe('http://pizza.example');
    expect(from({ host: '127.0.0.1:3000' })).toBe('http://127.0.0.1:3000');
  });

  test('https is that of the connection or of the proxy before it', () => {
    expect(from({ host: 'a.example' }, undefined, { encrypted: true })).toBe('https://a.example');
    expect(from({ host: 'a.example', 'x-forwarded-proto': 'https' })).toBe('https://a.example');
    expect(from({ host: 'a.example', 'x-forwarded-proto': 'http' })).toBe('http://a.example');
  });

  test('a host that is none has no origin', () => {
    const hosts = ['', 'a b', 'a/b', 'a@b', 'a:port', 'a:123456', '<b>', `${'a'.repeat(254)}`];
    for (const host of hosts) expect(from({ host })).toBeNull();
    expect(from({})).toBeNull();
  });
});

describe('a phone', () => {
  test.each([
    ['5511998765432', 'BR', '+5511998765432'],
    ['55 (11) 3456-7890', 'br', '+551134567890'],
    ['+55 11 99876-5432', '', '+5511998765432'],
    ['17185550142', 'US', '+17185550142'],
    ['(11) 99876-5432', 'BR', '+5511998765432'],
    ['(55) 99876-5432', 'BR', '+5555998765432'],
    ['7185550142', 'US', '+17185550142'],
    ['442079460958', 'GB', '+442079460958'],
    ['0981 123 456', 'PY', '+595981123456'],
    ['+1 718 555 0142', 'BR', '+17185550142'],
    ['5511998765432', 'constructor', '+5511998765432'],
  ])('%s of %j is published as %s', (written, country, reported) =>
    expect(worldPhone(written, country)).toBe(reported),
  );

  test.each([
    { case: 'no country has it', written: '(11) 99876', country: 'BR' },
    { case: 'it is too short', written: '+12', country: 'US' },
    { case: 'it is no number', written: 'javascript:alert(1)', country: 'BR' },
  ])('$written is not published: $case', ({ written, country }) =>
    expect(worldPhone(written, country)).toBe(''),
  );
});

describe('items with a page', () => {
  const options = [{ id: 'g' }];
  const MENU = {
    pizzas: {
      sizes: [
        { id: 'large', flavors: [{ flavorCategoryID: 3 }] },
        { id: 'broto', unavailable: true },
      ],
      flavorCategories: [{ id: 3 }, { id: 'sweet' }],
    },
    combos: [{ id: 1 }, { id: 2, fromNEP: true }, { id: 3, unavailable: 1 }],
    featuredItems: [{ id: 'pasta', extras: options }],
    categories: [
      {
        id: 7,
        products: [
          { id: 'pasta', extras: options },
          { id: 'water', extras: [] },
        ],
      },
      { id: 'x', products: [{ extras: options }, null, { id: {}, extras: options }] },
    ],
  };

  test('the items with a page of their own, and the sections that list them', () => {
    const { sizes, combos, newCombos, products } = menuItems(MENU);
    expect([...sizes]).toEqual([['large', new Set(['pizzas', 'flavors-3'])]]);
    expect([...combos]).toEqual([['1', new Set(['combos'])]]);
    expect([...newCombos]).toEqual([['2', new Set(['combos'])]]);
    expect([...products]).toEqual([['pasta', new Set(['featured', 'category-7'])]]);
  });

  test.each([{}, { pizzas: 1, combos: 'x', categories: [null, 2], featuredItems: {} }])(
    'a menu that cannot be read has none: %j',
    (menu) => expect(bytesOf(menuItems(menu))).toBe(0),
  );
});

describe('the opening state', () => {
  test.each(['is_closed', 'blocked', 'shift_has_delivery', 'no_takeout'])(
    'a changed %s is another opening state, a changed name is not',
    (name) => {
      const record = { is_closed: false, blocked: false, name: 'Bella' };
      expect(openingOf({ ...record, [name]: true })).not.toBe(openingOf(record));
      expect(openingOf({ ...record, name: 'Other' })).toBe(openingOf(record));
    },
  );

  test('the day is that of the time zone', () => {
    const now = Date.UTC(2026, 0, 1, 2);
    expect(dayAt('America/Sao_Paulo', now)).toBe('2025-12-31');
    expect(dayAt('Europe/Berlin', now)).toBe('2026-01-01');
  });

  test.each(['', 'nowhere', 'x'.repeat(1000)])('%j is no time zone', (timeZone) => {
    expect(dayAt(timeZone, 0)).toBeNull();
  });
});

test('[I18N-02] the page of an unknown language names the language its texts are in', () =>
  expect(DEFAULT_LANGUAGE_TAG).toBe(LANGUAGE_TABLE[DEFAULT_LANGUAGE].tag));

describe('the manifest', () => {
  test('the manifest of a restaurant is in its own folder, and nowhere else', () => {
    const bases = [
      '/bella/manifest.webmanifest',
      '/app/bella/manifest.webmanifest',
      '/app/manifest.webmanifest',
      '/manifest.webmanifest',
      '/app/app/manifest.webmanifest',
      '/x/bella/manifest.webmanifest',
      '/bella/manifest.webmanifest/',
      '/bella/manifestxwebmanifest',
      '/bella/hours/manifest.webmanifest',
      '/bella',
    ].map(manifestBase);
    expect(bases.slice(0, 2)).toEqual(['/bella', '/app/bella']);
    expect(bases.slice(2)).toEqual(bases.slice(2).map(() => null));
  });
});

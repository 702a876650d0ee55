/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ADDRESS_FIELDS, keys } from '@storefront/shared-domain/storage';
import { type StoredEntry, readEntry } from './read-device';

const entries = JSON.parse(
  readFileSync(path.join(__dirname, 'data/browser.json'), 'utf8'),
) as readonly (StoredEntry & { readonly value: unknown })[];
const session = entries.find(({ key }) => key === 'storefront.session')?.text ?? '';
const stored = new Set(entries.map(({ key }) => key));

/** Fields that records have since the earlier revision, as JSON of what is read without them. */
const NEWER_FIELDS: Readonly<Record<string, string>> = {
  article: '""',
  highlight_banners: '[]',
  look: '"classic"',
};
const withoutNewer = (key: string, value: unknown): unknown =>
  key in NEWER_FIELDS && JSON.stringify(value) === NEWER_FIELDS[key] ? undefined : value;

test.each(entries.map((entry, index) => ({ ...entry, title: `${index} ${entry.key}` })))(
  '$title: what the earlier revision stored reads as the same value',
  async ({ value, ...entry }) => {
    const read = await readEntry(entry, session);
    expect(JSON.parse(JSON.stringify(read, withoutNewer))).toEqual(value);
  },
);

/** Values that the earlier revision did not store. */
const NEWER = [
  keys.orderDraft(''),
  keys.lastDelivery(''),
  keys.pizzaDrafts(''),
  keys.placedAddresses(''),
];

test('every other key of the storefront is among what the earlier revision stored', () => {
  const { address, ...others } = keys;
  const nameOf = (key: (name: never) => string) => key('*' as never).replace('*', '');
  const names = [
    ...Object.values(others).map((key) => (typeof key === 'string' ? key : nameOf(key))),
    ...ADDRESS_FIELDS.map((field) => address(field, '')),
  ];
  const isStored = (name: string) => [...stored].some((key) => key.startsWith(name));
  expect(names.filter((name) => !isStored(name))).toEqual(NEWER);
});

describe('settings and scripts', () => {
  const root = path.resolve(__dirname, '../..');
  const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
  const earlier = JSON.parse(read('e2e/upgrade/data/settings.json')) as {
    readonly settings: readonly string[];
    readonly npmScripts: readonly string[];
  };

  /* That the page and the code list the same settings is tested in scripts/lib/settings.int.test.ts. */
  test('every setting of the earlier revision has a row in docs/settings.md', () => {
    const rows = [...read('docs/settings.md').matchAll(/^\| `([A-Z0-9_]+)` \|/gm)];
    const names = rows.map(([, name = '']) => name);
    expect(earlier.settings.length).toBeGreaterThan(60);
    expect(earlier.settings.filter((name) => !names.includes(name))).toEqual([]);
  });

  test('every command of the earlier package.json, except those of its development, can be run', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    expect(earlier.npmScripts.filter((name) => !(name in scripts))).toEqual([]);
  });
});

/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { i18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { polyfillModal } from '@storefront/shared-kit/testing/modal-polyfill';
import { aBuild, aComposition, anExperiment, aPage } from '../boot/page.test-kit';
import { OVERRIDES_KEY, type Overrides as Chosen } from '../boot/stored-overrides';
import type { Storefront } from '../boot/storefront';
import { createI18n } from '../i18n/create-i18n';
import { Overrides } from './overrides';

const ID = '1.0.0-999999999999';
const HASH = `sha384-${'a'.repeat(64)}`;
const record = (overrides: object = {}) => ({
  name: 'mf-menu',
  version: '1.0.0+b',
  contract: 1,
  entry: { js: ['entry.js'], css: [], consumes: [] },
  exposes: {},
  locales: {},
  files: [{ path: 'entry.js', size: 1, integrity: HASH }],
  ...overrides,
});
const stored = () => sessionStorage.getItem(OVERRIDES_KEY);

let texts: i18n;
beforeAll(async () => {
  polyfillModal();
  texts = await createI18n('en');
});
const { fetch } = globalThis;
beforeEach(() => {
  sessionStorage.clear();
  // jsdom does not implement reload and logs an error instead
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  globalThis.fetch = fetch;
  delete window.__storefront;
  history.replaceState(null, '', '/bella-napoli');
  jest.restoreAllMocks();
});

/** Opens a URL of the page. `found` is the record that every build folder returns. */
function open(
  address: string,
  { overrides = null, found = null }: { overrides?: Chosen | null; found?: object | null } = {},
) {
  history.replaceState(null, '', address);
  const { config } = aPage();
  window.__storefront = {
    config,
    composition: aComposition(),
    experiments: [anExperiment()],
    overrides,
  } as unknown as Storefront;
  const requested = jest.fn((_url: string) =>
    Promise.resolve({ ok: found !== null, json: () => Promise.resolve(found) }),
  );
  globalThis.fetch = requested as unknown as typeof fetch;
  render(
    <I18nextProvider i18n={texts}>
      <Overrides />
    </I18nextProvider>,
  );
  return requested;
}
const panel = () => screen.findByRole('dialog', { name: 'Try other builds' });

async function chooseBuild(build: string): Promise<void> {
  await panel();
  fireEvent.change(screen.getByLabelText('Part'), { target: { value: 'mf-menu' } });
  fireEvent.change(screen.getByLabelText('Build'), { target: { value: build } });
  fireEvent.click(screen.getByRole('button', { name: 'Use this build' }));
}

test.each([
  {
    case: 'another origin',
    build: 'https://evil.example',
    found: null,
    reason: 'neither the id of a build nor an address that is allowed',
    requests: 0,
  },
  {
    case: 'another host',
    build: '//evil.example/',
    found: null,
    reason: 'neither the id of a build nor an address that is allowed',
    requests: 0,
  },
  {
    case: 'a way out of the folder',
    build: `../mf-cart/${ID}`,
    found: null,
    reason: 'neither the id of a build nor an address that is allowed',
    requests: 0,
  },
  {
    case: 'a build that is not there',
    build: ID,
    found: null,
    reason: 'No build was found there',
    requests: 1,
  },
  {
    case: 'a build of another contract',
    build: ID,
    found: record({ contract: 2 }),
    reason: 'does not fit this version of the store',
    requests: 1,
  },
])(
  '$case is refused with the reason, and nothing is stored',
  async ({ build, found, reason, requests }) => {
    const requested = open('/bella-napoli?overrides', { found });
    await chooseBuild(build);
    await waitFor(() => expect(document.body).toHaveTextContent(reason));
    expect([requested.mock.calls.length, stored()]).toEqual([requests, null]);
  },
);

test('a build of this store is stored for the tab', async () => {
  open('/bella-napoli?overrides', { found: record() });
  await chooseBuild(ID);
  await waitFor(() => expect(stored()).not.toBeNull());
  expect(JSON.parse(stored() ?? '')).toMatchObject({
    builds: { 'mf-menu': { base: `/builds/mf-menu/${ID}/`, integrity: { 'entry.js': HASH } } },
    arms: {},
  });
});

test('an arm is chosen for the tab', async () => {
  open('/bella-napoli?overrides');
  await panel();
  fireEvent.change(screen.getByLabelText('carts'), { target: { value: 'new' } });
  fireEvent.click(screen.getByRole('button', { name: 'Use these arms' }));
  expect(JSON.parse(stored() ?? '')).toEqual({ builds: {}, arms: { carts: 'new' } });
});

test('the banner names each build and arm of the tab, and ends them', async () => {
  const overrides = {
    builds: { 'mf-menu': { ...aBuild('mf-menu', '1'), base: `/builds/mf-menu/${ID}/` } },
    arms: { carts: 'new' },
  };
  sessionStorage.setItem(OVERRIDES_KEY, JSON.stringify(overrides));
  open('/bella-napoli', { overrides });
  const banner = await screen.findByRole('complementary', { name: 'Other builds on this tab' });
  expect(banner).toHaveTextContent(`mf-menu${ID}cartsnew`);
  fireEvent.click(screen.getByRole('button', { name: 'End' }));
  expect(stored()).toBeNull();
});

test.each([
  '?overrides',
  '?overrides=%7B%22builds%22%3A%7B%7D%7D',
  `?overrides=mf-menu:${ID}`,
  `?overrides&remote=mf-menu&build=${ID}&use=1`,
])('the link %s opens an empty panel, and leaves the address', async (query) => {
  open(`/bella-napoli${query}`);
  await panel();
  expect(screen.getByLabelText('Build')).toHaveValue('');
  expect([new URLSearchParams(location.search).has('overrides'), stored()]).toEqual([false, null]);
});

test.each([
  `?override=${ID}`,
  `?overrides[builds][mf-menu]=${ID}`,
  '#overrides',
  '?storefront.overrides=1',
  '?__proto__[overrides]=1',
  '?arm=new&experiment=carts',
])('the link %s opens nothing; Ctrl+Alt+O does', async (query) => {
  open(`/bella-napoli${query}`);
  expect(screen.queryByRole('dialog')).toBeNull();
  // AltGr types a letter on some keyboards, e.g. 'ó' on a Polish one
  fireEvent.keyDown(window, {
    ctrlKey: true,
    altKey: true,
    code: 'KeyO',
    modifierAltGraph: true,
  });
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.keyDown(window, { ctrlKey: true, altKey: true, code: 'KeyO' });
  expect(await panel()).toBeInTheDocument();
});

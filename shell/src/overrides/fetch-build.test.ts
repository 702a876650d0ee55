import type { BuildRecord } from '@storefront/compositions';
import type { PageComposition } from '@storefront/loader/page';
import { fetchBuild } from './fetch-build';
import { refreshBuilds } from './refresh-builds';

const ID = '1.0.0-999999999999';
const ALLOWED = 'http://localhost:4001';
const HASH = `sha384-${'a'.repeat(64)}`;
const files = (...js: string[]) => ({ js, css: [], consumes: [] });
const pageBuild = (base: string) => ({
  base,
  version: '1.0.0+a',
  contract: 3,
  entry: files('entry.js'),
  integrity: {},
  exposes: {},
  locales: {},
});
const composition: PageComposition = {
  hash: 'h',
  contract: 3,
  shell: pageBuild('/builds/shell/1.0.0-111111111111/'),
  previous: {},
  remotes: { 'mf-menu': pageBuild('/builds/mf-menu/1.0.0-222222222222/') },
};
const place = { composition, origins: [ALLOWED] };
const record: Partial<BuildRecord> = {
  name: 'mf-menu',
  version: '1.0.0+b',
  contract: 3,
  entry: files('entry.js'),
  exposes: { './remote': files('remote.js') },
  locales: { en: ['en.js'] },
  files: ['entry.js', 'remote.js', 'en.js'].map((path) => ({ path, size: 1, integrity: HASH })),
};
const answers = (body: unknown, ok = true) => {
  const requested = jest.fn((_url: string) =>
    Promise.resolve({ ok, json: () => Promise.resolve(body) }),
  );
  globalThis.fetch = requested as unknown as typeof fetch;
  return requested;
};
const { fetch } = globalThis;
afterEach(() => {
  globalThis.fetch = fetch;
});

test('a build of this store is taken whole, with the hashes of its files', async () => {
  const requested = answers(record);
  const fetched = await fetchBuild(` ${ID} `, 'mf-menu', place);
  expect(requested.mock.calls[0]?.[0]).toBe(`/builds/mf-menu/${ID}/build.json`);
  const { version, contract, entry, exposes, locales } = record;
  const integrity = { 'entry.js': HASH, 'remote.js': HASH, 'en.js': HASH };
  expect(fetched).toEqual({
    ok: true,
    build: {
      base: `/builds/mf-menu/${ID}/`,
      version,
      contract,
      entry,
      exposes,
      locales,
      integrity,
    },
  });
});

test.each([ALLOWED, `${ALLOWED}/`, `${ALLOWED}/build.json`])(
  'one that changes under its address is known by its entry: %s',
  async (address) => {
    answers({ ...record, entry: files('entry.js', 'entry.1.hot-update.js') });
    const fetched = await fetchBuild(address, 'mf-menu', place);
    expect(fetched).toMatchObject({
      ok: true,
      build: {
        base: `${ALLOWED}/`,
        entry: files('entry.js'),
        exposes: {},
        locales: {},
        integrity: { 'entry.js': HASH },
      },
    });
  },
);

test.each([
  { case: 'another origin', text: 'https://evil.example/', refusal: 'not-allowed' },
  { case: 'no id', text: 'newest', refusal: 'not-allowed' },
  { case: 'a way out of the folder', text: `../mf-cart/${ID}`, refusal: 'not-allowed' },
])('$case requests nothing', async ({ text, refusal }) => {
  const requested = answers(record);
  expect(await fetchBuild(text, 'mf-menu', place)).toEqual({ ok: false, refusal });
  expect(requested).not.toHaveBeenCalled();
});

test.each([
  { case: 'nothing there', body: null, ok: false, refusal: 'unreachable' },
  {
    case: 'a build of another part',
    body: { ...record, name: 'mf-cart' },
    ok: true,
    refusal: 'other-remote',
  },
  {
    case: 'a contract that is not spoken',
    body: { ...record, contract: 4 },
    ok: true,
    refusal: 'contract',
  },
  { case: 'no files', body: { ...record, files: undefined }, ok: true, refusal: 'malformed' },
  {
    case: 'a file above the folder',
    body: { ...record, entry: files('../evil.js') },
    ok: true,
    refusal: 'malformed',
  },
])('refused: $case', async ({ body, ok, refusal }) => {
  answers(body, ok);
  expect(await fetchBuild(ID, 'mf-menu', place)).toEqual({ ok: false, refusal });
});

describe('a build elsewhere', () => {
  const stored = async () => {
    answers(record);
    const fetched = await fetchBuild(ALLOWED, 'mf-menu', place);
    if (!fetched.ok) throw new Error(fetched.refusal);
    return { builds: { 'mf-menu': fetched.build }, arms: {} };
  };

  test('is taken anew when it has changed', async () => {
    const before = await stored();
    answers({ ...record, version: '1.0.0+c' });
    expect((await refreshBuilds(before, place))?.builds['mf-menu']?.version).toBe('1.0.0+c');
  });

  test.each([
    { case: 'has not changed', body: record, ok: true },
    { case: 'does not answer', body: null, ok: false },
  ])('stays when it $case', async ({ body, ok }) => {
    const before = await stored();
    answers(body, ok);
    expect(await refreshBuilds(before, place)).toBeNull();
  });
});

import { createHash } from 'node:crypto';
import type { BuildRecord, PageBuild } from '@storefront/compositions';
import { aBuild, aShell } from '@storefront/compositions/testing';
import { BudgetExceededError } from '@storefront/http-kit';
import { AlteredFileError, readRealmFiles, type RenderedComposition } from './realm-files';
import { RenderFailure, failureOf } from './render-failure';

const textOf = (path: string): string => `content of ${path}`;
const only = (css: string[], js: string[] = []) => ({ js, css, consumes: [] });
const withFiles = (build: BuildRecord, base: string, ...paths: string[]): BuildRecord => ({
  ...build,
  files: paths.map((path) => ({
    path,
    size: 1,
    integrity: `sha384-${createHash('sha384')
      .update(textOf(base + path))
      .digest('base64')}`,
  })),
});
const placed = (base: string, css: string[]): PageBuild => ({
  base,
  version: '1.0.0',
  contract: 1,
  entry: only(css),
  integrity: {},
  exposes: {},
  locales: {},
});
const shell = withFiles(aShell([], { server: 'server.js' }), '/s/', 'server.js', 'shell.css');
const menu = withFiles(
  aBuild('mf-menu', [], {
    exposes: {
      './remote': only(['start.css']),
      './pages/menu': only(['page.css'], ['page.js']),
      './widgets/cart': only(['widget.css']),
    },
  }),
  '/m/',
  ...['remote.js', 'page.js', 'menu.css', 'page.css', 'picture.svg'],
);

const rendered = (more: Partial<RenderedComposition> = {}): RenderedComposition => ({
  composition: {
    hash: 'a'.repeat(64),
    contract: 1,
    shell: placed('/s/', ['shell.css']),
    remotes: { 'mf-menu': placed('/m/', ['menu.css']), 'mf-cart': placed('/c/', []) },
    previous: {},
  },
  records: { shell, 'mf-menu': menu, 'mf-cart': aBuild('mf-cart', ['cart']) },
  route: { path: '', pages: [{ remote: 'mf-menu', page: 'menu' }] },
  ...more,
});
const read = async (path: string): Promise<Buffer> => Buffer.from(textOf(path));

test('the scripts of the shell and of the remotes of the route, and the sheets of their pages', async () => {
  const files = await readRealmFiles(read, rendered());
  expect(files?.server).toBe('/s/server.js');
  expect([...(files?.scripts ?? [])]).toEqual(
    ['/s/server.js', '/m/remote.js', '/m/page.js'].map((path) => [path, textOf(path)]),
  );
  expect([...(files?.sheets ?? [])]).toEqual([
    ['mf-menu/menu', ['/s/shell.css', '/m/menu.css', '/m/page.css'].map(textOf)],
  ]);
});

test('URLs of a sheet are those of the files beside it, wherever its rules are', async () => {
  const css =
    'a{src:url(a.1f.woff2)}b{src:url("./b.svg")}c{src:url(/c.svg)}d{src:url(data:,)}e{src:url(#e)}';
  const text = async (path: string): Promise<Buffer> =>
    path === '/s/shell.css' ? Buffer.from(css) : read(path);
  const integrity = `sha384-${createHash('sha384').update(css).digest('base64')}`;
  const files = shell.files.map((file) =>
    file.path === 'shell.css' ? { ...file, integrity } : file,
  );
  const records = { ...rendered().records, shell: { ...shell, files } };
  const found = await readRealmFiles(text, rendered({ records }));
  expect(found?.sheets.get('mf-menu/menu')?.[0]).toBe(
    'a{src:url(/s/a.1f.woff2)}b{src:url("/s/./b.svg")}c{src:url(/c.svg)}d{src:url(data:,)}e{src:url(#e)}',
  );
});

test('a shell without a server script renders nothing', async () => {
  const records = { ...rendered().records, shell: aShell() };
  expect(await readRealmFiles(read, rendered({ records }))).toBeNull();
  expect(await readRealmFiles(read, rendered({ records: {} }))).toBeNull();
});

test.each(['/s/server.js', '/s/shell.css', '/m/page.js', '/m/menu.css', '/m/page.css'])(
  'a change of %s is refused, and so is its absence',
  async (changed) => {
    const other = async (path: string): Promise<Buffer> =>
      path === changed ? Buffer.from('other') : read(path);
    const refused = new AlteredFileError(changed);
    await expect(readRealmFiles(other, rendered())).rejects.toEqual(refused);
    const absent = async (path: string): Promise<Buffer | null> =>
      path === changed ? null : read(path);
    await expect(readRealmFiles(absent, rendered())).rejects.toEqual(refused);
  },
);

test('a file that the record of its build does not list is refused without being read', async () => {
  const records = { ...rendered().records, shell: { ...shell, files: shell.files.slice(0, 1) } };
  const reads: string[] = [];
  const counted = (path: string): Promise<Buffer> => {
    reads.push(path);
    return read(path);
  };
  await expect(readRealmFiles(counted, rendered({ records }))).rejects.toThrow(
    '/s/shell.css is not what the composition promises',
  );
  expect(reads).not.toContain('/s/shell.css');
});

test('a remote of the route without a build is an error', async () => {
  const { composition } = rendered();
  const without = { ...composition, remotes: {} };
  await expect(readRealmFiles(read, rendered({ composition: without }))).rejects.toThrow(
    'the composition has no mf-menu',
  );
});

test('a remote without a record has no scripts and no sheets', async () => {
  const files = await readRealmFiles(read, rendered({ records: { shell } }));
  expect([...(files?.scripts.keys() ?? [])]).toEqual(['/s/server.js']);
  expect(files?.sheets.size).toBe(0);
});

test.each([
  [new RenderFailure('late', 'slow'), 'late', 'slow'],
  [new BudgetExceededError('renders'), 'busy', undefined],
  [new AlteredFileError('/a.js'), 'altered', 'AlteredFileError: /a.js is not what'],
  [new TypeError('no function'), 'failed', 'TypeError: no function'],
  ['a text', 'failed', 'a text'],
])('the failure of %s is %s', (error, reason, message) => {
  const failure = failureOf(error);
  expect(failure).toMatchObject({ name: 'RenderFailure', reason });
  if (message !== undefined) expect(failure.message).toContain(message);
  expect(failure === error || failure.cause === error).toBe(true);
});

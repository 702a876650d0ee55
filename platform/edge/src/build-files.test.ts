import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openStore, type Store } from '@storefront/release';
import { aTemporaryFolder, removeTemporaryFolders } from '@storefront/release/testing';
import { serveBuildFile } from './build-files';
import { fakeExchange } from './testing/fake-exchange';

const BUILD = 'mf-menu/1.2.3-0123456789ab';
let store: Store;

beforeAll(async () => {
  store = openStore(await aTemporaryFolder());
  const folder = path.join(store.root, 'builds', BUILD, 'parts');
  await mkdir(folder, { recursive: true });
  const files = {
    'a.js': 'plain',
    'a.js.br': 'as br',
    'a.js.gz': 'as gzip',
    'only.css': 'styles',
    'gone.js.gz': 'as gzip',
    'page.html': '<script>',
    '.hidden.js': 'hidden',
  };
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
  await mkdir(path.join(store.root, 'files/mf-menu'), { recursive: true });
  await writeFile(path.join(store.root, 'files/mf-menu/a.0a1b2c3d.js'), 'shared');
  await writeFile(path.join(store.root, 'files/mf-menu/a.0a1b2c3d.js.br'), 'shared as br');
  await writeFile(path.join(store.root, 'files/secret.js'), 'secret');
  await writeFile(path.join(store.root, 'secret.js'), 'secret');
  await writeFile(path.join(store.root, 'builds/mf-menu/secret.js'), 'secret');
});
afterAll(removeTemporaryFolders);

async function get(pathname: string, encoding?: string, method = 'GET') {
  const headers: Record<string, string> =
    encoding === undefined ? {} : { 'accept-encoding': encoding };
  const { request, response, sent } = fakeExchange(headers, method);
  await serveBuildFile(store, pathname, request, response);
  return { ...sent, text: sent.body?.toString() };
}

test('the best form that was published and that the browser accepts', async () => {
  const forms = await Promise.all(
    ['br, gzip', 'gzip', 'zstd', undefined].map(async (accepted) => {
      const { status, headers, text } = await get(`/builds/${BUILD}/parts/a.js`, accepted);
      return [status, headers['content-encoding'], text];
    }),
  );
  expect(forms).toEqual([
    [200, 'br', 'as br'],
    [200, 'gzip', 'as gzip'],
    [200, undefined, 'plain'],
    [200, undefined, 'plain'],
  ]);
});

test('a file is stored for ever by its type, separately for each encoding', async () => {
  const { headers, text } = await get(`/builds/${BUILD}/parts/only.css`, 'br, gzip');
  expect(text).toBe('styles');
  expect(headers).toEqual({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'content-type': 'text/css; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
    'content-length': 6,
  });
  expect((await get(`/builds/${BUILD}/parts/a.js`, 'br')).headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
  });
});

test('HEAD has the headers of the file and no body', async () => {
  const { status, headers, text } = await get(`/builds/${BUILD}/parts/a.js`, 'gzip', 'HEAD');
  expect([status, headers['content-length'], text]).toEqual([200, 7, undefined]);
});

test('a file that is not there is not found, and may exist later', async () => {
  for (const accepted of ['br', undefined]) {
    const { status, headers } = await get(`/builds/${BUILD}/parts/gone.js`, accepted);
    expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
  }
});

test('no other address reads the disk: neither other folders nor other types', async () => {
  const paths = [
    '/builds/../secret.js',
    `/builds/${BUILD}/../../../secret.js`,
    `/builds/${BUILD}/parts/../../secret.js`,
    `/builds/${BUILD}/..%2f..%2f..%2fsecret.js`,
    '/builds/mf-menu/secret.js',
    '/builds/mf-menu/files/../secret.js',
    '/builds/mf-menu/files/..%2fsecret.js',
    '/builds/mf-menu/files/parts/a.js',
    '/builds/mf-menu/files/',
    '/builds/../files/secret.js',
    '/builds/files/secret.js',
    `/builds/${BUILD}/parts/.hidden.js`,
    `/builds/${BUILD}/parts/page.html`,
    `/builds/${BUILD}/parts/a.js.br`,
    `/builds/${BUILD}/parts/a.js/`,
    `/builds/${BUILD}//parts/a.js`,
    `/builds/${BUILD}/parts/a.js\n`,
    `/x/builds/${BUILD}/parts/a.js`,
    `/builds/${BUILD}/parts`,
    `/builds/${BUILD}`,
    '/builds',
  ];
  for (const pathname of paths) {
    const { status, text } = await get(pathname, 'br');
    expect([pathname, status, text]).toEqual([pathname, 404, 'Not found\n']);
  }
});

test('a file that builds share is served like any other', async () => {
  const url = '/builds/mf-menu/files/a.0a1b2c3d.js';
  const [plain, brotli] = [await get(url), await get(url, 'br')];
  expect([plain.text, brotli.text]).toEqual(['shared', 'shared as br']);
  expect(brotli.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  });
});

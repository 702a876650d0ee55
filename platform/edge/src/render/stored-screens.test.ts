import { mkdir, readFile, readdir, symlink, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { aTemporaryFolder, removeTemporaryFolders } from '@storefront/release/testing';
import { aScreenRequest, fakeRealms, readNothing } from '../testing/fake-realms';
import { createRenderer, type ScreenRequest } from './renderer';
import { createStoredScreens } from './stored-screens';

afterAll(removeTemporaryFolders);

let folder: string;
beforeEach(async () => (folder = path.join(await aTemporaryFolder(), 'screens')));

type Options = Partial<Parameters<typeof createStoredScreens>[0]>;

/** A process with a renderer, and what it rendered and counted. */
function aProcess(options: Options = {}) {
  const outcomes: string[] = [];
  const lines: string[] = [];
  const counted: string[] = [];
  const fake = fakeRealms(() => 0);
  const stored = createStoredScreens({
    folder,
    secret: 'a secret of all edges',
    log: (line) => lines.push(line),
    onStored: (outcome) => counted.push(outcome),
    ...options,
  });
  const renderer = createRenderer({
    readFile: readNothing,
    readApi: async () => ({ status: 200, body: { info: {}, hours: {} } }),
    openRealms: () => fake.realms,
    stored,
    onScreen: (outcome) => outcomes.push(outcome),
  });
  const show = async (...of: Parameters<typeof aScreenRequest>) =>
    renderer.screenOf(aScreenRequest(...of));
  const fail = (): void => {
    fake.realms.render = () => Promise.reject(new Error('the screen throws'));
  };
  return { renders: fake.renders, renderer, outcomes, lines, counted, show, fail };
}

/** A folder with the screen of one page. Returns its file. */
async function aStoredScreen(options: Options = {}): Promise<string> {
  const { show, renderer } = aProcess(options);
  await show();
  await renderer.close();
  const name = (await readdir(folder)).find((file) => file.endsWith('.screen')) ?? '';
  return path.join(folder, name);
}

test('the first request after a restart gets the stored screen, without a render', async () => {
  await aStoredScreen();
  const { show, renders, outcomes, counted } = aProcess();
  expect(await show()).toEqual({
    html: '<main>/bella</main>',
    style: '',
    tag: 'en',
    look: '',
    fonts: [],
    language: 'en',
    revision: '1',
    query: '',
    builds: ['/builds/shell/a/', '/builds/mf-menu/a/'],
  });
  expect([renders, outcomes, counted]).toEqual([[], ['cached'], ['read']]);
});

test('a screen of an earlier period is sent while the present one is rendered', async () => {
  await aStoredScreen();
  const { show, renders, outcomes } = aProcess();
  expect(await show('', { period: 1 })).toMatchObject({ html: '<main>/bella</main>' });
  await new Promise((resolve) => setTimeout(resolve, 20));
  await show('', { period: 1 });
  expect([renders, outcomes]).toEqual([['/bella'], ['refreshing', 'cached']]);
});

test('after a failed render no earlier screen is sent', async () => {
  await aStoredScreen();
  const { show, fail, outcomes } = aProcess();
  fail();
  for (let visits = 0; visits < 2; visits += 1) {
    await show('', { period: 1 });
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect(outcomes).toEqual(['refreshing', 'failed']);
});

test.each<[string, Partial<ScreenRequest> & { hash?: string }]>([
  ['another revision', { revision: '2' }],
  ['another composition, such as one in place of a revoked one', { hash: 'b' }],
  ['another opening state in another period', { opening: 'closed', period: 1 }],
  ['another restaurant', { restaurantUrl: 'other' }],
  ['another language', { acceptLanguage: 'pt-br' }],
  [
    'other settings of the site',
    {
      page: () => ({ config: { apiBase: '/api', mediaBase: '/pictures' } }) as never,
    },
  ],
])('%s is rendered', async (_case, changes) => {
  await aStoredScreen();
  const { show, renders } = aProcess();
  await show('', changes);
  expect(renders).toEqual(['/bella']);
});

test('a page with personal data is never stored', async () => {
  const { show, renderer } = aProcess();
  expect(await show('track', { dataPath: '/order/uuid/1', query: 'token=1' })).toMatchObject({
    data: expect.anything() as unknown,
  });
  await renderer.close();
  expect(await readdir(folder).catch(() => [])).toEqual([]);
});

const altered = async (file: string, change: (text: string) => string): Promise<void> =>
  writeFile(file, change(await readFile(file, 'utf8')));

test.each<[string, (file: string) => Promise<void>]>([
  ['with other HTML', (file) => altered(file, (text) => text.replace('/bella<', '/other<'))],
  ['without its end', (file) => altered(file, (text) => text.slice(0, -20))],
  ['without a signature', (file) => altered(file, (text) => text.split('\n')[1] ?? '')],
  ['that is empty', (file) => writeFile(file, '')],
  ['of any bytes', (file) => writeFile(file, Buffer.from([0xff, 0x0a, 0xfe, 0x00]))],
  ['that is too large', (file) => writeFile(file, 'x'.repeat(1024 * 1024 + 1))],
])('a file %s is not used, and is replaced', async (_case, change) => {
  const file = await aStoredScreen();
  await change(file);
  const { show, renders, counted, lines, renderer } = aProcess();
  expect(await show()).toMatchObject({ html: '<main>/bella</main>' });
  await renderer.close();
  expect([renders, counted]).toEqual([['/bella'], ['refused', 'written']]);
  expect(lines).toEqual([expect.stringContaining('A stored screen is not used')]);
  const next = aProcess();
  await next.show();
  expect(next.renders).toEqual([]);
});

test('the file of another page, of another key, and a link are not used', async () => {
  const file = await aStoredScreen();
  const other = aProcess({ secret: 'of another storefront' });
  await other.show();
  await other.renderer.close();
  expect(other.counted).toEqual(['refused', 'written']);
  const { show, counted } = aProcess();
  await show();
  expect(counted[0]).toBe('refused');

  const elsewhere = `${file}.elsewhere`;
  await writeFile(elsewhere, await readFile(file));
  const again = aProcess();
  await mkdir(`${folder}-2`);
  await symlink(elsewhere, path.join(`${folder}-2`, path.basename(file)));
  folder = `${folder}-2`;
  const linked = aProcess();
  await linked.show();
  expect(linked.counted[0]).toBe('refused');
  expect(again.counted).toEqual([]);
});

test('HTML that no screen may contain is refused, even when it is signed', async () => {
  const stored = createStoredScreens({ folder, secret: 'a secret of all edges' });
  const { config } = aScreenRequest().page();
  const key = {
    composition: 'a',
    restaurantUrl: 'bella',
    base: '/bella',
    path: '',
    query: '',
    language: 'en',
    revision: '1',
    period: 0,
  };
  const html = '<script>alert(1)</script>';
  const screen = { html, style: '', tag: 'en', look: '', fonts: [] };
  stored.write({ key, opening: 'open', screen }, config);
  await stored.close();
  const { show, counted, lines } = aProcess();
  expect(await show()).toMatchObject({ html: '<main>/bella</main>' });
  expect(counted[0]).toBe('refused');
  expect(lines[0]).toContain('its HTML is refused');
});

test('the oldest files are removed, and no others', async () => {
  await mkdir(folder);
  const old = Array.from({ length: 5 }, (_, at) => `${String(at).repeat(64)}.screen`);
  const partial = `${'a'.repeat(64)}.screen.${'b'.repeat(16)}.new`;
  for (const [at, name] of [...old, partial, 'notes.txt'].entries()) {
    await writeFile(path.join(folder, name), 'x'.repeat(100));
    await utimes(path.join(folder, name), 1000 + at, 1000 + at);
  }
  const { show, renderer, counted } = aProcess({ limits: { files: 3 } });
  await show();
  await renderer.close();
  const left = await readdir(folder);
  expect(left).toEqual(expect.arrayContaining([old[4], old[3], 'notes.txt']));
  expect(left).toHaveLength(4);
  expect(counted).toEqual(['written', ...Array(4).fill('removed')]);
});

test('without a secret the processes of a folder share a generated one', async () => {
  await aStoredScreen({ secret: null });
  const { show, renders } = aProcess({ secret: null });
  await show();
  expect(renders).toEqual([]);
});

test('a folder that cannot be written costs a line, and no page', async () => {
  await writeFile(folder, 'a file');
  const { show, renderer, lines, counted } = aProcess();
  expect(await show()).not.toBeNull();
  expect(await show('info')).not.toBeNull();
  await renderer.close();
  expect(counted.filter((outcome) => outcome === 'failed')).toHaveLength(2);
  expect(lines.filter((line) => line.startsWith('Rendered screens are not stored'))).toHaveLength(
    1,
  );
});

import { aTemporaryFolder, removeTemporaryFolders } from '../../testing/a-build-folder';
import { createProgram } from '../program';
import type { SiteOptions, Tools } from '../tools';

const SITE = { revision: 1, added: [], page: { size: 1, gzip: 1 } };
const rendered = { pages: 4, written: 1, fallbacks: { failed: 2, 'no-answer': 1 } };

const requests: SiteOptions[] = [];
const watches: { intervalMs: number }[] = [];
const tools: Partial<Tools> = {
  exportChannel: async (options) => {
    requests.push(options);
    return { ...SITE, removed: [], rendered };
  },
  watchChannel: async (options, watch) => {
    requests.push(options);
    watches.push(watch);
    watch.onRevision(SITE);
    watch.onPages(rendered);
    watch.onFailure('The API is away.');
    process.emit('SIGTERM');
    expect(watch.signal.aborted).toBe(true);
  },
};

let written = '';
let failures = '';
async function exportWith(...flags: string[]): Promise<SiteOptions | undefined> {
  const program = createProgram(tools as Tools);
  for (const command of [program, ...program.commands])
    command.exitOverride().configureOutput({ writeErr: (text) => void (failures += text) });
  await program.parseAsync(
    ['--store', await aTemporaryFolder(), 'export', 'stable', '/tmp/none', ...flags],
    { from: 'user' },
  );
  return requests.at(-1);
}

beforeEach(() => {
  [written, failures] = ['', ''];
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => Boolean((written += text)));
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => Boolean((failures += text)));
});
afterEach(() => jest.restoreAllMocks());
afterAll(removeTemporaryFolders);

test('restaurants are rendered from the API of the pages, or from the one that is named', async () => {
  const base = ['--api-base', 'https://api.example', '--restaurants', 'a-b, c,a-b'];
  expect((await exportWith(...base))?.rendered).toEqual({
    restaurants: ['a-b', 'c'],
    apiUrl: 'https://api.example',
    publicUrl: null,
  });
  const named = ['--restaurants', '*', '--api', 'http://127.0.0.1:3001', '--brotli'];
  expect(await exportWith(...named, '--public-url', 'https://pizza.example/')).toMatchObject({
    brotli: true,
    rendered: {
      restaurants: '*',
      apiUrl: 'http://127.0.0.1:3001',
      publicUrl: 'https://pizza.example',
    },
  });
  expect((await exportWith())?.rendered).toBeUndefined();
});

test('the summary counts rendered pages, and those of the browser by reason', async () => {
  await exportWith('--restaurants', 'a', '--api', 'http://127.0.0.1:3001');
  expect(written).toContain('4 rendered pages, 1 written\n');
  expect(written).toContain('3 pages rendered in the browser: 2 failed, 1 no-answer\n');
});

test.each([
  [['--restaurants', 'a'], /give the address of the API with --api/],
  [['--restaurants', '../x', '--api', 'http://a.example'], /Give names from the addresses/],
  [['--restaurants', 'app', '--api', 'http://a.example'], /Give names from the addresses/],
  [['--public-url', 'pizza.example'], /Give an origin/],
  [['--watch', '--interval', '0'], /Give a whole number of seconds/],
])('%p are refused', async (flags, message) => {
  await expect(exportWith(...flags)).rejects.toMatchObject({ code: expect.any(String) });
  expect(failures).toMatch(message);
});

test('a watch prints what it writes and what fails, and ends by a signal', async () => {
  const listeners = process.listenerCount('SIGTERM');
  await exportWith('--watch', '--interval', '5');
  expect(watches.at(-1)?.intervalMs).toBe(5000);
  expect(written).toContain('stable revision 1 is in /tmp/none: 0 builds added\n');
  expect(written).toContain('4 rendered pages, 1 written\n');
  expect(failures).toContain('The API is away.\n');
  expect(process.listenerCount('SIGTERM')).toBe(listeners);
  await exportWith('--watch');
  expect(watches.at(-1)?.intervalMs).toBe(10_000);
});

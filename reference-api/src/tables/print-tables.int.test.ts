import { demo as demoPlugin } from '../../../demo/src';
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderInUseError } from '../platform/db/folder-lock';
import { DEFAULT_LIMITS } from '../platform/http/limits';
import { createReferenceApi } from '../reference-api';
import { openTestPostgres, prepareFolder } from '../testing/test-databases';
import { printTables } from './print-tables';
import { CodesRefusedError } from './read-codes';
import { parsePrintTablesArgs, UsageError } from './parse-print-tables-args';

const BASE = 'https://pedidos.example.com';
const CANTINA = 404;
let folder = '';
let db: Awaited<ReturnType<typeof openTestPostgres>>;
const options = () => ({
  dataDir: join(folder, 'api'),
  databaseUrl: db.url,
  limits: DEFAULT_LIMITS,
});
const print = (...args: string[]) =>
  printTables(() => parsePrintTablesArgs(['cantina-mesa', '--base', BASE, ...args], {}), options());
const linkOf = (list: string, line = 0): URL =>
  new URL(list.split('\n')[line]?.split('\t')[1] ?? '');

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storefront-tables-'));
  db = await openTestPostgres();
  const api = await createReferenceApi({ ...options(), demo: true, plugins: [demoPlugin] });
  await api.seed();
  await api.close();
}, 120_000);
afterAll(async () => {
  await db.close();
  await rm(folder, { recursive: true, force: true });
});

/** A server on the same data that listens while `work` runs. */
async function withServer<T>(
  demo: boolean,
  work: (address: string, opens: (link: URL) => Promise<unknown>) => Promise<T>,
): Promise<T> {
  const { app, close } = await createReferenceApi({ ...options(), demo, plugins: [demoPlugin] });
  try {
    const opens = async (link: URL) =>
      (await app.inject(`/restaurant/${CANTINA}/table-link${link.search}`)).json() as unknown;
    return await work(await app.listen({ port: 0 }), opens);
  } finally {
    await close();
  }
}

describe('[OPEN-029] npm run tables', () => {
  test('lists every table with a link that the server opens', async () => {
    const list = await print('--format', 'list');
    expect(
      list
        .trim()
        .split('\n')
        .map((line) => line.split('\t')[0]),
    ).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
      '7',
      '8',
      '9',
      '10',
      '11',
      '12',
      'Varanda 1',
      'Varanda 2',
    ]);
    expect(linkOf(list).origin + linkOf(list).pathname).toBe(`${BASE}/cantina-mesa`);
    await withServer(false, async (_address, opens) =>
      expect(await opens(linkOf(list, 12))).toEqual({ table: 'Varanda 1' }),
    );
  });

  test('prints one table alone, under its own name, and tablets by their own address', async () => {
    const list = await print(
      '--format',
      'list',
      '--table',
      'varanda 2',
      '--table',
      '7',
      '--tablet',
    );
    expect(list).toMatch(
      /^Varanda 2\thttps:\/\/pedidos\.example\.com\/cantina-mesa\/tablet\?t=[\w-]+\n7\thttps/,
    );
  });

  test('writes a sheet as PDF or as one SVG per page', async () => {
    const out = join(folder, 'sheet.pdf');
    expect(await print('--out', out)).toBe(`14 tables of Cantina Mesa Farta: ${out}\n`);
    expect((await readFile(out, 'latin1')).startsWith('%PDF-')).toBe(true);
    await print('--format', 'svg', '--out', join(folder, 'sheet.svg'));
    await print('--format', 'svg', '--table', '7', '--out', join(folder, 'seven.svg'));
    expect((await readdir(folder)).filter((name) => name.endsWith('.svg')).sort()).toEqual([
      'seven.svg',
      'sheet-1.svg',
      'sheet-2.svg',
      'sheet-3.svg',
    ]);
  });

  test('queries a running server, with the operator’s key', async () => {
    await withServer(false, async (address, opens) => {
      expect(await opens(linkOf(await print('--format', 'list', '--api', address), 6))).toEqual({
        table: '7',
      });
      const stranger = { ...options(), operatorKey: 'x'.repeat(40) };
      const tableOptions = () =>
        parsePrintTablesArgs(['cantina-mesa', '--base', BASE, '--api', address], {});
      await expect(printTables(tableOptions, stranger)).rejects.toThrow(CodesRefusedError);
    });
    await expect(print('--api', 'http://127.0.0.1:9')).rejects.toThrow('no server answers there');
  });

  test('is refused while a server uses the embedded database of the same folder', async () => {
    const embedded = { dataDir: join(folder, 'embedded'), limits: DEFAULT_LIMITS };
    await mkdir(embedded.dataDir);
    prepareFolder(embedded.dataDir);
    const server = await createReferenceApi(embedded);
    await expect(
      printTables(() => parsePrintTablesArgs(['cantina-mesa', '--base', BASE], {}), embedded),
    ).rejects.toThrow(FolderInUseError);
    await server.close();
  });

  test.each([
    ['no restaurant of that name', ['nowhere', '--base', BASE], 'There is no restaurant nowhere.'],
    ['one without tables', ['bella-napoli', '--base', BASE], 'bella-napoli lists no tables.'],
    [
      'a table it has not',
      ['cantina-mesa', '--base', BASE, '--table', '99'],
      'has no table 99. Its tables: 1, 2',
    ],
    ['no base', ['cantina-mesa'], '--base is missing'],
    [
      'a base that is no address',
      ['cantina-mesa', '--base', 'javascript:alert(1)'],
      '--base takes an address',
    ],
    ['no restaurant', ['--base', BASE], 'Name one restaurant'],
    [
      'a format it has not',
      ['cantina-mesa', '--base', BASE, '--format', 'png'],
      '--format is one of pdf, svg, list',
    ],
  ])('says what is wrong with %s', async (_case, args, message) => {
    const printed = printTables(() => parsePrintTablesArgs(args, {}), options());
    await expect(
      printed.catch((error: unknown) =>
        Promise.reject(error instanceof UsageError ? error : new Error('another error')),
      ),
    ).rejects.toThrow(message);
  });

  test('takes the base from the environment, without the slash at its end', () => {
    expect(parsePrintTablesArgs(['x'], { STOREFRONT_URL: `${BASE}/shop/` })).toMatchObject({
      base: `${BASE}/shop`,
      format: 'pdf',
      out: 'tables-x.pdf',
      isTablet: false,
      api: null,
    });
  });
});

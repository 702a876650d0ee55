import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import decodeQr from 'qr/decode.js';
import sharp from 'sharp';
import { demo as demoPlugin } from '../../../demo/src';
import { FolderInUseError } from '../platform/db/folder-lock';
import { DEFAULT_LIMITS } from '../platform/http/limits';
import type { OperatorKey } from '../platform/settings/operator-keys';
import { createReferenceApi } from '../reference-api';
import { openTestPostgres, prepareFolder } from '../testing/test-databases';
import { parsePrintTablesArgs, UsageError } from './parse-print-tables-args';
import { printTables, svgPage } from './print-tables';
import { CodesRefusedError } from './read-codes';
import { renderPdf, UnprintableTextError } from './sheet-pdf';
import { PAGE, type Sheet, sheetPages } from './table-sheet';

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
  operatorKeys: readonly OperatorKey[] = [],
): Promise<T> {
  const { app, close } = await createReferenceApi({
    ...options(),
    demo,
    operatorKeys,
    plugins: [demoPlugin],
  });
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

  test('queries a running server, with a key of the scope tables', async () => {
    const [own, other] = ['t'.repeat(32), 'm'.repeat(32)];
    const keys: OperatorKey[] = [
      { scopes: ['metrics'], key: other },
      { scopes: ['tables'], key: own },
    ];
    const printWith = (address: string, key: string) =>
      printTables(
        () =>
          parsePrintTablesArgs(
            ['cantina-mesa', '--base', BASE, '--format', 'list', '--api', address],
            {},
          ),
        { ...options(), operatorKeys: [{ scopes: ['tables'], key }] },
      );
    await withServer(
      false,
      async (address, opens) => {
        expect(await opens(linkOf(await printWith(address, own), 6))).toEqual({ table: '7' });
        await expect(printWith(address, other)).rejects.toThrow('one with the scope tables');
      },
      keys,
    );
  });

  test('--replace ends the codes before, in the database or by a server; --days gives an end', async () => {
    await withServer(false, async (address, opens) => {
      const list = async (...args: string[]) =>
        linkOf(await print('--format', 'list', '--table', '7', ...args));
      const codes: URL[] = [await list()];
      for (const args of [
        ['--replace'],
        ['--replace', '--days', '30', '--api', address],
        ['--days', '30'],
      ])
        codes.push(await list(...args));
      const opened = await Promise.all(codes.map(opens));
      const refused = expect.objectContaining({ code: 'table_not_found' }) as unknown;
      expect(opened).toEqual([refused, refused, { table: '7' }, { table: '7' }]);
      const out = join(folder, 'replaced.pdf');
      expect(await print('--table', '8', '--replace', '--out', out)).toBe(
        `1 table of Cantina Mesa Farta: ${out}\nEvery code of these tables that was made before is invalid.\n`,
      );
      await expect(list('--replace', '--table', '99')).rejects.toThrow('has no table 99');
    });
    expect(() => parsePrintTablesArgs(['cantina-mesa', '--base', BASE, '--days', '0'], {})).toThrow(
      '--days is a whole number from 1 to 3650.',
    );
  });

  test('is refused while a server uses the embedded database of the same folder', async () => {
    const embedded = { dataDir: join(folder, 'embedded'), limits: DEFAULT_LIMITS };
    await mkdir(embedded.dataDir);
    prepareFolder(embedded.dataDir);
    await writeFile(join(embedded.dataDir, 'lock.pid'), String(process.ppid)); // of a living process
    await expect(
      printTables(() => parsePrintTablesArgs(['cantina-mesa', '--base', BASE], {}), embedded),
    ).rejects.toThrow(FolderInUseError);
  });

  test.each([
    ['no restaurant of that name', ['nowhere', '--base', BASE], 'There is no restaurant nowhere.'],
    [
      'a table it has not',
      ['cantina-mesa', '--base', BASE, '--table', '99'],
      'has no table 99. Its tables: 1, 2',
    ],
    ['no base', ['cantina-mesa'], '--base is missing'],
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

describe('sheets', () => {
  const tables = ['1', '2', '3', '4', '5', '6', '7', 'Varanda 1'];
  const linkTo = (table: string): string => {
    const token = Buffer.from(`${table}-a-code-as-long-as-they-are-in-truth-`).toString(
      'base64url',
    );
    return `https://pedidos.example.com/cantina-mesa?t=${token}`;
  };
  const sheet = (own: Partial<Sheet> = {}): Sheet => ({
    restaurant: 'Cantina Mesa Farta',
    language: 'pt-br',
    address: 'pedidos.example.com/cantina-mesa',
    color: '#2F6B3A',
    isTablet: false,
    codes: tables.map((table) => ({ table, link: linkTo(table) })),
    ...own,
  });
  const textsOf = (own: Partial<Sheet> = {}): string[] =>
    sheetPages(sheet(own))
      .flat()
      .flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []));
  /** The texts of the QR codes of a page's six cards; the page is drawn at 120 dots per inch. */
  async function readCards(svg: string, count: number): Promise<string[]> {
    const { data, info } = await sharp(Buffer.from(svg), { density: 120 })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const page = { width: info.width, height: info.height, channels: 3 as const };
    const card = { width: Math.floor(info.width / 2), height: Math.floor(info.height / 3) };
    const read: string[] = [];
    for (let index = 0; index < count; index += 1) {
      const [left, top] = [(index % 2) * card.width, Math.floor(index / 2) * card.height];
      const part = await sharp(data, { raw: page })
        .extract({ left, top, ...card })
        .ensureAlpha()
        .raw()
        .toBuffer();
      read.push(decodeQr({ ...card, data: part }));
    }
    return read;
  }

  describe('[OPEN-029] a sheet of the tables’ codes', () => {
    test('leads from every card to its table, page after page', async () => {
      const pages = sheetPages(sheet()).map((shapes) => svgPage('Mesas', shapes));
      expect(pages).toHaveLength(2);
      const [first = '', second = ''] = pages;
      const read = [...(await readCards(first, 6)), ...(await readCards(second, 2))];
      expect(read).toEqual(tables.map(linkTo));
    });

    test('names restaurant, table and short address, in the restaurant’s language', () => {
      expect(textsOf()).toEqual(
        expect.arrayContaining([
          'Cantina Mesa Farta',
          'Mesa 7',
          'Varanda 1',
          'Aponte a câmera para ver o cardápio e pedir',
          'pedidos.example.com/cantina-mesa',
        ]),
      );
      expect(textsOf({ language: 'es-PY' })).toEqual(
        expect.arrayContaining(['Mesa 7', 'Apunta la cámara para ver el menú y pedir']),
      );
      expect(textsOf({ language: 'en-US' })).toEqual(
        expect.arrayContaining([
          'Table 7',
          'Varanda 1',
          'Point your camera here to see the menu and order',
        ]),
      );
    });

    test('of a tablet has the code to be typed, whole', () => {
      const typed = 'Ado3y_Hq3kyiEH16Wb2EjQPvE0amsr6Sn5vgwiLGHbbRnU744-U';
      const texts = textsOf({ isTablet: true, codes: [{ table: '7', link: linkTo('7'), typed }] });
      expect(texts.join('')).toContain(typed);
      expect(texts).toContain('Conecta um tablet a esta mesa');
    });

    test('keeps a name of 200 letters inside its card', () => {
      const [first] = sheetPages(
        sheet({
          restaurant: 'W'.repeat(200),
          codes: [{ table: 'Salão '.repeat(40), link: linkTo('1') }],
        }),
      );
      const texts = (first ?? []).filter((shape) => shape.kind === 'text');
      for (const { text, size, font } of texts)
        expect(text.length * size * (font === 'bold' ? 0.6 : 0.53) * 0.353).toBeLessThan(82);
      expect(texts.filter(({ text }) => text.endsWith('…'))).toHaveLength(2);
    });

    test('an SVG is A4 and holds no name as markup', async () => {
      const [page = []] = sheetPages(sheet({ restaurant: '<script>"Tom" & Jerry' }));
      const svg = svgPage('<b>', page);
      expect(svg).not.toMatch(/<script|<b>/);
      const { width = 0, height = 0 } = await sharp(Buffer.from(svg)).metadata();
      expect(width / height).toBeCloseTo(PAGE.width / PAGE.height, 2);
    });

    test('a PDF has the same pages in A4', async () => {
      const pdf = (await renderPdf('Mesas', sheetPages(sheet()))).toString('latin1');
      expect(pdf.startsWith('%PDF-')).toBe(true);
      expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(2);
      const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
      expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual([595, 842]);
    });

    test('a PDF that could not show a name is not written', async () => {
      await expect(renderPdf('x', sheetPages(sheet({ restaurant: '寿司' })))).rejects.toThrow(
        UnprintableTextError,
      );
      await expect(
        renderPdf('x', sheetPages(sheet({ restaurant: 'Açaí & Pão – 5 €' }))),
      ).resolves.toBeInstanceOf(Buffer);
    });
  });
});

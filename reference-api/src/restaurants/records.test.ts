import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import * as z from 'zod/mini';
import { BudgetExceededError } from '@storefront/http-kit';
import { RestaurantData } from '@storefront/shared-domain/contracts';
import { slot, week } from '../../../demo/src/build/hours';
import { bigRestaurant } from '../../../demo/src/demo-restaurants';
import type { Queryable } from '../platform/db/database';
import { reportZone } from '../wire-features';
import { acceptedEncoding, encodedDocument } from './encoded-document';
import { menuReader } from './menu-reader';
import {
  restaurantCatalog,
  type CatalogOptions,
  type LoadedRestaurant,
} from './restaurant-catalog';
import { soldOutRevision, withSoldOut, type Sold } from './sold-out';
import { UnreadableRecordError } from './unreadable-record';

const menuOf = (text: string, soldOut: string[]) =>
  withSoldOut(JSON.parse(text) as Sold, soldOut).menu;

describe('the catalog', () => {
  const documentOf = (products: number): string => {
    const { info, menu } = bigRestaurant({ url: 'mercado', products, seed: 1 });
    return JSON.stringify({ info, menu, hours: week([slot('10:00', '23:00')]) });
  };
  const SHORT = documentOf(5);

  /** A database of one restaurant (of any id), with counters of each part of the work. */
  function counted({ document = SHORT, ...options }: CatalogOptions & { document?: string } = {}) {
    const row = { revision: 'r1', soldOut: [] as string[], document };
    const counts = { lookups: 0, loads: 0, reads: 0, marks: 0 };
    const answers = (sql: string, id: unknown): object[] => {
      if (sql.includes('schedule_templates')) return [];
      if (!sql.includes('document::text')) {
        counts.lookups += 1;
        if (String(id).startsWith('unknown')) return [];
        return [{ id: Number(id), revision: row.revision, soldOut: row.soldOut }];
      }
      counts.loads += 1;
      return [
        {
          id: Number(id),
          url: 'mercado',
          revision: row.revision,
          document: row.document,
          tables: [],
        },
      ];
    };
    const db: Queryable = {
      query: async <Row extends object>(sql: string, params: readonly unknown[] = []) =>
        answers(sql, params[0]) as Row[],
      exec: async () => undefined,
    };
    const reader: typeof menuReader = {
      read: (id, text) => {
        counts.reads += 1;
        return menuReader.read(id, text);
      },
      mark: (wire, marks) => {
        counts.marks += 1;
        return menuReader.mark(wire, marks);
      },
    };
    const clock = { now: Date.parse('2026-03-10T15:00:00Z') };
    const now = () => new Date(clock.now);
    const catalog = restaurantCatalog(db, { reader, now, ...options });
    const find = (times: number, id = 1) =>
      Promise.all(Array.from({ length: times }, () => catalog.find({ id })));
    const sent = async (it: LoadedRestaurant | null | undefined) =>
      JSON.parse(String(await it?.document.bytes('identity'))) as Record<
        'menu' | 'info',
        object
      > & {
        opening: { changes_at: string };
      };
    return { row, counts, clock, catalog, find, sent, db };
  }

  test('concurrent readers of a new revision share one load and one reading, and those after them too', async () => {
    const { row, counts, find } = counted();
    const [first, ...others] = await find(16);
    expect(first?.data.menu.categories.length).toBeGreaterThan(0);
    expect(new Set([first, ...others, ...(await find(3))]).size).toBe(1);
    expect(counts).toEqual({ lookups: 20, loads: 1, reads: 1, marks: 1 });
    row.revision = 'r2';
    const [next] = await find(16);
    expect(next?.document.etag).toMatch(/^W\/"r2-[\w-]{10}"$/);
    expect(counts).toMatchObject({ loads: 2, reads: 2 });
  });

  test('each set of sold-out items is marked once, without another load', async () => {
    const { row, counts, find, sent } = counted();
    row.soldOut = ['produto-1'];
    const [first, ...others] = await find(8);
    expect(new Set([first, ...others]).size).toBe(1);
    expect((await sent(first)).menu).toEqual(menuOf(SHORT, ['produto-1']));
    row.soldOut = ['produto-1', 'produto-2'];
    await find(8);
    row.soldOut = [];
    const [again] = await find(8);
    expect((await sent(again)).menu).toEqual(menuOf(SHORT, []));
    expect(counts).toEqual({ lookups: 25, loads: 1, reads: 1, marks: 3 });
  });

  test('so is each state of its hours, up to the instant at which it changes', async () => {
    const { counts, clock, find, sent } = counted();
    const [before] = await find(4);
    clock.now = before!.changesAt - 1;
    expect((await find(4))[0]).toBe(before);
    clock.now += 1;
    const [after] = await find(4);
    expect([await sent(before), await sent(after)]).toMatchObject([
      { info: { is_closed: false } },
      { info: { is_closed: true } },
    ]);
    expect(after?.document.etag).not.toBe(before?.document.etag);
    expect(counts).toEqual({ lookups: 13, loads: 1, reads: 1, marks: 2 });
  });

  test.each([
    { written: 'America/Bahia', warnings: [] },
    { written: '', warnings: [] },
    {
      written: 'Mars/Base',
      warnings: [{ restaurant: 1, written: 'Mars/Base', used: 'America/Sao_Paulo' }],
    },
  ])('the time zone $written is reported when it does not exist', async ({ written, warnings }) => {
    const record = JSON.parse(SHORT) as { info: object };
    const document = JSON.stringify({ ...record, info: { ...record.info, timezone: written } });
    const warn = jest.fn();
    const { find } = counted({ document, loaded: reportZone({ warn }) });
    await find(3);
    expect(warn.mock.calls.map(([fields]) => fields as object)).toEqual(warnings);
  });

  test('all waiting readers get the error, which is not cached', async () => {
    const { row, counts, find } = counted({ document: '{"info":{}}' });
    await expect(find(4)).rejects.toThrow(UnreadableRecordError);
    expect(counts).toMatchObject({ loads: 1, reads: 1 });
    row.document = SHORT;
    expect((await find(1))[0]?.url).toBe('mercado');
  });

  test('memory is bounded by bytes: the record that was requested the longest time ago is loaded again', async () => {
    const { counts, find } = counted({ mostBytes: SHORT.length * 12 });
    for (const id of [1, 2, 1, 3, 1]) await find(1, id);
    expect(counts.loads).toBe(3);
    await find(1, 2);
    expect(counts.loads).toBe(4);
  });

  test('[S09] only lookups of restaurants that were not found before have a budget', async () => {
    const { counts, find, catalog } = counted();
    await find(1);
    const flood = Promise.allSettled(
      Array.from({ length: 80 }, (_, count) => catalog.find({ url: `unknown-${count}` })),
    );
    expect((await find(1))[0]?.url).toBe('mercado');
    const outcomes = await flood;
    const refused = outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' ? [outcome.reason as unknown] : [],
    );
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.every((it) => it instanceof BudgetExceededError)).toBe(true);
    expect(counts.lookups).toBe(3 + outcomes.length - refused.length);
  });

  test('a caller that holds a connection loads on it, and does not wait for callers without one', async () => {
    const { catalog: held, db } = counted();
    const stuck = restaurantCatalog({
      ...db,
      query: <Row extends object>(sql: string, params?: readonly unknown[]) =>
        sql.includes('document::text')
          ? new Promise<Row[]>(() => undefined)
          : db.query<Row>(sql, params),
    });
    void stuck.find({ id: 1 });
    expect((await stuck.find({ id: 1 }, db))?.url).toBe((await held.find({ id: 1 }))?.url);
  });
});

describe('the reader', () => {
  /** 930 kB: read by the thread, and returned in several parts of a category. */
  const big = bigRestaurant({ url: 'mercado', products: 1000, seed: 1 });
  const LONG = JSON.stringify({ info: big.info, menu: big.menu, hours: big.hours });

  /** The result of the work, and the number of turns of the event loop meanwhile. */
  async function turnsDuring<T>(work: Promise<T>): Promise<{ result: T; turns: number }> {
    let [turns, isOver] = [0, false];
    const turn = (): void => {
      turns += 1;
      if (!isOver) setImmediate(turn);
    };
    setImmediate(turn);
    const result = await work.finally(() => {
      isOver = true;
    });
    return { result, turns };
  }

  test('a long menu is read and marked off the event loop, with the same results', async () => {
    const read = await turnsDuring(menuReader.read(1, LONG));
    expect(read.result.data).toEqual(z.parse(RestaurantData, JSON.parse(LONG)));
    expect(read.result).toMatchObject({
      wire: Buffer.from(LONG),
      otherPrices: { count: 0, productIds: [] },
    });
    const marks = { itemIds: ['produto-7'], patch: { info: { is_closed: true } } };
    const marked = await turnsDuring(menuReader.mark(read.result.wire, marks));
    expect(JSON.parse(marked.result.toString())).toMatchObject({
      info: { name: big.info.name, is_closed: true },
      menu: menuOf(LONG, ['produto-7']),
    });
    expect(Math.min(read.turns, marked.turns)).toBeGreaterThan(1);
    expect(read.result.wire.length).toBe(Buffer.byteLength(LONG)); // not detached: marking copied it
  });

  test('a long record that breaks its contract names its fields, as a short one does', async () => {
    const broken = { ...(JSON.parse(LONG) as object), info: { name: { toString: 1 } } };
    for (const text of [JSON.stringify(broken), JSON.stringify({ info: broken.info })]) {
      await expect(menuReader.read(7, text)).rejects.toMatchObject({
        name: UnreadableRecordError.name,
        restaurantId: 7,
        paths: expect.arrayContaining(['info.name']) as unknown,
      });
    }
  });
});

describe('encodings', () => {
  test.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0', 'identity'],
    ['deflate, *;q=0.1', 'identity'],
  ] as const)('a client that accepts %j gets %s', (header, encoding) =>
    expect(acceptedEncoding(header)).toBe(encoding),
  );

  test('each encoding is made once and unpacks to the text', async () => {
    const text = JSON.stringify({ name: 'Água'.repeat(500) });
    const document = encodedDocument(Buffer.from(text), 'r1');
    expect((await document.bytes('identity')).toString()).toBe(text);
    expect(brotliDecompressSync(await document.bytes('br')).toString()).toBe(text);
    expect(gunzipSync(await document.bytes('gzip')).toString()).toBe(text);
    expect(await document.bytes('br')).toBe(await document.bytes('br'));
  });
});

describe('sold out', () => {
  const document = {
    info: { id: 1, extra: [1, 'Água'] },
    menu: {
      featuredItems: [{ id: 'wine', hasStock: true }],
      categories: [
        {
          id: 'c',
          products: [
            { id: 'wine', name: 'Vinho', hasStock: true },
            { id: 7, name: 'Sete' },
          ],
        },
      ],
      combos: [{ id: 'deal', unavailable: false }],
      pizzas: { sizes: [{ id: 'large' }, { id: 'small' }], crusts: ['x'] },
      prizes: [{ id: 'wine' }],
    },
    hours: {},
  };

  test('wherever an item is listed it is marked, numbers as well as texts; everything else stays', () => {
    const { menu, info, hours } = withSoldOut(document, ['7', 'deal', 'large', 'wine', 'unknown']);
    expect({ info, hours }).toEqual({ info: document.info, hours: {} });
    expect(menu).toEqual({
      featuredItems: [{ id: 'wine', hasStock: false }],
      categories: [
        {
          id: 'c',
          products: [
            { id: 'wine', name: 'Vinho', hasStock: false },
            { id: 7, name: 'Sete', hasStock: false },
          ],
        },
      ],
      combos: [{ id: 'deal', unavailable: true }],
      pizzas: { sizes: [{ id: 'large', unavailable: true }, { id: 'small' }], crusts: ['x'] },
      prizes: [{ id: 'wine' }],
    });
  });

  test('the revision distinguishes sets of items', () => {
    expect(soldOutRevision(['a', 'b'])).toBe(soldOutRevision(['a', 'b']));
    expect(
      new Set([soldOutRevision(['a']), soldOutRevision(['a', 'b']), soldOutRevision(['a,b'])]).size,
    ).toBe(3);
  });
});

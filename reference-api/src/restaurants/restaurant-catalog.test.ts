import { BudgetExceededError } from '@storefront/http-kit';
import type { Queryable } from '../platform/db/database';
import { bigRestaurant } from '../../../demo/src/big/generate-big-menu';
import { menuReader } from './menu-reader';
import { restaurantCatalog, type CatalogOptions } from './restaurant-catalog';
import { soldOutDocument } from './sold-out';
import { UnreadableRecordError } from './unreadable-record';

const documentOf = (products: number): string => {
  const { info, menu, hours } = bigRestaurant({ url: 'mercado', products, seed: 1 });
  return JSON.stringify({ info, menu, hours });
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
    markSoldOut: (wire, itemIds) => {
      counts.marks += 1;
      return menuReader.markSoldOut(wire, itemIds);
    },
  };
  const catalog = restaurantCatalog(db, { reader, ...options });
  const find = (times: number, id = 1) =>
    Promise.all(Array.from({ length: times }, () => catalog.find({ id })));
  return { row, counts, catalog, find, db };
}

test('concurrent readers of a new revision share one load and one reading, and those after them too', async () => {
  const { row, counts, find } = counted();
  const [first, ...others] = await find(16);
  expect(first?.data.menu.categories.length).toBeGreaterThan(0);
  expect(new Set([first, ...others, ...(await find(3))]).size).toBe(1);
  expect(counts).toEqual({ lookups: 20, loads: 1, reads: 1, marks: 0 });
  row.revision = 'r2';
  const [next] = await find(16);
  expect(next?.document.etag).toBe('W/"r2"');
  expect(counts).toMatchObject({ loads: 2, reads: 2 });
});

test('each set of sold-out items is marked once, without another load', async () => {
  const { row, counts, find } = counted();
  row.soldOut = ['produto-1'];
  const [first, ...others] = await find(8);
  expect(new Set([first, ...others]).size).toBe(1);
  expect(String(await first?.document.bytes('identity'))).toBe(
    soldOutDocument(SHORT, ['produto-1']),
  );
  row.soldOut = ['produto-1', 'produto-2'];
  await find(8);
  row.soldOut = [];
  const [again] = await find(8);
  expect(String(await again?.document.bytes('identity'))).toBe(SHORT);
  expect(counts).toEqual({ lookups: 25, loads: 1, reads: 1, marks: 2 });
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

test('a record that exceeds the memory is served, and loaded again by the next reader', async () => {
  const { counts, find } = counted({ mostBytes: SHORT.length });
  expect((await find(4)).map((it) => it?.url)).toEqual(Array(4).fill('mercado'));
  expect(counts.loads).toBe(1);
  await find(1);
  expect(counts.loads).toBe(2);
});

test('[S09] only lookups of restaurants that were not found before have a budget', async () => {
  const { counts, find, catalog } = counted();
  await find(1);
  const flood = Promise.allSettled(
    Array.from({ length: 80 }, (_, count) => catalog.find({ url: `unknown-${count}` })),
  );
  expect((await find(1))[0]?.url).toBe('mercado');
  const outcomes = await flood;
  const refused = outcomes.flatMap((it) =>
    it.status === 'rejected' ? [it.reason as unknown] : [],
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

import { RestaurantData } from '@storefront/shared-domain/contracts';
import * as z from 'zod/mini';
import { bigRestaurant, demoRestaurants } from '../../../demo/src/demo-restaurants';
import { joinRecord } from './menu-parts';
import { menuReader } from './menu-reader';
import { markSoldOut, readMenu } from './menu-work';
import { soldOutDocument } from './sold-out';
import { UnreadableRecordError } from './unreadable-record';

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
  const marked = await turnsDuring(menuReader.markSoldOut(read.result.wire, ['produto-7']));
  expect(marked.result.toString()).toBe(soldOutDocument(LONG, ['produto-7']));
  expect(Math.min(read.turns, marked.turns)).toBeGreaterThan(1);
  expect(read.result.wire.length).toBe(Buffer.byteLength(LONG)); // not detached: marking copied it
});

test.each([10, 1000])(
  'copies of %d products with another price are named, the first five of them',
  async (products) => {
    const { info, menu, hours } = bigRestaurant({ url: 'mercado', products, seed: 1 });
    const copies = menu.categories
      .flatMap((category) => category.products)
      .slice(0, 7)
      .map((product) => ({ ...product, price: product.price + 1 }));
    const { otherPrices } = await menuReader.read(
      1,
      JSON.stringify({ info, menu: { ...menu, featuredItems: copies }, hours }),
    );
    expect(otherPrices).toEqual({
      count: 7,
      productIds: copies.slice(0, 5).map(({ id }) => String(id)),
    });
  },
);

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

test.each(demoRestaurants.map((it) => [it.info.restaurant_url, it] as const))(
  '%s comes through JSON as its contract reads it',
  async (_, { info, menu, hours }) => {
    const text = JSON.stringify({ info, menu, hours });
    const found = readMenu(text);
    if (found.kind !== 'read') throw new Error(found.paths.join());
    expect(new TextDecoder().decode(found.wire)).toBe(text);
    expect(await joinRecord(found.parts)).toEqual(z.parse(RestaurantData, JSON.parse(text)));
    expect(new TextDecoder().decode(markSoldOut({ wire: Buffer.from(text), itemIds: [] }))).toBe(
      text,
    );
  },
);

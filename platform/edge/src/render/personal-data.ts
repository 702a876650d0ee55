import { budget } from '@storefront/http-kit';
import { LRUCache } from 'lru-cache';
import type { ReadApi } from '../restaurant-head';
import { within } from '../within';
import { RenderFailure } from './render-failure';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** What the render of a personal page needs. */
export interface PersonalData {
  /** The restaurant's response without its items, which no personal page shows. */
  readonly wire: unknown;
  /** The API's response for the page. */
  readonly data: unknown;
}

/** Restaurants whose responses are cached without their items, each of some kilobytes. */
const MAX_RESTAURANTS = 200;

export interface PersonalDataOptions {
  readonly readApi: ReadApi;
  /** Reads the response of a restaurant in a revision. Throws `RenderFailure`. */
  readonly readRestaurant: (restaurantUrl: string, revision: string) => Promise<unknown>;
  readonly waitMs: number;
}

export interface Personal {
  readonly restaurantUrl: string;
  readonly revision: string;
  /** Path of the data at the API. */
  readonly dataPath: string;
}

/**
 * Reads what personal pages show, and passes it to `use`: two pages at a time and four waiting ones,
 * because each costs a render. Rejects with `RenderFailure`, also when the API needs longer than
 * `waitMs`, or with `BudgetExceededError`.
 */
export function personalData({
  readApi,
  readRestaurant,
  waitMs,
}: PersonalDataOptions): <T>(
  page: Personal,
  use: (read: PersonalData) => Promise<T>,
) => Promise<T> {
  const inTurn = budget({ name: 'personal pages', atOnce: 2, waiting: 4 });
  const frames = new LRUCache<string, object>({ max: MAX_RESTAURANTS });

  async function frameOf({ restaurantUrl, revision }: Personal): Promise<object> {
    const key = `${restaurantUrl}\n${revision}`;
    const known = frames.get(key);
    if (known !== undefined) return known;
    const read = await readRestaurant(restaurantUrl, revision);
    const { info, hours } = isObject(read) ? read : {};
    const frame = { info, hours };
    frames.set(key, frame);
    return frame;
  }

  async function dataOf({ dataPath }: Personal): Promise<unknown> {
    const { status, body } = await readApi(dataPath).catch(() => ({ status: 0, body: null }));
    if (status !== 200 || body === null)
      throw new RenderFailure('no-answer', `the API answered with ${status}`);
    return body;
  }

  return (page, use) => {
    const until = performance.now() + waitMs;
    return inTurn(async () => {
      const leftMs = until - performance.now();
      const read = await within(leftMs, Promise.all([frameOf(page), dataOf(page)]));
      if (read === null) throw new RenderFailure('late', `no data within ${waitMs} ms`);
      const [wire, data] = read;
      return use({ wire, data });
    });
  };
}

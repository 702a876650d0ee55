import { LRUCache } from 'lru-cache';
import type { RenderedPage } from './rendered-page';

/** Everything that a rendered screen depends on. */
export interface ScreenKey extends Pick<RenderedPage, 'query' | 'language'> {
  /** Hash of the composition. */
  readonly composition: string;
  /** Null for an unknown restaurant. */
  readonly restaurantUrl: string | null;
  /** Prefix of the storefront's URLs: `/one` or `/app/one`. */
  readonly base: string;
  /** Path after the prefix. */
  readonly path: string;
  /**
   * ETag of the API's response that the page is based on (items, prices, hours, and whether the
   * restaurant is open), empty without one; or `UNKNOWN_RESTAURANT`.
   */
  readonly revision: string;
  /** Number of the period for which the screen is true; 0 for a page that shows no time. */
  readonly period: number;
}

/** The page of a screen: it is the same in each revision and period. */
export const pageKey = ({
  composition,
  base,
  path,
  query,
  language,
  restaurantUrl,
}: ScreenKey): string => [composition, base, path, query, language, restaurantUrl].join('\n');

export type ScreenCache = ReturnType<typeof createScreenCache>;

const MAX_BYTES = 32 * 1024 * 1024;

/** A key as one text. */
export const screenText = ({
  composition,
  base,
  path,
  query,
  language,
  revision,
  restaurantUrl,
  period,
}: ScreenKey) =>
  [composition, base, path, query, language, revision, restaurantUrl, period].join('\n');

/**
 * Screens by all that they depend on, within a limit in bytes. Concurrent requests of one screen
 * share its render. A failed render is not cached.
 */
export function createScreenCache(mostBytes = MAX_BYTES) {
  const screens = new LRUCache<string, RenderedPage>({
    maxSize: mostBytes,
    sizeCalculation: ({ html, style }, key) => 2 * (html.length + style.length + key.length),
  });
  const running = new Map<string, Promise<RenderedPage>>();
  return {
    peek: (key: ScreenKey): RenderedPage | undefined => screens.get(screenText(key)),
    /** Whether the screen is cached, or is being rendered. */
    has: (key: ScreenKey): boolean => screens.has(screenText(key)) || running.has(screenText(key)),
    /** Adds a screen that was rendered before. */
    add: (key: ScreenKey, screen: RenderedPage): void => void screens.set(screenText(key), screen),
    /** The cached screen; otherwise the running or a new render. Rejects as `render` does. */
    fetch: async (key: ScreenKey, render: () => Promise<RenderedPage>): Promise<RenderedPage> => {
      const text = screenText(key);
      const known = screens.get(text) ?? running.get(text);
      if (known !== undefined) return known;
      const work = render()
        .then((screen) => {
          screens.set(text, screen);
          return screen;
        })
        .finally(() => running.delete(text));
      running.set(text, work);
      return work;
    },
  };
}

import { LRUCache } from 'lru-cache';
import type { RenderedPage } from './rendered-page';
import { type ScreenCache, type ScreenKey, pageKey } from './screen-cache';

/** How the screen of a request is obtained: the stored one, an earlier one meanwhile, or a render. */
export type FoundScreen =
  | { readonly kind: 'cached' | 'refreshing'; readonly screen: RenderedPage }
  | { readonly kind: 'rendering'; readonly work: Promise<RenderedPage> };

interface FreshScreensOptions {
  readonly cache: ScreenCache;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Whether a failed render says nothing about the next one. */
  readonly isPassing: (error: unknown) => boolean;
}

/** What was rendered last of one page. */
interface Latest {
  readonly key: ScreenKey;
  readonly opening: string | null;
  /** When a later one was first requested, in milliseconds since 1970; null before. */
  replacedAt: number | null;
}

/** Longest time in ms for which an earlier screen is sent while the present one is rendered. */
const MAX_STALE_MS = 10_000;
/** Pages whose latest screen is remembered; the screens themselves are in the cache. */
const MAX_PAGES = 4096;

/**
 * Screens that are refreshed in the background: while a screen of a later revision or period is
 * rendered, the latest one of the same page and composition is sent, for 10 s at most. Not when
 * `opening` differs (whether the restaurant takes orders, and the day on a page that marks it), and
 * not after a failed render. One render for each key.
 */
export function createFreshScreens({ cache, now, isPassing }: FreshScreensOptions) {
  const pages = new LRUCache<string, Latest>({ max: MAX_PAGES });

  function earlier(page: string, opening: string | null): RenderedPage | null {
    const latest = pages.get(page);
    if (latest === undefined || opening === null || latest.opening !== opening) return null;
    latest.replacedAt ??= now();
    if (now() - latest.replacedAt >= MAX_STALE_MS) return null;
    return cache.peek(latest.key) ?? null;
  }

  return {
    /** Whether a screen of the page was rendered or added before, in any revision. */
    hasPage: (key: ScreenKey): boolean => pages.has(pageKey(key)),
    /** Adds the latest screen of a page from before this process. */
    add(key: ScreenKey, opening: string, screen: RenderedPage): void {
      cache.add(key, screen);
      pages.set(pageKey(key), { key, opening, replacedAt: null });
    },
    /**
     * `render` is called when the screen is neither stored nor being rendered. `opening` is null when
     * no earlier screen may be sent.
     */
    find(key: ScreenKey, opening: string | null, render: () => Promise<RenderedPage>): FoundScreen {
      const screen = cache.peek(key);
      if (screen !== undefined) return { kind: 'cached', screen };
      const page = pageKey(key);
      const meanwhile = earlier(page, opening);
      const work = cache.fetch(key, async () => {
        try {
          const made = await render();
          pages.set(page, { key, opening, replacedAt: null });
          return made;
        } catch (error) {
          // without an opening state: no earlier screen is sent, nor one of before this process added
          if (!isPassing(error)) pages.set(page, { key, opening: null, replacedAt: null });
          throw error;
        }
      });
      work.catch(() => undefined); // counted where it failed; the request may be answered already
      return meanwhile === null
        ? { kind: 'rendering', work }
        : { kind: 'refreshing', screen: meanwhile };
    },
  };
}

import pLimit from 'p-limit';
import type { Running, Tools } from '../../cli/tools';
import type { Store } from '../../store';
import type { Story } from '../stories/story';
import type { Browsing } from './browsing';
import { observeStory } from './observe-story';
import type { StoryResult } from './story-result';

/** A resource that must be closed. */
interface Closable {
  close(): Promise<void>;
}

/** Resources that are opened one by one or at once, and closed together, the last one first. */
function openTogether() {
  const all: Promise<Closable>[] = [];
  return {
    /**
     * Waits for one more; it is closed with the others even when another of them cannot be opened.
     */
    add: <Opened extends Closable>(opening: Promise<Opened>): Promise<Opened> => {
      all.push(opening);
      return opening;
    },
    close: async (): Promise<void> => {
      for (const opened of (await Promise.allSettled(all)).reverse())
        if (opened.status === 'fulfilled') await opened.value.close();
    },
  };
}

/** What is opened, and what is known of it. */
type Options = Omit<
  Browsing,
  'candidate' | 'api' | 'observe' | 'openSandbox' | 'timeout' | 'visitor'
> & {
  readonly store: Store;
  readonly hash: string;
  readonly tools: Tools;
  /** `TIMEOUT_MS` by default. */
  readonly timeout?: number | undefined;
};

/** Customers at the same time: two processors are busy with them, and none waits long. */
const CUSTOMERS = 3;
/** Timeout in ms, far longer than a page needs on a slow machine. */
const TIMEOUT_MS = 20_000;
/**
 * Without a service worker: the gate checks what the composition serves, not a browser cache.
 * Without motion, which uses a quarter of the processor.
 */
const PHONE = {
  locale: 'en-US',
  viewport: { width: 390, height: 844 },
  serviceWorkers: 'block',
  reducedMotion: 'reduce',
} as const;

/** Runs each story once, for all checks that use its result. */
export function withStories(resources: Omit<Browsing, 'observe'>): Browsing {
  const results = new Map<Story, Promise<StoryResult>>();
  const limit = pLimit(CUSTOMERS);
  const resultOf = (story: Story): Promise<StoryResult> => {
    const result = results.get(story) ?? limit(() => observeStory(resources, story));
    results.set(story, result);
    return result;
  };
  return {
    ...resources,
    observe: (stories = resources.stories) =>
      Promise.all(stories.filter(({ exchange }) => exchange === undefined).map(resultOf)),
  };
}

/**
 * Starts one browser, one API and the storefronts that the browser checks use. Close it when they
 * are done. Stops everything when it rejects.
 */
export async function openBrowsing({
  store,
  hash,
  tools,
  served,
  timeout = TIMEOUT_MS,
  ...known
}: Options): Promise<Browsing & { close(): Promise<void> }> {
  const opened = openTogether();
  try {
    const [api, browser] = await Promise.all([
      opened.add(tools.startApi()),
      opened.add(tools.openBrowser()),
    ]);
    const serve = (of: string): Promise<Running> =>
      opened.add(tools.serveComposition({ store, hash: of, apiUrl: api.url }));
    const [candidate, before] = await Promise.all([
      serve(hash),
      served === null ? null : serve(served),
    ]);
    return {
      ...withStories({
        ...known,
        candidate: candidate.url,
        api: api.url,
        openSandbox: tools.openSandbox,
        timeout,
        served: before?.url ?? null,
        visitor: async (locale = PHONE.locale) => {
          const visitor = await browser.newContext({ ...PHONE, locale });
          visitor.setDefaultTimeout(timeout);
          return visitor;
        },
      }),
      close: opened.close,
    };
  } catch (error) {
    await opened.close();
    throw error;
  }
}

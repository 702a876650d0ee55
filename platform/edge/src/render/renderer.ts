import type { PageDocument } from '@storefront/compositions';
import type { CurrentPage } from '../channel-page';
import { type HeadSource, realmHeads } from '../head/head-source';
import type { StoredHeads } from '../head/stored-heads';
import { type PlainDocumentOf, createPlainDocuments } from '../plain/plain-documents';
import type { ReadApi } from '../restaurant-head';
import { acceptedLanguage } from './accepted-language';
import { type PersonalData, personalData } from './personal-data';
import { prepareRealms } from './prepare-realms';
import type { Screen } from './realm';
import { type ReadFile, type RenderedComposition, realmRequest } from './realm-files';
import { type RealmsOptions, createRealms, realmKey } from './realms';
import { createRenderTurns } from './render-turns';
import { createFreshScreens } from './fresh-screens';
import { type Fallback, RenderFailure, toRenderFailure } from './render-failure';
import type { RenderedPage } from './rendered-page';
import { type ScreenCache, type ScreenKey, createScreenCache, screenText } from './screen-cache';
import type { StoredScreens } from './stored-screens';
import { within } from '../within';
import { waitingVisits } from './waiting-visits';

/** A page to render. */
export interface ScreenRequest extends Omit<ScreenKey, 'composition'> {
  /** Called for a render, not for a cached screen. */
  readonly page: () => PageDocument;
  /** Null for an address without a route. */
  readonly rendered: RenderedComposition | null;
  /** Path at the API of the personal data that the screen shows; null for none. It is not cached. */
  readonly dataPath: string | null;
  /** Anyone can invent addresses of the page: their screens replace only one another. */
  readonly isOfAnyPath?: boolean;
  /** The page has the builds of `rendered` whatever the visitor's arm is. */
  readonly isForEveryArm?: boolean;
  /** A screen of another opening state is never sent instead. */
  readonly opening: string;
  readonly acceptLanguage: string | undefined;
}

/**
 * Called for each request: `cached`, `rendered`, `refreshing` (the earlier screen was sent, and the
 * present one is rendered), or why the browser renders the page.
 */
export type OnScreen = (outcome: 'cached' | 'rendered' | 'refreshing' | Fallback) => void;

/** How the wait of a visitor ended: with the screen, without it, or because the visitor left. */
export type WaitOutcome = 'rendered' | 'failed' | 'late' | 'left';

export interface RendererOptions extends Omit<RealmsOptions, 'read'> {
  readonly readFile: ReadFile;
  /** Default: true. */
  readonly hasScreens?: boolean;
  readonly readApi: ReadApi;
  /**
   * Wait in ms for each screen, also of a new realm, where no visitor waits. No earlier screen is
   * returned then.
   */
  readonly waitMs?: number;
  /** Default: realms in processes of their own. */
  readonly openRealms?: typeof createRealms;
  /** Screens of earlier processes, and of those beside this one. */
  readonly stored?: StoredScreens | null;
  /** Heads of earlier processes, and of those beside this one. */
  readonly storedHeads?: StoredHeads | null;
  readonly onScreen?: OnScreen;
  /** Called when a visitor no longer waits for a screen, with the time in seconds. */
  readonly onWait?: (outcome: WaitOutcome, seconds: number) => void;
  /** Called after each render with its time in seconds. */
  readonly onRender?: (seconds: number) => void;
  /** Called once for each failed render, also when its request is answered already. */
  readonly onFailure?: (reason: Fallback) => void;
  /** Gets one sentence per failed render. */
  readonly log?: (line: string) => void;
}

export interface Renderer {
  /** Whether the site renders screens; without them it only describes restaurants. */
  readonly hasScreens: boolean;
  readonly heads: HeadSource;
  /**
   * The screen of a page, after `RENDER_WAIT_MS` or `waitMs` at most; null when the browser renders
   * it, and when the visitor has left (`signal`). Never rejects.
   */
  screenOf(request: ScreenRequest, signal?: AbortSignal): Promise<RenderedPage | null>;
  /** The cached screen of a page; null when there is none. Starts no render. */
  cachedScreen(request: ScreenRequest): RenderedPage | null;
  readonly plainDocumentOf: PlainDocumentOf;
  /**
   * Opens the realms of the entry pages of a composition that a visitor has just opened; `modules`: those
   * of the restaurant.
   */
  prepare(current: CurrentPage, modules: readonly string[]): void;
  close(): Promise<void>;
}

/**
 * Longest wait of a visitor in ms for a screen, with the head of the page on the device already. A
 * page that the browser renders costs a phone 3.5 s more than a rendered one; a render takes about 50
 * ms, the first one of a realm about a second (ADR 0044).
 */
const RENDER_WAIT_MS = 1500;
/** Longest time in ms for reading a stored screen: a disk that does not answer delays no page. */
const STORED_MS = 100;

/** Bytes of cached screens of paths that anyone can invent. */
const ANY_PATH_BYTES = 4 * 1024 * 1024;

interface Screens {
  readonly cache: ScreenCache;
  readonly fresh: ReturnType<typeof createFreshScreens>;
}

const noop = (): void => undefined;

const listBuilds = ({ composition, route }: RenderedComposition): string[] => [
  composition.shell.base,
  ...new Set(route.pages.map(({ remote }) => composition.remotes[remote]?.base ?? '')),
];

/** Language of a screen, as the start script chooses it; null for none of the shell's. */
export const chooseLanguage = ({
  rendered,
  acceptLanguage,
  language,
}: ScreenRequest): string | null =>
  acceptedLanguage(
    acceptLanguage,
    language,
    Object.keys(rendered?.composition.shell.locales ?? {}),
  );

/** What the screen of a request depends on; null when it cannot be rendered. */
function toScreenKey(request: ScreenRequest): ScreenKey | null {
  const { rendered, restaurantUrl, base, path, query, revision, period } = request;
  const language = chooseLanguage(request);
  if (rendered === null || language === null || revision === '') return null;
  const composition = rendered.composition.hash;
  return { composition, restaurantUrl, base, path, query, language, revision, period };
}

const toPage = (
  rendered: RenderedComposition,
  { isForEveryArm = false }: ScreenRequest,
  { language, revision, query }: ScreenKey,
) => ({
  language,
  revision,
  query,
  builds: listBuilds(rendered),
  ...(isForEveryArm ? { isForEveryArm } : {}),
});

/** Renders first screens for the edge, cached by everything that they depend on. */
export function createRenderer(options: RendererOptions): Renderer {
  const { readApi, onScreen = noop, onFailure = noop, onRender = noop, log = noop } = options;
  const { stored = null, storedHeads = null, onWait = noop, now = Date.now } = options;
  const { openRealms = createRealms } = options;
  const realms = openRealms({ ...options, read: options.readFile });
  const turns = createRenderTurns(now);
  const visits = waitingVisits();
  const screens = screensWith();
  const ofAnyPath = screensWith(ANY_PATH_BYTES);
  const screensOf = (request: ScreenRequest): Screens =>
    request.isOfAnyPath ? ofAnyPath : screens;
  const withPersonal = personalData({ readApi, readRestaurant: readData, waitMs: RENDER_WAIT_MS });

  function screensWith(mostBytes?: number): Screens {
    const cache = createScreenCache(mostBytes);
    const isPassing = (error: unknown): boolean => toRenderFailure(error).reason === 'busy';
    return { cache, fresh: createFreshScreens({ cache, now, isPassing }) };
  }

  /**
   * The data of a restaurant in a revision. Throws `RenderFailure`, also when the API has another
   * revision by now: under the key of this one the screen would be wrong when it returns.
   */
  async function readData(restaurantUrl: string, revision: string): Promise<unknown> {
    const { status, body, etag } = await readApi(
      `/restaurant/data/v2/${encodeURIComponent(restaurantUrl)}`,
    );
    if (status !== 200) throw new RenderFailure('no-answer', `the API answered with ${status}`);
    if (etag !== undefined && revision !== '' && etag !== revision)
      throw new RenderFailure('no-answer', 'the data of the restaurant has changed');
    return body;
  }

  const heldData = (restaurantUrl: string, revision: string) => ({
    key: `${restaurantUrl} ${revision}`,
    readJson: async () => JSON.stringify(await readData(restaurantUrl, revision)),
  });

  async function render(
    request: ScreenRequest,
    rendered: RenderedComposition,
    key: ScreenKey,
    personal: PersonalData | null = null,
  ): Promise<Screen> {
    const { restaurantUrl, query } = request;
    const isGiven = restaurantUrl === null || personal !== null;
    const data = isGiven ? null : heldData(restaurantUrl, key.revision);
    const { config } = request.page();
    const path = request.path === '' ? request.base : `${request.base}/${request.path}`;
    const requestJson = realmRequest(rendered, {
      ...(restaurantUrl === null ? { wire: null } : personal),
      restaurantUrl,
      basename: request.base,
      path: query === '' ? path : `${path}?${query}`,
      language: key.language,
      config,
    });
    const work = {
      rendered,
      restaurant: restaurantUrl ?? '',
      requestJson,
      data,
      isOfOne: personal !== null,
    };
    const isWanted = (): boolean => visits.isWaitedFor(screenText(key));
    return turns.run({
      realm: realmKey(rendered),
      isWarm: () => realms.isWarm(rendered),
      isWanted,
      render: async () => {
        if (personal !== null && !isWanted())
          throw new RenderFailure('declined', 'the visitor has left');
        const start = performance.now();
        const screen = await realms.render(work);
        onRender((performance.now() - start) / 1000);
        return screen;
      },
    });
  }

  /** Throws `RenderFailure`. */
  async function countedRender(...of: Parameters<typeof render>): Promise<Screen> {
    try {
      return await render(...of);
    } catch (error) {
      const failure = toRenderFailure(error);
      if (failure.reason === 'declined') throw failure;
      onFailure(failure.reason);
      const [{ base, path }] = of;
      if (failure.reason !== 'backing-off') log(`${base}/${path} is not rendered: ${failure}`);
      throw failure;
    }
  }

  /** A screen of the visitor's own, rendered for this request. Throws `RenderFailure`. */
  const personalScreen = (
    request: ScreenRequest,
    rendered: RenderedComposition,
    key: ScreenKey,
  ): Promise<RenderedPage> => {
    const { restaurantUrl, dataPath } = request;
    if (restaurantUrl === null || dataPath === null) throw new Error('the page is not personal');
    return withPersonal({ restaurantUrl, dataPath, revision: key.revision }, async (read) => ({
      ...(await countedRender(request, rendered, key, read)),
      ...toPage(rendered, request, key),
      data: read.data,
    }));
  };

  /** Renders a screen for the cache, and stores it. Throws `RenderFailure`. */
  async function sharedScreen(
    request: ScreenRequest,
    rendered: RenderedComposition,
    key: ScreenKey,
  ): Promise<RenderedPage> {
    const screen = await countedRender(request, rendered, key);
    if (!request.isOfAnyPath)
      stored?.write({ key, opening: request.opening, screen }, request.page().config);
    return { ...screen, ...toPage(rendered, request, key) };
  }

  /**
   * Reads the latest screen of a page that another process has stored, when this one has neither the
   * screen nor its render. One of another period may be sent while the present one is rendered.
   */
  async function addStored(
    request: ScreenRequest,
    rendered: RenderedComposition,
    key: ScreenKey,
  ): Promise<void> {
    const { cache, fresh } = screensOf(request);
    if (stored === null || request.isOfAnyPath || cache.has(key)) return;
    const read = await within(STORED_MS, stored.read(key, request.page().config));
    if (read === null || cache.has(key)) return;
    if (read.key.period !== key.period && fresh.hasPage(key)) return;
    fresh.add(read.key, read.opening, { ...read.screen, ...toPage(rendered, request, read.key) });
  }

  /**
   * How long a visitor waits for a screen that is not cached. Not at all when it will probably come too
   * late: after a first render on a loaded machine, or behind many others.
   */
  function waitOf(rendered: RenderedComposition): { waitMs: number; reason: Fallback } {
    if (options.waitMs !== undefined) return { waitMs: options.waitMs, reason: 'late' };
    const isWarm = realms.isWarm(rendered);
    const ms = turns.expectedMs({ realm: realmKey(rendered), isWarm: () => isWarm });
    if (visits.isFull() || (isWarm && ms > RENDER_WAIT_MS)) return { waitMs: 0, reason: 'busy' };
    return { waitMs: ms > RENDER_WAIT_MS ? 0 : RENDER_WAIT_MS, reason: 'late' };
  }

  /** Waits for a screen. Throws `RenderFailure`. */
  async function waitFor(
    work: Promise<RenderedPage>,
    { waitMs, reason }: ReturnType<typeof waitOf>,
    signal: AbortSignal | undefined,
  ): Promise<RenderedPage> {
    const since = now();
    const ended = (outcome: WaitOutcome): void => {
      if (waitMs > 0) onWait(outcome, (now() - since) / 1000);
    };
    const made = await within(waitMs, work, signal).catch((error: unknown) => {
      ended('failed');
      throw error;
    });
    ended(made ? 'rendered' : signal?.aborted ? 'left' : 'late');
    if (made === null) throw new RenderFailure(reason, `no screen within ${waitMs} ms`);
    return made;
  }

  /** Opens the realm of a page in the background: nothing else would render there. */
  function openRealm(
    request: ScreenRequest,
    rendered: RenderedComposition,
    { language }: ScreenKey,
  ): void {
    const requestJson = realmRequest(rendered, { language, config: request.page().config });
    void realms.prepare({ rendered, requestJson }).catch((error: unknown) => {
      const failure = toRenderFailure(error);
      if (failure.reason !== 'backing-off')
        log(`the realm of ${request.base}/${request.path} is not opened: ${failure}`);
    });
  }

  /** Throws `RenderFailure`. */
  async function screen(
    request: ScreenRequest,
    signal: AbortSignal | undefined,
  ): Promise<RenderedPage> {
    const { rendered } = request;
    const key = toScreenKey(request);
    if (rendered === null || key === null)
      throw new RenderFailure('unsupported', 'no such page or language, or no revision');
    if (request.dataPath === null) await addStored(request, rendered, key);
    const wait = waitOf(rendered);
    // personal data is read for a visitor that waits; their realm opens for the next one
    if (request.dataPath !== null && wait.waitMs === 0) {
      if (!realms.isWarm(rendered)) openRealm(request, rendered, key);
      throw new RenderFailure(wait.reason, 'the screen would come too late');
    }
    // before the render is added: one that is waited for comes first
    const leave = wait.waitMs > 0 ? visits.enter(screenText(key)) : noop;
    try {
      const found =
        request.dataPath === null
          ? screensOf(request).fresh.find(
              key,
              options.waitMs === undefined ? request.opening : null,
              () => sharedScreen(request, rendered, key),
            )
          : { kind: 'rendering' as const, work: personalScreen(request, rendered, key) };
      if (found.kind !== 'rendering') {
        onScreen(found.kind);
        return found.screen;
      }
      found.work.catch(() => undefined); // counted where it failed; the request may be answered already
      const made = await waitFor(found.work, wait, signal);
      onScreen('rendered');
      return made;
    } finally {
      leave();
    }
  }

  return {
    hasScreens: options.hasScreens ?? true,
    heads: realmHeads({ realms, log, onFailure, stored: storedHeads }),
    cachedScreen: (request) => {
      const key = toScreenKey(request);
      const known = key && screensOf(request).cache.peek(key);
      if (known) onScreen('cached');
      return known ?? null;
    },
    screenOf: (request, signal) =>
      screen(request, signal).catch((error: unknown) => {
        if (!signal?.aborted) onScreen(toRenderFailure(error).reason);
        return null;
      }),
    plainDocumentOf: createPlainDocuments({ realms, readData, log }),
    prepare: prepareRealms({ realms, now, log }),
    close: async () => {
      await realms.close();
      await Promise.all([stored?.close(), storedHeads?.close()]);
    },
  };
}

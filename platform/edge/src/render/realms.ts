import { LRUCache } from 'lru-cache';
import type { Screen } from './realm';
import { type ReadFile, type RenderedComposition, readRealmFiles } from './realm-files';
import { openRealmProcess, type RealmProcess, type RealmLimits } from './realm-process';
import { type RealmCircuitBreaker, realmCircuitBreaker } from './realm-circuit-breaker';
import { RenderFailure, toRenderFailure } from './render-failure';

export interface RealmsOptions {
  readonly read: ReadFile;
  readonly limits?: Partial<RealmLimits>;
  /** Realms at the same time; the least recently used one is closed. */
  readonly most?: number;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/** A render, and the restaurant that its failure counts for. */
interface RealmWork {
  readonly rendered: RenderedComposition;
  /** Empty for the screen of an unknown restaurant. */
  readonly restaurant: string;
  readonly requestJson: string;
  /** The restaurant's response, if it is not in the request. `readJson` throws `RenderFailure`. */
  readonly data?: { readonly key: string; readonly readJson: () => Promise<string> } | null;
  /** Its screen is of one order: that it failed says nothing about other pages. */
  readonly isOfOne?: boolean;
}

export type Realms = ReturnType<typeof createRealms>;

interface Realm {
  readonly breaker: RealmCircuitBreaker;
  process: Promise<RealmProcess>;
  /** The process of the last render; its end makes the realm cold. */
  used: RealmProcess | null;
  /** Its files could not be read: the next render reads them again. */
  isBroken: boolean;
  isWarm: boolean;
}

/** More than 30 times the CPU time of a render. */
const DEADLINE_MS = 5000;
/**
 * About 20 times the CPU time of the start of a process and its first render. On a loaded machine they
 * get little of the processor; a process that is killed then starts from the beginning, and no page is
 * ever rendered.
 */
const FIRST_DEADLINE_MS = 20_000;
/** A realm with the largest demo record uses about 60 MB. */
const MEMORY_MB = 256;
/** The realms of the four remotes with entry pages of one composition, and two of another or of arms. */
const MAX_REALMS = 6;

/**
 * A realm runs the shell and the remotes of its pages, and no other build: compositions and arms with
 * the same ones share it. A render gets its own composition.
 */
export const realmKey = ({ composition, route }: RenderedComposition): string => {
  const remotes = [...new Set(route.pages.map(({ remote }) => remote))].sort();
  const builds = remotes.map((name) => `${name} ${composition.remotes[name]?.base ?? ''}`);
  return [composition.shell.base, ...builds].join(' ');
};

/** Failures that depend on the load of the machine, the API or the visit, not on the builds. */
const isPassing = ({ reason }: RenderFailure): boolean =>
  reason === 'busy' || reason === 'declined' || reason === 'no-answer';

/** Gives a realm the data that its work needs when it does not hold it from an earlier one. */
async function withData<T>(
  { data }: RealmWork,
  work: (data: { readonly key: string; readonly wireJson?: string } | null) => Promise<T | null>,
): Promise<T | null> {
  if (!data) return work(null);
  const { key, readJson } = data;
  return (await work({ key })) ?? work({ key, wireJson: await readJson() });
}

function required(screen: Screen | null): Screen {
  if (screen === null) throw new RenderFailure('failed', 'the realm did not hold its data');
  return screen;
}

/** One realm for each set of builds that render pages; the least recently used one is closed. */
export function createRealms(options: RealmsOptions) {
  const { read, most = MAX_REALMS, now = Date.now } = options;
  const limits = {
    deadlineMs: DEADLINE_MS,
    firstDeadlineMs: FIRST_DEADLINE_MS,
    memoryMb: MEMORY_MB,
    ...options.limits,
  };
  let isClosed = false;
  const close = async ({ process }: Realm): Promise<void> =>
    (await process.catch(() => null))?.close();
  const realms = new LRUCache<string, Realm>({ max: most, dispose: (realm) => void close(realm) });

  async function openProcess(rendered: RenderedComposition): Promise<RealmProcess> {
    const files = await readRealmFiles(read, rendered);
    if (files === null) throw new RenderFailure('unsupported', 'the shell has no server script');
    return openRealmProcess(files, limits);
  }

  /** Each render gets the failure of the opening. */
  const noteBroken = (realm: Realm): void =>
    void realm.process.catch(() => (realm.isBroken = true));

  function reopen(rendered: RenderedComposition, realm: Realm): void {
    realm.isBroken = false;
    realm.process = openProcess(rendered);
    noteBroken(realm);
  }

  function realmOf(rendered: RenderedComposition): Realm {
    const key = realmKey(rendered);
    const known = realms.get(key);
    if (known !== undefined) return known;
    const realm = {
      breaker: realmCircuitBreaker(now),
      process: openProcess(rendered),
      used: null,
      isBroken: false,
      isWarm: false,
    };
    noteBroken(realm);
    realms.set(key, realm);
    return realm;
  }

  function failed(realm: Realm, restaurant: string, failure: RenderFailure): void {
    if (isPassing(failure)) return;
    const isOfRecord = failure.reason === 'unreadable';
    if (!isOfRecord) realm.isWarm = false; // the process may have ended
    if (realm.isBroken) realm.breaker.failedToOpen();
    else realm.breaker.failed(restaurant, isOfRecord);
  }

  async function run<T>(
    realm: Realm,
    { rendered, restaurant, isOfOne = false }: RealmWork,
    work: (process: RealmProcess) => Promise<T>,
  ): Promise<T> {
    if (isClosed) throw new RenderFailure('busy', 'the realms are closed');
    if (realm.breaker.isOpen(restaurant))
      throw new RenderFailure('backing-off', 'renders failed repeatedly');
    if (realm.isBroken) reopen(rendered, realm);
    try {
      realm.used = await realm.process;
      return await work(realm.used);
    } catch (error) {
      const failure = toRenderFailure(error);
      if (!isOfOne || failure.reason !== 'failed') failed(realm, restaurant, failure);
      throw failure;
    }
  }

  /** Work after whose success earlier failures of its restaurant, and of the realm, no longer count. */
  async function counted<T>(
    of: RealmWork,
    work: (process: RealmProcess) => Promise<T>,
  ): Promise<T> {
    const realm = realmOf(of.rendered);
    const result = await run(realm, of, work);
    realm.breaker.rendered(of.restaurant);
    return result;
  }

  const isWarm = (rendered: RenderedComposition): boolean => {
    const realm = realms.peek(realmKey(rendered));
    return realm?.isWarm === true && realm.used?.isRunning() === true;
  };

  return {
    /** Whether the realm of the page has rendered before: a first render takes many times as long. */
    isWarm,
    /**
     * Opens the realm of a page before a visitor needs it, if it does not run and closes no other one.
     * Rejects with `RenderFailure`.
     */
    prepare: async ({
      rendered,
      requestJson,
    }: Pick<RealmWork, 'rendered' | 'requestJson'>): Promise<void> => {
      const known = realms.peek(realmKey(rendered));
      // one that starts or runs renders for a visitor: a preparation would only delay that render
      const isUsed = known !== undefined && (known.used === null || known.used.isRunning());
      if (isClosed || isUsed || (!known && realms.size >= most)) return;
      const realm = realmOf(rendered);
      const work = { rendered, requestJson, restaurant: '' };
      try {
        realm.isWarm = await run(realm, work, (process) => process.prepare(requestJson));
      } catch (error) {
        if (!isClosed) throw error; // the server ends
      }
    },
    /** Rejects with `RenderFailure`. */
    render: async (work: RealmWork): Promise<Screen> => {
      const realm = realmOf(work.rendered);
      const screen = await counted(work, async (process) =>
        required(await withData(work, (data) => process.render(work.requestJson, data))),
      );
      realm.isWarm = true;
      return screen;
    },
    /**
     * The document without scripts as JSON; null when the shell has none. Rejects with `RenderFailure`.
     */
    plainDocument: (work: RealmWork): Promise<string | null> =>
      counted(work, (process) =>
        withData(work, (data) => process.plainDocument(work.requestJson, data)),
      ),
    /** What pages state about a restaurant as JSON; null without it. Rejects with `RenderFailure`. */
    describe: (work: RealmWork): Promise<string | null> =>
      counted(work, (process) => process.describe(work.requestJson)),
    close: async (): Promise<void> => {
      isClosed = true;
      const opened = [...realms.values()];
      realms.clear();
      await Promise.all(opened.map(close));
    },
  };
}

import { LRUCache } from 'lru-cache';
import type { Screen } from './realm';
import { type ReadFile, type RenderedComposition, readRealmFiles } from './realm-files';
import { openRealmProcess, type RealmProcess, type RealmLimits } from './realm-process';
import { RenderFailure, failureOf } from './render-failure';

export interface RealmsOptions {
  readonly read: ReadFile;
  readonly limits?: Partial<RealmLimits>;
  /** Compositions that are rendered at the same time; the least recently used one is closed. */
  readonly most?: number;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

export interface Realms {
  /** Whether the realm of the page has rendered before: a first render takes many times as long. */
  isWarm(rendered: RenderedComposition): boolean;
  /**
   * Rejects with `RenderFailure`. `isOptional`: a screen that an earlier shell does not have, or of one
   * order; that it failed says nothing about the other pages.
   */
  render(rendered: RenderedComposition, requestJson: string, isOptional?: boolean): Promise<Screen>;
  /**
   * The menu without scripts as JSON; null when the shell has none. Rejects with `RenderFailure`.
   */
  plainMenu(rendered: RenderedComposition, requestJson: string): Promise<string | null>;
  close(): Promise<void>;
}

interface Realm {
  readonly process: Promise<RealmProcess>;
  isWarm: boolean;
  /** Failures since the last rendered screen. */
  failures: number;
  /** Milliseconds since 1970 before which nothing is rendered. */
  resumesAt: number;
}

/** About 6 times the CPU time of a first render, for a busy machine. */
const DEADLINE_MS = 5000;
/** A realm with the largest demo menu uses about 60 MB. */
const MEMORY_MB = 256;
/** The realms of menu, cart, builder and tracking of one composition, and two of another or of arms. */
const MOST_REALMS = 6;
const MOST_FAILURES = 3;
const BACK_OFF_MS = 60_000;

const keyOf = ({ composition, route }: RenderedComposition): string =>
  [composition.hash, ...new Set(route.pages.map(({ remote }) => remote))].join(' ');

/** Failures that depend on the load of the machine or on the visit, not on the composition. */
const isPassing = ({ reason }: RenderFailure): boolean =>
  reason === 'busy' || reason === 'declined';

/** One realm for each remote whose pages are rendered, of the latest compositions. */
export function createRealms(options: RealmsOptions): Realms {
  const { read, most = MOST_REALMS, now = Date.now } = options;
  const limits = { deadlineMs: DEADLINE_MS, memoryMb: MEMORY_MB, ...options.limits };
  const close = async ({ process }: Realm): Promise<void> =>
    (await process.catch(() => null))?.close();
  const realms = new LRUCache<string, Realm>({ max: most, dispose: (realm) => void close(realm) });

  async function open(rendered: RenderedComposition): Promise<RealmProcess> {
    const files = await readRealmFiles(read, rendered);
    if (files === null) throw new RenderFailure('unsupported', 'the shell has no server script');
    return openRealmProcess(files, limits);
  }

  function realmOf(rendered: RenderedComposition): Realm {
    const key = keyOf(rendered);
    const known = realms.get(key);
    if (known !== undefined) return known;
    const opened = open(rendered);
    opened.catch(() => undefined); // each render gets the failure
    const realm = { process: opened, isWarm: false, failures: 0, resumesAt: 0 };
    realms.set(key, realm);
    return realm;
  }

  function failed(realm: Realm, failure: RenderFailure): void {
    if (isPassing(failure)) return;
    realm.isWarm = false; // the process may have ended
    realm.failures += 1;
    if (realm.failures >= MOST_FAILURES) realm.resumesAt = now() + BACK_OFF_MS;
  }

  async function run<T>(
    realm: Realm,
    work: (process: RealmProcess) => Promise<T>,
    isOptional = false,
  ): Promise<T> {
    if (now() < realm.resumesAt)
      throw new RenderFailure('backing-off', 'the composition failed repeatedly');
    try {
      return await work(await realm.process);
    } catch (error) {
      const failure = failureOf(error);
      if (!isOptional || failure.reason !== 'failed') failed(realm, failure);
      throw failure;
    }
  }

  return {
    isWarm: (rendered) => realms.peek(keyOf(rendered))?.isWarm ?? false,
    render: async (rendered, requestJson, isOptional) => {
      const realm = realmOf(rendered);
      const screen = await run(realm, (process) => process.render(requestJson), isOptional);
      Object.assign(realm, { isWarm: true, failures: 0 });
      return screen;
    },
    plainMenu: (rendered, requestJson) =>
      run(realmOf(rendered), (process) => process.plainMenu(requestJson)),
    close: async () => {
      const open = [...realms.values()];
      realms.clear();
      await Promise.all(open.map(close));
    },
  };
}

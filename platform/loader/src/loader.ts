import type { PageBuild, PageComposition } from '@storefront/compositions';
import { restUrl } from '@storefront/compositions/composition-rest';
import type { SharedModules } from './container';
import { withDeadline } from './deadline';
import type { Begin } from './fetch-expose';
import type { LoaderIncident } from './incident';
import { Loading, type Deadlines, type LoadAdopted, type LoadRequest } from './loading';
import { prefetchExpose } from './prefetch';
import { wereBytesRefused } from './refused-bytes';
import { neverReload, type ReloadGuard } from './reload-guard';
import { EntryError, RemoteLoadError } from './remote-load-error';
import { RemoteSlot, listBuilds } from './remote-slot';
import { secondCopies } from './second-copies';
import { provideStalled } from './when-stalled';

export interface LoaderOptions {
  readonly composition: PageComposition;
  /** Fetches the builds that the page omits. Default: it omits none. */
  readonly whole?: (() => Promise<PageComposition>) | undefined;
  /** The federation instance of the page: it stores the shared modules. */
  readonly instance: SharedModules;
  readonly report: (incident: LoaderIncident) => void;
  readonly adopted: LoadAdopted;
  readonly guard?: ReloadGuard;
  /**
   * When the files of the first page were requested, on the clock of `performance.now()`: the start
   * of its deadline.
   */
  readonly requestedAt?: number;
  readonly deadlines?: Deadlines;
}

export interface Loader {
  /**
   * Loads a page or widget (`./pages/home` …) and begins its remote: from the composition's build,
   * from the last good one when that fails, or not at all. Rejects with `RemoteLoadError`; calling
   * again repeats the request.
   */
  load(remote: string, expose: string, begin: Begin): Promise<unknown>;
  /**
   * Names other builds of a remote, `remote-a@new`, that may be loaded beside the
   * composition's: the part before the @ is the remote. Each build is a copy of its own, with its
   * own state.
   */
  offer(name: string, builds: readonly PageBuild[]): void;
  /** Puts the files of an expose into the browser's cache without running them. Never fails. */
  preload(remote: string, expose: string, language: string): void;
  /** The build with running pages; null before the first of them. */
  running(remote: string): PageBuild | null;
  /**
   * Loads remotes from other builds from now on, in the order of each list. Returns false and
   * changes nothing if one of them was requested already.
   */
  replace(builds: Readonly<Record<string, readonly PageBuild[]>>): boolean;
}

const DEADLINES: Deadlines = { entryMs: 4000, buildMs: 4000, wholeMs: 8000 };
/**
 * A load that begins within this time after the files of the first page were requested waits for
 * those same requests.
 */
const FIRST_LOAD_MS = 1500;

const parseRemote = (name: string): string => name.split('@')[0] ?? name;

/** Loads the remotes of one composition, at run time and from the URLs in the page. */
export function createLoader(options: LoaderOptions): Loader {
  const {
    composition,
    whole = () => Promise.resolve(composition),
    instance,
    report,
    adopted,
    guard = neverReload,
    requestedAt = -Infinity,
    deadlines = DEADLINES,
  } = options;
  const page = { instance, guard, deadlines, contract: composition.contract, report, adopted };
  const slotOf = (name: string, builds: readonly PageBuild[]) =>
    new RemoteSlot(parseRemote(name), builds, composition.shell, guard);
  const slots = new Map<string, RemoteSlot>();
  /** Adds the remotes that have no slot. */
  function addSlots(of: PageComposition): void {
    for (const remote of Object.keys(of.remotes))
      if (!slots.has(remote)) slots.set(remote, slotOf(remote, listBuilds(of, remote)));
  }
  addSlots(composition);
  provideStalled();
  const requests = new Set<string>();
  const reported = new Set<string>();

  function reportSecondCopies(remote: string): void {
    for (const copy of secondCopies()) {
      const key = `${copy.packageName} ${copy.build}`;
      if (reported.has(key)) continue;
      reported.add(key);
      report({ kind: 'second-copy', remote, ...copy });
    }
  }

  /** Reports a load without a build, and reloads the page where that can help. */
  async function giveUp(about: Omit<LoadRequest, 'begin'>, cause: unknown): Promise<never> {
    const { remote, expose, from } = about;
    const { rest } = composition;
    const isRefused = rest !== undefined && wereBytesRefused(restUrl(composition, rest));
    const reason =
      cause instanceof EntryError ? cause.reason : isRefused ? 'integrity' : 'unreachable';
    const isReloaded = guard.reload(rest?.file ?? '', expose);
    const durationMs = Math.round(performance.now() - from);
    report({
      kind: 'load-failed',
      reason,
      outcome: isReloaded ? 'reload' : 'panel',
      remote,
      expose,
      version: composition.shell.version,
      phase: 'entry',
      durationMs,
    });
    if (isReloaded) await new Promise(() => undefined); // the page is being reloaded
    throw new RemoteLoadError(remote, expose, reason, cause);
  }

  /** The slot of a remote; of one that the page omits, when its builds are fetched. */
  async function slotFor(name: string, about: Omit<LoadRequest, 'begin'>): Promise<RemoteSlot> {
    const known = slots.get(name);
    if (known) return known;
    const { entryMs } = deadlines;
    const late = () => new EntryError('timeout', `the rest of the composition: over ${entryMs} ms`);
    try {
      addSlots(await withDeadline(whole(), entryMs, late));
    } catch (cause) {
      await giveUp(about, cause);
    }
    const slot = slots.get(name);
    if (!slot) throw new RemoteLoadError(about.remote, about.expose, 'broken');
    return slot;
  }

  return {
    load: async (name, expose, begin) => {
      const remote = parseRemote(name);
      const now = performance.now();
      const from = now - requestedAt < FIRST_LOAD_MS ? requestedAt : now;
      requests.add(name);
      const slot = await slotFor(name, { remote, expose, from: now });
      const module = await new Loading(page, slot, { remote, expose, begin, from }).run();
      reportSecondCopies(remote);
      return module;
    },
    offer: (name, builds) => void slots.set(name, slotOf(name, builds)),
    preload: (remote, expose, language) => {
      const build = slots.get(remote)?.next(new Set())?.build;
      const fetchFrom = (from: PageBuild) =>
        prefetchExpose(from, composition.shell, expose, language);
      if (build && expose in build.exposes) return fetchFrom(build);
      const fetchWhole = ({ remotes }: PageComposition): void => {
        const described = remotes[remote];
        if (described && (build === undefined || described.base === build.base))
          fetchFrom(described);
        else if (build) fetchFrom(build);
      };
      whole().then(fetchWhole, () => undefined);
    },
    running: (remote) => slots.get(remote)?.live?.build ?? null,
    replace: (builds) => {
      const changed = Object.entries(builds);
      if (changed.some(([remote]) => requests.has(remote))) return false;
      for (const [remote, list] of changed) slots.set(remote, slotOf(remote, list));
      return true;
    },
  };
}

import type { PageBuild, PageComposition } from '@storefront/compositions';
import type { SharedModules } from './container';
import type { Begin } from './fetch-expose';
import type { LoaderIncident } from './incident';
import { Loading, type Deadlines } from './loading';
import { prefetchExpose } from './prefetch';
import { neverReload, type ReloadGuard } from './reload-guard';
import { RemoteLoadError } from './remote-load-error';
import { RemoteSlot, buildsOf } from './remote-slot';
import { secondCopies } from './second-copies';

export interface LoaderOptions {
  readonly composition: PageComposition;
  /** The federation instance of the page: it stores the shared modules. */
  readonly instance: SharedModules;
  readonly report: (incident: LoaderIncident) => void;
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
   * Loads a page or widget (`./pages/cart` …) and begins its remote: from the composition's build,
   * from the last good one when that fails, or not at all. Rejects with `RemoteLoadError`; calling
   * again repeats the request.
   */
  load(remote: string, expose: string, begin: Begin): Promise<unknown>;
  /**
   * Names other builds of a remote, `mf-pizza-builder@new`, that may be loaded beside the
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

const remoteOf = (name: string): string => name.split('@')[0] ?? name;

/** Loads the remotes of one composition, at run time and from the URLs in the page. */
export function createLoader(options: LoaderOptions): Loader {
  const {
    composition,
    instance,
    report,
    guard = neverReload,
    requestedAt = -Infinity,
    deadlines = DEADLINES,
  } = options;
  const page = { instance, guard, deadlines, contract: composition.contract, report };
  const slotOf = (name: string, builds: readonly PageBuild[]) =>
    new RemoteSlot(remoteOf(name), builds, composition.shell, guard);
  const slots = new Map(
    Object.keys(composition.remotes).map((remote) => [
      remote,
      slotOf(remote, buildsOf(composition, remote)),
    ]),
  );
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

  return {
    load: async (name, expose, begin) => {
      const remote = remoteOf(name);
      const slot = slots.get(name);
      if (!slot) throw new RemoteLoadError(remote, expose, 'broken');
      requests.add(name);
      const now = performance.now();
      const from = now - requestedAt < FIRST_LOAD_MS ? requestedAt : now;
      const module = await new Loading(page, slot, { remote, expose, begin, from }).run();
      reportSecondCopies(remote);
      return module;
    },
    offer: (name, builds) => void slots.set(name, slotOf(name, builds)),
    preload: (remote, expose, language) => {
      const state = slots.get(remote)?.next(new Set());
      if (state) prefetchExpose(state.build, composition.shell, expose, language);
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

import type { PageComposition } from '@storefront/compositions';
import { speaks } from '@storefront/compositions/check-composition';
import { forgetUnfinished, initContainer, type SharedModules } from './container';
import { pause, withDeadline } from './deadline';
import { runEntryScript } from './entry-script';
import { prefetchExpose } from './prefetch';
import { EntryError, RemoteLoadError, failureOf } from './remote-load-error';
import { RemoteState, type StartRemote } from './remote-state';
import { scriptUrlPolicy } from './script-url';
import { type SecondCopy, secondCopies } from './second-copies';

/** Milliseconds. The caller sees a failure after `wholeMs` at the latest. */
export interface Deadlines {
  readonly entryMs: number;
  readonly wholeMs: number;
}

export type LoaderIncident =
  | { readonly kind: 'load-failed'; readonly error: RemoteLoadError; readonly willRepeat: boolean }
  | ({ readonly kind: 'second-copy'; readonly remote: string } & SecondCopy);

export interface LoaderOptions {
  readonly composition: PageComposition;
  /** The federation instance of the page: it keeps the shared modules. */
  readonly instance: SharedModules;
  readonly report: (incident: LoaderIncident) => void;
  readonly deadlines?: Deadlines;
}

export interface Loader {
  /** Loads `expose` (`./remote`, `./pages/cart` …) of a remote. Rejects with `RemoteLoadError`; calling again asks again. */
  load(remote: string, expose: string): Promise<unknown>;
  /** Runs an import that a remote which runs makes itself (its texts), with the same deadline, repetition and errors. */
  part<Part>(remote: string, name: string, work: () => Promise<Part>): Promise<Part>;
  /** Puts the files of an expose into the browser's cache without running them. Never fails. */
  preload(remote: string, expose: string, language: string): void;
}

const DEADLINES: Deadlines = { entryMs: 4000, wholeMs: 4500 };
/** One quiet repetition of a request that failed at once; a second one is the customer's to ask for. */
const REPEAT_AFTER_MS = 250;
const TIME_WORTH_REPEATING_MS = 1500;

/** Loads the remotes of one composition, at run time and by the addresses the page carries. */
export function createLoader({ composition, instance, report, deadlines = DEADLINES }: LoaderOptions): Loader {
  const src = scriptUrlPolicy(Object.values(composition.remotes).map(({ base }) => base));
  const states = new Map(
    Object.entries(composition.remotes).map(([remote, build]) => [remote, new RemoteState(remote, build, composition.shell)]),
  );
  const reported = new Set<string>();

  const startOf =
    ({ name, integrity }: RemoteState): StartRemote =>
    async (url) =>
      initContainer(await runEntryScript({ url, integrity, global: name, deadlineMs: deadlines.entryMs }, src), instance);

  async function inside<Part>(state: RemoteState, work: () => Promise<Part>): Promise<Part> {
    try {
      return await work();
    } catch (error) {
      state.partFailed(error);
      forgetUnfinished(instance);
      throw error;
    }
  }

  async function expose(state: RemoteState, name: string): Promise<unknown> {
    const container = await state.container(startOf(state));
    return inside(state, async () => (await container.get(name))());
  }

  function reportSecondCopies(remote: string): void {
    for (const copy of secondCopies()) {
      const key = `${copy.packageName} ${copy.build}`;
      if (reported.has(key)) continue;
      reported.add(key);
      report({ kind: 'second-copy', remote, ...copy });
    }
  }

  async function within<Part>(remote: string, name: string, work: (state: RemoteState) => Promise<Part>): Promise<Part> {
    const state = states.get(remote);
    if (!state) throw new RemoteLoadError(remote, name, 'broken');
    if (!speaks(composition.contract, state.build.contract)) throw new RemoteLoadError(remote, name, 'contract');
    const until = performance.now() + deadlines.wholeMs;
    const left = () => until - performance.now();
    for (let repeated = false; ; repeated = true) {
      const { hanging } = state;
      try {
        const part = await withDeadline(work(state), left(), () => {
          state.hanging = true;
          return new EntryError('timeout', `${remote} ${name}: not there in ${deadlines.wholeMs} ms`);
        });
        state.hanging = false;
        reportSecondCopies(remote);
        return part;
      } catch (cause) {
        const error = new RemoteLoadError(remote, name, failureOf(cause), cause);
        // After an earlier deadline the attempt may have waited on the old request: that is not the answer to Retry.
        const willRepeat = !repeated && left() > TIME_WORTH_REPEATING_MS && (hanging || error.reason === 'unreachable');
        report({ kind: 'load-failed', error, willRepeat });
        if (!willRepeat) throw error;
        state.hanging = false;
        await pause(REPEAT_AFTER_MS);
      }
    }
  }

  return {
    load: (remote, name) => within(remote, name, (state) => expose(state, name)),
    part: (remote, name, work) => within(remote, name, (state) => inside(state, work)),
    preload: (remote, expose, language) => prefetchExpose(composition, remote, expose, language),
  };
}

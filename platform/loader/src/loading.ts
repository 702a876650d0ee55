import { speaks } from '@storefront/compositions/check-composition';
import type { adoptContainer } from './adopted';
import { forgetUnfinished, initContainer, type SharedModules } from './container';
import { pause, withDeadline } from './deadline';
import { runEntryScript, runScript } from './entry-script';
import { fetchExpose, type Begin } from './fetch-expose';
import type { LoaderIncident, LoadOutcome, LoadPhase, RecoveredBy } from './incident';
import type { ReloadGuard } from './reload-guard';
import {
  EntryError,
  toRemoteFailure,
  isMissingFile,
  RemoteLoadError,
  type RemoteFailure,
} from './remote-load-error';
import type { RemoteSlot } from './remote-slot';
import type { RemoteState } from './remote-state';

/**
 * Milliseconds without any file: for the entry script, for one build with all its parts, and for all
 * builds of a remote together.
 */
export interface Deadlines {
  readonly entryMs: number;
  readonly buildMs: number;
  readonly wholeMs: number;
}

/** State shared by all loads of a page. */
export interface LoadingPage {
  readonly instance: SharedModules;
  readonly guard: ReloadGuard;
  readonly deadlines: Deadlines;
  /** The contract of the shell. */
  readonly contract: number;
  readonly report: (incident: LoaderIncident) => void;
  readonly adopted: LoadAdopted;
}

/** Loads what runs the builds of other tools: most pages have none. */
export type LoadAdopted = () => Promise<typeof adoptContainer>;

export interface LoadRequest {
  readonly remote: string;
  readonly expose: string;
  readonly begin: Begin;
  /** When it was requested, on the clock of `performance.now()`. */
  readonly from: number;
}

/**
 * One automatic retry of each file that failed at once, with a longer pause before each; further
 * retries are started by the customer.
 */
const REPEAT_AFTER_MS = 250;
const MAX_REPEATS = 5;
const TIME_WORTH_REPEATING_MS = 1500;

/** One call for an expose, over all that is tried for it. */
export class Loading {
  private readonly tried = new Set<RemoteState>();
  private state: RemoteState;
  private until: number;
  private phase: LoadPhase = 'entry';
  /** Files that were requested again. */
  private readonly repeated = new Set<string>();
  private mendedBy: RecoveredBy | null = null;

  constructor(
    private readonly page: LoadingPage,
    private readonly slot: RemoteSlot,
    private readonly request: LoadRequest,
  ) {
    this.state = this.open();
    this.until = request.from + page.deadlines.buildMs;
  }

  /** Returns the exports of the expose. Rejects with `RemoteLoadError` when every build failed. */
  async run(): Promise<unknown> {
    for (;;) {
      const { hanging } = this.state;
      try {
        return this.begin(await this.fetch());
      } catch (cause) {
        const reason = toRemoteFailure(cause);
        this.state.partFailed(cause);
        forgetUnfinished(this.page.instance);
        const isAgain = (await this.repeats(cause, reason, hanging)) || this.usesNextBuild(reason);
        if (!isAgain) await this.giveUp(reason, cause);
      }
    }
  }

  private open(): RemoteState {
    const state = this.slot.next(this.tried);
    if (!state) throw new RemoteLoadError(this.request.remote, this.request.expose, 'broken');
    return state;
  }

  /**
   * One attempt with one build: fetches all its files and runs none. If another part has started a
   * different build in the meantime, that build is used.
   */
  private async fetch(): Promise<() => unknown> {
    for (;;) {
      const { state } = this;
      const run = await this.fetchFrom(state);
      if (this.slot.live === null || this.slot.live === state) return run;
      this.state = this.slot.live;
    }
  }

  private async fetchFrom(state: RemoteState): Promise<() => unknown> {
    const { contract, deadlines, instance, adopted } = this.page;
    const { expose, begin } = this.request;
    const { name, integrity, src, build } = state;
    if (!speaks(contract, build.contract))
      throw new EntryError('contract', `${build.base} speaks contract ${build.contract}`);
    const deadlineMs = deadlines.entryMs;
    const start = async (url: string) => {
      const container = await initContainer(
        await runEntryScript({ url, integrity, global: name, deadlineMs }, src),
        instance,
      );
      if (!build.adopted) return container;
      return (await adopted())(container, { build, src, deadlineMs, runScript });
    };
    const at = (phase: LoadPhase) => {
      this.phase = phase;
    };
    const late = () => {
      state.hanging = true;
      return new EntryError('timeout', `${build.base} ${expose}: not there in time`);
    };
    const run = await withDeadline(
      fetchExpose(state, { expose, begin, start, at }),
      this.until - performance.now(),
      late,
    );
    state.hanging = false;
    return run;
  }

  /** From here on the build is the remote's only one. */
  private begin(run: () => unknown): unknown {
    const { slot, state, page, request } = this;
    slot.live = state;
    const module = run();
    const isRetried = slot.failed.delete(request.expose);
    const isReloaded = slot.builds.some(({ build }) =>
      page.guard.hasRecovered(build.base, request.expose),
    );
    const by = this.mendedBy ?? (isRetried ? 'customer' : isReloaded ? 'reload' : null);
    if (by) page.report({ kind: 'load-recovered', by, ...this.about() });
    return module;
  }

  /**
   * After an earlier deadline an attempt may have waited for the old request: its failure is not
   * the result of Retry, and is not reported.
   */
  private async repeats(
    cause: unknown,
    reason: RemoteFailure,
    wasHanging: boolean,
  ): Promise<boolean> {
    const { repeated } = this;
    const isPassing = wasHanging || reason === 'unreachable' || reason === 'integrity';
    const file = (isMissingFile(cause) && cause.request?.split('?')[0]) || this.phase;
    if (
      !isPassing ||
      repeated.has(file) ||
      repeated.size === MAX_REPEATS ||
      this.until - performance.now() < TIME_WORTH_REPEATING_MS
    )
      return false;
    repeated.add(file);
    this.state.hanging = false;
    if (!wasHanging) {
      this.mendedBy = 'repeat';
      this.failed(reason, 'repeated');
    }
    await pause(REPEAT_AFTER_MS * repeated.size);
    return true;
  }

  private usesNextBuild(reason: RemoteFailure): boolean {
    const { deadlines } = this.page;
    this.tried.add(this.state);
    const next = this.slot.next(this.tried);
    if (!next) return false;
    this.failed(reason, 'previous');
    this.mendedBy = 'previous';
    this.state = next;
    const now = performance.now();
    // files were arriving: the time beyond the deadline is not the next build's
    const overtime = Math.max(0, now - this.until);
    this.until = Math.min(
      now + deadlines.buildMs,
      this.request.from + deadlines.wholeMs + overtime,
    );
    return true;
  }

  /**
   * A build that runs cannot be replaced in this page. Without one to fall back to, a reload only
   * helps a missing file.
   */
  private async giveUp(reason: RemoteFailure, cause: unknown): Promise<never> {
    const { slot, state, page, request } = this;
    const isWorthReload =
      slot.live === state && (slot.builds.length > 1 || reason === 'unreachable');
    if (isWorthReload && page.guard.reload(state.build.base, request.expose)) {
      this.failed(reason, 'reload');
      await new Promise(() => undefined); // the page is being reloaded
    }
    this.failed(reason, 'panel');
    slot.failed.add(request.expose);
    throw new RemoteLoadError(request.remote, request.expose, reason, cause);
  }

  private failed(reason: RemoteFailure, outcome: LoadOutcome): void {
    this.page.report({ kind: 'load-failed', reason, outcome, ...this.about() });
  }

  private about() {
    const { remote, expose, from } = this.request;
    return {
      remote,
      expose,
      version: this.state.build.version,
      phase: this.phase,
      durationMs: Math.round(performance.now() - from),
    };
  }
}

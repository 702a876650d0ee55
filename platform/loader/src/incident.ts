import type { RemoteFailure } from './remote-load-error';
import type { SecondCopy } from './second-copies';

/** Where a load was: the entry script, a chunk or what it exports, the texts. */
export type LoadPhase = 'entry' | 'module' | 'texts';

interface OfLoad {
  readonly remote: string;
  readonly expose: string;
  /** Version of the build that was tried. */
  readonly version: string;
  readonly phase: LoadPhase;
  /** Milliseconds since the load was asked for. */
  readonly durationMs: number;
}

/**
 * `repeated`: asked for again; `previous`: the next build of the remote is tried; `panel`: the
 * customer is told.
 */
export type LoadOutcome = 'repeated' | 'previous' | 'reload' | 'panel';

/** `customer`: by Retry. */
export type RecoveredBy = 'repeat' | 'previous' | 'customer' | 'reload';

/** What the loader reports, each once. */
export type LoaderIncident =
  | ({
      readonly kind: 'load-failed';
      readonly reason: RemoteFailure;
      readonly outcome: LoadOutcome;
    } & OfLoad)
  | ({ readonly kind: 'load-recovered'; readonly by: RecoveredBy } & OfLoad)
  | ({ readonly kind: 'second-copy'; readonly remote: string } & SecondCopy);

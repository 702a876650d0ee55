import type { RemoteFailure } from './remote-load-error';
import type { SecondCopy } from './second-copies';

/** Phase of a load: the entry script, a chunk or its exports, the texts. */
export type LoadPhase = 'entry' | 'module' | 'texts';

interface OfLoad {
  readonly remote: string;
  readonly expose: string;
  /** Version of the build that was tried. */
  readonly version: string;
  readonly phase: LoadPhase;
  /** Milliseconds since the load was requested. */
  readonly durationMs: number;
}

/**
 * `repeated`: requested again; `previous`: the next build of the remote is loaded; `panel`: the
 * customer sees an error panel.
 */
export type LoadOutcome = 'repeated' | 'previous' | 'reload' | 'panel';

/** `customer`: by Retry. */
export type RecoveredBy = 'repeat' | 'previous' | 'customer' | 'reload';

/** Events that the loader reports, each once. */
export type LoaderIncident =
  | ({
      readonly kind: 'load-failed';
      readonly reason: RemoteFailure;
      readonly outcome: LoadOutcome;
    } & OfLoad)
  | ({ readonly kind: 'load-recovered'; readonly by: RecoveredBy } & OfLoad)
  | ({ readonly kind: 'second-copy'; readonly remote: string } & SecondCopy);

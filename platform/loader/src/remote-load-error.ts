import { wereBytesRefused } from './refused-bytes';

/**
 * Why a remote is unavailable. `unreachable`: no or a bad answer; `timeout`: no answer in time;
 * `broken`: it was loaded but does not run or lacks the requested expose; `contract`: it uses a
 * contract that this shell does not support; `integrity`: the bytes differ from the composition's
 * hash.
 */
export type RemoteFailure = 'unreachable' | 'timeout' | 'broken' | 'contract' | 'integrity';

/** The only thing `Loader.load` rejects with. */
export class RemoteLoadError extends Error {
  override readonly name = 'RemoteLoadError';

  constructor(
    readonly remote: string,
    readonly expose: string,
    readonly reason: RemoteFailure,
    cause?: unknown,
  ) {
    super(`${remote} ${expose}: ${reason}`, { cause });
  }
}

/** A failure of an entry script, before it is assigned to the expose that requested it. */
export class EntryError extends Error {
  override readonly name = 'EntryError';

  constructor(
    readonly reason: RemoteFailure,
    message: string,
  ) {
    super(message);
  }
}

/**
 * One file of a running build failed to load. `type` is `timeout`, `missing` (loaded, but without
 * its content) or the event's.
 */
export interface MissingFile extends Error {
  readonly type?: string;
  readonly request?: string;
}

export const isMissingFile = (error: unknown): error is MissingFile =>
  error instanceof Error && error.name === 'ChunkLoadError';

/** Maps an error to a failure reason that can be shown to the customer. */
export function toRemoteFailure(error: unknown): RemoteFailure {
  if (error instanceof EntryError || error instanceof RemoteLoadError) return error.reason;
  if (!isMissingFile(error)) return 'broken';
  if (error.type === 'timeout') return 'timeout';
  if (error.type === 'missing') return 'broken';
  return error.request !== undefined && wereBytesRefused(error.request)
    ? 'integrity'
    : 'unreachable';
}

import { wereBytesRefused } from './refused-bytes';

/**
 * Why a remote is not there. `unreachable`: no or a bad answer; `timeout`: no answer in time;
 * `broken`: it came but does not run or lacks what was asked for; `contract`: it speaks a contract
 * this shell does not; `integrity`: other bytes than the composition promises.
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

/** A failure of an entry script, before it is known which expose asked for it. */
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
 * One file of a running build did not come. `type` is `timeout`, `missing` (it came but brought
 * nothing) or the event's.
 */
export interface MissingFile extends Error {
  readonly type?: string;
  readonly request?: string;
}

export const isMissingFile = (error: unknown): error is MissingFile =>
  error instanceof Error && error.name === 'ChunkLoadError';

/** Names a failure by what the customer can be told about it. */
export function failureOf(error: unknown): RemoteFailure {
  if (error instanceof EntryError || error instanceof RemoteLoadError) return error.reason;
  if (!isMissingFile(error)) return 'broken';
  if (error.type === 'timeout') return 'timeout';
  if (error.type === 'missing') return 'broken';
  return error.request !== undefined && wereBytesRefused(error.request)
    ? 'integrity'
    : 'unreachable';
}

import { TIMESTAMP } from './names';
import type { ReadDocument } from './needed-document';
import { refresh } from './refresh';
import type { TrustFolder } from './trust-folder';
import type { TrustReport } from './trust-report';
import type { Trusted } from './trusted';

export type FollowedTrust = ReturnType<typeof followTrust>;

/** Time in ms after which a refused store is looked at again, without another timestamp. */
const RETRY_MS = 1000;

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

const isVerified = (state: Trusted | Pick<Trusted, 'root'>): state is Trusted =>
  'timestamp' in state;

export interface FollowOptions {
  readonly now: () => Date;
  /** For writers that renew what has expired. */
  readonly acceptsExpired?: boolean;
}

/** Follows the metadata of a store, and records the highest versions outside of it. */
export function followTrust(
  read: ReadDocument,
  folder: TrustFolder,
  report: TrustReport,
  { now, acceptsExpired = false }: FollowOptions,
) {
  let known: Trusted | null = null;
  /** The timestamp that was looked at last, also a refused one. */
  let seen: Buffer | null = null;
  /** Until when the same timestamp is not verified again. */
  let until = 0;
  let failure: string | null = null;
  let running: Promise<Trusted> | null = null;

  async function update(bytes: Buffer | null): Promise<Trusted> {
    let result: Trusted;
    const before = known ?? (await folder.load());
    const last = isVerified(before) ? before : null;
    try {
      const trusted = await refresh(read, before, acceptsExpired ? null : now());
      if (trusted !== last) {
        await folder
          .save(trusted)
          .catch((error: unknown) =>
            report.failed('seen', `the highest versions cannot be recorded: ${messageOf(error)}`),
          );
      }
      result = trusted;
      until = Number.POSITIVE_INFINITY;
      failure = null;
      report.verified(TIMESTAMP);
    } catch (error) {
      failure = messageOf(error);
      report.failed(TIMESTAMP, failure);
      if (last === null) throw error;
      result = last;
      until = now().getTime() + RETRY_MS;
    }
    seen = bytes;
    known = result;
    return result;
  }

  return {
    /** Why the store is refused as it is now; null when it is verified. */
    failure: (): string | null => failure,
    /** The verified metadata of the last call; null before the first. */
    last: (): Trusted | null => known,
    /**
     * The newest verified metadata. One small file is read when nothing has changed. What fails its
     * verification is reported, and the last verified metadata stays. Rejects with `TrustError` when
     * there is none.
     */
    current: async (): Promise<Trusted> => {
      // an unreadable one is read again by the update, which reports it and keeps what was verified
      const bytes = await read(TIMESTAMP).catch(() => null);
      const isSame = bytes === null ? seen === null : (seen?.equals(bytes) ?? false);
      if (known && isSame && now().getTime() < until) return known;
      // readers at the same time share one verification
      running ??= update(bytes).finally(() => (running = null));
      return running;
    },
  };
}

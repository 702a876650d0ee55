import { z } from 'zod';
import { parseJson } from '../parse-json';
import type { Store } from '../store';
import { MAX_AGE_MS, type Notice, type Refusal, noticeOfRefusal } from './notices';

/*
 * Deliveries of a channel's notices, as files of `notifications/{channel}/` that are written once, like
 * revisions. `{id}_{target}_{attempt}.json` is an attempt: the process that creates the name sends,
 * every other one skips it. `{id}.refused.json` is a refusal, which no revision contains.
 * `{revision}.settled` means that nothing of the revision is left to send.
 */
const OUTBOX = 'notifications';
export const outboxFolder = (channel: string): string => `${OUTBOX}/${channel}`;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Shortest wait in ms after each failed attempt; as many retries. */
const RETRY_MS = [
  5000,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  14 * HOUR_MS,
  20 * HOUR_MS,
];
/** Lease timeout in ms of an attempt whose process has crashed. */
const LEASE_MS = MINUTE_MS;

const Attempt = z.object({
  at: z.iso.datetime(),
  outcome: z.enum(['sending', 'delivered', 'gone', 'failed']),
  reason: z.string().max(200).optional(),
});
type Attempt = z.infer<typeof Attempt>;

const StoredRefusal = z.object({
  revision: z.int().positive(),
  revisionAt: z.iso.datetime(),
  at: z.iso.datetime(),
  by: z.string().regex(/^\P{Cc}{0,200}$/u),
  composition: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .nullable(),
  checks: z.array(z.string().regex(/^[a-z][a-z -]{0,39}$/)).max(40),
});

/** State of the delivery of one notice to one target. */
export type Delivery =
  | { readonly kind: 'delivered' | 'gone' | 'given-up' }
  /** `at`: of the next attempt, in milliseconds since 1970. */
  | {
      readonly kind: 'waiting';
      readonly attempt: number;
      readonly at: number;
      readonly reason?: string;
    };

export type Outbox = Awaited<ReturnType<typeof openOutbox>>;

/** The deliveries of a channel; names are those at this moment. */
export async function openOutbox({ files }: Store, channel: string) {
  const folder = outboxFolder(channel);
  const names = await files.list(folder);
  const settled = (revision: number): string => `${String(revision).padStart(6, '0')}.settled`;

  async function read<Value>(
    file: string,
    contract: { safeParse: z.ZodType<Value>['safeParse'] },
  ): Promise<Value | null> {
    const bytes = await files.read(file);
    try {
      return bytes && parseJson(file, bytes, contract);
    } catch {
      return null; // written by hand, or cut off
    }
  }

  return {
    isSettled: (revision: number): boolean => names.includes(settled(revision)),
    settle: (revision: number): Promise<boolean> =>
      files.writeOnce(`${folder}/${settled(revision)}`, ''),

    /** Refusals whose file is named by their content. */
    refusals: async (): Promise<Notice[]> => {
      const found: Notice[] = [];
      for (const name of names.filter((it) => it.endsWith('.refused.json'))) {
        const refusal = await read(`${folder}/${name}`, StoredRefusal);
        const notice = refusal && noticeOfRefusal(channel, refusal);
        if (notice && name === `${notice.id}.refused.json`) found.push(notice);
      }
      return found;
    },

    delivery: async (id: string, target: string): Promise<Delivery> => {
      const tried = names.filter((name) => name.startsWith(`${id}_${target}_`)).length;
      if (tried === 0) return { kind: 'waiting', attempt: 1, at: 0 };
      const last = await read(attemptFile({ channel, id, target, attempt: tried }), Attempt);
      if (last?.outcome === 'delivered' || last?.outcome === 'gone') return { kind: last.outcome };
      const retry = RETRY_MS[tried - 1];
      const leased = last?.outcome === 'sending' ? Date.parse(last.at) + LEASE_MS : 0;
      if (retry === undefined && leased < Date.now()) return { kind: 'given-up' };
      const reason = last?.reason === undefined ? {} : { reason: last.reason };
      const at = Math.max(leased, (last ? Date.parse(last.at) : 0) + (retry ?? 0));
      return { kind: 'waiting', attempt: tried + 1, at, ...reason };
    },
  };
}

/** One attempt to deliver a notice of a channel to a target. */
export interface AttemptKey {
  readonly channel: string;
  readonly id: string;
  readonly target: string;
  readonly attempt: number;
}

const attemptFile = ({ channel, id, target, attempt }: AttemptKey): string =>
  `${outboxFolder(channel)}/${id}_${target}_${attempt}.json`;
const attemptText = (outcome: Attempt['outcome'], reason?: string): string =>
  JSON.stringify({
    at: new Date().toISOString(),
    outcome,
    ...(reason === undefined ? {} : { reason }),
  } satisfies Attempt);

/** False when another process makes, or has made, this attempt. */
export const claimAttempt = ({ files }: Store, key: AttemptKey): Promise<boolean> =>
  files.writeOnce(attemptFile(key), attemptText('sending'));

export const finishAttempt = (
  { files }: Store,
  key: AttemptKey,
  outcome: Attempt['outcome'],
  reason?: string,
): Promise<void> => files.replace(attemptFile(key), attemptText(outcome, reason));

/** Stores a refusal, from which every process makes the same notice. */
export async function storeRefusal(
  { files }: Store,
  channel: string,
  refusal: Refusal,
): Promise<void> {
  const stored = StoredRefusal.safeParse(refusal);
  if (!stored.success) return;
  const { id } = noticeOfRefusal(channel, stored.data);
  await files.writeOnce(`${outboxFolder(channel)}/${id}.refused.json`, JSON.stringify(stored.data));
}

/** Removes the files of deliveries that no process can make any more. */
export async function pruneOutbox({ files }: Store, channel: string, now: Date): Promise<void> {
  const folder = outboxFolder(channel);
  for (const name of await files.list(folder)) {
    const at = await files.writtenAt(`${folder}/${name}`);
    if (at !== null && at < now.getTime() - 10 * MAX_AGE_MS)
      await files.remove(`${folder}/${name}`);
  }
  await files.removeUnfinished(folder, now.getTime() - 24 * HOUR_MS);
}

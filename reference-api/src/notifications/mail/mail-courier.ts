import {
  forgetMails,
  giveMailUp,
  saveSent,
  putOffMail,
  takeDueMails,
  type WaitingMail,
} from './mails.repository';
import type { Deps } from '../../deps';
import { openIntervalJob } from '../../platform/interval-job';
import { type Mailer, MailRefusedError } from './mailer';

export type WorkerDeps = Pick<Deps, 'db' | 'now' | 'logger'> & { mailer: Mailer | null };
export type MailWorker = { close(): Promise<void> };

const INTERVAL_MS = 1000;
const LONGEST_PAUSE_MS = 60_000;
const BATCH = 10;
const RETENTION_MS = 24 * 3_600_000;
/**
 * Lease timeout in ms: mails leased by a crashed worker become available again. Longer than a batch
 * takes over the few connections to the slowest of servers.
 */
const LEASE_MS = 5 * 60_000;
const FIRST_PAUSE_MS = 10_000;
const LONGEST_WAIT_MS = 10 * 60_000;

/**
 * Backoff after a failed attempt, in ms; `tries` from 1: 10 seconds, 30, 90 … ten minutes at most.
 */
const pauseAfter = (attempts: number): number =>
  Math.min(LONGEST_WAIT_MS, FIRST_PAUSE_MS * 3 ** (attempts - 1));

/** Ids of mails that the mail server has accepted and the database has not recorded as sent yet. */
export type AcceptedMails = Set<string>;

/** Records an accepted mail as sent. Throws the database's errors. */
async function record({ db, now }: WorkerDeps, id: string, accepted: AcceptedMails): Promise<void> {
  await saveSent(db, id, now());
  accepted.delete(id);
}

/** Whether the mail is finished: accepted, or rejected permanently. */
async function hand(
  deps: WorkerDeps & { mailer: Mailer },
  { id, recipient, subject, body, html, tries: attempts }: WaitingMail,
  accepted: AcceptedMails,
): Promise<boolean> {
  const { db, now, logger, mailer } = deps;
  try {
    await mailer.send({ id, to: recipient, subject, text: body, html });
    accepted.add(id);
    await record(deps, id, accepted).catch((error: unknown) =>
      logger?.warn(error, 'a mail that was sent could not be recorded'),
    );
    return true;
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown';
    if (!(error instanceof MailRefusedError)) {
      logger?.warn({ mail: id, tries: attempts, reason }, 'a mail waits for another try');
      await putOffMail(db, id, new Date(now().getTime() + pauseAfter(attempts)));
      return false;
    }
    logger?.warn({ mail: id, tries: attempts, reason }, 'a mail is given up');
    await giveMailUp(db, id, now());
    return true;
  }
}

/**
 * One run: sends the due mails, and deletes those that ended a day ago. Returns how many were sent
 * or given up. No mail is sent while an accepted one cannot be recorded. A mail is sent twice,
 * under the same Message-ID, only when this process ends before that, or when the database fails
 * for longer than the lease. Throws the database's errors.
 */
export async function sendDueMails(deps: WorkerDeps, accepted: AcceptedMails): Promise<number> {
  const { db, mailer } = deps;
  const at = deps.now().getTime();
  for (const id of accepted) await record(deps, id, accepted);
  await forgetMails(db, new Date(at - RETENTION_MS));
  if (mailer === null) return 0;
  const due = await takeDueMails(db, {
    at: new Date(at),
    again: new Date(at + LEASE_MS),
    limit: BATCH,
  });
  const done = await Promise.all(due.map((mail) => hand({ ...deps, mailer }, mail, accepted)));
  return done.filter(Boolean).length;
}

/**
 * Runs every second until it is closed, without a mailer every minute. Closing waits for the mails
 * in transit.
 */
export function openMailWorker(deps: WorkerDeps): MailWorker {
  const accepted: AcceptedMails = new Set();
  const job = openIntervalJob({
    work: () => sendDueMails(deps, accepted),
    pauseMs: (failures) =>
      deps.mailer === null
        ? LONGEST_PAUSE_MS
        : Math.min(LONGEST_PAUSE_MS, INTERVAL_MS * 2 ** failures),
    failed: (error) => deps.logger?.warn(error, 'the mails were not looked after'),
  });
  return {
    close: async () => {
      await job.close();
      deps.mailer?.close();
    },
  };
}

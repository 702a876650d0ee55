import {
  forgetMails,
  giveMailUp,
  saveSent,
  putOffMail,
  takeDueMails,
  type WaitingMail,
} from './mails.repository';
import { backoff } from '../../platform/outbox/backoff';
import { runOutbox, type Attempt, type Outbox } from '../../platform/outbox/outbox';
import { openOutboxWorker, type OutboxWorker } from '../../platform/outbox/outbox-worker';
import type { MailDeps } from './mail-deps';
import { type Mailer, MailRefusedError } from './mailer';

const INTERVAL_MS = 1000;
const MAX_PAUSE_MS = 60_000;
const BATCH = 10;
const RETENTION_MS = 24 * 3_600_000;
/**
 * Lease timeout in ms: mails leased by a crashed worker become available again. Longer than a batch
 * takes over the few connections to the slowest of servers.
 */
const LEASE_MS = 5 * 60_000;

/** Ids of mails that the mail server has accepted and the database has not recorded as sent yet. */
export type AcceptedMails = Set<string>;

/** Records an accepted mail as sent. Throws the database's errors. */
async function record({ db, now }: MailDeps, id: string, accepted: AcceptedMails): Promise<void> {
  await saveSent(db, id, now());
  accepted.delete(id);
}

async function attempt(
  deps: MailDeps & { readonly mailer: Mailer },
  { id, recipient, subject, body, html, attempts }: WaitingMail,
  accepted: AcceptedMails,
): Promise<Attempt> {
  const { db, now, logger, mailer } = deps;
  try {
    await mailer.send({ id, to: recipient, subject, text: body, html });
    accepted.add(id);
    await record(deps, id, accepted).catch((error: unknown) =>
      logger?.warn(error, 'a mail that was sent could not be recorded'),
    );
    return 'sent';
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown';
    if (!(error instanceof MailRefusedError)) {
      logger?.warn({ mail: id, attempts, reason }, 'a mail waits for another attempt');
      return { retryAfterMs: 0 };
    }
    logger?.warn({ mail: id, attempts, reason }, 'a mail is given up');
    await giveMailUp(db, id, now());
    return 'ended';
  }
}

/**
 * The mails that wait in the database; each run also deletes those that ended a day ago. Without a
 * mailer none is due. No mail is sent while an accepted one cannot be recorded. A mail is sent
 * twice, under the same Message-ID, only when this process ends before that, or when the database
 * fails for longer than the lease.
 */
function mailOutbox(deps: MailDeps, accepted: AcceptedMails): Outbox<WaitingMail> {
  const { db, now, mailer } = deps;
  return {
    now,
    batch: BATCH,
    leaseMs: LEASE_MS,
    isDrained: false,
    pauseAfter: backoff({ firstMs: 10_000, factor: 3, longestMs: 10 * 60_000 }),
    prepare: async (at) => {
      for (const id of accepted) await record(deps, id, accepted);
      await forgetMails(db, new Date(at.getTime() - RETENTION_MS));
    },
    lease: async (lease) => (mailer === null ? [] : takeDueMails(db, lease)),
    attempt: async (mail) =>
      mailer === null ? 'ended' : attempt({ ...deps, mailer }, mail, accepted),
    postpone: ({ id }, until) => putOffMail(db, id, until),
  };
}

/** One run. Returns how many mails were sent or given up. Throws the database's errors. */
export async function sendDueMails(deps: MailDeps, accepted: AcceptedMails): Promise<number> {
  const { sent, ended } = await runOutbox(mailOutbox(deps, accepted));
  return sent + ended;
}

/**
 * Runs every second until it is closed, without a mailer every minute. Closing waits for the mails
 * in transit.
 */
export async function openMailWorker(deps: MailDeps): Promise<OutboxWorker> {
  const { mailer, logger } = deps;
  const worker = await openOutboxWorker(mailOutbox(deps, new Set()), {
    pauseMs: (failures) =>
      mailer === null ? MAX_PAUSE_MS : Math.min(MAX_PAUSE_MS, INTERVAL_MS * 2 ** failures),
    failed: (error) => logger?.warn(error, 'a run of the mail worker failed'),
  });
  return {
    close: async () => {
      await worker.close();
      mailer?.close();
    },
  };
}

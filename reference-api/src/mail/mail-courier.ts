import { forgetMails, giveMailUp, keepSent, putOffMail, takeDueMails, type WaitingMail } from '../db/mails.repository';
import type { Deps } from '../deps';
import { openIntervalJob } from '../interval-job';
import { type Mailer, MailRefusedError } from './mailer';

export type CourierDeps = Pick<Deps, 'db' | 'now' | 'logger'> & { mailer: Mailer | null };
export type MailCourier = { close(): Promise<void> };

const INTERVAL_MS = 1000;
const LONGEST_PAUSE_MS = 60_000;
const BATCH = 10;
const KEPT_MS = 24 * 3_600_000;
/** Whoever took mails and died leaves them to the others after this; longer than a batch takes by the few connections to the slowest of servers. */
const TAKEN_MS = 5 * 60_000;
const FIRST_PAUSE_MS = 10_000;
const LONGEST_WAIT_MS = 10 * 60_000;

/** How long a mail rests after a try that failed, in ms; `tries` from 1: 10 seconds, 30, 90 … ten minutes at most. */
const pauseAfter = (tries: number): number => Math.min(LONGEST_WAIT_MS, FIRST_PAUSE_MS * 3 ** (tries - 1));

/** Answers whether the mail is done with, taken or refused for good. */
async function hand({ db, now, logger, mailer }: CourierDeps & { mailer: Mailer }, { id, recipient, subject, body, html, tries }: WaitingMail): Promise<boolean> {
  try {
    await mailer.send({ id, to: recipient, subject, text: body, html });
    await keepSent(db, id, now());
    return true;
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown';
    if (!(error instanceof MailRefusedError)) {
      logger?.warn({ mail: id, tries, reason }, 'a mail waits for another try');
      await putOffMail(db, id, new Date(now().getTime() + pauseAfter(tries)));
      return false;
    }
    logger?.warn({ mail: id, tries, reason }, 'a mail is given up');
    await giveMailUp(db, id, now());
    return true;
  }
}

/** One round: hands over what is due, and forgets what ended a day ago. Answers how many were handed over or given up. */
export async function courierOnce(deps: CourierDeps): Promise<number> {
  const { db, mailer } = deps;
  const at = deps.now().getTime();
  await forgetMails(db, new Date(at - KEPT_MS));
  if (mailer === null) return 0;
  const due = await takeDueMails(db, { at: new Date(at), again: new Date(at + TAKEN_MS), limit: BATCH });
  const done = await Promise.all(due.map((mail) => hand({ ...deps, mailer }, mail)));
  return done.filter(Boolean).length;
}

/** Does its round every second until it is closed, without a mailer every minute. Closing waits for the mails that are on their way. */
export function openMailCourier(deps: CourierDeps): MailCourier {
  const job = openIntervalJob({
    work: () => courierOnce(deps),
    pauseMs: (failures) => (deps.mailer === null ? LONGEST_PAUSE_MS : Math.min(LONGEST_PAUSE_MS, INTERVAL_MS * 2 ** failures)),
    failed: (error) => deps.logger?.warn(error, 'the mails were not looked after'),
  });
  return {
    close: async () => {
      await job.close();
      deps.mailer?.close();
    },
  };
}

import { isFinalStatus } from '@storefront/shared-domain/rules';
import {
  forgetDevice,
  forgetDevices,
  keepTold,
  putOffPush,
  takeDuePushes,
  type DuePush,
} from './push.repository';
import type { Deps } from '../../deps';
import { ORDER_EVENTS } from '../../tracking/order-events';
import { openIntervalJob } from '../../platform/interval-job';
import { pushText } from './push-texts';

export type PushCourierDeps = Pick<Deps, 'db' | 'push' | 'now' | 'logger'>;
export type PushCourier = { close(): Promise<void> };

const BATCH = 50;
/**
 * Changes of orders trigger a run at once; the interval finds postponed messages and missed
 * changes.
 */
const EVERY_MS = 5000;
/** Lease timeout in ms: messages leased by a crashed worker become available again. */
const TAKEN_MS = 60_000;
const FIRST_PAUSE_MS = 5000;
const LONGEST_PAUSE_MS = 10 * 60_000;
const MOST_TRIES = 8;
const DAY_MS = 24 * 3_600_000;
const KEPT_MS = 3 * DAY_MS;
/** Orders are scheduled up to a year ahead. */
const KEPT_SCHEDULED_MS = 366 * DAY_MS + KEPT_MS;

/**
 * Backoff of a device after a failed attempt, in ms; `tries` from 1, `asked` is the pause requested
 * by its service.
 */
export const pushPause = (tries: number, asked: number): number =>
  Math.min(LONGEST_PAUSE_MS, Math.max(asked, FIRST_PAUSE_MS * 2 ** (tries - 1)));

const messageOf = ({ uuid, status, language, restaurantName, restaurantUrl }: DuePush) => {
  const place = encodeURIComponent(restaurantUrl);
  return {
    topic: uuid.replaceAll('-', ''),
    payload: {
      title: restaurantName,
      body: pushText(language, status),
      url: `/${place}/track?token=${uuid}`,
      tag: `order-${uuid}`,
      icon: `/media/app-icons/${place}/192.png`,
    },
  };
};

async function tell({ db, push, now, logger }: PushCourierDeps, due: DuePush): Promise<boolean> {
  const outcome = await push.sender.send(due, messageOf(due));
  if (outcome.kind === 'told' && !isFinalStatus(due.status))
    await keepTold(db, due.id, due.position, now());
  else if (outcome.kind === 'again' && due.tries < MOST_TRIES)
    await putOffPush(db, due.id, new Date(now().getTime() + pushPause(due.tries, outcome.afterMs)));
  else await forgetDevice(db, due.id); // nothing left to send, or unreachable for good
  if (outcome.kind !== 'told' && outcome.kind !== 'gone')
    logger?.warn({ outcome: outcome.kind, tries: due.tries }, 'a device was not told of its order');
  return outcome.kind === 'told';
}

/**
 * One run: sends every device the current stage of its order, batch after batch until no more is
 * due or `isEnough`. Returns the number of sent messages.
 */
export async function pushOnce(
  deps: PushCourierDeps,
  isEnough: () => boolean = () => false,
): Promise<number> {
  const at = deps.now().getTime();
  await forgetDevices(deps.db, {
    atOnce: new Date(at - KEPT_MS),
    scheduled: new Date(at - KEPT_SCHEDULED_MS),
  });
  let told = 0;
  for (let taken = BATCH; taken === BATCH && !isEnough();) {
    const from = deps.now().getTime();
    const due = await takeDuePushes(deps.db, {
      at: new Date(from),
      again: new Date(from + TAKEN_MS),
      limit: BATCH,
    });
    told += (await Promise.all(due.map((it) => tell(deps, it)))).filter(Boolean).length;
    taken = due.length;
  }
  return told;
}

/**
 * Sends push messages to devices whenever their order changes, outside of the transaction of the
 * change, until it is closed.
 */
export async function openPushCourier(deps: PushCourierDeps): Promise<PushCourier> {
  let isClosed = false;
  const job = openIntervalJob({
    work: () => pushOnce(deps, () => isClosed),
    pauseMs: () => EVERY_MS,
    failed: (error) => deps.logger?.warn(error, 'devices were not told of their orders'),
  });
  const stop = await deps.db.listen(ORDER_EVENTS, job.soon);
  return {
    close: async () => {
      isClosed = true;
      await Promise.all([stop(), job.close()]);
    },
  };
}

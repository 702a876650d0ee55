import {
  forgetDevice,
  forgetDevices,
  keepTold,
  putOffPush,
  takeDuePushes,
  type DuePush,
} from '../db/push.repository';
import type { Deps } from '../deps';
import { ORDER_EVENTS } from '../orders/order-events';
import { openIntervalJob } from '../interval-job';
import { pushText } from './push-texts';

export type PushCourierDeps = Pick<Deps, 'db' | 'push' | 'now' | 'logger'>;
export type PushCourier = { close(): Promise<void> };

const BATCH = 50;
/**
 * Changes of orders are heard of at once; a round without one finds what was put off, or changed
 * while nobody listened.
 */
const EVERY_MS = 5000;
/** Whoever took news and died leaves it to the others after this. */
const TAKEN_MS = 60_000;
const FIRST_PAUSE_MS = 5000;
const LONGEST_PAUSE_MS = 10 * 60_000;
const MOST_TRIES = 8;
const DAY_MS = 24 * 3_600_000;
const KEPT_MS = 3 * DAY_MS;
/** Orders are taken for as much as a year ahead. */
const KEPT_SCHEDULED_MS = 366 * DAY_MS + KEPT_MS;
const FINAL = ['OVER', 'CANCELED'];

/**
 * How long a device is left alone after a try that failed, in ms; `tries` from 1, `asked` is what
 * its service asked for.
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
  if (outcome.kind === 'told' && !FINAL.includes(due.status))
    await keepTold(db, due.id, due.position, now());
  else if (outcome.kind === 'again' && due.tries < MOST_TRIES)
    await putOffPush(db, due.id, new Date(now().getTime() + pushPause(due.tries, outcome.afterMs)));
  else await forgetDevice(db, due.id); // told all there was, gone, or never to be reached
  if (outcome.kind !== 'told' && outcome.kind !== 'gone')
    logger?.warn({ outcome: outcome.kind, tries: due.tries }, 'a device was not told of its order');
  return outcome.kind === 'told';
}

/**
 * One round: tells every device what its order has come to, batch after batch until no more is due
 * or `isEnough`. Answers how many were told.
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
 * Tells devices of their orders whenever one changes, apart from the transaction that changed it,
 * until it is closed.
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

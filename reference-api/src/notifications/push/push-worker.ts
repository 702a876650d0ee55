import { isFinalStatus } from '@storefront/shared-domain/rules';
import {
  forgetDevice,
  forgetDevices,
  saveNotified,
  putOffPush,
  takeDuePushes,
  type DuePush,
} from './push.repository';
import { ORDER_EVENTS } from '../../orders/order-events';
import { backoff } from '../../platform/outbox/backoff';
import { runOutbox, type Attempt, type Outbox } from '../../platform/outbox/outbox';
import { openOutboxWorker, type OutboxWorker } from '../../platform/outbox/outbox-worker';
import type { PushWorkerDeps } from './push-deps';
import { pushText } from './push-texts';

const BATCH = 50;
/**
 * Changes of orders trigger a run at once; the interval finds postponed messages and missed
 * changes.
 */
const EVERY_MS = 5000;
/** Lease timeout in ms: messages leased by a crashed worker become available again. */
const LEASE_MS = 60_000;
const MAX_ATTEMPTS = 8;
const DAY_MS = 24 * 3_600_000;
const RETENTION_MS = 3 * DAY_MS;
/** Orders are scheduled up to a year ahead. */
const SCHEDULED_RETENTION_MS = 366 * DAY_MS + RETENTION_MS;

/** Backoff of a device; the requested pause is that of its push service. */
export const pushPause = backoff({ firstMs: 5000, factor: 2, longestMs: 10 * 60_000 });

const toMessage = ({
  uuid,
  status,
  language,
  handover,
  restaurantName,
  restaurantUrl,
}: DuePush) => {
  const place = encodeURIComponent(restaurantUrl);
  return {
    topic: uuid.replaceAll('-', ''),
    payload: {
      title: restaurantName,
      body: pushText(language, status, handover),
      url: `/${place}/track?token=${uuid}`,
      tag: `order-${uuid}`,
      icon: `/media/app-icons/${place}/192.png`,
    },
  };
};

async function attempt({ db, push, now, logger }: PushWorkerDeps, due: DuePush): Promise<Attempt> {
  const outcome = await push.sender.send(due, toMessage(due));
  const isRepeated = outcome.kind === 'again' && due.attempts < MAX_ATTEMPTS;
  if (outcome.kind === 'sent' && !isFinalStatus(due.status))
    await saveNotified(db, due.id, due.position, now());
  else if (!isRepeated) await forgetDevice(db, due.id); // nothing left to send, or unreachable for good
  if (outcome.kind !== 'sent' && outcome.kind !== 'gone')
    logger?.warn(
      { outcome: outcome.kind, attempts: due.attempts },
      'a push message was not delivered',
    );
  if (isRepeated) return { retryAfterMs: outcome.afterMs };
  return outcome.kind === 'sent' ? 'sent' : 'ended';
}

/** The devices whose order has changed since their last message: each receives its current stage. */
const pushOutbox = (deps: PushWorkerDeps): Outbox<DuePush> => ({
  now: deps.now,
  batch: BATCH,
  leaseMs: LEASE_MS,
  isDrained: true,
  pauseAfter: pushPause,
  prepare: (at) =>
    forgetDevices(deps.db, {
      atOnce: new Date(at.getTime() - RETENTION_MS),
      scheduled: new Date(at.getTime() - SCHEDULED_RETENTION_MS),
    }),
  lease: (lease) => takeDuePushes(deps.db, lease),
  attempt: (due) => attempt(deps, due),
  postpone: ({ id }, until) => putOffPush(deps.db, id, until),
});

/** One run, until no message is due. Returns the number of sent messages. */
export const sendDuePushes = async (deps: PushWorkerDeps): Promise<number> =>
  (await runOutbox(pushOutbox(deps))).sent;

/**
 * Sends push messages to devices whenever their order changes, outside of the transaction of the
 * change, until it is closed.
 */
export const openPushWorker = (deps: PushWorkerDeps): Promise<OutboxWorker> =>
  openOutboxWorker(pushOutbox(deps), {
    pauseMs: () => EVERY_MS,
    failed: (error) => deps.logger?.warn(error, 'a run of the push worker failed'),
    wake: { db: deps.db, channel: ORDER_EVENTS },
  });

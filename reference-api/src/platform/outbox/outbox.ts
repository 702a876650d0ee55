import type { Backoff } from './backoff';

/** A claim on the items that are due at `at`: no other worker takes them before `again`. */
type Lease = { readonly at: Date; readonly again: Date; readonly limit: number };

/**
 * Result of one attempt: delivered; ended without delivery, for good; or failed, with the pause
 * that the receiver requested, in ms.
 */
export type Attempt = 'sent' | 'ended' | { readonly retryAfterMs: number };

/** An item of an outbox; `attempts` includes the current attempt. */
export type OutboxItem = { readonly attempts: number };

export type Outbox<Item extends OutboxItem> = {
  readonly now: () => Date;
  /** Most items of one lease. */
  readonly batch: number;
  /**
   * Lease timeout in ms: items leased by a crashed worker become available again. Longer than a
   * batch takes.
   */
  readonly leaseMs: number;
  /** Whether one run takes batch after batch; otherwise it takes one. */
  readonly isDrained: boolean;
  readonly pauseAfter: Backoff;
  /** Work before the first lease of a run. */
  prepare?(at: Date): Promise<void>;
  lease(lease: Lease): Promise<readonly Item[]>;
  /** Attempts to deliver an item, and records the result unless the attempt is to be repeated. */
  attempt(item: Item): Promise<Attempt>;
  /** Sets the moment of the next attempt. */
  postpone(item: Item, until: Date): Promise<void>;
};

/** Number of items that one run delivered, ended without delivery, and postponed. */
export type OutboxRun = {
  readonly sent: number;
  readonly ended: number;
  readonly postponed: number;
};

async function attemptOne<Item extends OutboxItem>(
  outbox: Outbox<Item>,
  item: Item,
): Promise<Attempt> {
  const attempt = await outbox.attempt(item);
  if (typeof attempt === 'object') {
    const pause = outbox.pauseAfter(item.attempts, attempt.retryAfterMs);
    await outbox.postpone(item, new Date(outbox.now().getTime() + pause));
  }
  return attempt;
}

/**
 * One run: attempts the due items of an outbox at once, batch after batch until none is due or
 * `isEnough`. Throws the database's errors.
 */
export async function runOutbox<Item extends OutboxItem>(
  outbox: Outbox<Item>,
  isEnough: () => boolean = () => false,
): Promise<OutboxRun> {
  const { now, batch, leaseMs, isDrained } = outbox;
  await outbox.prepare?.(now());
  const attempts: Attempt[] = [];
  let hasMore = true;
  while (hasMore && !isEnough()) {
    const at = now().getTime();
    const items = await outbox.lease({
      at: new Date(at),
      again: new Date(at + leaseMs),
      limit: batch,
    });
    attempts.push(...(await Promise.all(items.map((item) => attemptOne(outbox, item)))));
    hasMore = isDrained && items.length === batch;
  }
  return {
    sent: attempts.filter((attempt) => attempt === 'sent').length,
    ended: attempts.filter((attempt) => attempt === 'ended').length,
    postponed: attempts.filter((attempt) => typeof attempt === 'object').length,
  };
}

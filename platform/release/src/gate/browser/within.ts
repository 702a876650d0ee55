import { inTime } from '@storefront/http-kit';

/**
 * The value of `work`, which no page can delay for longer than `ms`: a script of a page that does not end
 * answers no evaluation. Rejects with a timeout after `giveUp`, which ends the page.
 */
export function within<Value>(
  ms: number,
  work: Promise<Value>,
  giveUp: () => Promise<unknown>,
): Promise<Value> {
  work.catch(() => undefined); // after the timeout
  return inTime(work, ms, () => {
    giveUp().catch(() => undefined); // the browser has ended
    return new Error(`Timeout ${ms}ms exceeded while waiting for the page`);
  });
}

import { setTimeout as pause } from 'node:timers/promises';
import { type Store, currentRevision, rollback } from '@storefront/release';
import { PlainError } from '../../lib/plain-error';
import type { Storefront } from '../times/storefront';

const POLL_MS = 5;
const TIMEOUT_MS = 30_000;

/**
 * Rolls a channel back; returns the milliseconds until a requested page contains the earlier
 * composition.
 */
export async function timeRollback(
  store: Store,
  channel: string,
  storefront: Storefront,
): Promise<number> {
  const start = performance.now();
  await rollback(store, channel);
  const { composition } = (await currentRevision(store, channel)) ?? { composition: 'nothing' };
  while (!(await storefront.html()).includes(`"composition":{"hash":"${composition}"`)) {
    if (performance.now() - start > TIMEOUT_MS)
      throw new PlainError('The rollback was not seen in the page.');
    await pause(POLL_MS);
  }
  return performance.now() - start;
}

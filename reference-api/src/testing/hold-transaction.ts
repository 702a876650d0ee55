import type { Database, Queryable } from '../platform/db/database';

/**
 * Runs a statement in a transaction that stays open, as on another node; the returned function ends
 * it.
 */
export async function holdTransaction(
  db: Database,
  statement: (tx: Queryable) => Promise<unknown>,
): Promise<() => Promise<void>> {
  let [hold, release] = [(): void => undefined, (): void => undefined];
  const held = new Promise<void>((resolve) => {
    hold = resolve;
  });
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const transaction = db.transaction(async (tx) => {
    await statement(tx);
    hold();
    await released;
  });
  await Promise.race([held, transaction]);
  return async () => {
    release();
    await transaction;
  };
}

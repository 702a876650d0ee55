import { holdTransaction } from '../../testing/hold-transaction';
import { openTestPostgres } from '../../testing/test-databases';
import { lockUntilCommit, tryLockUntilCommit } from './locks';

test('names are locked in sorted order: one that waits for the first holds none of the others', async () => {
  const db = await openTestPostgres();
  const release = await holdTransaction(db, (tx) => lockUntilCommit(tx, ['a']));
  const waiting = db.transaction((tx) => lockUntilCommit(tx, ['b', 'a']));
  const isWaiting = async () =>
    (await db.query("select 1 from pg_locks where locktype = 'advisory' and not granted")).length >
    0;
  while (!(await isWaiting())) await new Promise(setImmediate);
  const isFree = await db.transaction((tx) => tryLockUntilCommit(tx, 'b'));
  await release();
  await waiting;
  await db.close();
  expect(isFree).toBe(true);
});

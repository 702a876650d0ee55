import { randomUUID } from 'node:crypto';
import { forgetAttempts } from './attempts.repository';
import type { Database } from '../db/database';
import { DatabaseBusyError } from '../db/database-busy';
import { passProcessTime } from '../../testing/process-clock';
import { TEST_DATABASES } from '../../testing/test-databases';
import { attemptCounter } from './attempt-counter';

const MINUTE = 60_000;
const FIVE = { kind: 'five', most: 5, windowMs: 15 * MINUTE };

describe.each(Object.keys(TEST_DATABASES) as (keyof typeof TEST_DATABASES)[])(
  'attempts counted on %s',
  (kind) => {
    let db: Database;
    beforeAll(async () => {
      db = await TEST_DATABASES[kind]();
    });
    afterAll(() => db.close());
    const counter = (more: Partial<typeof FIVE> = {}) =>
      attemptCounter({ db }, { ...FIVE, ...more });
    const rows = () =>
      db.query<{ key: string; points: number }>('select key, points from attempts order by key');
    const waits = async (
      of: ReturnType<typeof counter>,
      key: string,
      times: number,
    ): Promise<boolean[]> =>
      (await Promise.all(Array.from({ length: times }, () => of.take(key)))).map(
        ({ waitSeconds }) => waitSeconds > 0,
      );

    test('[S10] attempts are limited per key, kind and window, concurrent ones too', async () => {
      const [five, key] = [counter(), randomUUID()];
      expect((await waits(five, key, 50)).filter((isRefused) => !isRefused)).toHaveLength(5);
      const { waitSeconds } = await five.take(key);
      expect([waitSeconds > 600, waitSeconds <= 900]).toEqual([true, true]);
      expect([
        (await five.take(randomUUID())).waitSeconds,
        (await counter({ kind: 'other' }).take(key)).waitSeconds,
      ]).toEqual([0, 0]);
      passProcessTime(15 * MINUTE);
      expect((await waits(five, key, 6)).filter((isRefused) => !isRefused)).toHaveLength(5);
    });

    test('neither a returned nor a refused attempt counts', async () => {
      const [five, key] = [counter(), randomUUID()];
      const attempts = await Promise.all(Array.from({ length: 50 }, () => five.take(key)));
      for (const { waitSeconds, giveBack } of attempts) if (waitSeconds === 0) await giveBack();
      expect(await waits(five, key, 5)).toEqual(Array(5).fill(false));
    });

    test('an attempt of a window that has ended is not returned to the next one', async () => {
      const [one, key] = [counter({ kind: 'one', most: 1 }), randomUUID()];
      const early = await one.take(key);
      passProcessTime(15 * MINUTE);
      expect((await one.take(key)).waitSeconds).toBe(0);
      await early.giveBack();
      expect((await one.take(key)).waitSeconds).toBeGreaterThan(0);
    });

    test('keys are stored as hashes, and rows whose window has ended are deleted', async () => {
      await counter().take('ana@teste.example');
      expect((await rows()).map(({ key }) => key).filter((key) => key.includes('@'))).toEqual([]);
      passProcessTime(2 * 60 * MINUTE);
      await forgetAttempts(db, Date.now());
      expect(await rows()).toEqual([]);
    });

    test('an attempt that cannot be counted must not be made', async () => {
      const broken: Database = {
        ...db,
        query: () => Promise.reject(new Error('the disk is full')),
      };
      await expect(attemptCounter({ db: broken }, FIVE).take('a')).rejects.toThrow(
        DatabaseBusyError,
      );
    });
  },
);

import { endSession, rotateSession } from './sessions.repository';
import type { Queryable } from '../platform/db/database';
import { openDevice, renew, type Device } from '../testing/accounts';
import { allAtOnce, CLIENTS, meeting, openRaceApi, TRIALS, type RaceApi } from '../testing/race';
import { TRATTORIA } from '../testing/restaurants';

const AUTH = `/restaurant/${TRATTORIA}/public/client/auth`;
const trials = Array.from({ length: TRIALS }, (_, trial) => trial);
const sessionIn = ({ cookie }: Device): string => cookie.split('=')[1]?.split('.')[0] ?? '';

/**
 * Renews a session without concurrency control: reads the row, then writes based on what it read.
 */
async function naiveRotation(
  on: Queryable,
  id: string,
  meet: () => Promise<void>,
): Promise<number> {
  const [row] = await on.query<{ generation: number; ended_at: Date | null }>(
    'select generation, ended_at from sessions where id = $1',
    [id],
  );
  await meet();
  await on.query('update sessions set generation = generation + 1, ended_at = $2 where id = $1', [
    id,
    row?.ended_at ?? null,
  ]);
  return (row?.generation ?? 0) + 1;
}

describe('[S12] sessions renewed and ended at once', () => {
  let api: RaceApi;
  beforeAll(async () => {
    api = await openRaceApi();
  });
  afterAll(() => api.close());

  const open = () => openDevice(api, 'ana@teste.example');
  const isAlive = async (device: Device): Promise<boolean> =>
    (await api.call('GET', AUTH, { token: device.token })).status === 200;

  test(`${CLIENTS} tabs with one secret, ${TRIALS} times: all get the same next one, which is valid`, async () => {
    for (const _ of trials) {
      const device = await open();
      const answers = await allAtOnce(CLIENTS, () => renew(api, device));
      const devices = answers.map((it) =>
        it instanceof Error ? String(it) : `${it.answer.status} ${it.device.cookie}`,
      );
      expect(new Set(devices).size).toBe(1);
      const [first] = answers;
      if (!first || first instanceof Error) throw new Error('no call was answered');
      expect((await renew(api, first.device)).answer.status).toBe(200);
    }
  });

  test(`a simultaneous refresh and log-out, ${TRIALS} times: the session is over in any order`, async () => {
    for (const _ of trials) {
      const device = await open();
      const [renewed] = await Promise.all([
        renew(api, device),
        api.call('POST', `${AUTH}/log-out`, { body: {}, token: device.token }),
      ]);
      expect(await isAlive(renewed.device)).toBe(false);
      expect((await renew(api, renewed.device)).answer.status).toBe(401);
    }
  });

  test(`read-then-write logs ${CLIENTS} tabs out, ${TRIALS} times of ${TRIALS}`, async () => {
    let caught = 0;
    for (const _ of trials) {
      const id = sessionIn(await open());
      const meet = meeting(CLIENTS);
      const reported = await allAtOnce(CLIENTS, () => naiveRotation(api.db, id, meet));
      const next = await rotateSession(api.db, id, Number(reported[0]), api.clock.now());
      if (next === null || next.isReused) caught += 1;
    }
    expect(caught).toBe(TRIALS);
  });

  test(`and brings an ended session back, ${TRIALS} times of ${TRIALS}`, async () => {
    let caught = 0;
    for (const _ of trials) {
      const device = await open();
      await naiveRotation(api.db, sessionIn(device), () =>
        endSession(api.db, sessionIn(device), api.clock.now()),
      );
      if (await isAlive(device)) caught += 1;
    }
    expect(caught).toBe(TRIALS);
  });
});

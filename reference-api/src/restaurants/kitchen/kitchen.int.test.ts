import { calls } from '@storefront/shared-domain/contracts';
import * as z from 'zod/mini';
import { describeOnPostgres } from '../../testing/describe-on-postgres';
import { DINER, TRATTORIA } from '../../testing/restaurants';
import { OPERATOR_KEY } from '../../testing/test-api';
import { DEFAULT_KITCHEN } from './kitchen-settings';
import { saveDemoHeartbeats } from './kitchen.repository';

const { silenceMs } = DEFAULT_KITCHEN;

describeOnPostgres('the connection of a kitchen', (api) => {
  const state = async (restaurant: number = TRATTORIA) => {
    const { status, json, headers } = await api().call('GET', `/restaurant/${restaurant}/kitchen`);
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    return z.parse(calls.getKitchen.answer, json);
  };
  const beat = (token?: string) =>
    api().call('PUT', `/restaurant/${TRATTORIA}/kitchen/heartbeat`, token ? { token } : {});

  test('is unknown until a heartbeat, lost after the silence of the setting, and comes back by itself', async () => {
    expect(await state()).toEqual({ state: 'unknown', heartbeatAt: null });
    const heartbeatAt = api().clock.now().toISOString();
    expect(await beat(OPERATOR_KEY)).toMatchObject({
      status: 200,
      json: { state: 'connected', heartbeatAt },
    });
    api().clock.pass(silenceMs);
    expect(await state()).toEqual({ state: 'connected', heartbeatAt });
    api().clock.pass(1);
    expect(await state()).toEqual({ state: 'lost', heartbeatAt });
    await beat(OPERATOR_KEY);
    expect((await state()).state).toBe('connected');
    expect((await state(DINER)).state).toBe('unknown');
  });

  test('only operators report heartbeats, and only of known restaurants', async () => {
    expect((await beat()).status).toBe(401);
    expect((await beat('another-key')).status).toBe(401);
    for (const id of ['999999', 'x', '-1'])
      expect([
        (await api().call('GET', `/restaurant/${id}/kitchen`)).status,
        (await api().call('PUT', `/restaurant/${id}/kitchen/heartbeat`, { token: OPERATOR_KEY }))
          .status,
      ]).toEqual([404, 404]);
  });

  test('frequent heartbeats are written every few seconds, an older one never', async () => {
    const at = api().clock.now();
    await saveDemoHeartbeats(api().db, at);
    const written = (await state()).heartbeatAt;
    await saveDemoHeartbeats(api().db, new Date(at.getTime() - 60_000));
    await saveDemoHeartbeats(api().db, new Date(at.getTime() + 1000));
    expect((await state()).heartbeatAt).toBe(written);
    await saveDemoHeartbeats(api().db, new Date(at.getTime() + 6000));
    expect((await state()).heartbeatAt).not.toBe(written);
  });
});

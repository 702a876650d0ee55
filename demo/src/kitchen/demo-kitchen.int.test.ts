import { describeOnPostgres } from '../../../reference-api/src/testing/describe-on-postgres';
import { aDelivery, anOrder, placed } from '../../../reference-api/src/testing/orders';
import { LATER } from '../../../reference-api/src/testing/restaurants';
import { openIntervalJob } from '../../../reference-api/src/platform/interval-job';
import { cookOnce, kitchenWorker } from './demo-kitchen';

const PACE = 8000;

describeOnPostgres('the demo kitchen', (api) => {
  const cook = () => cookOnce({ db: api().db, paceMs: PACE, now: api().clock.now });
  const statusesOf = async (uuid: unknown) =>
    (
      (await api().call('GET', `/order/uuid/${uuid}`)).json['history'] as unknown as {
        status: string;
      }[]
    ).map(({ status }) => status);

  test.each([
    ['a delivery', aDelivery, ['CREATED', 'CONFIRMED', 'PREPARING', 'READY', 'DISPATCHED', 'OVER']],
    ['what is fetched', anOrder, ['CREATED', 'CONFIRMED', 'PREPARING', 'READY', 'OVER']],
  ] as const)(
    '%s passes its stages, one per pace, and stays over',
    async (_case, order, stages) => {
      const { uuid } = await placed(api(), order());
      expect(await cook()).toBe(0);
      for (let round = 1; round < stages.length + 2; round += 1) {
        api().clock.pass(PACE);
        await cook();
        expect(await statusesOf(uuid)).toEqual(stages.slice(0, round + 1));
      }
    },
  );

  test('a scheduled order waits for a hand', async () => {
    const { uuid } = await placed(
      api(),
      anOrder({ details: { schedule: true, scheduleTo: '2026-03-11 10:30' } }),
      { restaurant: LATER },
    );
    api().clock.pass(PACE);
    await cook();
    expect(await statusesOf(uuid)).toEqual(['CREATED']);
    expect((await api().call('POST', `/demo/orders/${uuid}/advance`)).json).toEqual({
      uuid,
      status: 'CONFIRMED',
    });
  });

  test('two kitchens on one database move an order once', async () => {
    const { uuid } = await placed(api(), anOrder());
    api().clock.pass(PACE);
    await Promise.all([cook(), cook(), cook()]);
    expect(await statusesOf(uuid)).toEqual(['CREATED', 'CONFIRMED']);
  });

  test('an open kitchen cooks by itself until it is closed', async () => {
    const { uuid } = await placed(api(), anOrder());
    const failed = jest.fn();
    const kitchen = openIntervalJob({
      ...kitchenWorker({ db: api().db, paceMs: 60, now: () => new Date() }),
      failed,
    });
    while ((await statusesOf(uuid)).at(-1) !== 'OVER')
      await new Promise((resolve) => setTimeout(resolve, 30));
    await kitchen.close();
    expect(failed).not.toHaveBeenCalled();
    expect(await statusesOf(uuid)).toHaveLength(5);
  });

  test('an unplaced order cannot be advanced', async () => {
    for (const uuid of ['6b1f3c2e-9f43-4f0e-9a55-0d3d1f6c2b11', 'x']) {
      expect(await api().call('POST', `/demo/orders/${uuid}/advance`)).toMatchObject({
        status: 404,
        json: { code: 'order_not_found' },
      });
    }
  });
});

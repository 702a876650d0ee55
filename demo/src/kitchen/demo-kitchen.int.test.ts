import { gazetteer } from '../../../reference-api/src/delivery/geocoding/gazetteer';
import { openIntervalJob } from '../../../reference-api/src/platform/interval-job';
import { restaurantCatalog } from '../../../reference-api/src/restaurants/restaurant-catalog';
import { openRiding, placedToRide } from '../../../reference-api/src/testing/courier-restaurant';
import { describeOnPostgres } from '../../../reference-api/src/testing/describe-on-postgres';
import { aDelivery, anOrder, placed } from '../../../reference-api/src/testing/orders';
import { LATER } from '../../../reference-api/src/testing/restaurants';
import { OPERATOR_KEY } from '../../../reference-api/src/testing/test-api';
import { RIDE_PACES, rideOnce, computeTick } from './demo-courier';
import { cookOnce, kitchenWorker } from '..';

describeOnPostgres('the demo’s kitchen and couriers', (api) => {
  describe('the demo kitchen', () => {
    const PACE = 8000;

    const cook = () => cookOnce({ db: api().db, paceMs: PACE, now: api().clock.now });
    const statusesOf = async (uuid: unknown) =>
      (
        (await api().call('GET', `/order/uuid/${uuid}`)).json['history'] as unknown as {
          status: string;
        }[]
      ).map(({ status }) => status);

    test.each([
      [
        'a delivery',
        aDelivery,
        ['CREATED', 'CONFIRMED', 'PREPARING', 'READY', 'DISPATCHED', 'OVER'],
      ],
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

  describe('couriers of the demo', () => {
    const PACE = 8000;

    beforeAll(() => openRiding(api()));
    const round = async () => {
      const options = {
        db: api().db,
        geocoder: gazetteer(api().db),
        catalog: restaurantCatalog(api().db),
        paceMs: PACE,
        now: api().clock.now,
      };
      const moved = await rideOnce(options);
      await cookOnce(options);
      return moved;
    };
    const journey = async (uuid: unknown) =>
      (
        await api().call(
          'GET',
          `/restaurant/journey-orders/get-by-order-uuid?orderUUID=${String(uuid)}`,
        )
      ).json;

    test('[OPEN-053] a courier’s ride to the address is published every 2 s; its arrival ends the order', async () => {
      const { uuid } = await placedToRide(api());
      // a customer may open the journey before a courier rides
      expect((await journey(uuid))['position']).toBeNull();
      await round();
      const seen = [(await journey(uuid))['position']];
      expect(seen[0]).toMatchObject({ number: 1 });
      expect(seen[0]!['longitude']).toBeCloseTo(-47.06, 4);
      expect(computeTick(PACE)).toBe(2000);
      while ((seen.length - 1) * computeTick(PACE) < (RIDE_PACES - 0.5) * PACE) {
        api().clock.pass(computeTick(PACE) / 2);
        await round();
        api().clock.pass(computeTick(PACE) / 2);
        await round();
        seen.push((await journey(uuid))['position']);
      }
      const east = seen.map((position) => Number(position?.['longitude']));
      expect(east).toEqual([...east].sort((a, b) => a - b));
      expect(new Set(east).size).toBe(seen.length);
      expect(Number(seen.at(-1)?.['number'])).toBe(seen.length);
      expect((await journey(uuid))['courier']).not.toBe('');
      api().clock.pass(PACE);
      await round();
      expect((await api().call('GET', `/order/uuid/${String(uuid)}`)).json).toMatchObject({
        status: 'OVER',
      });
    });

    test('a way that a real courier has begun is not ridden', async () => {
      const { uuid } = await placedToRide(api());
      await api().call('PUT', `/restaurant/journey-orders/${String(uuid)}/position`, {
        body: { latitude: -22.899, longitude: -47.056, courier: 'Real' },
        token: OPERATOR_KEY,
      });
      await round();
      api().clock.pass(PACE / 2);
      await round();
      expect(await journey(uuid)).toMatchObject({
        courier: 'Real',
        position: { number: 1, longitude: -47.056 },
      });
    });
  });
});

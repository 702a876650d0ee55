import { gazetteer } from '../../../reference-api/src/delivery/geocoding/gazetteer';
import { restaurantCatalog } from '../../../reference-api/src/restaurants/restaurant-catalog';
import { openRiding, placedToRide } from '../../../reference-api/src/testing/courier-restaurant';
import { describeOnPostgres } from '../../../reference-api/src/testing/describe-on-postgres';
import { OPERATOR_KEY } from '../../../reference-api/src/testing/test-api';
import { cookOnce } from './demo-kitchen';
import { RIDE_PACES, rideOnce, tickOf } from './demo-courier';

const PACE = 8000;

describeOnPostgres('couriers of the demo', (api) => {
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
    expect(tickOf(PACE)).toBe(2000);
    while ((seen.length - 1) * tickOf(PACE) < (RIDE_PACES - 0.5) * PACE) {
      api().clock.pass(tickOf(PACE) / 2);
      await round();
      api().clock.pass(tickOf(PACE) / 2);
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

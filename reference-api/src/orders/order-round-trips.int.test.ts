import { randomUUID } from 'node:crypto';
import { ARMS_HEADER, VISITOR_HEADER } from '@storefront/shared-domain/contracts';
import { COUNTED, countedOrder, openCounted, resetCounted } from '../testing/counted-restaurant';
import { countRoundTrips } from '../testing/counted-round-trips';
import { HOME, POINTED, seedPlaces } from '../testing/delivery-places';
import { aDelivery, aLine, anOrder, lasanha, send, type WireOrder } from '../testing/orders';
import { anOnlineOrder, openPaying, PAYING } from '../testing/paying-restaurant';
import { TABLES, TRATTORIA } from '../testing/restaurants';
import { openTestApi, tableTokens, type ApiResponse, type TestApi } from '../testing/test-api';
import { openTestPostgres } from '../testing/test-databases';

type Sent = { restaurant: number; order: WireOrder; token?: string };

describe('round trips of an order on PostgreSQL', () => {
  let [api, token] = [undefined as unknown as TestApi, ''];
  const counted = countRoundTrips();
  beforeAll(async () => {
    api = await openTestApi(await openTestPostgres({ connections: 1 }, 'seeded'), {
      isSeeded: true,
    });
    await seedPlaces(api);
    await openPaying(api);
    token = await openCounted(api);
  });
  afterAll(async () => {
    counted.restore();
    await api.close();
  });

  const accepted = ({ status, text }: ApiResponse): void => {
    if (status !== 200) throw new Error(`the order was refused: ${text}`);
  };
  /** The transaction of an order, once its restaurant is in memory. */
  const tripsOf = async (once: () => Promise<ApiResponse>) => {
    accepted(await once());
    counted.take();
    accepted(await once());
    return counted.take()[0]?.roundTrips;
  };
  const sendAgain = ({ restaurant, order, token: its }: Sent) => {
    const again = {
      ...order,
      fingerprint: randomUUID(),
      details: { ...order.details, uuid: randomUUID() },
    };
    return send(api, again, { restaurant, ...(its === undefined ? {} : { token: its }) });
  };

  test.each<[string, number, () => Sent]>([
    ['a pickup', 2, () => ({ restaurant: TRATTORIA, order: anOrder() })],
    ['a delivery to a zone', 2, () => ({ restaurant: TRATTORIA, order: aDelivery() })],
    [
      'a delivery to a point, by its distance',
      3,
      () => ({
        restaurant: POINTED,
        order: aDelivery({
          details: { deliveryFee: 4, grandTotal: 46.5 },
          user: { address: 'Rua do Meio', number: '9', coordinates: HOME },
        }),
      }),
    ],
    [
      'with counted stock, of an account that earns a reward',
      2,
      () => ({ restaurant: COUNTED, order: countedOrder({ items: ['soda'] }), token }),
    ],
    [
      'with a coupon',
      3,
      () => ({ restaurant: COUNTED, order: countedOrder({ items: ['soda'], coupon: 'once' }) }),
    ],
    [
      'with cashback',
      3,
      () => ({ restaurant: COUNTED, order: countedOrder({ cashback: 10 }), token }),
    ],
    [
      'with a prize',
      3,
      () => ({ restaurant: COUNTED, order: countedOrder({ prize: true }), token }),
    ],
    [
      'paid by pix: up to its commit',
      2,
      () => ({ restaurant: PAYING, order: anOnlineOrder('pixAsaas') }),
    ],
  ])('[API-04] %s: %i', async (_what, most, sent) => {
    let times = 0;
    const found = await tripsOf(async () => {
      times += 1;
      await resetCounted(api);
      const it = sent();
      const phone = `1198765430${times}`;
      return sendAgain({ ...it, order: { ...it.order, user: { ...it.order.user, phone } } });
    });
    expect(found).toBeLessThanOrEqual(most);
  });

  test('[OPEN-029] to the table of a code: 2', async () => {
    const body = () => ({
      ...anOrder({
        orders: [aLine('talharim')],
        user: { name: '', phone: '' },
        details: { deliveryType: 'table', table: '', paymentType: '', total: 30, grandTotal: 30 },
      }),
      tableToken: tableTokens.mint({ restaurantId: TABLES, table: '7' }),
    });
    const path = `/restaurant/${TABLES}/order/table`;
    expect(await tripsOf(() => api.call('POST', path, { body: body() }))).toBe(2);
  });

  test('[API-04] of a counted visit: 2', async () => {
    const headers = { [VISITOR_HEADER]: randomUUID(), [ARMS_HEADER]: 'button=green' };
    const path = `/restaurant/${TRATTORIA}/order`;
    expect(await tripsOf(() => api.call('POST', path, { headers, body: anOrder() }))).toBe(2);
  });

  test('a repeated order is found with 3', async () => {
    const order = anOrder();
    accepted(await send(api, order));
    counted.take();
    expect((await send(api, order)).headers['idempotent-replayed']).toBe('true');
    expect(counted.take()[0]?.roundTrips).toBeLessThanOrEqual(3);
  });

  test('[API-05] a record that was replaced in the meantime is priced anew, in one more transaction', async () => {
    accepted(await send(api, anOrder()));
    // as by another process, before its report is here
    await api.db.transaction(async (tx) => {
      await tx.exec('set local session_replication_role = replica');
      await tx.query(
        `update restaurants set revision = 'dearer',
           document = replace(document::text, '"price":42.5', '"price":44.5')::json
         where id = $1`,
        [TRATTORIA],
      );
    });
    counted.take();
    expect(await send(api, anOrder())).toMatchObject({
      status: 409,
      json: { code: 'price_changed', total: 44.5 },
    });
    expect(counted.take()).toHaveLength(2);
    const dearer = { details: { total: 44.5, grandTotal: 44.5 } };
    accepted(await send(api, anOrder({ ...dearer, orders: [lasanha({ price: 44.5 })] })));
    expect(counted.take().map(({ roundTrips }) => roundTrips)).toEqual([2]);
  });
});

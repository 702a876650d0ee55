import { describeOnPostgres } from '../testing/describe-on-postgres';
import { anOrder } from '../testing/orders';
import type { TestApi } from '../testing/test-api';
import {
  aPhone,
  finish,
  giveCashback,
  logInToTill,
  openTill,
  placedAtTill,
  TILL,
  withCashback,
} from '../testing/till';

describeOnPostgres('the orders of an account', (api) => {
  const page = (
    at: TestApi,
    who: { id: string; token?: string },
    path: string,
    body: unknown = {},
  ) =>
    at.call('POST', `/restaurant/${TILL}/public/client/${who.id}/orders/paginate/${path}`, {
      body,
      ...(who.token === undefined ? {} : { token: who.token }),
    });
  const review = (orderID: string, body: unknown, token?: string) =>
    api().call('POST', `/order/${orderID}/review`, {
      body,
      ...(token === undefined ? {} : { token }),
    });
  let uuids: string[];
  let rui: { id: string; token: string };

  beforeAll(async () => {
    await openTill(api());
    rui = await logInToTill(api(), 'rui');
    uuids = [];
    for (let count = 0; count < 3; count += 1) {
      await giveCashback(api(), rui.id, 1, null);
      api().clock.pass(61_000);
      uuids.push(String((await placedAtTill(api(), withCashback(1), rui.token))['uuid']));
    }
  });

  const uuidsOf = (json: unknown): string[] => (json as { uuid: string }[]).map(({ uuid }) => uuid);

  test('[API-06] [OPEN-015] pages of the own orders, newest first, or as they are sorted', async () => {
    const newest = [...uuids].reverse();
    expect(uuidsOf((await page(api(), rui, '1/2')).json)).toEqual(newest.slice(0, 2));
    expect(uuidsOf((await page(api(), rui, '2/2')).json)).toEqual(newest.slice(2));
    expect(
      uuidsOf(
        (await page(api(), rui, '1/10', { sortSettings: { field: 'created_at', order: 'asc' } }))
          .json,
      ),
    ).toEqual(uuids);
    expect(
      uuidsOf(
        (
          await page(api(), rui, '1/10', {
            sortSettings: { field: 'id; drop table orders', order: 'sideways' },
          })
        ).json,
      ),
    ).toEqual(newest);
  });

  test('[API-06] [OPEN-015] own orders of one moment are in the sequence they were placed in', async () => {
    const eva = await logInToTill(api(), 'eva');
    const placedNow: string[] = [];
    for (let count = 0; count < 4; count += 1) {
      const order = anOrder({ user: { phone: aPhone() } });
      placedNow.push(String((await placedAtTill(api(), order, eva.token))['uuid']));
    }
    const pages = [await page(api(), eva, '1/2'), await page(api(), eva, '2/2')];
    expect(pages.flatMap(({ json }) => uuidsOf(json))).toEqual(placedNow.toReversed());
  });

  test('[API-06] the orders of another account are not readable, and their existence is not disclosed', async () => {
    const leo = await logInToTill(api(), 'leo');
    const foreign = await page(api(), { id: rui.id, token: leo.token }, '1/10');
    const unknown = await page(
      api(),
      { id: '00000000-0000-4000-8000-000000000000', token: leo.token },
      '1/10',
    );
    expect([foreign.status, foreign.text]).toEqual([404, unknown.text]);
    expect((await page(api(), { id: rui.id }, '1/10')).status).toBe(401);
  });

  test.each(['0/10', '1/0', '-1/10', '1/101', '1.5/10', '1e9/10', 'x/10'])(
    '[API-06] the page %s is none',
    async (path) => {
      expect(await page(api(), rui, path)).toMatchObject({
        status: 400,
        json: { code: 'invalid_request' },
      });
    },
  );

  test('[API-11] [OPEN-021] [B46] [S05] an order that is over is reviewed once', async () => {
    const uuid = uuids[0]!;
    expect(await review(uuid, { ratingAvg: 5 })).toMatchObject({
      status: 409,
      json: { code: 'order_not_over' },
    });
    await finish(api(), uuid);
    expect(await review(uuid, { ratingAvg: 4, ratingNote: 'Chegou quente' })).toMatchObject({
      status: 200,
      json: { order: { ratingAvg: 4, ratingNote: 'Chegou quente', askReview: false } },
    });
    expect(await review(uuid, { ratingAvg: 1 })).toMatchObject({
      status: 409,
      json: { code: 'order_reviewed' },
    });
    expect((await api().call('GET', `/order/uuid/${uuid}`)).json).toMatchObject({ ratingAvg: 4 });
  });

  test('[API-11] ten reviews at once keep one', async () => {
    const uuid = uuids[1]!;
    await finish(api(), uuid);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => review(uuid, { ratingAvg: (at % 5) + 1 })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('[API-11] [B46] [S05] by its number only its own account reviews an order', async () => {
    const { json } = await page(api(), rui, '1/1');
    const { id, uuid } = (json as unknown as { id: string; uuid: string }[])[0]!;
    await finish(api(), uuid);
    const leo = await logInToTill(api(), 'leo');
    expect((await review(id, { ratingAvg: 5 }, leo.token)).status).toBe(404);
    expect((await review(id, { ratingAvg: 5 })).status).toBe(404);
    expect((await review(id, { ratingAvg: 5 }, rui.token)).status).toBe(200);
  });

  test('[API-11] by its uuid another account does not review an order, a visitor may', async () => {
    const order = anOrder({ user: { phone: aPhone() } });
    const uuid = String((await placedAtTill(api(), order, rui.token))['uuid']);
    await finish(api(), uuid);
    const leo = await logInToTill(api(), 'leo');
    expect(await review(uuid, { ratingAvg: 1 }, leo.token)).toMatchObject({
      status: 404,
      json: { code: 'order_not_found' },
    });
    expect((await review(uuid, { ratingAvg: 5 })).status).toBe(200);
  });

  test.each([
    { ratingAvg: 0 },
    { ratingAvg: 6 },
    { ratingAvg: 3.5 },
    { ratingAvg: '5' },
    {},
    { ratingAvg: 5, ratingNote: 'x'.repeat(5000) },
  ])('[API-11] [B46] %j is no review', async (body) => {
    expect((await review(uuids[0]!, body)).status).toBe(400);
  });
});

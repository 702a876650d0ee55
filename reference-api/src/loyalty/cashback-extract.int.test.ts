import { randomUUID } from 'node:crypto';
import { logIn } from '../testing/accounts';
import { describeOnPostgres } from '../testing/describe-on-postgres';
import { TRATTORIA } from '../testing/restaurants';
import {
  balanceOf,
  cancel,
  finish,
  giveCashback,
  logInToTill,
  openTill,
  placedAtTill,
  TILL,
  withCashback,
} from '../testing/till';

const MINUTE_MS = 60_000;
type Line = {
  date: string;
  type: string;
  value: number;
  orderUUID: string;
  expirationDate: string | null;
};

describeOnPostgres('the cashback statement', (api) => {
  const requested = (
    token: string | undefined,
    id: string,
    body: unknown = {},
    restaurant = TILL,
  ) =>
    api().call('POST', `/restaurant/${restaurant}/public/client/${id}/cashback/extract`, {
      body,
      ...(token === undefined ? {} : { token }),
    });
  const lines = async (
    { token, id }: { token: string; id: string },
    body: unknown = {},
  ): Promise<Line[]> => (await requested(token, id, body)).json as unknown as Line[];
  const sum = (all: Line[]) =>
    Math.round(
      all.reduce((total, { type, value }) => total + (type === 'credit' ? value : -value) * 100, 0),
    ) / 100;

  beforeAll(() => openTill(api()));

  test('[API-43] [OPEN-081] credits, debits, returns and expiries, newest first, sum to the balance', async () => {
    const rui = await logInToTill(api(), 'rui');
    await giveCashback(api(), rui.id, 6, '2026-03-10');
    await giveCashback(api(), rui.id, 4, '2026-03-11');
    api().clock.pass(5 * MINUTE_MS);
    const spent = await placedAtTill(api(), withCashback(10), rui.token);
    api().clock.pass(5 * MINUTE_MS);
    await cancel(api(), String(spent['uuid']));
    const [day1, day2] = ['2026-03-10', '2026-03-11'];
    const [start, later, latest] = [
      '2026-03-10T15:00:00.000Z',
      '2026-03-10T15:05:00.000Z',
      '2026-03-10T15:10:00.000Z',
    ];
    const back = { date: latest, type: 'credit', orderUUID: spent['uuid'] };
    const history = [
      { ...back, value: 4, expirationDate: day2 },
      { ...back, value: 6, expirationDate: day1 },
      { date: later, type: 'debit', value: 10, orderUUID: spent['uuid'], expirationDate: null },
      { date: start, type: 'credit', value: 4, orderUUID: '', expirationDate: day2 },
      { date: start, type: 'credit', value: 6, orderUUID: '', expirationDate: day1 },
    ];
    expect(await lines(rui)).toEqual(history);
    expect([sum(await lines(rui)), (await balanceOf(api(), rui))?.['balance']]).toEqual([10, 10]);
    // 23:50 at the restaurant, tomorrow in Greenwich: nothing has expired
    api().clock.pass(700 * MINUTE_MS);
    expect(await lines(await logInToTill(api(), 'rui'))).toEqual(history);
    api().clock.pass(20 * MINUTE_MS);
    const fresh = await logInToTill(api(), 'rui');
    expect(await lines(fresh)).toEqual([
      {
        date: '2026-03-11T03:00:00.000Z',
        type: 'debit',
        value: 6,
        orderUUID: '',
        expirationDate: day1,
      },
      ...history,
    ]);
    expect([sum(await lines(fresh)), (await balanceOf(api(), fresh))?.['balance']]).toEqual([4, 4]);
    api().clock.pass(-730 * MINUTE_MS);
  });

  test('[LOYALTY-13] what an order earned is a credit of that order', async () => {
    const leo = await logInToTill(api(), 'leo');
    await giveCashback(api(), leo.id, 12.5, null);
    const { uuid } = await placedAtTill(api(), withCashback(12.5), leo.token);
    await finish(api(), String(uuid));
    expect(await lines(leo)).toContainEqual({
      date: expect.any(String),
      type: 'credit',
      value: 1.5,
      orderUUID: uuid,
      expirationDate: '2026-04-09',
    });
    expect([sum(await lines(leo)), (await balanceOf(api(), leo))?.['balance']]).toEqual([1.5, 1.5]);
  });

  test('[OPEN-081] pages from 1, no line twice', async () => {
    const eva = await logInToTill(api(), 'eva');
    for (let count = 1; count <= 5; count += 1) await giveCashback(api(), eva.id, count, null);
    const page = async (number: number, pageSize = 2) =>
      (await lines(eva, { page: number, pageSize })).map(({ value }) => value);
    expect([await page(1), await page(2), await page(3), await page(4)]).toEqual([
      [5, 4],
      [3, 2],
      [1],
      [],
    ]);
    expect(await page(1, 100)).toEqual([5, 4, 3, 2, 1]);
    expect((await lines(eva, { page: 'x', pageSize: null })).length).toBe(5);
  });

  test.each([
    [{ page: 0 }, 'page'],
    [{ page: -1 }, 'page'],
    [{ page: 2_000_000 }, 'page'],
    [{ pageSize: 0 }, 'pageSize'],
    [{ pageSize: 101 }, 'pageSize'],
    [{ pageSize: -5 }, 'pageSize'],
  ])('%j is refused with its path', async (body, path) => {
    const { token, id } = await logInToTill(api(), 'ana');
    expect(await requested(token, id, body)).toMatchObject({
      status: 400,
      json: { code: 'invalid_request', path },
    });
  });

  test('[API-43] S02 another account gets the response of a missing one; without a login: 401', async () => {
    const [ana, rui] = [await logInToTill(api(), 'ana'), await logInToTill(api(), 'rui')];
    const [others, unknown, nonsense] = [
      await requested(ana.token, rui.id),
      await requested(ana.token, randomUUID()),
      await requested(ana.token, "x'--"),
    ];
    expect([others.status, others.text]).toEqual([404, unknown.text]);
    expect([unknown.status, nonsense.text]).toEqual([404, unknown.text]);
    expect((await requested(undefined, ana.id)).status).toBe(401);
    expect((await requested(await logIn(api(), 'ana@teste.example'), ana.id)).status).toBe(403);
    expect((await requested(ana.token, ana.id, {}, TRATTORIA)).status).toBe(403);
  });
});

import { giveReward } from './order-reward';
import { describeOnPostgres } from '../../testing/describe-on-postgres';
import { anOrder } from '../../testing/orders';
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
} from '../../testing/till';

describeOnPostgres('what an order earns', (api) => {
  type Login = { token: string; id: string };
  const pointsOf = async ({ token }: Login) =>
    (await api().call('GET', `/restaurant/${TILL}/public/client/auth`, { token })).json['points'];
  const earnedBy = async ({ id }: Login) =>
    (
      await api().db.query<{ amount: number; until: string }>(
        `select amount, to_char(expires_on, 'YYYY-MM-DD') as until
         from cashback_credits where customer_id = $1 and reason = 'earned' order by id`,
        [id],
      )
    ).map(({ amount, until }) => [amount, until]);

  beforeAll(() => openTill(api()));

  test('[LOYALTY-13] [OPEN-060] [LOYALTY-02] an ended order gives cashback and points once, for 30 days', async () => {
    const leo = await logInToTill(api(), 'leo');
    const { uuid } = await placedAtTill(api(), anOrder(), leo.token);
    await api().call('POST', `/demo/orders/${String(uuid)}/advance`);
    expect([await earnedBy(leo), await pointsOf(leo)]).toEqual([[], 0]);
    await finish(api(), String(uuid));
    await api().call('POST', `/demo/orders/${String(uuid)}/advance`);
    await giveReward(api().db, { uuid: String(uuid), restaurantId: TILL }, api().clock.now());
    // 5 % of 42.50 is 2.125, and 42 times 2 points.
    expect([await earnedBy(leo), await pointsOf(leo)]).toEqual([[[213, '2026-04-09']], 84]);
    expect(await balanceOf(api(), leo)).toEqual({ balance: 2.13, expirationDate: '2026-04-09' });
    await cancel(api(), String(uuid));
    expect([await earnedBy(leo), await pointsOf(leo)]).toEqual([[[213, '2026-04-09']], 84]);
  });

  test('[LOYALTY-13] of what is paid beside cashback; later changes of the settings have no effect', async () => {
    const eva = await logInToTill(api(), 'eva');
    await giveCashback(api(), eva.id, 30, null);
    const { uuid } = await placedAtTill(api(), withCashback(30), eva.token);
    await openTill(api(), {
      cashbackSettings: { enabled: false, maxCashbackValue: 0, cashbackPercent: 0 },
      fidelity: {
        enablePoints: false,
        pointMode: 'perSale',
        purchaseMinimum: 0,
        moneySpent: 0,
        pointsEarnedPerMoneySpent: 0,
        pointsPerPurchase: 0,
      },
    });
    await finish(api(), String(uuid));
    expect([await earnedBy(eva), await pointsOf(eva)]).toEqual([[[63, '2026-04-09']], 24]);
    await openTill(api());
  });

  test('[LOYALTY-03] [LOYALTY-01] points per sale, from its minimum on', async () => {
    const rui = await logInToTill(api(), 'rui');
    const perSale = (purchaseMinimum: number) =>
      openTill(api(), {
        fidelity: {
          enablePoints: true,
          pointMode: 'perSale',
          purchaseMinimum,
          moneySpent: 0,
          pointsEarnedPerMoneySpent: 0,
          pointsPerPurchase: 7,
        },
      });
    for (const [minimum, points] of [
      [42.51, 0],
      [42.5, 7],
    ] as const) {
      await perSale(minimum);
      const { uuid } = await placedAtTill(api(), anOrder(), rui.token);
      await finish(api(), String(uuid));
      expect(await pointsOf(rui)).toBe(points);
    }
    await openTill(api());
  });

  test('[LOYALTY-02] points without cashback, and parts of a point are not given', async () => {
    const leo = await logInToTill(api(), 'leo');
    const before = Number(await pointsOf(leo));
    await openTill(api(), {
      cashbackSettings: { enabled: false, maxCashbackValue: 0, cashbackPercent: 0 },
      fidelity: {
        enablePoints: true,
        pointMode: 'perMoneySpent',
        purchaseMinimum: 0,
        moneySpent: 1,
        pointsEarnedPerMoneySpent: 0.25,
        pointsPerPurchase: 0,
      },
    });
    const { uuid } = await placedAtTill(api(), anOrder(), leo.token);
    await finish(api(), String(uuid));
    // 42 times 0.25 is 10.5
    expect(Number(await pointsOf(leo)) - before).toBe(10);
    await openTill(api());
  });

  test('[LOYALTY-13] the 30 days begin on the restaurant’s day, also when it is tomorrow in Greenwich', async () => {
    const eva = await logInToTill(api(), 'eva');
    const { uuid } = await placedAtTill(api(), anOrder(), eva.token);
    const untilLate = Date.parse('2026-03-11T02:30:00Z') - api().clock.now().getTime();
    api().clock.pass(untilLate);
    await finish(api(), String(uuid));
    api().clock.pass(-untilLate);
    expect((await earnedBy(eva)).at(-1)).toEqual([213, '2026-04-09']);
  });

  test('nothing for a canceled order, and nothing without an account', async () => {
    const ana = await logInToTill(api(), 'ana');
    const { uuid } = await placedAtTill(api(), anOrder(), ana.token);
    await cancel(api(), String(uuid));
    await api().call('POST', `/demo/orders/${String(uuid)}/advance`);
    expect([await earnedBy(ana), await pointsOf(ana)]).toEqual([[], 60]);
    const guest = await placedAtTill(api(), anOrder());
    await finish(api(), String(guest['uuid']));
    expect(
      await api().db.query('select 1 from order_rewards where order_uuid = $1', [guest['uuid']]),
    ).toEqual([]);
  });

  test('an account that is full of points stays full, and the order is over all the same', async () => {
    const ana = await logInToTill(api(), 'ana');
    await api().db.query('update customers set points = 2147483647 where id = $1', [ana.id]);
    const { uuid } = await placedAtTill(api(), anOrder(), ana.token);
    await finish(api(), String(uuid));
    expect(await pointsOf(ana)).toBe(2_147_483_647);
  });
});

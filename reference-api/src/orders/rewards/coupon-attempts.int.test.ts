import { scaledLimits } from '../../platform/http/limits';
import { describeOnPostgres } from '../../testing/describe-on-postgres';
import { openTill, TILL, withCoupon } from '../../testing/till';

describeOnPostgres(
  'guess attempts at coupons',
  (api) => {
    beforeAll(() => openTill(api()));
    const order = async (id: string | null, remoteAddress: string): Promise<number> => {
      const payload =
        id === null
          ? withCoupon('fix10', 0, { details: { discountID: null } })
          : withCoupon(id, 10);
      return (
        await api().app.inject({
          method: 'POST',
          url: `/restaurant/${TILL}/order`,
          payload,
          remoteAddress,
        })
      ).statusCode;
    };

    test('[COUPON-12] after three unknown coupon ids an address can order only without a coupon', async () => {
      const [guesser, other] = ['10.3.0.1', '10.3.0.2'];
      const statuses = [];
      for (let count = 0; count < 5; count += 1)
        statuses.push(await order(`guess-${count}`, guesser));
      expect(statuses).toEqual([422, 422, 422, 429, 429]);
      expect([
        await order('fix10', guesser),
        await order(null, guesser),
        await order('fix10', other),
      ]).toEqual([429, 200, 200]);
      await api().db.query('delete from attempts'); // counted by the database's time
      expect(await order('fix10', guesser)).toBe(200);
    });

    test('[COUPON-12] existing coupons do not count', async () => {
      for (let count = 0; count < 6; count += 1) expect(await order('fix10', '10.3.0.3')).toBe(200);
    });
  },
  { limits: { ...scaledLimits(1000), attempts: 3 } },
);

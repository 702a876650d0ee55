import { saveCoupons } from '../../loyalty/coupons.repository';
import { describeOnPostgres } from '../../testing/describe-on-postgres';
import { TRATTORIA } from '../../testing/restaurants';
import { aPhone, logInToTill, openTill, placedAtTill, TILL, withCoupon } from '../../testing/till';

describeOnPostgres('checking a coupon', (api) => {
  const check = async (
    code: unknown,
    {
      phone = '',
      token,
      restaurant = TILL,
    }: { phone?: string; token?: string; restaurant?: number } = {},
  ) => {
    const { status, json } = await api().call('POST', `/restaurant/${restaurant}/coupom/check`, {
      body: { code, phone },
      ...(token === undefined ? {} : { token }),
    });
    return { status, code: json['code'], error: json['error'], json };
  };
  beforeAll(() => openTill(api()));

  test('[API-03] [DOMAIN-041] a coupon is returned with all its fields, money as decimals', async () => {
    expect((await check('MIN60')).json).toEqual({
      id: 'min60',
      code: 'MIN60',
      type: 'fixDiscount',
      fixDiscount: 60,
      percentDiscount: 0,
      minOrderValue: 42.5,
      onlyOneUsePerClient: false,
      enableUseFeaturedItems: true,
    });
  });

  test.each(['tenth', '  TENTH  ', 'tEnTh', 'ＴＥＮＴＨ'])(
    '[COUPON-04] B08 %j is the same code',
    async (typed) => expect((await check(typed)).json['id']).toBe('tenth'),
  );

  test.each([
    ['it does not exist', 'UNKNOWN'],
    ['nothing', ''],
    ['blanks', '   '],
    ['SQL', "' or 1=1 --"],
    ['a pattern', 'T%'],
    ['a hundred characters', 'X'.repeat(100)],
    ['half a letter', '\ud800'],
  ])('[OPEN-066] B08 %s: no coupon', async (_, code) =>
    expect(await check(code)).toMatchObject({
      status: 404,
      code: 'coupon_not_found',
      error: 'Invalid coupon!',
    }),
  );

  test.each([
    ['a thousand characters', 'X'.repeat(1000)],
    ['a number', 7],
    ['nothing at all', null],
    ['a list', ['TENTH']],
    ['a NUL', 'A\0'],
  ])('B08 %s is refused with its path', async (_, code) =>
    expect(await check(code)).toMatchObject({
      status: 400,
      json: { code: 'invalid_request', path: 'code' },
    }),
  );

  test('S07 a coupon of one restaurant is none of another, nor where coupons are off', async () => {
    expect((await check('TENTH', { restaurant: TRATTORIA })).status).toBe(404);
    await openTill(api(), { coupoms_active: false });
    expect((await check('TENTH')).code).toBe('coupon_not_found');
    await openTill(api());
    expect((await check('TENTH')).status).toBe(200);
  });

  test('[ERRORS-09] [ERRORS-10] a used-up coupon and one outside its hours get the texts of the dialogs', async () => {
    expect(await check('NONE')).toMatchObject({
      status: 409,
      error: 'Coupom Use Limit Exceeded',
      code: 'coupon_limit',
    });
    expect(await check('EVENING')).toMatchObject({
      status: 409,
      error: 'Coupom with hours template',
      code: 'coupon_hours',
    });
    expect((await check('NOON')).status).toBe(200);
    expect((await check('COURIER')).status).toBe(200);
  });

  test('[COUPON-06] [ERRORS-14] once per client: the phone in any spelling and the account are refused', async () => {
    const [phone, ana] = [aPhone(), await logInToTill(api(), 'ana')];
    await placedAtTill(api(), withCoupon('once', 5, { user: { phone } }), ana.token);
    const used = { status: 409, error: 'This coupon has already been used.', code: 'coupon_used' };
    for (const typed of [
      phone,
      `+55 ${phone}`,
      `(${phone.slice(0, 2)}) ${phone.slice(2, 7)}-${phone.slice(7)}`,
    ])
      expect(await check('ONCE', { phone: typed })).toMatchObject(used);
    expect(await check('ONCE', { phone: aPhone(), token: ana.token })).toMatchObject(used);
    expect((await check('ONCE', { phone: aPhone() })).status).toBe(200);
    expect((await check('ONCE', { phone: '' })).status).toBe(200);
  });

  test('[COUPON-06] one use of a coupon does not block another one', async () => {
    const phone = aPhone();
    await placedAtTill(api(), withCoupon('once', 5, { user: { phone } }));
    await api().db.query(
      "update coupons set once_per_client = true where restaurant_id = $1 and code = 'PLAIN'",
      [TILL],
    );
    expect((await check('PLAIN', { phone })).status).toBe(200);
    await openTill(api(), { rating_average: 3 });
  });

  test('[COUPON-06] a coupon that is no longer for one use per client may be used again', async () => {
    const phone = aPhone();
    const order = () => withCoupon('once', 5, { user: { phone } });
    await placedAtTill(api(), order());
    expect((await check('ONCE', { phone })).code).toBe('coupon_used');
    await api().db.query(
      "update coupons set once_per_client = false where restaurant_id = $1 and code = 'ONCE'",
      [TILL],
    );
    expect((await check('ONCE', { phone })).status).toBe(200);
    await placedAtTill(api(), order());
    await openTill(api(), { rating_average: 5 });
  });

  test('[OPEN-066] a coupon that the restaurant removed is not found until it is back', async () => {
    await saveCoupons(api().db, TILL, []);
    expect((await check('TENTH')).code).toBe('coupon_not_found');
    await openTill(api(), { rating_average: 4 });
    expect((await check('TENTH')).status).toBe(200);
  });

  test('a coupon with an unknown template of hours counts at no time', async () => {
    await api().db.query(
      "update coupons set hours_template_id = 'lost' where restaurant_id = $1 and code = 'FIX10'",
      [TILL],
    );
    expect((await check('FIX10')).code).toBe('coupon_hours');
    await api().db.query(
      "update coupons set hours_template_id = null where restaurant_id = $1 and code = 'FIX10'",
      [TILL],
    );
  });

  test.each(['101', "'NaN'", '-0.01'])(
    'B10 a record with %s per cent is refused by the database',
    async (percent) => {
      await expect(
        api().db.query(
          `update coupons set percent_discount = ${percent} where restaurant_id = ${TILL}`,
        ),
      ).rejects.toThrow(/check/);
    },
  );
});

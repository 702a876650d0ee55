import { saveCoupons } from '../../loyalty/coupons.repository';
import { readMigrations } from '../../platform/db/migrate';
import { describeOnPostgres } from '../../testing/describe-on-postgres';
import { aLine, anOrder, lasanha, send } from '../../testing/orders';
import { TRATTORIA } from '../../testing/restaurants';
import {
  aPhone,
  cancel,
  logInToTill,
  openTill,
  placedAtTill,
  sendToTill,
  setStock,
  stockOf,
  TILL,
  usesOf,
  withCoupon,
} from '../../testing/till';

describeOnPostgres('coupons', (api) => {
  describe('orders with a coupon', () => {
    const reported = async (order: unknown, token?: string) => {
      const { status, json } = await sendToTill(api(), order, token);
      return [status, json['code'], json['error']];
    };
    beforeAll(() => openTill(api()));

    test.each([
      ['[COUPON-10] a tenth', 'tenth', 4.25, 38.25],
      ['[COUPON-10] B10 all of it', 'all', 42.5, 0],
      ['[COUPON-09] capped at the subtotal', 'fix60', 42.5, 0],
      [
        '[OPEN-065] more than the subtotal in full, with a minimum that is just reached',
        'min60',
        60,
        0,
      ],
      ['[COUPON-12] a fixed value', 'fix10', 10, 32.5],
    ])('%s: the server sets the discount', async (_, id, off, total) => {
      const { details } = await placedAtTill(api(), {
        ...withCoupon(id, off),
        details: { ...withCoupon(id, off).details, discountValue: 999 },
      });
      expect(details).toMatchObject({
        discountID: id,
        discountValue: off,
        grandTotal: total,
        total: 42.5,
      });
    });

    test('B10 a coupon that takes nothing off is not used', async () => {
      expect((await placedAtTill(api(), withCoupon('nothing', 0)))['details']).toMatchObject({
        discountID: null,
        discountValue: 0,
      });
      expect(await usesOf(api(), 'NOTHING')).toBe(0);
    });

    test('[COUPON-12] a total that the coupon does not make is price_changed, with the one it makes', async () => {
      const { status, json } = await sendToTill(api(), withCoupon('tenth', 10));
      expect([status, json]).toEqual([
        409,
        { error: 'The total has changed', code: 'price_changed', total: 42.5, grandTotal: 38.25 },
      ]);
    });

    test.each([
      ['one cent below', 42.51, 422, 'coupon_below_minimum'],
      ['equal', 42.5, 200, undefined],
      ['one cent above', 42.49, 200, undefined],
    ])('[COUPON-07] B09 a subtotal %s its minimum', async (_, minimum, status, code) => {
      await api().db.query(
        "update coupons set min_order_value = $2 where restaurant_id = $1 and code = 'MIN60'",
        [TILL, minimum * 100],
      );
      const { status: found, json } = await sendToTill(api(), withCoupon('min60', 60));
      expect([found, json['code']]).toEqual([status, code]);
      if (status === 422)
        expect(json).toMatchObject({
          error: 'Value less than the minimum!',
          missing: 0.01,
          path: 'details.discountID',
        });
      await api().db.query(
        "update coupons set min_order_value = 4250 where restaurant_id = $1 and code = 'MIN60'",
        [TILL],
      );
    });

    test('[COUPON-08] B11 not on a featured item, unless the coupon says so', async () => {
      const nhoque = {
        details: { total: 38.9, grandTotal: 33.9 },
        orders: [aLine('nhoque', { price: 38.9 })],
      };
      expect(await reported(withCoupon('plain', 5, nhoque))).toEqual([
        422,
        'coupon_featured_item',
        'Could not apply coupom!',
      ]);
      expect(await reported(withCoupon('once', 5, nhoque))).toEqual([200, undefined, undefined]);
      expect(await reported(withCoupon('plain', 5))).toEqual([200, undefined, undefined]);
    });

    test.each([
      ['[OPEN-066] unknown', 'nobody', 422, 'coupon_not_found', 'Invalid coupon!'],
      ['[OPEN-066] by its code, not its id', 'TENTH', 422, 'coupon_not_found', 'Invalid coupon!'],
      ['B08 SQL', "x' or '1'='1", 422, 'coupon_not_found', 'Invalid coupon!'],
      ['B08 long', 'x'.repeat(1000), 422, 'coupon_not_found', 'Invalid coupon!'],
      ['[ERRORS-09] used up', 'none', 409, 'coupon_limit', 'Coupom Use Limit Exceeded'],
      [
        '[ERRORS-10] outside its hours',
        'evening',
        409,
        'coupon_hours',
        'Coupom with hours template',
      ],
      [
        '[ERRORS-10] in hours for couriers only',
        'courier',
        409,
        'coupon_hours',
        'Coupom with hours template',
      ],
    ])('%s is refused, and nothing is taken', async (_, id, ...answer) => {
      const before = await stockOf(api(), 'lasanha');
      expect(await reported(withCoupon(id, 5))).toEqual(answer);
      expect(await stockOf(api(), 'lasanha')).toBe(before);
    });

    test('S07 a coupon of another restaurant is none here', async () => {
      const { json } = await send(api(), withCoupon('tenth', 4.25), { restaurant: TRATTORIA });
      expect(json['code']).toBe('coupon_not_found');
    });

    test('S07 neither a use nor its return counts for another restaurant; new settings keep the uses', async () => {
      await api().db.query(
        `insert into coupons (restaurant_id, id, code, code_key, type, fix_discount,
         percent_discount, min_order_value, once_per_client, on_featured_items, uses)
       select $2, id, code, code_key, type, fix_discount, percent_discount, min_order_value,
         once_per_client, on_featured_items, 7
       from coupons where restaurant_id = $1 and id = 'fix10'`,
        [TILL, TRATTORIA],
      );
      const others = async () =>
        (
          await api().db.query<{ uses: number }>(
            "select uses from coupons where restaurant_id = $1 and id = 'fix10'",
            [TRATTORIA],
          )
        )[0]?.uses;
      const before = (await usesOf(api(), 'FIX10')) ?? 0;
      const { uuid } = await placedAtTill(api(), withCoupon('fix10', 10));
      await openTill(api(), { rating_average: 2 });
      expect([await usesOf(api(), 'FIX10'), await others()]).toEqual([before + 1, 7]);
      await cancel(api(), String(uuid));
      expect([await usesOf(api(), 'FIX10'), await others()]).toEqual([before, 7]);
    });

    test('[COUPON-01] B11 a coupon and cashback exclude each other', async () => {
      const { token } = await logInToTill(api(), 'rui');
      expect(
        await reported(withCoupon('fix10', 10, { details: { cashbackSpent: 1 } }), token),
      ).toEqual([422, 'coupon_with_cashback', 'A coupon and cashback exclude each other']);
    });

    test('[ERRORS-09] the last use goes to one order; canceled, it goes to the next', async () => {
      const { uuid } = await placedAtTill(api(), withCoupon('two', 5));
      await placedAtTill(api(), withCoupon('two', 5));
      expect([await usesOf(api(), 'TWO'), (await reported(withCoupon('two', 5)))[1]]).toEqual([
        2,
        'coupon_limit',
      ]);
      for (let times = 0; times < 3; times += 1) await cancel(api(), String(uuid));
      expect(await usesOf(api(), 'TWO')).toBe(1);
      await placedAtTill(api(), withCoupon('two', 5));
      expect((await reported(withCoupon('two', 5)))[1]).toBe('coupon_limit');
    });

    test('[COUPON-06] once per client: each phone and each account, and again after a cancellation', async () => {
      const [phone, eva] = [aPhone(), await logInToTill(api(), 'eva')];
      const { uuid } = await placedAtTill(
        api(),
        withCoupon('once', 5, { user: { phone } }),
        eva.token,
      );
      const used = [409, 'coupon_used', 'This coupon has already been used.'];
      const uses = await usesOf(api(), 'ONCE');
      for (const typed of [
        `55${phone}`,
        `0${phone}`,
        `+55 ${phone}`,
        `0055${phone}`,
        `(${phone.slice(0, 2)}) ${phone.slice(2)}`,
      ])
        expect(await reported(withCoupon('once', 5, { user: { phone: typed } }))).toEqual(used);
      expect(await reported(withCoupon('once', 5), eva.token)).toEqual(used);
      expect(await usesOf(api(), 'ONCE')).toBe(uses);
      await cancel(api(), String(uuid));
      await placedAtTill(api(), withCoupon('once', 5, { user: { phone } }), eva.token);
    });

    test('[COUPON-06] a migration converts earlier phones to E.164; of two uses the first retains it', async () => {
      const orders = [];
      for (let index = 0; index < 4; index += 1) {
        orders.push(await placedAtTill(api(), withCoupon('once', 5)));
        api().clock.pass(1000);
      }
      const [phone, foreign] = [aPhone(), '123'];
      for (const [index, old] of [phone, `0${phone}`, foreign, null].entries())
        await api().db.query('update coupon_uses set phone = $2 where order_uuid = $1', [
          orders[index]?.['uuid'],
          old,
        ]);
      const { sql } = (await readMigrations()).find(({ file }) => file.startsWith('0029_'))!;
      await api().db.exec(sql);
      const stored = [];
      for (const { uuid } of orders as unknown as { uuid: string }[])
        stored.push(
          (
            await api().db.query<{ phone: string | null }>(
              'select phone from coupon_uses where order_uuid = $1',
              [uuid],
            )
          )[0]?.phone,
        );
      expect(stored).toEqual([`+55${phone}`, null, foreign, null]);
      expect((await reported(withCoupon('once', 5, { user: { phone } })))[1]).toBe('coupon_used');
    });

    test('a refusal after the coupon gives its use back with everything else', async () => {
      const before = await usesOf(api(), 'FIX10');
      await setStock(api(), 'brinde', 1);
      const both = withCoupon('fix10', 10, { orders: [lasanha(), aLine('brinde', { qty: 2 })] });
      expect((await reported(both))[1]).toBe('out_of_stock');
      expect([await usesOf(api(), 'FIX10'), await stockOf(api(), 'brinde')]).toEqual([before, 1]);
      expect(
        await api().db.query('select 1 from coupon_uses where order_uuid = $1', [
          both.details.uuid,
        ]),
      ).toEqual([]);
    });

    test('the same order sent twice uses its coupon once', async () => {
      const order = withCoupon('fix10', 10);
      const before = (await usesOf(api(), 'FIX10')) ?? 0;
      await Promise.all([sendToTill(api(), order), sendToTill(api(), order)]);
      expect(await usesOf(api(), 'FIX10')).toBe(before + 1);
    });

    test('an order without a coupon stays without, whatever it says of a discount', async () => {
      const { details } = await placedAtTill(
        api(),
        anOrder({ details: { discountValue: 20 }, user: { phone: aPhone() } }),
      );
      expect(details).toMatchObject({ discountID: null, discountValue: 0, grandTotal: 42.5 });
    });
  });

  describe('checking a coupon', () => {
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

    test.each(['tenth', 'ＴＥＮＴＨ', 'ténth', 'te\u00adnth'])(
      '[COUPON-04] B08 %j is the same code',
      async (typed) => expect((await check(typed)).json['id']).toBe('tenth'),
    );

    test.each([
      ['it does not exist', 'UNKNOWN'],
      ['blanks', '   '],
      ['SQL', "' or 1=1 --"],
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

    test('[ERRORS-09] [ERRORS-10] a used-up coupon and one outside its hours get the dialogs’ texts', async () => {
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
      const used = {
        status: 409,
        error: 'This coupon has already been used.',
        code: 'coupon_used',
      };
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
});

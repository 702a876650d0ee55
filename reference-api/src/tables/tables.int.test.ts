import { randomUUID } from 'node:crypto';
import { DEFAULT_LIMITS, scaledLimits } from '../platform/http/limits';
import { describeOnPostgres } from '../testing/describe-on-postgres';
import { aLine, anOrder } from '../testing/orders';
import { BLOCKED, CLOSED, TABLES, TRATTORIA } from '../testing/restaurants';
import { type ApiResponse, OPERATOR_KEY, tableTokens } from '../testing/test-api';

const tokenOf = (table: string, restaurantId = TABLES): string =>
  tableTokens.mint({ restaurantId, table });
const unknown = { name: '', phone: '', email: '', cpf: '', birthday: '' };
const paidAtTheTable = {
  deliveryType: 'table',
  table: '',
  paymentType: '',
  grandTotal: 30,
  total: 30,
};

const { tableOrders, tableOrdersAnHour } = DEFAULT_LIMITS;
let orderNumber = 900_000;

describeOnPostgres(
  'tables',
  (api) => {
    const link = (token: string, restaurant: number | string = TABLES) =>
      api().call('GET', `/restaurant/${restaurant}/table-link?t=${encodeURIComponent(token)}`);
    const order = (
      token: string,
      more: { details?: object; user?: object; orders?: Record<string, unknown>[] } = {},
    ) => ({
      ...anOrder({
        details: { ...paidAtTheTable, ...more.details },
        user: { ...unknown, ...more.user },
        orders: more.orders ?? [aLine('talharim')],
      }),
      tableToken: token,
    });
    const send = (body: object, restaurant = TABLES): Promise<ApiResponse> =>
      api().call('POST', `/restaurant/${restaurant}/order/table`, { body });
    const tableOrder = (table: string) =>
      api().call('GET', `/restaurant/${TABLES}/orders/table/${encodeURIComponent(table)}`);
    const advance = (uuid: string) => api().call('POST', `/demo/orders/${uuid}/advance`);

    describe('[OPEN-029] the code of a table', () => {
      test('leads to its table, and the response is not cached', async () => {
        const { status, json, headers } = await link(tokenOf('Varanda 1'));
        expect([status, json, headers['cache-control']]).toEqual([
          200,
          { table: 'Varanda 1' },
          'no-store',
        ]);
      });

      test('is refused without a reason when invalid, altered, of another restaurant or a removed table', async () => {
        const good = tokenOf('7');
        const bad = [
          '',
          'x',
          '7',
          'A'.repeat(70),
          `${good}A`,
          good.slice(0, -1),
          good.toUpperCase(),
          tokenOf('7', TRATTORIA),
          tokenOf('99'),
          '%00',
          '\u{1F355}',
          'x'.repeat(5000),
        ];
        for (const token of bad) {
          const { status, json } = await link(token);
          expect([token.slice(0, 10), status, json]).toEqual([
            token.slice(0, 10),
            404,
            { error: 'Table not found', code: 'table_not_found' },
          ]);
        }
        for (const restaurant of [TRATTORIA, 999, 'x', '0'])
          expect(await link(good, restaurant)).toMatchObject({
            status: 404,
            json: { code: 'table_not_found' },
          });
        expect((await api().call('GET', `/restaurant/${TABLES}/table-link`)).status).toBe(404);
        expect(
          (await api().call('GET', `/restaurant/${TABLES}/table-link?t=${good}&t=${good}`)).status,
        ).toBe(404);
      });

      test('is given out to the operator, and to everybody only for a demo restaurant', async () => {
        const requested = (restaurant: number, token?: string) =>
          api().call(
            'GET',
            `/restaurant/${restaurant}/tables`,
            token === undefined ? {} : { token },
          );
        const { status, json } = await requested(TABLES, OPERATOR_KEY);
        expect(status).toBe(200);
        const codes = json as unknown as { table: string; token: string }[];
        expect(codes.map(({ table }) => table)).toEqual(['1', '7', '12', 'Varanda 1']);
        for (const { table, token } of codes) expect((await link(token)).json).toEqual({ table });
        expect(await requested(TABLES)).toMatchObject({
          status: 401,
          json: { code: 'operator_key' },
        });
        expect(await requested(TABLES, 'guessed')).toMatchObject({ status: 401 });
        expect(await requested(999, OPERATOR_KEY)).toMatchObject({ status: 404 });
        expect(await requested(999)).toMatchObject({ status: 401 });
        expect(await requested(TRATTORIA)).toMatchObject({ status: 200, json: [] });
      });
    });

    describe('[OPEN-029] codes that end', () => {
      type Codes = { table: string; token: string }[];
      const replace = async (body: unknown, token: string | undefined = OPERATOR_KEY) =>
        api().call('POST', `/restaurant/${TABLES}/tables/codes`, {
          body,
          ...(token === '' ? {} : { token }),
        });
      const statusOf = async (token: string) => (await link(token)).status;

      test('a replaced code and those before it are invalid; other tables keep theirs', async () => {
        const [printed, other] = [tokenOf('Varanda 1'), tokenOf('12')];
        const { status, json } = await replace({ tables: ['varanda 1'] });
        const [first] = json as unknown as Codes;
        expect([status, first?.table]).toEqual([200, 'Varanda 1']);
        expect([await statusOf(printed), await statusOf(first?.token ?? '')]).toEqual([404, 200]);
        expect(await send(order(printed))).toMatchObject({ json: { code: 'table_link_invalid' } });
        const [second] = (await replace({ tables: ['Varanda 1'] })).json as unknown as Codes;
        expect([await statusOf(first?.token ?? ''), await statusOf(second?.token ?? '')]).toEqual([
          404, 200,
        ]);
        expect(await statusOf(other)).toBe(200);
        const listed = (
          await api().call('GET', `/restaurant/${TABLES}/tables`, { token: OPERATOR_KEY })
        ).json as unknown as Codes;
        for (const { token } of listed) expect(await statusOf(token)).toBe(200);
        await api().db.query('delete from table_codes');
        expect(await statusOf(printed)).toBe(200);
      });

      test('without names the codes of all tables are replaced; an unknown name replaces none', async () => {
        const printed = ['1', '7', '12', 'Varanda 1'].map((table) => tokenOf(table));
        expect(await replace({ tables: ['7', '99'] })).toMatchObject({
          status: 404,
          json: { code: 'table_not_found' },
        });
        for (const token of printed) expect(await statusOf(token)).toBe(200);
        expect((await replace({ tables: [] })).json).toHaveLength(4);
        for (const token of printed) expect(await statusOf(token)).toBe(404);
        await api().db.query('delete from table_codes');
      });

      test('only the operator replaces them, also for a demo restaurant', async () => {
        expect((await replace({ tables: [] }, '')).status).toBe(401);
        const path = `/restaurant/${TRATTORIA}/tables/codes`;
        expect((await api().call('POST', path, { body: { tables: [] } })).status).toBe(401);
      });

      test('a code with an end is valid until then', async () => {
        const get = (days: string) =>
          api().call('GET', `/restaurant/${TABLES}/tables?days=${days}`, { token: OPERATOR_KEY });
        const [code] = (await get('2')).json as unknown as Codes;
        const token = code?.token ?? '';
        api().clock.pass(2 * 24 * 3_600_000 - 2000);
        expect(await statusOf(token)).toBe(200);
        api().clock.pass(2000);
        expect(await statusOf(token)).toBe(404);
        expect(await send(order(token))).toMatchObject({ json: { code: 'table_link_invalid' } });
        for (const days of ['0', '-1', 'x', '1.5', '3651', '99999'])
          expect(await get(days)).toMatchObject({ status: 400, json: { code: 'days_invalid' } });
        expect((await replace({ tables: [], days: 0 })).status).toBe(400);
      });
    });

    describe('limits of a table and its devices', () => {
      /** Copies the newest order of table 12 with these values. */
      const grow = (count: number, device: string, table = '12') =>
        api().db.query(
          `insert into orders (uuid, restaurant_id, order_number, status, details, customer, lines,
           note, grand_total, request_hash, cart_hash, fingerprint, table_name, created_at, status_since)
         select gen_random_uuid(), restaurant_id, $5 + n, 'CREATED', details, customer, lines,
           note, grand_total, '', '', $2, $3, $4, $4
         from (select * from orders where table_name = '12' order by id limit 1) o,
           generate_series(1, $1::int) n`,
          [count, device, table, api().clock.now(), (orderNumber += 100)],
        );
      const sent = (table: string, device: string = randomUUID()) =>
        send({ ...order(tokenOf(table)), fingerprint: device });

      const endAll = () =>
        api().db.query("update orders set status = 'OVER' where table_name is not null");
      afterAll(endAll);
      beforeEach(async () => {
        await endAll();
        await sent('12');
        api().clock.pass(4 * 3_600_000);
      });

      test('30 open orders of a table are the maximum, until one is over or four hours old', async () => {
        await grow(tableOrders - 1, '');
        expect((await sent('12')).status).toBe(200);
        expect(await sent('12')).toMatchObject({
          status: 409,
          json: {
            error: 'Too many orders at this table',
            code: 'too_many_table_orders',
            path: 'details.table',
          },
        });
        expect((await sent('7')).status).toBe(200);
        await api().db.query(
          `update orders set status = 'OVER' where id = (select max(id) from orders where table_name = '12')`,
        );
        expect((await sent('12')).status).toBe(200);
        expect((await sent('12')).status).toBe(409);
        api().clock.pass(4 * 3_600_000);
        expect((await sent('12')).status).toBe(200);
      });

      test('20 orders of a device in an hour are the maximum, over all tables', async () => {
        const device = randomUUID();
        await grow(tableOrdersAnHour, device, '1');
        expect(await sent('7', device)).toMatchObject({ json: { code: 'too_many_table_orders' } });
        expect((await sent('7')).status).toBe(200);
        api().clock.pass(3_600_000);
        expect((await sent('7', device)).status).toBe(200);
      });

      test('of orders sent at once no more than the maximum is taken', async () => {
        await grow(tableOrders - 2, '');
        const statuses = await Promise.all(
          Array.from({ length: 6 }, async () => (await sent('12')).status),
        );
        expect(statuses.sort()).toEqual([200, 200, 409, 409, 409, 409]);
      });
    });

    describe('[API-05] [TABLE-09] an order with the code of a table', () => {
      test('goes to the table of the code, whatever it says itself, and needs no name, phone or payment', async () => {
        const { status, json } = await send(
          order(tokenOf('7'), { details: { table: '12', isTable: false } }),
        );
        expect(status).toBe(200);
        expect(json['order']?.['details']).toMatchObject({
          isTable: true,
          table: '7',
          deliveryType: 'table',
          paymentType: '',
          grandTotal: 30,
        });
        expect(json['order']?.['user']).toMatchObject({ name: '', phone: '' });
      });

      test('the code itself is stored nowhere and comes back in no answer', async () => {
        const token = tokenOf('7');
        const { text, json } = await send(order(token));
        const rows = await api().db.query(
          'select row_to_json(o)::text as row from orders o where uuid = $1',
          [json['order']?.['uuid']],
        );
        expect(`${text}${JSON.stringify(rows)}`).not.toContain(token);
      });

      test('[MENU-28] buys what is sold at tables', async () => {
        expect(
          await send(
            order(tokenOf('7'), { orders: [aLine('nhoque')], details: { grandTotal: 38.9 } }),
          ),
        ).toMatchObject({ status: 200 });
        expect(await send(order(tokenOf('7'), { orders: [aLine('polenta')] }))).toMatchObject({
          status: 422,
          json: { code: 'item_unavailable' },
        });
      });

      test.each([
        ['altered', () => `${tokenOf('7')}A`],
        ['another restaurant’s', () => tokenOf('7', TRATTORIA)],
      ])('is refused when the code is %s', async (_case, token) => {
        expect(await send(order(token(), { details: { table: '7' } }))).toMatchObject({
          status: 422,
          json: {
            error: 'The table code is not valid',
            code: 'table_link_invalid',
            path: 'tableToken',
          },
        });
      });

      test('[TABLE-08] is refused where tables are not served, in a closed and in a blocked restaurant', async () => {
        for (const id of [TRATTORIA, CLOSED, BLOCKED])
          expect(await send(order(tokenOf('7', id)), id)).toMatchObject({
            status: 409,
            json: { error: 'Restaurant Closed' },
          });
      });

      test('is one order however often it is sent', async () => {
        const sent = order(tokenOf('7'));
        const [first, second] = [await send(sent), await send(sent)];
        expect(second.json['order']?.['id']).toBe(first.json['order']?.['id']);
        expect(second.headers['idempotent-replayed']).toBe('true');
      });

      test('prices are the server’s as ever', async () => {
        expect(await send(order(tokenOf('7'), { details: { grandTotal: 3 } }))).toMatchObject({
          status: 409,
          json: { code: 'price_changed', grandTotal: 30 },
        });
      });
    });

    describe('[CONFLICTS-10] an order whose table was typed', () => {
      const typed = (table: string, more: object = {}) => ({
        ...anOrder({
          details: { ...paidAtTheTable, table, grandTotal: 38.9, total: 38.9 },
          orders: [aLine('nhoque')],
        }),
        tableToken: '',
        ...more,
      });

      test('buys what is delivered, under the restaurant’s own name of the table', async () => {
        const { status, json } = await send(typed(' VARANDA 1 '));
        expect(status).toBe(200);
        expect(json['order']?.['details']).toMatchObject({ isTable: true, table: 'Varanda 1' });
        expect(await send({ ...typed('7'), orders: [aLine('talharim')] })).toMatchObject({
          status: 422,
          json: { code: 'item_unavailable' },
        });
      });

      test('names a table of the restaurant, and the customer', async () => {
        expect(await send(typed('99'))).toMatchObject({
          status: 422,
          json: { code: 'customer_invalid', path: 'details.table' },
        });
        expect(await send(typed(' '))).toMatchObject({
          status: 422,
          json: { code: 'customer_missing', path: 'details.table' },
        });
        expect(await send(typed('x'.repeat(301)))).toMatchObject({
          status: 422,
          json: { code: 'text_too_long', path: 'details.table' },
        });
        expect(await send({ ...typed('7'), user: unknown })).toMatchObject({
          status: 422,
          json: { code: 'customer_missing', path: 'user.name' },
        });
      });
    });

    describe('[DOMAIN-033] the order of a table', () => {
      test('[API-09] is found by its uuid until it is over', async () => {
        const { json } = await send(order(tokenOf('12')));
        const uuid = String(json['order']?.['uuid']);
        const requested = async () => (await api().call('GET', `/order/table-uuid/${uuid}`)).json;
        expect(await requested()).toEqual({ status: 'CREATED', table: '12' });
        for (let stage = 0; stage < 10; stage += 1) await advance(uuid);
        expect(await requested()).toEqual({ status: 'OVER', table: '12' });
      });

      test.each([randomUUID(), "' or 1=1 --"])('[API-09] %s is none', async (uuid) => {
        expect(
          await api().call('GET', `/order/table-uuid/${encodeURIComponent(uuid)}`),
        ).toMatchObject({ status: 404, json: { code: 'order_not_found' } });
      });

      test('[API-09] nor is an order that goes elsewhere', async () => {
        const elsewhere = anOrder();
        await api().call('POST', `/restaurant/${TRATTORIA}/order`, { body: elsewhere });
        expect(
          (await api().call('GET', `/order/table-uuid/${elsewhere.details.uuid}`)).status,
        ).toBe(404);
      });

      test('[API-10] is found by its table while it is open, and no longer than a day', async () => {
        expect((await tableOrder('Varanda 1')).status).toBe(200);
        expect((await tableOrder('1')).status).toBe(404);
        const { json } = await send(order(tokenOf('1')));
        expect(await tableOrder('1')).toMatchObject({
          status: 200,
          json: { status: 'CREATED', table: '1' },
        });
        expect(Object.keys((await tableOrder('1')).json).sort()).toEqual(['status', 'table']);
        for (let stage = 0; stage < 10; stage += 1) await advance(String(json['order']?.['uuid']));
        expect((await tableOrder('1')).status).toBe(404);
        await send(order(tokenOf('1')));
        api().clock.pass(24 * 3_600_000);
        expect((await tableOrder('1')).status).toBe(404);
      });

      test('[API-10] of the open orders of a table the newest is found, and no canceled one', async () => {
        const found = async () => (await tableOrder('1')).json['status'];
        const uuidOf = ({ json }: ApiResponse) => String(json['order']?.['uuid']);
        const cancel = (uuid: string) => api().call('POST', `/demo/orders/${uuid}/cancel`);
        const first = uuidOf(await send(order(tokenOf('1'))));
        await advance(first);
        api().clock.pass(1000);
        const second = uuidOf(await send(order(tokenOf('1'))));
        expect(await found()).toBe('CREATED');
        await cancel(second);
        expect(await found()).toBe('CONFIRMED');
        await cancel(first);
        expect((await tableOrder('1')).status).toBe(404);
      });

      test('[API-10] no table of this restaurant has none', async () => {
        for (const table of ['99', 'x'.repeat(150), '%00', "'"])
          expect(await tableOrder(table)).toMatchObject({
            status: 404,
            json: { code: 'order_not_found' },
          });
        expect((await api().call('GET', `/restaurant/${TRATTORIA}/orders/table/12`)).status).toBe(
          404,
        );
      });
    });
  },
  { limits: { ...scaledLimits(1000), tableOrders, tableOrdersAnHour } },
);

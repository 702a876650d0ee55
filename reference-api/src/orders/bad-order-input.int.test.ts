import { randomUUID } from 'node:crypto';
import { CARDS, createCard } from '../testing/cards';
import { describeOnPostgres } from '../testing/describe-on-postgres';
import {
  aDelivery,
  aLine,
  anOrder,
  lasanha,
  placed,
  send,
  type WireOrder,
} from '../testing/orders';
import { choose, comboLine, openPizzeria, orderOf, pizzaLine, PIZZERIA } from '../testing/pizzeria';
import { TRATTORIA } from '../testing/restaurants';
import type { TestApi } from '../testing/test-api';

describeOnPostgres('bad input of orders', (api) => {
  describe('lines and fields', () => {
    type Wire = Record<string, unknown>;
    const molho = { id: 'lasanha--molho--sugo', groupId: 'lasanha--molho', qty: 1 };
    const queijo = (id: string, qty: number) => ({
      id: `lasanha--queijo--${id}`,
      groupId: 'lasanha--queijo',
      qty,
    });
    const withExtras = (...extras: Wire[]): WireOrder => anOrder({ orders: [lasanha({ extras })] });
    const totals = (order: WireOrder, total: number): WireOrder => ({
      ...order,
      details: { ...order.details, total, grandTotal: total },
    });
    const byCar = (user: Wire): WireOrder =>
      anOrder({
        details: { carTakeout: true },
        user: { car_plate: 'ABC1D23', car_model_color: 'Fusca azul', ...user },
      });
    const lines = (many: number) =>
      Array.from({ length: many }, (_, index) =>
        aLine('agua', { lineId: `l${index}`, price: 4.5 }),
      );
    const countOf = async (api: TestApi): Promise<number> =>
      Number(
        (await api.db.query<{ many: number }>('select count(*) as many from orders'))[0]?.many,
      );

    test.each<[string, WireOrder, number, string, string]>([
      [
        'B24: a car without its plate',
        byCar({ car_plate: ' ' }),
        422,
        'customer_missing',
        'user.car_plate',
      ],
      [
        'B28: two of a single choice',
        withExtras(molho, { ...molho, id: 'lasanha--molho--branco' }),
        422,
        'extras_invalid',
        'orders.0.extras',
      ],
      ['B28: none of a required choice', withExtras(), 422, 'extras_invalid', 'orders.0.extras'],
      [
        'B29: more options than a group takes',
        withExtras(molho, queijo('grana', 2), queijo('parmesao', 1)),
        422,
        'extras_invalid',
        'orders.0.extras',
      ],
      [
        'B29: half an option',
        withExtras({ ...molho, qty: 1.5 }),
        400,
        'invalid_request',
        'orders.0.extras.0.qty',
      ],
      [
        'B30: an option that is not available',
        withExtras({ ...molho, id: 'lasanha--molho--pesto' }),
        422,
        'item_unavailable',
        'orders.0.extras.0',
      ],
      [
        'B30: an option under another group',
        withExtras({ ...molho, groupId: 'lasanha--queijo' }),
        422,
        'item_unavailable',
        'orders.0.extras.0',
      ],
      [
        'B30: options of another product',
        anOrder({ orders: [aLine('nhoque', { extras: [molho] })] }),
        422,
        'item_unavailable',
        'orders.0.extras.0',
      ],
      [
        'B35: 2^53 of an item',
        anOrder({ orders: [lasanha({ qty: 2 ** 53 })] }),
        400,
        'invalid_request',
        'orders.0.qty',
      ],
      ['B36: an empty cart', anOrder({ orders: [] }), 400, 'invalid_request', 'orders'],
      [
        'B37: 1,001 characters of notes',
        anOrder({ orders: [lasanha({ notes: 'x'.repeat(1001) })] }),
        422,
        'text_too_long',
        'orders.0.notes',
      ],
    ])(
      '[API-04] %s is refused by its path, and nothing is ordered',
      async (_case, order, status, code, path) => {
        const before = await countOf(api());
        const answer = await send(api(), order);
        expect([answer.status, answer.json['code'], answer.json['path']]).toEqual([
          status,
          code,
          path,
        ]);
        expect(await countOf(api())).toBe(before);
      },
    );

    test.each<[string, WireOrder, number]>([
      ['B24: a car with plate, model and colour', byCar({}), 42.5],
      [
        'B29: as many options as a group takes',
        totals(withExtras(molho, queijo('grana', 1), queijo('parmesao', 1)), 49),
        49,
      ],
      ['B36: 200 lines', totals(anOrder({ orders: lines(200) }), 900), 900],
      [
        'B37: 1,000 characters of notes',
        anOrder({ orders: [lasanha({ notes: 'x'.repeat(1000) })] }),
        42.5,
      ],
      [
        'B37: notes of HTML, markdown, templates and emoji',
        anOrder({
          orders: [lasanha({ notes: '<img src=x onerror=alert(1)> **sal** {{7*7}} ${x} 🍕 👩‍🍳' })],
        }),
        42.5,
      ],
    ])('[API-04] its valid twin: %s is taken as it was sent', async (_case, order, grandTotal) => {
      const answer = await send(api(), order);
      const placed = answer.json['order'];
      expect([
        answer.status,
        placed?.['details']?.['grandTotal'],
        (placed?.['orders'] as unknown[] | undefined)?.length,
      ]).toEqual([200, grandTotal, order.orders.length]);
      expect([placed?.['orders']?.[0]?.['notes'], placed?.['user']?.['car_plate'] ?? '']).toEqual([
        order.orders[0]?.['notes'],
        order.user['car_plate'] ?? '',
      ]);
    });

    test('[API-04] B31, B32, B33: pizzas and combos at their bounds', async () => {
      const data = await openPizzeria(api());
      const sent = (order: WireOrder) => send(api(), order, { restaurant: PIZZERIA });
      const grande = (flavors: Record<string, number>) =>
        orderOf([pizzaLine(data, 'grande', choose(flavors))]);
      const changed = (order: WireOrder, more: Wire): WireOrder => ({
        ...order,
        orders: [{ ...order.orders[0], ...more }],
      });
      const most = grande({ margherita: 2, burrata: 1 });
      expect((await sent(most)).status).toBe(200);
      const flavors = (most.orders[0]?.['selectedFlavors'] ?? []) as Wire[];
      const [first, second] = flavors;
      const over = changed(grande({ margherita: 2, burrata: 1 }), {
        selectedFlavors: [{ ...first, quantity: 3 }, second],
      });
      expect(await sent(over)).toMatchObject({
        status: 422,
        json: { code: 'pizza_incomplete', path: 'orders.0.selectedFlavors' },
      });
      const foreign = changed(grande({ margherita: 1 }), {
        crust: { id: 'recheada', name: 'Recheada', price: 0 },
      });
      expect(await sent(foreign)).toMatchObject({
        status: 422,
        json: { code: 'item_unavailable', path: 'orders.0.crust' },
      });
      const combo = orderOf([comboLine(data)]);
      expect((await sent(combo)).status).toBe(200);
      const items = combo.orders[0]?.['comboItems'] as Wire[];
      for (const comboItems of [items.slice(0, 1), [...items, items[0]]]) {
        const refused = await sent(changed(orderOf([comboLine(data)]), { comboItems }));
        expect([refused.status, refused.json['code']]).toEqual([422, 'pizza_incomplete']);
        expect(String(refused.json['path'])).toMatch(/^orders\.0\.comboItems/);
      }
      expect(
        await sent(changed(orderOf([comboLine(data)]), { associationID: 'another' })),
      ).toMatchObject({ status: 200 });
    });

    test('[API-04] B49: unexpected fields change nothing and are not stored', async () => {
      const more = {
        status: 'OVER',
        isAdmin: true,
        points: 9999,
        awaits_payment: false,
        order_number: 1,
        customer_id: 'x',
        restaurantId: 502,
      };
      const order = anOrder({ details: more, user: { ...more, id: '1' } });
      const answer = await send(api(), { ...order, ...more });
      const placed = answer.json['order'];
      expect([
        answer.status,
        placed?.['status'],
        placed?.['restaurantId'],
        placed?.['details']?.['status'],
      ]).toEqual([200, 'CREATED', TRATTORIA, 'CREATED']);
      const [row] = await api().db.query<{ all: string }>(
        'select concat(details, customer, lines, note) as all from orders where uuid = $1',
        [order.details.uuid],
      );
      expect(row?.all).not.toMatch(/isAdmin|9999|OVER/);
    });
  });

  describe('texts of untrusted customers', () => {
    const NUMBER = '4111 1111 1111 1111';
    const noted = (notes: string): WireOrder => anOrder({ orders: [lasanha({ notes })] });
    const table = (name: string): WireOrder =>
      anOrder({ details: { deliveryType: 'table', table: name } });

    const register = (name: string) =>
      api().call('POST', `/restaurant/${TRATTORIA}/public/client`, {
        body: {
          name,
          email: `text-${randomUUID()}@teste.example`,
          password: 'Napoli#2026',
          passwordConfirm: 'Napoli#2026',
        },
      });

    test.each<[string, WireOrder, string, string]>([
      ['a card in a note', noted(`cobrar no ${NUMBER}`), 'card_in_text', 'orders.0.notes'],
      [
        'a card in full-width digits',
        noted('４１１１　１１１１　１１１１　１１１１'),
        'card_in_text',
        'orders.0.notes',
      ],
      ['a CVV by its name', noted('final 1111, CVV: 123'), 'card_in_text', 'orders.0.notes'],
      [
        'a card in the reference point',
        aDelivery({ user: { address_ref: `portão ${NUMBER}` } }),
        'card_in_text',
        'user.address_ref',
      ],
      ['a card as a table', table(NUMBER), 'card_in_text', 'details.table'],
      [
        'a card in the review of a new order',
        { ...anOrder(), ratingNote: NUMBER } as WireOrder,
        'card_in_text',
        'ratingNote',
      ],
      [
        'a name that turns',
        anOrder({ user: { name: 'Bia \u202eazuoS' } }),
        'text_direction',
        'user.name',
      ],
      [
        'a name of two lines',
        anOrder({ user: { name: 'Bia\nTOTAL: R$ 0,01' } }),
        'text_line_break',
        'user.name',
      ],
      [
        'an e-mail of two lines',
        anOrder({ user: { email: 'bia@teste.example\r\nBcc: x' } }),
        'text_line_break',
        'user.email',
      ],
    ])('%s is refused by its path, nothing is ordered', async (_case, order, code, path) => {
      const answer = await send(api(), order);
      expect([answer.status, answer.json['code'], answer.json['path']]).toEqual([422, code, path]);
      expect(String(answer.json['error'])).toContain(path);
      const rows = await api().db.query('select 1 from orders where uuid = $1', [
        order.details.uuid,
      ]);
      expect(rows).toEqual([]);
    });

    test('breaks of a note are stored as one space: in the message they would be lines', async () => {
      const order = await placed(api(), noted('sem cebola\n\nTOTAL: R$ 0,01\u2028pago'));
      expect(order['orders']?.[0]?.['notes']).toBe('sem cebola TOTAL: R$ 0,01 pago');
    });

    test('phones, documents, order numbers and uuids are written into notes as before', async () => {
      const note =
        'ligue (19) 98765-4321 ou +55 19 98765-4321, CPF 529.982.247-25, ' +
        `CNPJ 11.222.333/0001-81, pedido #1042, ${randomUUID()}`;
      expect((await placed(api(), noted(note)))['orders']?.[0]?.['notes']).toBe(note);
    });

    test.each([
      ['a card', `bom, ${NUMBER}`, 'card_in_text'],
      ['a sign that turns it', 'bom \u202e', 'text_direction'],
    ])(
      '[API-11] a review with %s is refused and stored nowhere',
      async (_case, ratingNote, code) => {
        const { uuid } = (await placed(api(), anOrder())) as unknown as { uuid: string };
        await api().db.query("update orders set status = 'OVER' where uuid = $1", [uuid]);
        expect(
          await api().call('POST', `/order/${uuid}/review`, { body: { ratingAvg: 5, ratingNote } }),
        ).toMatchObject({ status: 422, json: { code, path: 'ratingNote' } });
        expect((await api().call('GET', `/order/uuid/${uuid}`)).json).toMatchObject({
          ratingAvg: null,
          ratingNote: '',
        });
        expect(
          (
            await api().call('POST', `/order/${uuid}/review`, {
              body: { ratingAvg: 5, ratingNote: 'bom\nmesmo' },
            })
          ).json['order'],
        ).toMatchObject({ ratingNote: 'bom\nmesmo' });
      },
    );

    test.each([['a card', NUMBER, 'card_in_text']])(
      '[API-36] an account with %s as its name is refused',
      async (_case, name, code) => {
        expect(await register(`Ana ${name}`)).toMatchObject({
          status: 422,
          json: { code, path: 'name' },
        });
      },
    );

    test('[API-37] [API-38] no cache stores an answer about cards, refusals included', async () => {
      const token = String((await register('Ana')).json['token']);
      const made = await createCard(api(), {}, token);
      const answers = [
        made,
        await api().call('GET', CARDS, { token }),
        await api().call('GET', CARDS),
        await api().call('POST', CARDS, { body: {}, token }),
        await api().call('DELETE', `${CARDS}/${String(made.json['creditCardUUID'])}`, { token }),
        await api().call('DELETE', `${CARDS}/${randomUUID()}`, { token }),
        await api().call('GET', `/order/${randomUUID()}/payment`),
      ];
      expect(answers.map(({ status, headers }) => [status, headers['cache-control']])).toEqual(
        [200, 200, 200, 400, 200, 404, 404].map((status) => [status, 'no-store']),
      );
    });
  });
});

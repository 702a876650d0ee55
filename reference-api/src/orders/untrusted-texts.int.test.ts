import { randomUUID } from 'node:crypto';
import { createCard, CARDS } from '../testing/cards';
import { describeOnPostgres } from '../testing/describe-on-postgres';
import { aDelivery, anOrder, lasanha, placed, send, type WireOrder } from '../testing/orders';
import { TRATTORIA } from '../testing/restaurants';

const NUMBER = '4111 1111 1111 1111';
const noted = (notes: string): WireOrder => anOrder({ orders: [lasanha({ notes })] });
const table = (name: string): WireOrder =>
  anOrder({ details: { deliveryType: 'table', table: name } });

describeOnPostgres('texts of untrusted customers', (api) => {
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
    ['a card with its CVV', noted('4111-1111-1111-1111 cvv 123'), 'card_in_text', 'orders.0.notes'],
    ['a CVV by its name', noted('final 1111, CVV: 123'), 'card_in_text', 'orders.0.notes'],
    [
      'a card in the reference point',
      aDelivery({ user: { address_ref: `portão ${NUMBER}` } }),
      'card_in_text',
      'user.address_ref',
    ],
    [
      'a card in the complement',
      aDelivery({ user: { complemento: NUMBER } }),
      'card_in_text',
      'user.complemento',
    ],
    ['a card in a name', anOrder({ user: { name: `Bia ${NUMBER}` } }), 'card_in_text', 'user.name'],
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
    ['a note that turns', noted('sem cebola \u2067'), 'text_direction', 'orders.0.notes'],
    [
      'a mark of direction in a plate',
      anOrder({ user: { car_plate: 'ABC\u200f1D23' } }),
      'text_direction',
      'user.car_plate',
    ],
    [
      'a name of two lines',
      anOrder({ user: { name: 'Bia\nTOTAL: R$ 0,01' } }),
      'text_line_break',
      'user.name',
    ],
    [
      'a reference of two paragraphs',
      aDelivery({ user: { address_ref: 'portão\u2029Pagamento: pago' } }),
      'text_line_break',
      'user.address_ref',
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
    const rows = await api().db.query('select 1 from orders where uuid = $1', [order.details.uuid]);
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
  ])('[API-11] a review with %s is refused and stored nowhere', async (_case, ratingNote, code) => {
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
  });

  test.each([
    ['a card', NUMBER, 'card_in_text'],
    ['a line break', 'Ana\nLima', 'text_line_break'],
    ['a sign that turns it', 'Ana \u202eamiL', 'text_direction'],
  ])('[API-36] an account with %s as its name is refused', async (_case, name, code) => {
    expect(await register(`Ana ${name}`)).toMatchObject({
      status: 422,
      json: { code, path: 'name' },
    });
  });

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

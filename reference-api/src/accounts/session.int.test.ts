import { randomUUID } from 'node:crypto';
import { logIn } from '../testing/accounts';
import { describeOnPostgres } from '../testing/describe-on-postgres';
import { placed, anOrder, send } from '../testing/orders';
import { DINER, TRATTORIA } from '../testing/restaurants';
import { logInToTill, openTill, placedAtTill, TILL } from '../testing/till';

const AUTH = `/restaurant/${TRATTORIA}/public/client/auth`;
const MINUTE = 60_000;

describeOnPostgres('sessions', (api) => {
  const client = (token: string, restaurant: number = TRATTORIA) =>
    api().call('GET', `/restaurant/${restaurant}/public/client/auth`, { token });

  test('[API-31] the client of a token, with the token of the request', async () => {
    const token = await logIn(api(), 'ana@teste.example');
    const { status, json, headers } = await client(token);
    expect([status, json]).toEqual([
      200,
      {
        id: expect.any(String),
        token,
        points: 70,
        name: 'Ana Prado',
        phone: '19987654321',
        cpf: '52998224725',
        email: 'ana@teste.example',
        birthday: '',
      },
    ]);
    expect(headers['cache-control']).toBe('no-store');
  });

  test('[API-31] no token or a forged one: 401; a token of another restaurant: 403, the session ends', async () => {
    expect(await api().call('GET', AUTH)).toMatchObject({
      status: 401,
      json: { error: 'not logged', code: 'not_logged' },
    });
    const token = await logIn(api(), 'ana@teste.example');
    const [head, payload, signature] = token.split('.');
    const admin = Buffer.from(
      JSON.stringify({
        ...JSON.parse(Buffer.from(String(payload), 'base64url').toString()),
        rid: DINER,
      }),
    ).toString('base64url');
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`;
    for (const forged of [`${head}.${admin}.${signature}`, unsigned, 'x', `${token}x`])
      expect(await client(forged)).toMatchObject({
        status: 401,
        json: { code: 'session_expired' },
      });
    expect(await client(token, DINER)).toMatchObject({
      status: 403,
      json: { code: 'session_invalid' },
    });
  });

  test('an order of a customer carries the customer of the token; an ended token places none', async () => {
    const token = await logIn(api(), 'ana@teste.example');
    const { id } = (await client(token)).json;
    const order = await placed(
      api(),
      anOrder({ user: { id: 'somebody else', email: 'other@teste.example' } }),
      { token },
    );
    expect(order['user']).toMatchObject({ id, email: 'ana@teste.example' });
    const guest = await placed(api(), anOrder({ user: { id } }));
    expect(guest['user']).toMatchObject({ id: null });
    api().clock.pass(16 * MINUTE);
    expect(await send(api(), anOrder(), { token })).toMatchObject({
      status: 401,
      json: { code: 'session_expired' },
    });
  });

  test('[DELIVERY-20] the birthday of the first order with one is stored, and returned with the client', async () => {
    const token = await logIn(api(), 'rui@teste.example');
    const order = (birthday: string) => placed(api(), anOrder({ user: { birthday } }), { token });
    await order('');
    expect((await client(token)).json['birthday']).toBe('');
    await order('25/12/1990');
    await order('1980-01-31');
    expect((await client(token)).json['birthday']).toBe('1990-12-25');
  });

  test('[DELIVERY-20] no birthday is stored where the restaurant does not register them', async () => {
    await openTill(api());
    const { token } = await logInToTill(api(), 'ana');
    await placedAtTill(api(), anOrder({ user: { birthday: '25/12/1990' } }), token);
    expect((await client(token, TILL)).json['birthday']).toBe('');
  });

  test('[API-42] the balance is what has not ended and was not spent, with its first end', async () => {
    const token = await logIn(api(), 'ana@teste.example');
    const id = String((await client(token)).json['id']);
    const balance = () =>
      api().call('GET', `/restaurant/${TRATTORIA}/public/client/${id}/cashback/balance`, { token });
    expect((await balance()).json).toMatchObject({
      balance: 12.5,
      expirationDate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    });
    const add = (amount: number, remaining: number, expires: string | null) =>
      api().db.query(
        'insert into cashback_credits (customer_id, amount, remaining, expires_on) values ($1, $2, $3, $4)',
        [id, amount, remaining, expires],
      );
    const today = api().clock.now().toISOString().slice(0, 10);
    await add(900, 900, '2026-01-01');
    await add(700, 0, today);
    await add(250, 125, null);
    expect((await balance()).json['balance']).toBe(13.75);
    await add(100, 100, '2026-12-31');
    expect((await balance()).json).toEqual({ balance: 14.75, expirationDate: '2026-12-31' });
  });

  test('[API-42] [S02] the balance of another account gets the response of a missing account', async () => {
    const ana = String((await client(await logIn(api(), 'ana@teste.example'))).json['id']);
    const path = `/restaurant/${TRATTORIA}/public/client/${ana}/cashback/balance`;
    expect(await api().call('GET', path)).toMatchObject({
      status: 401,
      json: { code: 'not_logged' },
    });
    const asRui = { token: await logIn(api(), 'rui@teste.example') };
    const [another, unknown] = [
      await api().call('GET', path, asRui),
      await api().call('GET', path.replace(ana, randomUUID()), asRui),
    ];
    expect(another).toMatchObject({
      status: 404,
      json: { error: 'Client not found', code: 'client_not_found', path: 'clientId' },
    });
    expect(unknown.text).toBe(another.text);
  });
});

import { randomUUID } from 'node:crypto';
import { issueCardToken } from './card-tokens';
import { describeOnPostgres } from '../testing/describe-on-postgres';
import {
  actOn,
  anOnlineOrder,
  openPaying,
  PAYING,
  placedOnline,
  sendOnline,
  stateOf,
} from '../testing/paying-restaurant';
import { PASSWORD } from '../testing/restaurants';

const WALLET = 'multipedidos@asaas';

describeOnPostgres('an order paid with a card of the wallet', (api) => {
  beforeAll(() => openPaying(api()));
  const device = randomUUID();
  const tokenFor = (
    kind: 'approved' | 'declined',
    customerId: string | null = null,
    fingerprint = device,
  ) =>
    issueCardToken(
      api().db,
      `sandbox-card-${kind}-${randomUUID()}`,
      { restaurantId: PAYING, customerId, fingerprint },
      api().clock.now(),
    );
  const anOrderWith = (creditCardToken: string, fingerprint = device, notes = randomUUID()) =>
    anOnlineOrder(WALLET, {
      fingerprint,
      details: { creditCardToken },
      orders: [
        {
          type: 'general',
          lineId: 'l1',
          id: 'nhoque',
          name: 'Nhoque',
          notes,
          qty: 1,
          price: 38.9,
          extras: [],
        },
      ],
    });
  const priced = (order: ReturnType<typeof anOrderWith>) => ({
    ...order,
    details: { ...order.details, total: 38.9, grandTotal: 38.9 },
  });
  const logIn = async () =>
    String(
      (
        await api().call('POST', `/restaurant/${PAYING}/public/client/auth`, {
          body: { email: 'ana@paga.example', password: PASSWORD, loginMode: 'email' },
        })
      ).json['token'],
    );
  const customerId = async () =>
    (
      await api().db.query<{ id: string }>('select id from customers where restaurant_id = $1', [
        PAYING,
      ])
    )[0]?.id ?? '';

  test('[CARDS-18] it is charged at once and goes to the kitchen; there is nowhere to go', async () => {
    const order = await placedOnline(api(), priced(anOrderWith(await tokenFor('approved'))));
    expect(order).toMatchObject({
      status: 'CREATED',
      onlinePaymentReference: '',
      payment: {
        status: 'paid',
        kind: 'card',
        method: WALLET,
        amount: 38.9,
        link: '',
        expiresAt: null,
      },
    });
    expect(await stateOf(api(), order['uuid'])).toEqual({
      order: 'CONFIRMED',
      payments: ['paid'],
    });
  });

  test('a token pays one order, on its own device, of its own account', async () => {
    const token = await tokenFor('approved');
    await placedOnline(api(), priced(anOrderWith(token)));
    const refused = {
      status: 422,
      json: { code: 'card_token_invalid', path: 'details.creditCardToken' },
    };
    expect(await sendOnline(api(), priced(anOrderWith(token)))).toMatchObject(refused);
    expect(
      await sendOnline(api(), priced(anOrderWith(await tokenFor('approved'), randomUUID()))),
    ).toMatchObject(refused);
    expect(
      await sendOnline(api(), priced(anOrderWith(await tokenFor('approved', await customerId())))),
    ).toMatchObject(refused);
    expect(
      (
        await sendOnline(
          api(),
          priced(anOrderWith(await tokenFor('approved', await customerId()))),
          await logIn(),
        )
      ).status,
    ).toBe(200);
    expect(await sendOnline(api(), priced(anOrderWith('made-up')))).toMatchObject(refused);
  });

  test('a refused token leaves no order, so that its key can be used again', async () => {
    const order = priced(anOrderWith('made-up'));
    await sendOnline(api(), order);
    expect((await api().call('GET', `/order/uuid/${order.details.uuid}`)).status).toBe(404);
    expect(
      (
        await sendOnline(api(), {
          ...order,
          details: { ...order.details, creditCardToken: await tokenFor('approved') },
        })
      ).status,
    ).toBe(200);
  });

  test('[OPEN-072] a declined card cancels the order; a repeated request gets the same response', async () => {
    const order = priced(anOrderWith(await tokenFor('declined')));
    for (let time = 0; time < 2; time += 1)
      expect(await sendOnline(api(), order)).toMatchObject({
        status: 422,
        json: { code: 'card_declined', path: 'details.creditCardToken' },
      });
    expect(await stateOf(api(), order.details.uuid)).toEqual({
      order: 'CANCELED',
      payments: ['declined'],
    });
    const again = {
      ...order,
      details: {
        ...order.details,
        uuid: randomUUID(),
        creditCardToken: await tokenFor('approved'),
      },
    };
    // the same cart again at once: a canceled order does not count as a duplicate
    expect((await sendOnline(api(), again)).status).toBe(200);
    expect(await actOn(api(), order.details.uuid, 'retry')).toMatchObject({
      status: 409,
      json: { code: 'order_canceled' },
    });
  });

  test('[OPEN-072] the wallet stores the refused card', async () => {
    const reference = `sandbox-card-declined-${randomUUID()}`;
    const id = await customerId();
    await api().db.query(
      `insert into cards
         (restaurant_id, customer_id, reference, brand, last_digits, nickname, created_at)
       values ($1, $2, $3, 'visa', '4242', '', now())`,
      [PAYING, id, reference],
    );
    const token = await issueCardToken(
      api().db,
      reference,
      { restaurantId: PAYING, customerId: id, fingerprint: device },
      api().clock.now(),
    );
    expect((await sendOnline(api(), priced(anOrderWith(token)), await logIn())).json).toMatchObject(
      { code: 'card_declined' },
    );
    expect(
      await api().db.query('select is_valid from cards where reference = $1', [reference]),
    ).toEqual([{ is_valid: false }]);
  });

  test('neither token nor code is stored or returned', async () => {
    const token = await tokenFor('approved');
    const order = priced(anOrderWith(token));
    const sent = {
      ...order,
      details: { ...order.details, saleID: 'a-sale', saleConfirmationCode: '424242' },
    };
    const { text } = await sendOnline(api(), sent);
    for (const secret of [token, 'a-sale', '424242']) {
      expect(text).not.toContain(secret);
      expect(
        await api().db.query(
          `select 1 from orders
           where details::text like $1 or customer::text like $1 or lines::text like $1
             or note::text like $1 or request_hash like $1`,
          [`%${secret}%`],
        ),
      ).toEqual([]);
      expect(
        await api().db.query('select 1 from payments p where to_json(p)::text like $1', [
          `%${secret}%`,
        ]),
      ).toEqual([]);
    }
  });
});

import { randomUUID } from 'node:crypto';
import type { Minor } from '@storefront/shared-domain/contracts';
import { sandboxCardKind } from '../../../demo/src/bank/sandbox-vault';
import { logIn } from '../testing/accounts';
import { createCard } from '../testing/cards';
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
import { DINER, PASSWORD, TRATTORIA } from '../testing/restaurants';
import { createCardTokens, issueCardToken } from './card-tokens';

describeOnPostgres('paying with cards of the wallet', (api) => {
  describe('an order paid with a card of the wallet', () => {
    const WALLET = 'multipedidos@asaas';

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
        await sendOnline(
          api(),
          priced(anOrderWith(await tokenFor('approved', await customerId()))),
        ),
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
      expect(
        (await sendOnline(api(), priced(anOrderWith(token)), await logIn())).json,
      ).toMatchObject({ code: 'card_declined' });
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

  describe('a token of a card', () => {
    const spend = (
      token: string,
      fingerprint: string,
      more: { restaurantId?: number; customerId?: string | null } = {},
    ) =>
      createCardTokens(api().clock.now).redeem(api().db, token, {
        restaurantId: TRATTORIA,
        customerId: null,
        fingerprint,
        orderUuid: randomUUID(),
        amount: 100 as Minor,
        ...more,
      });
    const aToken = async (fingerprint: string, bearer?: string) =>
      String((await createCard(api(), { fingerprint }, bearer)).json['creditCardToken']);
    const idOf = async (email: string) =>
      (
        await api().db.query<{ id: string }>(
          'select id from customers where email = $1 and restaurant_id = $2',
          [email, TRATTORIA],
        )
      )[0]!.id;

    test('pays one order of its device and restaurant, and no second one', async () => {
      const device = randomUUID();
      const token = await aToken(device);
      expect(await spend(token, randomUUID())).toBeNull();
      expect(await spend(token, device, { restaurantId: DINER })).toBeNull();
      expect(await spend(`${token}x`, device)).toBeNull();
      expect(await spend('', device)).toBeNull();
      expect(sandboxCardKind((await spend(token, device))?.cardReference ?? '')).toBe('approved');
      expect(await spend(token, device)).toBeNull();
    });

    test('pays on its device under any spelling of its id', async () => {
      const device = randomUUID();
      expect(await spend(await aToken(device), device.toUpperCase())).not.toBeNull();
    });

    test('of many orders at once one gets it', async () => {
      const device = randomUUID();
      const token = await aToken(device);
      const got = await Promise.all(Array.from({ length: 20 }, () => spend(token, device)));
      expect(got.filter((card) => card !== null)).toHaveLength(1);
    });

    test('is over after ten minutes', async () => {
      const device = randomUUID();
      const [early, late] = [await aToken(device), await aToken(device)];
      api().clock.pass(9 * 60_000);
      expect(await spend(early, device)).not.toBeNull();
      api().clock.pass(60_000);
      expect(await spend(late, device)).toBeNull();
    });

    test('of an account is for its owner only; a visitor can sign in with theirs', async () => {
      const device = randomUUID();
      const [ana, other] = [await idOf('ana@teste.example'), randomUUID()];
      const mine = await aToken(device, await logIn(api(), 'ana@teste.example'));
      expect([await spend(mine, device), await spend(mine, device, { customerId: other })]).toEqual(
        [null, null],
      );
      expect(await spend(mine, device, { customerId: ana })).not.toBeNull();
      expect(await spend(await aToken(device), device, { customerId: ana })).not.toBeNull();
    });

    test('is stored as a hash alone', async () => {
      const device = randomUUID();
      const token = await aToken(device);
      const stored = JSON.stringify(await api().db.query('select * from card_tokens'));
      expect(stored.includes(token)).toBe(false);
      expect(stored.includes(device)).toBe(false);
      expect(stored).toContain('token_hash');
    });
  });
});

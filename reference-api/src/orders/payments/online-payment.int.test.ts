import * as z from 'zod/mini';
import { calls } from '@storefront/shared-domain/contracts';
import { cookOnce } from '../../../../demo/src';
import { crc16 } from '../../payments/pix-code';
import { seedRestaurant } from '../../seeding/seed-restaurant';
import { sendEvent } from '../../testing/bank';
import { describeOnPostgres } from '../../testing/describe-on-postgres';
import { send } from '../../testing/orders';
import {
  actOn,
  anOnlineOrder,
  openPaying,
  ownPayment,
  PAYING,
  placedOnline,
  referenceOf,
  sendOnline,
  stateOf,
} from '../../testing/paying-restaurant';
import { record, restaurant } from '../../testing/restaurants';
import { STOREFRONT } from '../../testing/test-api';

describeOnPostgres('online payments', (api) => {
  describe('an order that is paid online', () => {
    const HOLD_MS = 10 * 60_000;

    beforeAll(() => openPaying(api()));
    const paymentOf = async (uuid: unknown) => (await ownPayment(api(), uuid)).json;
    const advance = (uuid: unknown) => api().call('POST', `/demo/orders/${uuid}/advance`);

    test.each([
      ['mercadopago', 'redirect'],
      ['pagseguro', 'redirect'],
      ['stripe', 'redirect'],
      ['picpay', 'app'],
    ])(
      '[CHECKOUT-06] [TRACKING-12] %s is paid at the provider’s own page (%s)',
      async (method, kind) => {
        const order = await placedOnline(api(), anOnlineOrder(method));
        expect(order).toMatchObject({
          status: 'CREATED',
          payment: {
            status: 'pending',
            kind,
            method,
            amount: 42.5,
            pixCode: '',
            expiresAt: new Date(api().clock.now().getTime() + HOLD_MS).toISOString(),
          },
        });
        expect(order['onlinePaymentReference']).toMatch(
          /^https:\/\/pizza\.example\/api\/sandbox-bank\/[\w-]{24}$/,
        );
        expect(order['payment']?.['link']).toBe(order['onlinePaymentReference']);
        expect(order['details']).toMatchObject({
          onlinePaymentReference: order['onlinePaymentReference'],
        });
      },
    );

    test.each(['pixAsaas', 'pixTuna'])(
      '[CHECKOUT-05] [TRACKING-12] %s is paid with a code, on a page of the storefront, within ten minutes',
      async (method) => {
        const order = await placedOnline(api(), anOnlineOrder(method));
        expect(order['onlinePaymentReference']).toBe(
          `${STOREFRONT}/app/paga-tudo/payment/pix?token=${order['uuid']}`,
        );
        const payment = await paymentOf(order['uuid']);
        expect(payment).toMatchObject({
          status: 'pending',
          kind: 'pix',
          method,
          amount: 42.5,
          expiresAt: new Date(api().clock.now().getTime() + HOLD_MS).toISOString(),
        });
        const code = String(payment['pixCode']);
        expect(code).toContain('540542.50');
        expect(code).toContain('Pao & Acucar');
        expect(code.slice(-4)).toBe(crc16(code.slice(0, -4)));
      },
    );

    test('the same request again gets the same order and the same payment', async () => {
      const sent = anOnlineOrder('stripe');
      const first = await placedOnline(api(), sent);
      const again = await sendOnline(api(), sent);
      expect(again.headers['idempotent-replayed']).toBe('true');
      expect(again.json['order']).toEqual(first);
      expect((await stateOf(api(), first['uuid'])).payments).toEqual(['pending']);
    });

    test('the amount is the one the server found, whatever was sent', async () => {
      const refused = await sendOnline(
        api(),
        anOnlineOrder('stripe', { details: { grandTotal: 0.01, total: 0.01 } }),
      );
      expect(refused).toMatchObject({
        status: 409,
        json: { code: 'price_changed', grandTotal: 42.5 },
      });
      const order = await placedOnline(
        api(),
        anOnlineOrder('stripe', {
          details: { total: 1, operatedValue: 40, onlinePaymentReference: 'https://evil.example' },
        }),
      );
      expect(order['payment']).toMatchObject({ amount: 42.5 });
      expect(JSON.stringify(order)).not.toContain('evil');
    });

    test('the demo kitchen leaves it alone until it is paid, however long it has stood there', async () => {
      const { uuid } = await placedOnline(api(), anOnlineOrder('stripe'));
      const cook = async () => {
        api().clock.pass(8000);
        await cookOnce({ db: api().db, paceMs: 8000, now: api().clock.now });
        return (await stateOf(api(), uuid)).order;
      };
      expect([await cook(), await cook()]).toEqual(['CREATED', 'CREATED']);
      await sendEvent(api(), await referenceOf(api(), uuid), 'paid');
      expect([await cook(), await cook()]).toEqual(['PREPARING', 'READY']);
    });

    test('no kitchen moves it before it is paid; paid it is confirmed at once', async () => {
      const { uuid } = await placedOnline(api(), anOnlineOrder('stripe'));
      expect((await advance(uuid)).json).toEqual({ uuid, status: 'CREATED' });
      expect((await sendEvent(api(), await referenceOf(api(), uuid), 'paid')).status).toBe(200);
      expect(await stateOf(api(), uuid)).toEqual({ order: 'CONFIRMED', payments: ['paid'] });
      expect(await paymentOf(uuid)).toMatchObject({ status: 'paid', link: '' });
      expect((await advance(uuid)).json).toEqual({ uuid, status: 'PREPARING' });
    });

    test('[ERRORS-06] an unsupported method is refused with the storefront’s text, and leaves nothing', async () => {
      const order = anOnlineOrder('carteira');
      expect(await sendOnline(api(), order)).toMatchObject({
        status: 422,
        json: {
          error: 'Online Payment Method is Unavaiable',
          code: 'online_payment_unavailable',
          path: 'details.paymentType',
        },
      });
      expect((await api().call('GET', `/order/uuid/${order.details.uuid}`)).status).toBe(404);
    });

    test('declined it waits, and is paid by another attempt with a link of its own', async () => {
      const { uuid, payment } = await placedOnline(api(), anOnlineOrder('pagseguro'));
      await sendEvent(api(), await referenceOf(api(), uuid), 'declined');
      expect(await paymentOf(uuid)).toMatchObject({ status: 'declined' });
      const retried = await actOn(api(), uuid, 'retry');
      expect(retried).toMatchObject({
        status: 200,
        json: { status: 'pending', method: 'pagseguro', amount: 42.5 },
      });
      expect(retried.json['link']).not.toBe(payment?.['link']);
      expect((await actOn(api(), uuid, 'retry')).json).toEqual(retried.json);
      await sendEvent(api(), await referenceOf(api(), uuid), 'paid');
      expect(await stateOf(api(), uuid)).toEqual({
        order: 'CONFIRMED',
        payments: ['canceled', 'paid'],
      });
      expect((await actOn(api(), uuid, 'retry')).json).toMatchObject({ status: 'paid' });
    });

    test('given up it is canceled; a second time and another attempt change nothing', async () => {
      const { uuid } = await placedOnline(api(), anOnlineOrder('stripe'));
      for (let time = 0; time < 2; time += 1)
        expect((await actOn(api(), uuid, 'cancel')).json).toMatchObject({
          status: 'canceled',
          link: '',
        });
      expect(await stateOf(api(), uuid)).toEqual({ order: 'CANCELED', payments: ['canceled'] });
      expect(await actOn(api(), uuid, 'retry')).toMatchObject({
        status: 409,
        json: { code: 'order_canceled' },
      });
    });

    test('a payment that came first wins over giving up', async () => {
      const { uuid } = await placedOnline(api(), anOnlineOrder('stripe'));
      await sendEvent(api(), await referenceOf(api(), uuid), 'paid');
      expect((await actOn(api(), uuid, 'cancel')).json).toMatchObject({ status: 'paid' });
      expect((await stateOf(api(), uuid)).order).toBe('CONFIRMED');
    });

    test('an order paid at the door has no payment to request', async () => {
      const { uuid, payment } = await placedOnline(api(), anOnlineOrder('money'));
      expect(payment).toBeNull();
      for (const [method, path] of [
        ['GET', ''],
        ['POST', '/retry'],
        ['POST', '/cancel'],
      ] as const) {
        expect(await api().call(method, `/order/${uuid}/payment${path}`)).toMatchObject({
          status: 404,
          json: { code: 'payment_not_found' },
        });
        expect((await api().call(method, `/order/no-uuid/payment${path}`)).status).toBe(404);
      }
    });

    test('the same request again after a decline or a cancellation returns the order as it is', async () => {
      const [declined, canceled] = [anOnlineOrder('stripe'), anOnlineOrder('stripe')];
      await placedOnline(api(), declined);
      await sendEvent(api(), await referenceOf(api(), declined.details.uuid), 'declined');
      await placedOnline(api(), canceled);
      await actOn(api(), canceled.details.uuid, 'cancel');
      for (const [order, status] of [
        [declined, 'declined'],
        [canceled, 'canceled'],
      ] as const) {
        expect(await sendOnline(api(), order)).toMatchObject({
          status: 200,
          headers: { 'idempotent-replayed': 'true' },
          json: { order: { payment: { status } } },
        });
      }
    });

    test('the kitchen that cancels an unpaid order ends its payment', async () => {
      const { uuid } = await placedOnline(api(), anOnlineOrder('stripe'));
      await api().call('POST', `/demo/orders/${uuid}/cancel`);
      expect(await stateOf(api(), uuid)).toEqual({ order: 'CANCELED', payments: ['canceled'] });
      expect(await paymentOf(uuid)).toMatchObject({ status: 'canceled', link: '' });
    });

    test('the kitchen that cancels a paid order gives the money back', async () => {
      const { uuid } = await placedOnline(api(), anOnlineOrder('stripe'));
      const reference = await referenceOf(api(), uuid);
      await sendEvent(api(), reference, 'paid');
      await api().call('POST', `/demo/orders/${uuid}/cancel`);
      expect(await stateOf(api(), uuid)).toEqual({ order: 'CANCELED', payments: ['refunded'] });
      await api().lookAfterPayments();
      expect(
        await api().db.query(
          `select s.status, p.refund_due
         from sandbox_payments s join payments p on p.id = s.payment_id where s.reference = $1`,
          [reference],
        ),
      ).toEqual([{ status: 'refunded', refund_due: false }]);
    });

    test('[OPEN-012] the answer fits its contract', async () => {
      const { json } = await sendOnline(api(), anOnlineOrder('pixAsaas'));
      expect(z.parse(calls.placeOrder.answer, json).order).toMatchObject({
        restaurantId: PAYING,
        payment: { kind: 'pix', amount: 4250 },
      });
    });
  });

  describe('online methods the record switches off', () => {
    const SHOP = 533;

    const open = (own: Parameters<typeof record>[2]) =>
      seedRestaurant(
        api().db,
        restaurant(
          record(SHOP, 'desligada', {
            online_payment_integrations: ['pixTuna', 'multipedidos@asaas'],
            ...own,
          }),
        ),
        { isDemo: false, position: 31 },
      );
    const sendBy = (method: string) => send(api(), anOnlineOrder(method), { restaurant: SHOP });

    test('[DOMAIN-001] [CHECKOUT-06] wallet and pixTuna without their active setting are not offered', async () => {
      await open({ wallet_is_active: false, tuna_pix_status: 'inactive' });
      for (const method of ['pixTuna', 'multipedidos@asaas']) {
        expect(await sendBy(method)).toMatchObject({
          status: 422,
          json: { code: 'payment_not_offered', path: 'details.paymentType' },
        });
      }
      await open({ wallet_is_active: true, tuna_pix_status: 'active' });
      expect((await sendBy('pixTuna')).status).toBe(200);
      expect(await sendBy('multipedidos@asaas')).toMatchObject({
        status: 422,
        json: { code: 'wallet_card_missing' },
      });
    });
  });
});

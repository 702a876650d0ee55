import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { eventBody } from '../../../../demo/src/bank/deliver';
import { afterPaymentEvent, type PaymentPhase } from '../../payments/payment-state';
import type { PaymentEventKind } from '../../payments/provider';
import { SIGNATURE_HEADER, signed } from '../../payments/signature';
import { scaledLimits } from '../../platform/http/limits';
import { bankEvent, send, sendEvent } from '../../testing/bank';
import { describeOnPostgres } from '../../testing/describe-on-postgres';
import { collectedMetrics } from '../../testing/exposition';
import { lasanha } from '../../testing/orders';
import {
  actOn,
  anOnlineOrder,
  openPaying,
  ownPayment,
  PAYING,
  placedOnline,
  referenceOf,
  stateOf,
} from '../../testing/paying-restaurant';
import { WEBHOOK_KEY } from '../../testing/test-api';

const MINUTE = 60_000;
const later = (at: Date, milliseconds: number): Date => new Date(at.getTime() + milliseconds);

const anyEvents = fc.array(
  fc.constantFrom<PaymentEventKind>('paid', 'declined', 'expired', 'canceled', 'refunded'),
  { maxLength: 6 },
);

/** Expected state by the rule for a payment of a pending order. */
function ruleFor(events: readonly PaymentEventKind[]): { order: string; payments: string[] } {
  let state: PaymentPhase = { status: 'pending', order: 'waiting', isLatest: true };
  for (const event of events) {
    const { status, order } = afterPaymentEvent(state, event);
    state = {
      ...state,
      status,
      order: order === 'confirm' ? 'paid' : order === 'cancel' ? 'canceled' : state.order,
    };
  }
  return {
    order: { waiting: 'CREATED', paid: 'CONFIRMED', canceled: 'CANCELED' }[state.order],
    payments: [state.status],
  };
}

describeOnPostgres('the webhook of payments', (api) => {
  beforeAll(() => openPaying(api()));
  const pending = async () => {
    const { uuid } = await placedOnline(api(), anOnlineOrder('stripe'));
    return { uuid, reference: await referenceOf(api(), uuid) };
  };
  const UNTOUCHED = { order: 'CREATED', payments: ['pending'] };

  test('any flipped bit of the body is refused, and changes nothing', async () => {
    const { uuid, reference } = await pending();
    const body = Buffer.from(eventBody(bankEvent(api(), reference, 'paid')));
    const signature = signed(WEBHOOK_KEY, api().clock.now(), body);
    for (let bit = 0; bit < body.length * 8; bit += 397) {
      const forged = Buffer.from(body);
      forged[bit >> 3]! ^= 1 << (bit & 7);
      const answer = await api().app.inject({
        method: 'POST',
        url: '/payments/sandbox/webhook',
        headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature },
        payload: forged,
      });
      expect([answer.statusCode, answer.json()]).toEqual([
        401,
        expect.objectContaining({ code: 'bad_signature' }),
      ]);
    }
    expect(await stateOf(api(), uuid)).toEqual(UNTOUCHED);
  });

  test.each([
    [
      'another key',
      (at: Date, body: Buffer) => signed('somebody else’s key of thirty-two letters', at, body),
    ],
    [
      'another time than was signed',
      (at: Date, body: Buffer) =>
        signed(WEBHOOK_KEY, at, body).replace(/^t=\d+/, `t=${Math.floor(at.getTime() / 1000) + 1}`),
    ],
    [
      'a flipped digit',
      (at: Date, body: Buffer) =>
        signed(WEBHOOK_KEY, at, body).replace(/.$/, (digit) => (digit === '0' ? '1' : '0')),
    ],
    ['no signature', () => ''],
    [
      'an unknown version',
      (at: Date, body: Buffer) => signed(WEBHOOK_KEY, at, body).replace('v1=', 'v0='),
    ],
  ])('a message with %s is refused', async (_case, forge) => {
    const { uuid, reference } = await pending();
    const body = eventBody(bankEvent(api(), reference, 'paid'));
    expect(
      await send(
        api(),
        body,
        {},
        { [SIGNATURE_HEADER]: forge(api().clock.now(), Buffer.from(body)) },
      ),
    ).toMatchObject({ status: 401, json: { code: 'bad_signature' } });
    expect(await stateOf(api(), uuid)).toEqual(UNTOUCHED);
  });

  test.each([[5 * MINUTE + 1000], [-5 * MINUTE - 1000]])(
    'a good message signed %i ms away is refused, one within five minutes is taken',
    async (away) => {
      const { uuid, reference } = await pending();
      expect(
        await sendEvent(api(), reference, 'paid', { signedAt: later(api().clock.now(), away) }),
      ).toMatchObject({ status: 401, json: { code: 'signature_too_old' } });
      expect(await stateOf(api(), uuid)).toEqual(UNTOUCHED);
      expect(
        (
          await sendEvent(api(), reference, 'paid', {
            signedAt: later(api().clock.now(), away - Math.sign(away) * 1000),
          })
        ).status,
      ).toBe(200);
      expect((await stateOf(api(), uuid)).order).toBe('CONFIRMED');
    },
  );

  test.each([
    ['words', 'paid'],
    [
      'half a cent',
      JSON.stringify({
        id: 'e',
        reference: 'r',
        kind: 'paid',
        amount: 0.5,
        at: '2026-03-10T15:00:00Z',
      }),
    ],
  ])('a signed message that is %s is no message', async (_case, body) => {
    expect(await send(api(), body)).toMatchObject({
      status: 400,
      json: { code: 'invalid_request', path: 'body' },
    });
  });

  test('a message of 16 kB is too large, one to a missing provider is not found', async () => {
    expect((await send(api(), JSON.stringify({ id: 'x'.repeat(17_000) }))).status).toBe(413);
    expect((await api().call('POST', '/payments/gold/webhook', { body: '{}' })).status).toBe(404);
  });

  test('another amount than the requested one pays nothing', async () => {
    const { uuid, reference } = await pending();
    for (const amount of [4249, 4251, 0])
      expect(await sendEvent(api(), reference, 'paid', { amount })).toMatchObject({
        status: 422,
        json: { code: 'amount_differs' },
      });
    expect(await stateOf(api(), uuid)).toEqual(UNTOUCHED);
  });

  test('a decline counts with any amount: no money has moved', async () => {
    const { uuid, reference } = await pending();
    expect((await sendEvent(api(), reference, 'declined', { amount: 0 })).status).toBe(200);
    expect(await stateOf(api(), uuid)).toEqual({ order: 'CREATED', payments: ['declined'] });
  });

  test('an event of an unknown payment can be sent again later', async () => {
    expect(await sendEvent(api(), 'no-such-payment', 'paid')).toMatchObject({
      status: 404,
      json: { code: 'payment_not_found' },
    });
  });

  test('the same event counts once, however often and however many at a time it is sent', async () => {
    const { uuid, reference } = await pending();
    const before = collectedMetrics(await api().metrics.text());
    const id = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => sendEvent(api(), reference, 'paid', { id })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(
      await api().db.query(
        'select e.kind, p.version from payment_events e join payments p on p.id = e.payment_id where p.reference = $1',
        [reference],
      ),
    ).toEqual([{ kind: 'paid', version: 1 }]);
    expect(
      collectedMetrics(await api().metrics.text()).since(before)(
        'storefront_payments_settled_total',
      ),
    ).toEqual({ 'status="paid"': 1 });
    const history = (await api().call('GET', `/order/uuid/${uuid}`)).json['history'] as unknown as {
      status: string;
    }[];
    expect(history.map(({ status }) => status)).toEqual(['CREATED', 'CONFIRMED']);
  });

  test('money that comes after the order was given up goes back once; the order stays canceled', async () => {
    const { uuid, reference } = await pending();
    await actOn(api(), uuid, 'cancel');
    await sendEvent(api(), reference, 'paid');
    await sendEvent(api(), reference, 'paid');
    expect(await stateOf(api(), uuid)).toEqual({ order: 'CANCELED', payments: ['refunded'] });
    expect((await ownPayment(api(), uuid)).json).toMatchObject({ status: 'refunded', link: '' });
    expect(await api().lookAfterPayments()).toBe(true);
    expect(
      await api().db.query('select refund_due from payments where reference = $1', [reference]),
    ).toEqual([{ refund_due: false }]);
  });

  test('two attempts that are both paid: the first pays, the second goes back', async () => {
    const { uuid, reference } = await pending();
    await sendEvent(api(), reference, 'declined');
    await actOn(api(), uuid, 'retry');
    const second = await referenceOf(api(), uuid);
    await sendEvent(api(), reference, 'paid');
    await sendEvent(api(), second, 'paid');
    expect(await stateOf(api(), uuid)).toEqual({
      order: 'CONFIRMED',
      payments: ['paid', 'refunded'],
    });
    expect((await ownPayment(api(), uuid)).json).toMatchObject({ status: 'paid' });
  });

  test('any sequence of events, with repeats and losses, ends as the rule says', async () => {
    await fc.assert(
      fc.asyncProperty(anyEvents, async (events) => {
        const { uuid, reference } = await pending();
        for (const kind of events) {
          const id = randomUUID();
          for (let time = 0; time < 2; time += 1)
            expect((await sendEvent(api(), reference, kind, { id })).status).toBe(200);
        }
        expect(await stateOf(api(), uuid)).toEqual(ruleFor(events));
      }),
      { numRuns: 12 },
    );
  }, 120_000);
});

describeOnPostgres(
  'orders that wait for payment',
  (api) => {
    let [visitors, carts] = [0, 0];
    beforeAll(() => openPaying(api()));

    /** Another customer: device, phone and network address are new unless given. */
    const customer = ({
      device = randomUUID() as string,
      phone = `(19) 9${String(10_000_000 + (visitors += 1))}`,
      address = `10.1.${Math.floor((visitors += 1) / 250)}.${visitors % 250}`,
    } = {}) => {
      const order = (method = 'pixAsaas') =>
        anOnlineOrder(method, {
          fingerprint: device,
          user: { phone },
          orders: [lasanha({ notes: `cart ${(carts += 1)}` })],
        });
      const send = async (sent = order()): Promise<[number, unknown]> => {
        const { statusCode, body } = await api().app.inject({
          method: 'POST',
          url: `/restaurant/${PAYING}/order`,
          payload: sent,
          remoteAddress: address,
        });
        const { code } = JSON.parse(body) as { code?: string };
        return [statusCode, code];
      };
      return { device, phone, address, order, send };
    };
    const refused = [409, 'too_many_unpaid_orders'];
    const taken = [200, undefined];

    test.each(['device', 'phone', 'address'] as const)(
      'one %s may have two at a time; a customer without a shared device, phone or address may order',
      async (shared) => {
        const first = customer();
        for (let number = 0; number < 2; number += 1)
          expect(await customer({ [shared]: first[shared] }).send()).toEqual(taken);
        expect(await customer({ [shared]: first[shared] }).send()).toEqual(refused);
        expect(await customer().send()).toEqual(taken);
      },
    );

    test('one IPv6 /64 may have two, its /56 six and its /48 twenty', async () => {
      const send = (subnet: number, site = 1) =>
        customer({ address: `2001:db8:${site}:${subnet.toString(16)}::1` }).send();
      for (const subnet of [0, 0, 1, 1, 2, 2]) expect(await send(subnet)).toEqual(taken);
      expect(await send(0)).toEqual(refused);
      expect(await send(3)).toEqual(refused);
      for (let number = 6; number < 20; number += 1)
        expect(await send(number * 256)).toEqual(taken);
      expect(await send(30 * 256)).toEqual(refused);
      expect(await send(0, 2)).toEqual(taken);
    });

    test('all spellings of one phone count together', async () => {
      const [area, number] = ['19', String(910_000_000 + (visitors += 1))];
      for (const phone of [`(${area}) ${number}`, `0${area} ${number}`])
        expect(await customer({ phone }).send()).toEqual(taken);
      for (const phone of [`${area}${number}`, `+55 ${area} ${number}`, `0055${area}${number}`])
        expect(await customer({ phone }).send()).toEqual(refused);
    });

    test('ten at once from one device: two are taken', async () => {
      const { order, send } = customer();
      const answers = await Promise.all(Array.from({ length: 10 }, () => send(order('stripe'))));
      expect(answers.filter(([status]) => status === 200)).toHaveLength(2);
      expect(answers.filter(([status]) => status === 409)).toHaveLength(8);
    });

    test.each(['phone', 'address'] as const)(
      'ten at once with one %s from ten devices: two are taken',
      async (shared) => {
        const first = customer();
        const answers = await Promise.all(
          Array.from({ length: 10 }, () => customer({ [shared]: first[shared] }).send()),
        );
        expect(answers.filter(([status]) => status === 200)).toHaveLength(2);
      },
    );

    test('all spellings of one device count together', async () => {
      const { device, send } = customer();
      for (let number = 0; number < 2; number += 1) expect(await send()).toEqual(taken);
      expect(await customer({ device: device.toUpperCase() }).send()).toEqual(refused);
    });

    test('a card of the wallet is charged at once, so it may pay beside unpaid orders', async () => {
      const { order, send } = customer();
      for (let number = 0; number < 2; number += 1) expect(await send()).toEqual(taken);
      const sent = order('multipedidos@asaas');
      expect(
        await send({ ...sent, details: { ...sent.details, creditCardToken: 'made-up' } }),
      ).toEqual([422, 'card_token_invalid']);
    });

    test('the same request again is answered, and what is not paid online is taken', async () => {
      const { order, send } = customer();
      const sent = order();
      for (const each of [sent, order(), sent]) expect(await send(each)).toEqual(taken);
      expect(await send(order())).toEqual(refused);
      expect(await send(order('money'))).toEqual(taken);
    });

    test('a paid, canceled or expired order makes room for the next', async () => {
      const { order, send } = customer();
      const place = async () => {
        const sent = order();
        expect(await send(sent)).toEqual(taken);
        return sent.details.uuid;
      };
      const [paid, canceled] = [await place(), await place()];
      await sendEvent(api(), await referenceOf(api(), paid), 'paid');
      const expiring = await place();
      expect(await send()).toEqual(refused);
      await actOn(api(), canceled, 'cancel');
      await place();
      expect(await send()).toEqual(refused);
      api().clock.pass(10 * 60_000);
      await api().lookAfterPayments();
      expect((await ownPayment(api(), expiring)).json).toMatchObject({ status: 'expired' });
      await place();
    });

    test('no holder is stored of an order that no longer awaits payment', async () => {
      await placedOnline(api(), customer().order());
      api().clock.pass(10 * 60_000);
      await api().lookAfterPayments();
      await api().lookAfterPayments();
      expect(await api().db.query('select * from unpaid_order_holders')).toEqual([]);
    });
  },
  { limits: { ...scaledLimits(1000), unpaid: 2 } },
);

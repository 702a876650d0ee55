import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { afterPaymentEvent, type PaymentPhase } from '../../payments/payment-state';
import type { PaymentEventKind } from '../../payments/provider';
import { eventBody } from '../../../../demo/src/bank/sandbox-event';
import { signed, SIGNATURE_HEADER } from '../../payments/signature';
import { bankEvent, send, sendEvent } from '../../testing/bank';
import { describeOnPostgres } from '../../testing/describe-on-postgres';
import { collectedMetrics } from '../../testing/exposition';
import {
  actOn,
  anOnlineOrder,
  openPaying,
  ownPayment,
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
    for (let bit = 0; bit < body.length * 8; bit += 97) {
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
    ['half a signature', (at: Date, body: Buffer) => signed(WEBHOOK_KEY, at, body).slice(0, -2)],
    ['no signature', () => ''],
    ['words', () => 'paid, honestly'],
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
    ['a list', '[]'],
    [
      'an unknown event',
      JSON.stringify({
        id: 'e',
        reference: 'r',
        kind: 'gift',
        amount: 1,
        at: '2026-03-10T15:00:00Z',
      }),
    ],
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
    ['nothing', '{}'],
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
      { numRuns: 25 },
    );
  }, 120_000);
});

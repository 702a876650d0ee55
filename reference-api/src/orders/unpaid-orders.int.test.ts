import { err, ok } from '@storefront/shared-domain/rules';
import { findPaymentByReference, saveStarted } from '../payments/payments.repository';
import type { PaymentProvider } from '../payments/provider';
import { sendEvent } from '../testing/bank';
import { describeOnPostgres } from '../testing/describe-on-postgres';
import { send } from '../testing/orders';
import {
  actOn,
  anOnlineOrder,
  openPaying,
  ownPayment,
  placedOnline,
  referenceOf,
  sendOnline,
  stateOf,
} from '../testing/paying-restaurant';
import {
  logInToPizzeria,
  openPizzeria,
  orderOf,
  PIZZERIA,
  pointsOf,
  prizeLine,
} from '../testing/pizzeria';

const MINUTE = 60_000;

describeOnPostgres('an order that is not paid', (api) => {
  beforeAll(() => openPaying(api()));
  const look = () => api().lookAfterPayments();
  /** Replaces functions of the provider for one test. */
  const withProvider = async (more: Partial<PaymentProvider>, work: () => Promise<void>) => {
    const provider = api().payments.providerNamed('sandbox') as PaymentProvider;
    const before = { ...provider };
    Object.assign(provider, more);
    await work().finally(() => Object.assign(provider, before));
  };

  test.each([
    ['pixAsaas', 10, undefined],
    ['pixAsaas', 4, 4],
    ['stripe', 1, 0],
    ['stripe', 60, 6000],
  ])(
    '%s waits %i minutes with %s in the record, then the order is canceled',
    async (method, minutes, said) => {
      await openPaying(api(), said === undefined ? {} : { unpaid_order_minutes: said });
      const { uuid } = await placedOnline(api(), anOnlineOrder(method));
      api().clock.pass(minutes * MINUTE - 1000);
      await look();
      expect(await stateOf(api(), uuid)).toEqual({ order: 'CREATED', payments: ['pending'] });
      api().clock.pass(1000);
      await look();
      expect(await stateOf(api(), uuid)).toEqual({ order: 'CANCELED', payments: ['expired'] });
      expect((await ownPayment(api(), uuid)).json).toMatchObject({
        status: 'expired',
        pixCode: '',
        link: '',
      });
    },
  );

  test('attempts after a declined one hold the order for twice its time at most', async () => {
    await openPaying(api());
    const { uuid } = await placedOnline(api(), anOnlineOrder('stripe'));
    for (const minutes of [0, 9, 9]) {
      api().clock.pass(minutes * MINUTE);
      await sendEvent(api(), await referenceOf(api(), uuid), 'declined');
      expect((await actOn(api(), uuid, 'retry')).json).toMatchObject({ status: 'pending' });
    }
    api().clock.pass(2 * MINUTE);
    await look();
    expect((await stateOf(api(), uuid)).order).toBe('CANCELED');
  });

  test('one that was declined waits no longer; a paid one waits for nothing', async () => {
    const [declined, paid] = [
      await placedOnline(api(), anOnlineOrder('stripe')),
      await placedOnline(api(), anOnlineOrder('stripe')),
    ];
    await sendEvent(api(), await referenceOf(api(), declined['uuid']), 'declined');
    await sendEvent(api(), await referenceOf(api(), paid['uuid']), 'paid');
    api().clock.pass(60 * MINUTE);
    await look();
    expect(await stateOf(api(), declined['uuid'])).toEqual({
      order: 'CANCELED',
      payments: ['expired'],
    });
    expect(await stateOf(api(), paid['uuid'])).toEqual({
      order: 'CONFIRMED',
      payments: ['paid'],
    });
  });

  test('more than one batch ends in one round', async () => {
    const orders = [];
    for (let number = 0; number < 53; number += 1)
      orders.push(await placedOnline(api(), anOnlineOrder('stripe')));
    api().clock.pass(60 * MINUTE);
    await look();
    const canceled = await api().db.query<{ count: number }>(
      `select count(*)::int as count from order_status_changes c join orders o on o.id = c.order_id
       where c.status = 'CANCELED' and o.uuid = any ($1::uuid[])`,
      [orders.map((order) => order['uuid'])],
    );
    expect(canceled).toEqual([{ count: 53 }]);
  }, 120_000);

  test('three nodes end each order once', async () => {
    const uuids = [];
    for (let number = 0; number < 4; number += 1)
      uuids.push((await placedOnline(api(), anOnlineOrder('stripe')))['uuid']);
    api().clock.pass(60 * MINUTE);
    await Promise.all([look(), look(), look()]);
    await look();
    for (const uuid of uuids)
      expect((await api().call('GET', `/order/uuid/${uuid}`)).json['history']).toMatchObject([
        { status: 'CREATED' },
        { status: 'CANCELED' },
      ]);
  });

  test('what it took goes back once: points of a prize', async () => {
    const data = await openPizzeria(api(), { online_payment_integrations: ['stripe'] });
    const token = await logInToPizzeria(api(), 'rica');
    const [product] = data.menu.categories.flatMap(({ products }) => products);
    const line = {
      type: 'general' as const,
      lineId: 'l1',
      id: product?.id ?? '',
      name: product?.name ?? '',
      notes: '',
      qty: 1,
      price: product?.price ?? 0,
      extras: [],
    };
    const before = await pointsOf(api(), 'rica');
    const order = orderOf([line as never, prizeLine('refri')], {
      details: { paymentType: 'stripe' },
      user: { email: 'rica@pizza.example', cpf: '52998224725' },
    });
    const { status, text } = await send(api(), order, { restaurant: PIZZERIA, token });
    expect([status, status === 200 ? '' : text]).toEqual([200, '']);
    expect(await pointsOf(api(), 'rica')).toBe((before ?? 0) - 40);
    api().clock.pass(60 * MINUTE);
    await look();
    await look();
    await actOn(api(), order.details.uuid, 'cancel');
    expect(await pointsOf(api(), 'rica')).toBe(before);
  });

  test('[ERRORS-06] a definite refusal by the provider cancels the order with the storefront’s text', async () => {
    await withProvider({ start: async () => err({ kind: 'refused' }) }, async () => {
      const order = anOnlineOrder('stripe');
      for (let time = 0; time < 2; time += 1)
        expect(await sendOnline(api(), order)).toMatchObject({
          status: 422,
          json: {
            error: 'Online Payment Method is Unavaiable',
            code: 'online_payment_unavailable',
          },
        });
      expect(await stateOf(api(), order.details.uuid)).toEqual({
        order: 'CANCELED',
        payments: ['canceled'],
      });
    });
  });

  test('[ERRORS-06] when the provider does not respond, it is called three times, then the same', async () => {
    let requested = 0;
    const refunded: string[] = [];
    await withProvider(
      {
        start: async () => {
          requested += 1;
          throw new Error('no route');
        },
        refund: async ({ id }) => void refunded.push(id),
      },
      async () => {
        const order = anOnlineOrder('stripe');
        expect(await sendOnline(api(), order)).toMatchObject({
          status: 422,
          json: { code: 'online_payment_unavailable' },
        });
        expect([requested, (await stateOf(api(), order.details.uuid)).order]).toEqual([
          3,
          'CANCELED',
        ]);
        await look();
        expect(refunded).toEqual([]);
      },
    );
  });

  test('a provider that answers the second time is not given up', async () => {
    let requested = 0;
    const { start } = api().payments.providerNamed('sandbox') as PaymentProvider;
    await withProvider(
      {
        start: async (paymentRequested) => {
          requested += 1;
          if (requested === 1) throw new Error('no route');
          return start(paymentRequested);
        },
      },
      async () => {
        expect(await placedOnline(api(), anOnlineOrder('stripe'))).toMatchObject({
          payment: { status: 'pending', link: expect.stringContaining('/sandbox-bank/') },
        });
      },
    );
  });

  /** An order left by a server that stops between the commit and its response. */
  const leftBehind = async (method: string) => {
    const order = anOnlineOrder(method);
    await placedOnline(api(), order);
    await api().db.query(
      `update payments set started_at = null, reference = '', link = '', pix_code = ''
       where order_id = (select id from orders where uuid = $1)`,
      [order.details.uuid],
    );
    return order;
  };

  test.each([
    [
      'the same request again',
      async (order: ReturnType<typeof anOnlineOrder>) => void (await placedOnline(api(), order)),
    ],
    [
      'querying the status of the payment',
      async (order: ReturnType<typeof anOnlineOrder>) =>
        void (await ownPayment(api(), order.details.uuid)),
    ],
    [
      'a round of the server itself',
      async () => {
        api().clock.pass(15_000);
        await look();
      },
    ],
  ])(
    'a start that a dead server left is made good by %s, under the same payment',
    async (_case, resume) => {
      const order = await leftBehind('pixAsaas');
      await resume(order);
      const { json } = await ownPayment(api(), order.details.uuid);
      expect(json).toMatchObject({
        status: 'pending',
        pixCode: expect.stringMatching(/^000201/),
        link: expect.stringContaining('/sandbox-bank/'),
      });
      expect(
        await api().db.query(
          `select s.reference = p.reference as same
           from sandbox_payments s
             join payments p on p.id = s.payment_id
             join orders o on o.id = p.order_id
           where o.uuid = $1`,
          [order.details.uuid],
        ),
      ).toEqual([{ same: true }]);
    },
  );

  test('a start that is younger than 15 s is left to its server', async () => {
    const { details } = await leftBehind('pixAsaas');
    api().clock.pass(14_999);
    await look();
    expect(await referenceOf(api(), details.uuid)).toBe('');
    // an empty reference is that of every payment that was not started
    expect(await findPaymentByReference(api().db, 'sandbox', '')).toBeNull();
    api().clock.pass(1);
    await look();
    expect(await referenceOf(api(), details.uuid)).not.toBe('');
  });

  test('the provider may end a payment earlier, but not extend it; its second answer is ignored', async () => {
    const { start } = api().payments.providerNamed('sandbox') as PaymentProvider;
    const endsAfter = async (minutes: number) => {
      const expiresAt = new Date(api().clock.now().getTime() + minutes * MINUTE);
      const order = anOnlineOrder('stripe');
      await withProvider(
        {
          start: async (paymentRequested) => {
            const started = await start(paymentRequested);
            return started.ok ? ok({ ...started.value, expiresAt }) : started;
          },
        },
        async () => void (await placedOnline(api(), order)),
      );
      const { json } = await ownPayment(api(), order.details.uuid);
      return [
        order.details.uuid,
        Date.parse(String(json['expiresAt'])) - api().clock.now().getTime(),
      ];
    };
    expect((await endsAfter(120))[1]).toBe(10 * MINUTE);
    const [uuid, left] = await endsAfter(4);
    expect(left).toBe(4 * MINUTE);
    const reference = await referenceOf(api(), uuid);
    const [payment] = await api().db.query<{ id: string }>(
      'select id from payments where reference = $1',
      [reference],
    );
    await saveStarted(api().db, payment?.id ?? '', {
      reference: 'another',
      link: '',
      pixCode: '',
      expiresAt: null,
      at: api().clock.now(),
    });
    expect(await referenceOf(api(), uuid)).toBe(reference);
  });

  test('a retry that cannot be started leaves the order waiting, to be tried again', async () => {
    const { uuid } = await placedOnline(api(), anOnlineOrder('stripe'));
    await sendEvent(api(), await referenceOf(api(), uuid), 'declined');
    await withProvider({ start: async () => err({ kind: 'refused' }) }, async () => {
      expect(await actOn(api(), uuid, 'retry')).toMatchObject({
        status: 422,
        json: { error: 'Online Payment Method is Unavaiable' },
      });
    });
    expect(await stateOf(api(), uuid)).toEqual({
      order: 'CREATED',
      payments: ['canceled', 'declined'],
    });
    expect((await actOn(api(), uuid, 'retry')).json).toMatchObject({ status: 'pending' });
  });

  test('[ERRORS-06] without a payment provider the order is refused whole, and its key stays free', async () => {
    const { providerFor } = api().payments;
    const order = anOnlineOrder('stripe');
    Object.assign(api().payments, { providerFor: () => null });
    expect(await sendOnline(api(), order)).toMatchObject({
      status: 422,
      json: { code: 'online_payment_unavailable', path: 'details.paymentType' },
    });
    Object.assign(api().payments, { providerFor });
    expect((await sendOnline(api(), order)).status).toBe(200);
  });

  test('simultaneous retries make one attempt', async () => {
    const { uuid } = await placedOnline(api(), anOnlineOrder('stripe'));
    await sendEvent(api(), await referenceOf(api(), uuid), 'declined');
    const answers = await Promise.all(Array.from({ length: 8 }, () => actOn(api(), uuid, 'retry')));
    expect(answers.map(({ status, json }) => [status, json['status']])).toEqual(
      Array(8).fill([200, 'pending']),
    );
    expect((await stateOf(api(), uuid)).payments).toEqual(['canceled', 'pending']);
  });

  test('given up and paid at the same moment: confirmed and paid, or canceled and refunded', async () => {
    for (let trial = 0; trial < 6; trial += 1) {
      const { uuid } = await placedOnline(api(), anOnlineOrder('stripe'));
      const reference = await referenceOf(api(), uuid);
      const giveUp = () => actOn(api(), uuid, 'cancel');
      const pay = () => sendEvent(api(), reference, 'paid');
      await Promise.all(
        trial % 2 === 0 ? [giveUp(), pay(), giveUp(), pay()] : [pay(), giveUp(), pay(), giveUp()],
      );
      expect([
        { order: 'CONFIRMED', payments: ['paid'] },
        { order: 'CANCELED', payments: ['refunded'] },
      ]).toContainEqual(await stateOf(api(), uuid));
    }
  }, 60_000);

  test('ten attempts are enough', async () => {
    const { uuid } = await placedOnline(api(), anOnlineOrder('stripe'));
    for (let attempt = 1; attempt < 10; attempt += 1) {
      await sendEvent(api(), await referenceOf(api(), uuid), 'declined');
      expect((await actOn(api(), uuid, 'retry')).status).toBe(200);
    }
    await sendEvent(api(), await referenceOf(api(), uuid), 'declined');
    expect(await actOn(api(), uuid, 'retry')).toMatchObject({
      status: 409,
      json: { code: 'too_many_attempts' },
    });
  });

  test('a refund that fails comes again', async () => {
    const { uuid } = await placedOnline(api(), anOnlineOrder('stripe'));
    const reference = await referenceOf(api(), uuid);
    await actOn(api(), uuid, 'cancel');
    await sendEvent(api(), reference, 'paid');
    const due = async () =>
      (
        await api().db.query<{ due: boolean }>(
          'select refund_due as due from payments where reference = $1',
          [reference],
        )
      )[0]?.due;
    await withProvider(
      {
        refund: async () => {
          throw new Error('no route');
        },
      },
      async () => expect(await look()).toBe(false),
    );
    expect([await look(), await due()]).toEqual([true, true]);
    api().clock.pass(5000);
    expect([await look(), await due()]).toEqual([true, false]);
  });

  test('a card whose charge gets no response is refunded, whatever its result', async () => {
    const refunded: string[] = [];
    const cards = {
      redeem: async () => ({ cardReference: 'sandbox-card-approved-1' }),
      refused: async () => undefined,
    };
    const before = api().payments.cards;
    Object.assign(api().payments, { cards });
    await withProvider(
      {
        charge: async () => {
          throw new Error('no answer');
        },
        refund: async ({ id }) => void refunded.push(id),
      },
      async () => {
        const order = anOnlineOrder('multipedidos@asaas', { details: { creditCardToken: 't' } });
        expect(await sendOnline(api(), order)).toMatchObject({
          status: 422,
          json: { code: 'online_payment_unavailable' },
        });
        expect((await stateOf(api(), order.details.uuid)).order).toBe('CANCELED');
        await look();
        expect(refunded).toHaveLength(1);
      },
    ).finally(() => Object.assign(api().payments, { cards: before }));
  });
});

import { randomUUID } from 'node:crypto';
import { scaledLimits } from '../platform/http/limits';
import { sendEvent } from '../testing/bank';
import { describeOnPostgres } from '../testing/describe-on-postgres';
import { lasanha } from '../testing/orders';
import {
  actOn,
  anOnlineOrder,
  openPaying,
  ownPayment,
  PAYING,
  placedOnline,
  referenceOf,
} from '../testing/paying-restaurant';

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

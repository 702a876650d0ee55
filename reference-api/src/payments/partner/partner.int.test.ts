import timers from 'node:timers/promises';
import { seedRestaurant } from '../../seeding/seed-restaurant';
import { cpfOf } from '../../testing/cpf';
import { describeOnPostgres } from '../../testing/describe-on-postgres';
import { anOrder, send } from '../../testing/orders';
import { record, restaurant, TRATTORIA } from '../../testing/restaurants';
import type { Json } from '../../testing/test-api';
import { findPartnerAccount, putPartnerAccount } from './partner-sales.repository';

const HERE = 601;
const ELSEWHERE = 602;
const CPF = '529.982.247-25';
const MINUTE = 60_000;

describeOnPostgres('the loyalty partner', (api) => {
  // The pause that equalizes response times (accounts/accounts.test.ts) takes no time here.
  const pause = jest
    .spyOn(timers, 'setTimeout')
    .mockImplementation(async (_milliseconds, value) => value as never);
  afterAll(() => pause.mockRestore());
  let next = 123_456_000;
  /** Every sale has its own CPF, so that none uses up another's daily code attempts. */
  const newCpf = async (): Promise<string> => {
    const cpf = cpfOf(next++);
    await putPartnerAccount(api().db, { cpf, phone: '5519999990000' });
    return cpf;
  };
  beforeAll(async () => {
    const own = {
      online_payment_integrations: [
        'convenix',
        'picpay',
        'pagseguro',
        'pixAsaas',
        'multipedidos@asaas',
      ],
    };
    for (const [position, id] of [HERE, ELSEWHERE].entries())
      await seedRestaurant(api().db, restaurant(record(id, `parceira-${id}`, own)), {
        isDemo: false,
        position: 90 + position,
      });
    await putPartnerAccount(api().db, { cpf: '52998224725', phone: '5519999990000' });
  });

  const start = (body: unknown, at: number | string = HERE) =>
    api().call('POST', `/restaurant/${at}/convenix/sale`, { body });
  const approve = (saleID: unknown, saleConfirmationCode: unknown, at: number | string = HERE) =>
    api().call('POST', `/restaurant/${at}/convenix/sale/approve`, {
      body: { saleID, saleConfirmationCode },
    });
  const sale = (value = 42.5, discount = 0) => ({ value, discount });
  const messages = () =>
    api().db.query<{ recipient: string; payload: { code: string } }>(
      "select recipient, payload from outbox where kind = 'partner-code' order by id desc",
    );
  const lastCode = async (): Promise<string> => (await messages())[0]?.payload.code ?? '';
  const started = async (cpf: string, value = 42.5): Promise<{ id: string; code: string }> => {
    const { status, json, text } = await start({ clientCPF: cpf, sale: sale(value) });
    if (status !== 200) throw new Error(text);
    return { id: String(json['saleID']), code: await lastCode() };
  };
  const otherThan = (code: string): string => (code === '000000' ? '000001' : '000000');
  const approved = async (cpf: string, value = 42.5) => {
    const it = await started(cpf, value);
    expect((await approve(it.id, it.code)).status).toBe(200);
    return it;
  };
  const order = ({ id, code }: { id: string; code: string }, details: object = {}) =>
    anOrder({
      details: { paymentType: 'convenix', saleID: id, saleConfirmationCode: code, ...details },
    });

  test('[API-44] [CHECKOUT-36] a sale has an id; only the phone of the account gets its six-digit code', async () => {
    const before = (await messages()).length;
    const answer = await start({ clientCPF: CPF, sale: sale(42.5, 3.1) });
    expect(answer.status).toBe(200);
    expect(Object.keys(answer.json)).toEqual(['saleID']);
    expect(answer.headers['cache-control']).toBe('no-store');
    const [message] = await messages();
    expect([(await messages()).length - before, message?.recipient]).toEqual([1, '5519999990000']);
    expect(message?.payload.code).toMatch(/^\d{6}$/);
  });

  test('[OPEN-075] the sale keeps value and discount in hundredths, and no code', async () => {
    const cpf = await newCpf();
    await start({ clientCPF: cpf, sale: sale(19.99, 0.01) });
    const code = await lastCode();
    const [row] = await api().db.query<Record<string, unknown>>(
      'select * from partner_sales where account_id = $1',
      [(await findPartnerAccount(api().db, cpf))?.id],
    );
    expect(row).toMatchObject({ value: 1999, discount: 1 });
    expect(JSON.stringify(row)).not.toContain(code);
  });

  test.each([
    [
      'a CPF with a wrong check digit',
      { clientCPF: '52998224724', sale: sale() },
      422,
      'partner_cpf_invalid',
    ],
    ['a negative value', { clientCPF: CPF, sale: sale(-1) }, 400, 'invalid_request'],
    [
      'a value that is no number',
      { clientCPF: CPF, sale: { value: 'much', discount: 0 } },
      400,
      'invalid_request',
    ],
    ['a value beyond money', { clientCPF: CPF, sale: sale(1e308) }, 400, 'invalid_request'],
  ])('[API-44] %s is refused', async (_case, body, status, code) => {
    const before = (await messages()).length;
    const answer = await start(body);
    expect(answer).toMatchObject({ status, json: { code } });
    expect(answer.json['path']).toBeDefined();
    expect(await messages()).toHaveLength(before);
  });

  test('[OPEN-074] a restaurant without the partner starts no sale', async () => {
    expect(await start({ clientCPF: CPF, sale: sale() }, TRATTORIA)).toMatchObject({
      status: 422,
      json: { code: 'payment_not_offered' },
    });
    expect((await start({ clientCPF: CPF, sale: sale() }, 99_999)).status).toBe(404);
  });

  test('[API-44] [API-45] a CPF without an account gets the same response after the same time, no code', async () => {
    const [known, unknown] = [await newCpf(), cpfOf(next++)];
    const before = (await messages()).length;
    const seen = [];
    for (const clientCPF of [known, unknown]) {
      const pauses = pause.mock.calls.length;
      const answers = [];
      for (let times = 0; times < 11; times += 1)
        answers.push(await start({ clientCPF, sale: sale() }));
      const [first] = answers;
      const wrong = await approve(first?.json['saleID'], otherThan(await lastCode()));
      seen.push({
        statuses: answers.map(({ status }) => status),
        keys: Object.keys(first?.json ?? {}),
        refused: answers[10]?.text,
        wrong: wrong.text,
        pauses: pause.mock.calls.slice(pauses).map(([milliseconds]) => milliseconds),
      });
    }
    expect(seen[0]).toMatchObject({
      statuses: [...Array<number>(10).fill(200), 429],
      keys: ['saleID'],
      pauses: Array<number>(10).fill(120),
    });
    expect(seen[1]).toEqual(seen[0]);
    expect((await messages()).length - before).toBe(10);
  });

  test('[API-44] one CPF gets ten codes a day', async () => {
    const cpf = await newCpf();
    const statuses: number[] = [];
    for (let code = 0; code < 11; code += 1)
      statuses.push((await start({ clientCPF: cpf, sale: sale() })).status);
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
    for (const [passed, status] of [
      [24 * 60 * MINUTE - 1, 429],
      [1, 200],
    ] as const) {
      api().clock.pass(passed);
      await api().db.query('delete from attempts'); // counted by the database's time
      expect((await start({ clientCPF: cpf, sale: sale() })).status).toBe(status);
    }
  });

  test('[API-45] [CHECKOUT-37] the code of the message confirms the sale, again with the same answer', async () => {
    const { id, code } = await started(await newCpf());
    expect(await approve(id, otherThan(code))).toMatchObject({
      status: 422,
      json: {
        error: 'Código Inválido',
        code: 'partner_code_invalid',
        path: 'saleConfirmationCode',
      },
    });
    expect((await approve(id, code)).status).toBe(200);
    expect((await approve(id.toUpperCase(), ` ${code} `)).status).toBe(200);
    expect((await approve(id, otherThan(code))).status).toBe(422);
  });

  test('[API-45] after five wrong codes the right one is none any more', async () => {
    const { id, code } = await started(await newCpf());
    for (let tried = 0; tried < 5; tried += 1)
      expect((await approve(id, otherThan(code))).status).toBe(422);
    expect((await approve(id, code)).status).toBe(422);
  });

  test('[API-45] five simultaneous attempts count as five', async () => {
    const { id, code } = await started(await newCpf());
    const wrong = await Promise.all(Array.from({ length: 20 }, () => approve(id, otherThan(code))));
    expect(new Set(wrong.map(({ status }) => status))).toEqual(new Set([422]));
    const [row] = await api().db.query<{ tries: number }>(
      'select tries from partner_sales where id = $1',
      [id],
    );
    expect(row?.tries).toBe(5);
  });

  test('[API-45] a code is good for ten minutes', async () => {
    const [first, second] = [await started(await newCpf()), await started(await newCpf())];
    api().clock.pass(10 * MINUTE - 1);
    expect((await approve(first.id, first.code)).status).toBe(200);
    api().clock.pass(1);
    expect((await approve(second.id, second.code)).status).toBe(422);
  });

  test.each([
    ['another restaurant', ELSEWHERE],
    ['no restaurant', 99_999],
  ])('[API-45] a sale is not confirmed at %s', async (_case, at) => {
    const { id, code } = await started(await newCpf());
    expect((await approve(id, code, at)).status).toBeGreaterThanOrEqual(404);
    expect((await approve(id, code)).status).toBe(200);
  });

  test.each([
    ['00000000-0000-4000-8000-000000000000', '123456'],
    ["'; drop table partner_sales; --", '1'],
  ])('[API-45] sale %j with code %j: 422', async (id, code) =>
    expect(await approve(id, code)).toMatchObject({
      status: 422,
      json: { code: 'partner_code_invalid' },
    }),
  );

  test('[CHECKOUT-38] [CHECKOUT-21] a confirmed sale pays the order of its amount, once', async () => {
    const confirmed = await approved(await newCpf());
    const paid = await send(api(), order(confirmed), { restaurant: HERE });
    expect(paid.status).toBe(200);
    expect((paid.json['order'] as Json)['payment']).toMatchObject({
      status: 'paid',
      method: 'convenix',
      amount: 42.5,
      link: '',
    });
    expect(paid.text).not.toContain(confirmed.code);
    expect(await send(api(), order(confirmed), { restaurant: HERE })).toMatchObject({
      status: 422,
      json: { code: 'partner_sale_invalid', path: 'details.saleID' },
    });
  });

  test('[CHECKOUT-38] of two orders at once one is paid by the sale', async () => {
    const confirmed = await approved(await newCpf());
    const answers = await Promise.all(
      [1, 2, 3].map(() => send(api(), order(confirmed), { restaurant: HERE })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  });

  test.each([
    ['a sale that was not confirmed', async (cpf: string) => started(cpf)],
    ['a sale of another amount', async (cpf: string) => approved(cpf, 42.49)],
    [
      'a wrong code',
      async (cpf: string) => {
        const it = await approved(cpf);
        return { ...it, code: otherThan(it.code) };
      },
    ],
    [
      'a sale that was not started',
      async () => ({ id: '00000000-0000-4000-8000-000000000000', code: '123456' }),
    ],
    ['no uuid', async () => ({ id: 'sale', code: '123456' })],
  ])('[CHECKOUT-21] %s pays nothing', async (_case, make) => {
    const it = await make(await newCpf());
    expect(await send(api(), order(it), { restaurant: HERE })).toMatchObject({
      status: 422,
      json: { code: 'partner_sale_invalid' },
    });
  });

  test('a confirmed sale waits half an hour for its order, and is not taken by another restaurant', async () => {
    const [early, late] = [await approved(await newCpf()), await approved(await newCpf())];
    expect(await send(api(), order(early), { restaurant: ELSEWHERE })).toMatchObject({
      status: 422,
      json: { code: 'partner_sale_invalid' },
    });
    api().clock.pass(30 * MINUTE - 1);
    expect((await send(api(), order(early), { restaurant: HERE })).status).toBe(200);
    api().clock.pass(1);
    expect(await send(api(), order(late), { restaurant: HERE })).toMatchObject({
      status: 422,
      json: { code: 'partner_sale_invalid' },
    });
  });

  test('[API-45] confirming a sale again does not extend the half hour', async () => {
    const confirmed = await approved(await newCpf());
    api().clock.pass(9 * MINUTE);
    expect((await approve(confirmed.id, confirmed.code)).status).toBe(200);
    api().clock.pass(21 * MINUTE);
    expect(await send(api(), order(confirmed), { restaurant: HERE })).toMatchObject({
      status: 422,
      json: { code: 'partner_sale_invalid' },
    });
  });

  test('a canceled order gives its sale back', async () => {
    const confirmed = await approved(await newCpf());
    const first = order(confirmed);
    expect((await send(api(), first, { restaurant: HERE })).status).toBe(200);
    expect((await api().call('POST', `/demo/orders/${first.details.uuid}/cancel`)).status).toBe(
      200,
    );
    expect((await send(api(), order(confirmed), { restaurant: HERE })).status).toBe(200);
  });

  test.each([
    ['CHECKOUT-21', 'convenix', { saleID: '' }, {}, 'partner_sale_missing', 'details.saleID'],
    [
      'CHECKOUT-21',
      'convenix',
      { saleID: 'x', saleConfirmationCode: '' },
      {},
      'partner_sale_missing',
      'details.saleConfirmationCode',
    ],
    ['CHECKOUT-20', 'multipedidos@asaas', {}, {}, 'wallet_card_missing', 'details.creditCardToken'],
    [
      'CHECKOUT-31',
      'picpay',
      {},
      { email: '', cpf: '52998224725' },
      'payer_incomplete',
      'user.email',
    ],
    [
      'CHECKOUT-31',
      'picpay',
      {},
      { email: 'bia@teste.example', cpf: '' },
      'payer_incomplete',
      'user.cpf',
    ],
    ['CHECKOUT-32', 'pagseguro', {}, { name: 'Bia' }, 'payer_incomplete', 'user.name'],
    ['CHECKOUT-33', 'pixAsaas', {}, { cpf: '' }, 'payer_incomplete', 'user.cpf'],
  ])(
    '[%s] [CHECKOUT-17] %s with %j and %j is refused as %s',
    async (_id, paymentType, details, user, code, path) =>
      expect(
        await send(api(), anOrder({ details: { paymentType, ...details }, user }), {
          restaurant: HERE,
        }),
      ).toMatchObject({ status: 422, json: { code, path } }),
  );

  test('the demo shows the codes, newest first, with masked phones and its own policy', async () => {
    const [first, second] = [await started(await newCpf()), await started(await newCpf())];
    const page = await api().call('GET', '/demo/outbox');
    expect([page.status, page.headers['content-type'], page.headers['cache-control']]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-store',
    ]);
    expect(page.text.indexOf(second.code)).toBeLessThan(page.text.indexOf(first.code));
    expect(page.text).not.toContain('5519999990000');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  });
});

import { describeOnPostgres } from '../../../reference-api/src/testing/describe-on-postgres';
import {
  actOn,
  anOnlineOrder,
  openPaying,
  placedOnline,
  returnKeyOf,
  stateOf,
} from '../../../reference-api/src/testing/paying-restaurant';
import {
  STOREFRONT,
  type ApiResponse,
  type Json,
} from '../../../reference-api/src/testing/test-api';

const PORTUGUESE = { 'accept-language': 'pt-BR,pt;q=0.9,en;q=0.8' };

describeOnPostgres('the pages of the demo bank', (api) => {
  beforeAll(() => openPaying(api()));
  const pathOf = (order: Json) =>
    String(order['payment']?.['link']).replace(`${STOREFRONT}/api`, '');
  const opened = async (method = 'mercadopago') => {
    const order = await placedOnline(api(), anOnlineOrder(method));
    return { order, path: pathOf(order) };
  };
  const show = (path: string, headers: Record<string, string> = PORTUGUESE) =>
    api().call('GET', path, { headers });
  const tokenOf = ({ text }: ApiResponse) => /name="token" value="([\w-]+)"/.exec(text)?.[1] ?? '';
  const post = (path: string, form: Record<string, string>, query = '') =>
    api().call('POST', `${path}${query}`, {
      body: new URLSearchParams(form).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  const press = async (path: string, action: string, query = '') =>
    post(path, { action, token: tokenOf(await show(path)) }, query);
  const deliveries = () => api().db.query('select event_id from sandbox_deliveries');

  test('a page shows receiver, amount, purpose and methods in the language of the browser or restaurant', async () => {
    const { order, path } = await opened();
    const page = await show(path);
    expect(page).toMatchObject({
      status: 200,
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
    });
    for (const text of [
      '<html lang="pt-BR">',
      'Pão &amp; Açúcar',
      'R$42,50',
      `#${order['orderNoText']}`,
      '<dd>Cartão</dd>',
      'Aprovar pagamento',
      'Recusar pagamento',
    ])
      expect(page.text).toContain(text);
    expect(page.text).not.toMatch(/mercado ?pago/i);
    expect((await show(path, { 'accept-language': 'fr, en;q=0.5' })).text).toContain(
      'Approve payment',
    );
    expect((await show(path, { 'accept-language': 'es-PY,es;q=0.9,en;q=0.5' })).text).toMatch(
      /<html lang="es">[\s\S]*Aprobar pago/,
    );
    expect((await show(path, { 'accept-language': 'fr' })).text).toContain('Aprovar pagamento');
  });

  test('it runs no script, is shown in no frame, and posts to itself and the storefront alone', async () => {
    const { path } = await opened();
    const { headers, text } = await show(path);
    expect(String(headers['content-security-policy']).split('; ')).toEqual([
      "default-src 'none'",
      expect.stringMatching(/^style-src 'sha256-[\w+/=]+'$/),
      'img-src data:',
      "form-action 'self' https://pizza.example",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ]);
    expect(text).not.toMatch(/<script|\son\w+=|\sstyle=/);
    expect(headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-frame-options': expect.any(String),
      'cross-origin-opener-policy': 'same-origin',
    });
  });

  test('a pix page shows the code that the storefront shows', async () => {
    const { order, path } = await opened('pixAsaas');
    expect((await show(path)).text).toContain(
      String(order['payment']?.['pixCode']).replaceAll('&', '&amp;'),
    );
  });

  test.each([
    ['approve', 'approved', { order: 'CONFIRMED', payments: ['paid'] }],
    ['twice', 'approved', { order: 'CONFIRMED', payments: ['paid'] }],
    ['decline', 'rejected', { order: 'CREATED', payments: ['declined'] }],
    ['leave', 'null', { order: 'CREATED', payments: ['pending'] }],
  ])(
    '[SHELL-45] %s leads back with %s, by the stored order alone',
    async (action, collected, state) => {
      const { order, path } = await opened();
      const left = await press(
        path,
        action,
        '?returnTo=https://evil.example&return_url=//evil.example',
      );
      expect(left.status).toBe(303);
      const back = new URL(String(left.headers['location']));
      expect(back.origin + back.pathname).toBe(`${STOREFRONT}/app/paga-tudo`);
      expect(Object.fromEntries(back.searchParams)).toEqual({
        cid: await returnKeyOf(api(), order['uuid']),
        oid: order['id'],
        preference_id: path.split('/').at(-1),
        collection_status: collected,
        external_reference: order['uuid'],
      });
      expect(await stateOf(api(), order['uuid'])).toEqual(state);
      expect(await deliveries()).toEqual([]);
    },
  );

  test('paid a moment later: the message waits its time', async () => {
    const { order, path } = await opened();
    expect(String((await press(path, 'later')).headers['location'])).toContain(
      'collection_status=pending',
    );
    await api().lookAfterPayments();
    expect((await stateOf(api(), order['uuid'])).payments).toEqual(['pending']);
    api().clock.pass(15_000);
    await api().lookAfterPayments();
    expect(await stateOf(api(), order['uuid'])).toEqual({
      order: 'CONFIRMED',
      payments: ['paid'],
    });
  });

  test('paid too late: the order is over, the money goes back', async () => {
    const { order, path } = await opened();
    await press(path, 'too-late');
    api().clock.pass(3_605_000);
    await api().lookAfterPayments();
    await api().lookAfterPayments();
    expect(await stateOf(api(), order['uuid'])).toEqual({
      order: 'CANCELED',
      payments: ['refunded'],
    });
    expect((await show(path)).text).toContain('Pagamento devolvido');
  });

  test('a page is answered once: an old page, a made-up token and an unknown action change nothing', async () => {
    const { order, path } = await opened();
    const token = tokenOf(await show(path));
    expect((await post(path, { action: 'decline', token })).status).toBe(303);
    for (const form of [
      { action: 'approve', token },
      { action: 'approve', token: 'guess' },
      { action: 'approve' },
      { action: 'steal', token: tokenOf(await show(path)) },
    ]) {
      expect((await post(path, form as Record<string, string>)).headers['location']).toBe(
        path.split('/').at(-1),
      );
    }
    expect((await stateOf(api(), order['uuid'])).payments).toEqual(['declined']);
    await press(path, 'approve');
    expect((await stateOf(api(), order['uuid'])).payments).toEqual(['paid']);
    expect((await show(path)).text).toContain('Pagamento aprovado');
    await press(path, 'decline');
    expect((await stateOf(api(), order['uuid'])).payments).toEqual(['paid']);
  });

  test('an order that was given up cannot be paid any more', async () => {
    const { order, path } = await opened();
    const token = tokenOf(await show(path));
    await actOn(api(), order['uuid'], 'cancel');
    expect((await show(path)).text).toContain('Este pagamento foi encerrado');
    expect((await post(path, { action: 'approve', token })).headers['location']).toBe(
      path.split('/').at(-1),
    );
    expect((await stateOf(api(), order['uuid'])).payments).toEqual(['canceled']);
  });

  test('[S26] no address of a request ever becomes part of the way back', async () => {
    const evil = [
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
      'https:evil.example',
      '%2F%2Fevil.example',
      'https://pizza.example@evil.example',
      '\tjavascript:alert(1)',
      'data:text/html,x',
      '///evil.example',
    ];
    for (const address of evil) {
      const { path } = await opened();
      const targets = { back: address, redirect: address, next: address, returnTo: address };
      const query = `?${new URLSearchParams(targets).toString()}`;
      const left = await api().call('POST', `${path}${query}`, {
        body: new URLSearchParams({
          action: 'leave',
          token: tokenOf(await show(path)),
          returnTo: address,
          back: address,
        }).toString(),
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          referer: address.replace(/[\t]/g, ''),
          'x-forwarded-host': 'evil.example',
          host: 'evil.example',
        },
      });
      expect(new URL(String(left.headers['location'])).origin).toBe(STOREFRONT);
    }
  });

  test('an address that names no payment says so', async () => {
    for (const path of [
      '/sandbox-bank/nothing',
      '/sandbox-bank/%00',
      `/sandbox-bank/${'x'.repeat(199)}`,
    ])
      expect((await show(path)).status).toBeGreaterThanOrEqual(400);
    expect((await show('/sandbox-bank/nothing')).text).toContain('Pagamento não encontrado');
    expect((await post('/sandbox-bank/nothing', { action: 'approve', token: 'x' })).status).toBe(
      404,
    );
  });

  test('a message the shop does not accept is sent again, each time twice as late', async () => {
    const { order, path } = await opened();
    await press(path, 'later');
    await api().db.query("update sandbox_deliveries set body = replace(body, '4250', '4251')");
    api().clock.pass(15_000);
    const attempts = async () =>
      (await api().db.query<{ attempts: number }>('select attempts from sandbox_deliveries')).map(
        (row) => row.attempts,
      );
    await api().lookAfterPayments();
    await api().lookAfterPayments();
    expect(await attempts()).toEqual([1]);
    api().clock.pass(4000);
    await api().lookAfterPayments();
    expect(await attempts()).toEqual([2]);
    await api().db.query("update sandbox_deliveries set body = replace(body, '4251', '4250')");
    api().clock.pass(8000);
    await api().lookAfterPayments();
    expect(await attempts()).toEqual([]);
    expect((await stateOf(api(), order['uuid'])).payments).toEqual(['paid']);
  });
});

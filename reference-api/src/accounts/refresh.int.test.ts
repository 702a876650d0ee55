import { cookieOf, type Device, openDevice, renew } from '../testing/accounts';
import { describeOnPostgres } from '../testing/describe-on-postgres';
import { DINER, PASSWORD, TRATTORIA } from '../testing/restaurants';

const AUTH = `/restaurant/${TRATTORIA}/public/client/auth`;
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
const ENDED = { status: 401, json: { code: 'session_expired' } };

describeOnPostgres('sessions that are renewed', (api) => {
  const ana = () => openDevice(api(), 'ana@teste.example');
  const client = ({ token }: { token: string }) => api().call('GET', AUTH, { token });
  const good = async (device: Device): Promise<Device> => {
    const { answer, device: next } = await renew(api(), device);
    expect(answer.status).toBe(200);
    return next;
  };
  const refused = async (device: Device): Promise<void> =>
    expect((await renew(api(), device)).answer).toMatchObject(ENDED);

  test('[API-33] [OPEN-080] [DOMAIN-105] an expired token gets 401 and is exchanged for a new {token}', async () => {
    const device = await ana();
    api().clock.pass(15 * MINUTE - SECOND);
    expect((await client(device)).status).toBe(200);
    api().clock.pass(2 * SECOND);
    expect(await client(device)).toMatchObject(ENDED);
    const { answer, device: next } = await renew(api(), device);
    expect([Object.keys(answer.json), answer.headers['cache-control']]).toEqual([
      ['token'],
      'no-store',
    ]);
    expect(next.token).not.toBe(device.token);
    expect(next.cookie).not.toBe(device.cookie);
    expect((await client(next)).json['name']).toBe('Ana Prado');
  });

  test('the secret is an HttpOnly, SameSite=Strict cookie; over https it is bound to this host', async () => {
    const logIn = (headers = {}) =>
      api().call('POST', AUTH, {
        body: { email: 'ana@teste.example', password: PASSWORD, loginMode: 'email' },
        headers,
      });
    expect((await logIn()).headers['set-cookie']).toMatch(
      new RegExp(
        `^session-${TRATTORIA}=[\\w.-]{80,100}; Path=/; Max-Age=2592000; HttpOnly; SameSite=Strict$`,
      ),
    );
    expect((await logIn({ 'x-forwarded-proto': 'https' })).headers['set-cookie']).not.toMatch(
      /__Host-/,
    ); // no proxy is trusted here
    expect((await logIn()).text).not.toContain(
      cookieOf(await logIn())
        .split('.')
        .at(-1),
    );
  });

  test('a token alone renews nothing, nor does a cookie of another session or a made-up one', async () => {
    const [device, other] = [await ana(), await openDevice(api(), 'rui@teste.example')];
    const altered = device.cookie.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    const later = device.cookie.replace(/\.1\./, '.2.');
    for (const cookie of [
      '',
      other.cookie,
      altered,
      later,
      `${device.cookie}; ${other.cookie}`,
      `session-${TRATTORIA}=x`,
    ])
      await refused({ ...device, cookie });
    for (const token of ['', 'x', other.token]) await refused({ ...device, token });
    await good(device); // none of these was the session's own secret, so none ended the session
  });

  describe('a page that stored only the marker of its login', () => {
    const MARKER = 'session-00000000-0000-4000-8000-000000000001';
    const marked = (device: Device): Device => ({ ...device, token: MARKER });

    test('[ACCOUNT-04] [API-33] gets a token of the session that its cookie proves', async () => {
      const device = await ana();
      api().clock.pass(DAY);
      const next = await good(marked(device));
      expect((await client(next)).json['name']).toBe('Ana Prado');
      expect((await client({ token: MARKER })).status).toBe(401);
    });

    test('gets none without a cookie, with a made-up one, and after the session', async () => {
      const device = await ana();
      for (const cookie of ['', `session-${TRATTORIA}=x`, device.cookie.replace(/\.1\./, '.2.')])
        await refused({ ...marked(device), cookie });
      const asDiner = device.cookie.replace(`session-${TRATTORIA}`, `session-${DINER}`);
      expect(
        await api().call('POST', `/restaurant/${DINER}/public/client/auth/refresh-token`, {
          body: { token: MARKER },
          headers: { cookie: asDiner },
        }),
      ).toMatchObject(ENDED);
      const out = await api().call('POST', `${AUTH}/log-out`, {
        body: {},
        token: MARKER,
        headers: { cookie: device.cookie },
      });
      expect(out.status).toBe(200);
      await refused(marked(device));
      expect(await client(device)).toMatchObject(ENDED);
    });

    test('with a replaced secret ends the session', async () => {
      const stolen = await ana();
      const owner = await good(await good(stolen));
      api().clock.pass(10 * SECOND + 1);
      await good(owner);
      await refused(marked(stolen));
      expect(await client(owner)).toMatchObject(ENDED);
    });
  });

  test('a token of one restaurant is renewed at no other', async () => {
    const { token, cookie } = await ana();
    const asDiner = cookie.replace(`session-${TRATTORIA}`, `session-${DINER}`);
    expect(
      await api().call('POST', `/restaurant/${DINER}/public/client/auth/refresh-token`, {
        body: { token },
        headers: { cookie: `${cookie}; ${asDiner}` },
      }),
    ).toMatchObject(ENDED);
  });

  test('a refresh requested by another site is refused', async () => {
    const device = await ana();
    expect((await renew(api(), device, { 'sec-fetch-site': 'cross-site' })).answer).toMatchObject({
      status: 403,
      json: { code: 'cross_site' },
    });
    expect((await renew(api(), device, { 'sec-fetch-site': 'same-origin' })).answer.status).toBe(
      200,
    );
  });

  test('after a lost response the old secret works again, however much later', async () => {
    const device = await ana();
    const lost = await good(device);
    api().clock.pass(20 * DAY);
    const next = await good(device);
    expect(next.cookie).toBe(lost.cookie);
    await good(next);
  });

  test('a tab that is behind is brought up within ten seconds', async () => {
    const first = await ana();
    const third = await good(await good(first));
    api().clock.pass(10 * SECOND);
    expect((await good(first)).cookie).toBe(third.cookie);
    await good(third);
  });

  test('the ten seconds count from the first use of the last secret, not from a later one', async () => {
    const first = await ana();
    const second = await good(first);
    await good(second);
    api().clock.pass(10 * SECOND);
    await good(second);
    api().clock.pass(1);
    await refused(first);
  });

  test.each([
    ['ten seconds after its successor was used', 1, 10 * SECOND + 1],
    ['two secrets later, at once', 2, 0],
  ])('a replaced secret that comes back %s ends the session', async (_when, uses, later) => {
    const stolen = await ana();
    let owner = await good(stolen);
    for (let count = 0; count < uses; count += 1) owner = await good(owner);
    api().clock.pass(later);
    expect((await client(owner)).status).toBe(200);
    const { answer } = await renew(api(), stolen);
    expect(answer).toMatchObject(ENDED);
    expect(answer.headers['set-cookie']).toMatch(/^session-\d+=; Path=\/; Max-Age=0;/);
    expect(await client(owner)).toMatchObject(ENDED);
    await refused(owner);
    await refused(stolen);
  });

  test('a session lasts 30 days from its last use', async () => {
    let device = await ana();
    api().clock.pass(30 * DAY);
    device = await good(device);
    api().clock.pass(30 * DAY + SECOND);
    await refused(device);
  });

  test('and 90 days in all', async () => {
    let device = await ana();
    for (let month = 0; month < 3; month += 1) {
      api().clock.pass(29 * DAY);
      device = await good(device);
    }
    api().clock.pass(3 * DAY + SECOND);
    await refused(device);
  });

  test('unusable sessions are deleted at the next login', async () => {
    await ana();
    api().clock.pass(31 * DAY);
    for (let count = 0; count < 3; count += 1) await ana();
    const [row] = await api().db.query<{ old: string }>(
      'select count(*) as old from sessions where used_at < $1',
      [new Date(api().clock.now().getTime() - 30 * DAY)],
    );
    expect(Number(row?.old)).toBe(0);
  });

  test('a session in use stays when other customers log in, however old it is', async () => {
    let device = await ana();
    for (let times = 0; times < 2; times += 1) {
      api().clock.pass(20 * DAY);
      device = await good(device);
    }
    await openDevice(api(), 'rui@teste.example');
    await good(device);
  });

  test('a database put back from yesterday takes the secrets of today', async () => {
    const device = await good(await good(await ana()));
    await api().db.query('update sessions set generation = 1');
    await good(await good(device));
  });

  test('no stored field of a session is a secret', async () => {
    const { token, cookie } = await ana();
    const rows = JSON.stringify(await api().db.query('select * from sessions'));
    expect(rows).not.toContain(cookie.split('.').at(-1));
    expect(rows).not.toContain(token);
  });
});

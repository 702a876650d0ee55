import { openDevice, renew, type Device } from '../testing/accounts';
import { describeOnPostgres } from '../testing/describe-on-postgres';
import { anOrder, send } from '../testing/orders';
import { DINER, TRATTORIA } from '../testing/restaurants';

const AUTH = `/restaurant/${TRATTORIA}/public/client/auth`;
const ENDED = { status: 401, json: { code: 'session_expired' } };

describeOnPostgres('the end of a session', (api) => {
  const ana = () => openDevice(api(), 'ana@teste.example');
  const client = ({ token }: { token: string }) => api().call('GET', AUTH, { token });
  const logOut = ({ token, cookie }: Partial<Device>, restaurant: number = TRATTORIA) =>
    api().call('POST', `/restaurant/${restaurant}/public/client/auth/log-out`, {
      body: {},
      ...(token === undefined ? {} : { token }),
      headers: cookie === undefined ? {} : { cookie },
    });
  const isOver = async (device: Device): Promise<void> => {
    expect(await client(device)).toMatchObject(ENDED);
    expect(await send(api(), anOrder(), { token: device.token })).toMatchObject(ENDED);
    expect((await renew(api(), device)).answer).toMatchObject(ENDED);
  };

  test('logging out ends the session at once, and takes the cookie away; other devices stay', async () => {
    const [phone, laptop] = [await ana(), await ana()];
    const { status, json, headers } = await logOut(phone);
    expect([status, json, headers['cache-control']]).toEqual([200, {}, 'no-store']);
    expect(headers['set-cookie']).toBe(
      `session-${TRATTORIA}=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict`,
    );
    await isOver(phone);
    expect((await client(laptop)).status).toBe(200);
    expect((await renew(api(), laptop)).answer.status).toBe(200);
  });

  test('a token that has ended still says which session is to end', async () => {
    const { token } = await ana();
    const device = await ana();
    api().clock.pass(20 * 60_000);
    await logOut({ token });
    await logOut({ cookie: device.cookie });
    expect((await renew(api(), device)).answer).toMatchObject(ENDED);
  });

  test('the answer is the same whatever token came', async () => {
    const device = await ana();
    const answers = [
      await logOut(device),
      await logOut(device),
      await logOut({}),
      await logOut({ token: 'x' }),
      await logOut({ token: device.token, cookie: 'session-1=x' }),
    ];
    expect(
      new Set(
        answers.map(
          ({ status, text, headers }) => `${status} ${text} ${String(headers['set-cookie'])}`,
        ),
      ).size,
    ).toBe(1);
  });

  test('a second log-out does not change when the session ended', async () => {
    const device = await ana();
    const ends = () => api().db.query('select id, ended_at from sessions order by id');
    await logOut(device);
    const ended = await ends();
    api().clock.pass(60_000);
    await logOut(device);
    expect(await ends()).toEqual(ended);
  });

  test('a token ends no session at another restaurant', async () => {
    const device = await ana();
    expect((await logOut({ token: device.token }, DINER)).status).toBe(200);
    expect((await client(device)).status).toBe(200);
    expect((await logOut(device, 999)).json['code']).toBe('restaurant_not_found');
  });

  test('logging in again on a device ends what it had', async () => {
    const first = await ana();
    const second = await openDevice(api(), 'rui@teste.example', { cookie: first.cookie });
    await isOver(first);
    expect((await client(second)).json['name']).toBe('Rui Melo');
  });

  test('a removed customer has no session', async () => {
    const device = await openDevice(api(), 'rui@teste.example');
    await api().db.query("delete from customers where email_key = 'rui@teste.example'");
    await isOver(device);
  });
});

import { logIn } from '../testing/accounts';
import { describeOnPostgres } from '../testing/describe-on-postgres';
import { DINER, PASSWORD, TRATTORIA } from '../testing/restaurants';

const at = (restaurant: number | string, rest = '') =>
  `/restaurant/${restaurant}/public/client${rest}`;
const RESET = '/restaurant/public/client/auth/reset-password';
const anna = {
  email: 'anna@teste.example',
  name: 'Anna Reis',
  password: 'senha-123',
  passwordConfirm: 'senha-123',
};

describeOnPostgres('accounts', (api) => {
  const mails = () =>
    api().db.query<{ recipient: string; link: string }>(
      'select recipient, link from mails order by created_at, tries',
    );
  /** The token in the newest mail to an address. */
  const tokenFor = async (email: string): Promise<string> => {
    const links = (await mails())
      .filter(({ recipient }) => recipient === email)
      .map(({ link }) => link);
    return new URL(links.at(-1) ?? '').searchParams.get('token') ?? '';
  };
  const clientOf = (token: string, restaurant: number = TRATTORIA) =>
    api().call('GET', at(restaurant, '/auth'), { token });

  test('[API-36] registering gives a token that is the new customer’s', async () => {
    const { status, json } = await api().call('POST', at(TRATTORIA), { body: anna });
    expect(status).toBe(200);
    expect((await clientOf(String(json['token']))).json).toMatchObject({
      name: 'Anna Reis',
      email: 'anna@teste.example',
      points: 0,
    });
  });

  test('[API-36] an address is registered once per restaurant, whatever its case, and again with another', async () => {
    await api().call('POST', at(TRATTORIA), { body: { ...anna, email: 'once@teste.example' } });
    const shouted = { ...anna, email: ' ONCE@teste.example ' };
    expect(await api().call('POST', at(TRATTORIA), { body: shouted })).toMatchObject({
      status: 409,
      json: { error: 'user_already_exists', code: 'user_already_exists', path: 'email' },
    });
    expect((await api().call('POST', at(DINER), { body: shouted })).status).toBe(200);
  });

  test('ten at once with one address make one customer', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        api().call('POST', at(TRATTORIA), { body: { ...anna, email: 'race@teste.example' } }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([
      200,
      ...Array<number>(9).fill(409),
    ]);
  });

  test.each([
    ['a name without letters', { name: '123' }, 'name_invalid', 'name'],
    ['a wrong address', { email: 'anna@' }, 'email_invalid', 'email'],
    [
      'a weak password',
      { password: 'abcdefgh', passwordConfirm: 'abcdefgh' },
      'password_too_weak',
      'password',
    ],
    [
      'an endless password',
      { password: 'a1'.repeat(200), passwordConfirm: 'a1'.repeat(200) },
      'password_too_long',
      'password',
    ],
    [
      'different passwords',
      { passwordConfirm: 'senha-124' },
      'passwords_differ',
      'passwordConfirm',
    ],
  ])('[API-36] %s is refused by code and path', async (_case, wrong, code, path) => {
    expect(
      await api().call('POST', at(TRATTORIA), {
        body: { ...anna, email: 'other@teste.example', ...wrong },
      }),
    ).toMatchObject({ status: 422, json: { code, path } });
  });

  test('[API-32] the right password gives a token, the address in any case', async () => {
    expect((await clientOf(await logIn(api(), 'Ana@Teste.example'))).json).toMatchObject({
      name: 'Ana Prado',
      points: 70,
    });
  });

  test.each([
    [
      'an unknown address',
      { email: 'who@teste.example', password: PASSWORD },
      404,
      'Email does not exist.',
      'email_unknown',
    ],
    [
      'another restaurant’s customer',
      { email: 'nobody@diner.example', password: PASSWORD },
      404,
      'Email does not exist.',
      'email_unknown',
    ],
    [
      'a wrong password',
      { email: 'ana@teste.example', password: `${PASSWORD} ` },
      401,
      'Email or password is wrong.',
      'credentials_wrong',
    ],
    [
      'an empty password',
      { email: 'ana@teste.example', password: '' },
      401,
      'Email or password is wrong.',
      'credentials_wrong',
    ],
  ])('[API-32] %s', async (_case, body, status, error, code) => {
    expect(
      await api().call('POST', at(TRATTORIA, '/auth'), { body: { ...body, loginMode: 'email' } }),
    ).toMatchObject({ status, json: { error, code } });
  });

  test('[API-32] a login by Google says that it is not set up, another mode is no login', async () => {
    expect(
      await api().call('POST', at(TRATTORIA, '/auth'), {
        body: { access_token: 'x', loginMode: 'gmail' },
      }),
    ).toMatchObject({
      status: 422,
      json: { code: 'login_mode_not_configured', path: 'loginMode' },
    });
    expect(
      await api().call('POST', at(TRATTORIA, '/auth'), {
        body: { email: 'a', password: 'b', loginMode: 'fax' },
      }),
    ).toMatchObject({ status: 400, json: { code: 'invalid_request', path: 'loginMode' } });
  });

  test('[API-34] [OPEN-079] every address gets the same reset response; only a customer gets a message', async () => {
    const answers = await Promise.all(
      ['ana@teste.example', 'who@teste.example', ''].map((email) =>
        api().call('POST', at(TRATTORIA, '/auth/forgot-password'), { body: { email } }),
      ),
    );
    expect(answers.map(({ status, text }) => [status, text])).toEqual(Array(3).fill([200, '{}']));
    expect(await mails()).toEqual([
      {
        recipient: 'ana@teste.example',
        link: expect.stringMatching(
          /^https:\/\/pizza\.example\/app\/trattoria\/reset-password\?token=[\w-]{43}$/,
        ),
      },
    ]);
  });

  test('[API-35] [OPEN-079] its token sets a new password once; older sessions and the old password end', async () => {
    const before = await logIn(api(), 'rui@teste.example');
    await api().call('POST', at(TRATTORIA, '/auth/forgot-password'), {
      body: { email: 'rui@teste.example' },
    });
    const token = await tokenFor('rui@teste.example');
    const body = { token, password: 'nova-senha-9', passwordConfirm: 'nova-senha-9' };
    expect(
      await api().call('POST', RESET, { body: { ...body, passwordConfirm: 'x' } }),
    ).toMatchObject({
      status: 422,
      json: { error: 'Passwords do not match!', code: 'passwords_differ' },
    });
    const { status, json } = await api().call('POST', RESET, { body });
    expect(status).toBe(200);
    expect((await clientOf(String(json['token']))).json['name']).toBe('Rui Melo');
    expect(await clientOf(before)).toMatchObject({ status: 401 });
    expect(await api().call('POST', RESET, { body })).toMatchObject({
      status: 422,
      json: { code: 'reset_token_invalid', path: 'token' },
    });
    await expect(logIn(api(), 'rui@teste.example')).rejects.toThrow('Email or password is wrong.');
    expect(await logIn(api(), 'rui@teste.example', 'nova-senha-9')).toBeTruthy();
  });

  test('[API-35] a token ends after 30 minutes, and when a newer one is requested', async () => {
    const request = async () => {
      api().clock.pass(1000);
      await api().call('POST', at(TRATTORIA, '/auth/forgot-password'), {
        body: { email: 'ana@teste.example' },
      });
      return tokenFor('ana@teste.example');
    };
    const use = (token: unknown) =>
      api().call('POST', RESET, {
        body: { token, password: 'nova-senha-9', passwordConfirm: 'nova-senha-9' },
      });
    const [older, newer] = [await request(), await request()];
    expect((await use(older)).json['code']).toBe('reset_token_invalid');
    api().clock.pass(30 * 60_000);
    expect((await use(newer)).json['code']).toBe('reset_token_invalid');
  });

  test('passwords are stored as argon2id hashes, reset tokens as hashes', async () => {
    const customers = await api().db.query<{ password_hash: string }>(
      'select password_hash from customers',
    );
    for (const { password_hash } of customers)
      expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$/);
    const links = (await mails()).map(({ link }) => link).join();
    const resets = await api().db.query<{ token_hash: string }>(
      'select token_hash from password_resets',
    );
    for (const { token_hash } of resets) expect(links).not.toContain(token_hash);
  });

  test.each(['/auth', '', '/auth/forgot-password', '/auth/refresh-token'])(
    'no restaurant, no account: %s',
    async (path) => {
      const body = { ...anna, token: 'x', loginMode: 'email' };
      expect(await api().call('POST', at(999, path), { body })).toMatchObject({
        status: 404,
        json: { code: 'restaurant_not_found' },
      });
    },
  );
});

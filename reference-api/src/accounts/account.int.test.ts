import { randomUUID } from 'node:crypto';
import { logIn } from '../testing/accounts';
import { describeOnPostgres } from '../testing/describe-on-postgres';
import { anOrder, send } from '../testing/orders';
import { DINER, PASSWORD, TRATTORIA } from '../testing/restaurants';

describeOnPostgres('accounts', (api) => {
  describe('an account', () => {
    const at = (restaurant: number | string, rest = '') =>
      `/restaurant/${restaurant}/public/client${rest}`;
    const RESET = '/restaurant/public/client/auth/reset-password';
    const anna = {
      email: 'anna@teste.example',
      name: 'Anna Reis',
      password: 'senha-123',
      passwordConfirm: 'senha-123',
    };

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

    test('[API-36] an address is registered once per restaurant, in any case, and again with another', async () => {
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

    test('[API-35] [OPEN-079] its token sets a password once; older sessions and the old password end', async () => {
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
      await expect(logIn(api(), 'rui@teste.example')).rejects.toThrow(
        'Email or password is wrong.',
      );
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

  describe('bad input', () => {
    const REGISTER = `/restaurant/${TRATTORIA}/public/client`;
    const FORGOT = `/restaurant/${TRATTORIA}/public/client/auth/forgot-password`;
    const fresh = () => `${randomUUID()}@teste.example`;
    const anna = () => ({
      email: fresh(),
      name: 'Anna Reis',
      password: 'senha-123',
      passwordConfirm: 'senha-123',
    });
    const both = (password: string) => ({ password, passwordConfirm: password });

    describe('bad input of an account', () => {
      const register = (over: object) =>
        api().call('POST', REGISTER, { body: { ...anna(), ...over } });
      const clientOf = async (token: unknown) =>
        (await api().call('GET', `${REGISTER}/auth`, { token: String(token) })).json;

      test.each<[string, object, number, string, string]>([
        ['B01: a@b', { email: 'a@b' }, 422, 'email_invalid', 'email'],
        [
          'B01: two addresses',
          { email: 'a@teste.example,b@teste.example' },
          422,
          'email_invalid',
          'email',
        ],
        [
          'B01: an address that is a list',
          { email: ['a@teste.example'] },
          400,
          'invalid_request',
          'email',
        ],
        ['B04: a name of emoji', { name: '🍕🍕' }, 422, 'name_invalid', 'name'],
        ['B04: a card in a name', { name: 'Ana 4111111111111111' }, 422, 'card_in_text', 'name'],
        ['B04: a turned name', { name: 'Ana \u202esieR' }, 422, 'text_direction', 'name'],
        ['B04: a name of two lines', { name: 'Ana\nReis' }, 422, 'text_line_break', 'name'],
        ['B04: a NUL in a name', { name: 'An\0na' }, 400, 'invalid_request', 'name'],
        [
          'B07: zero width inside an address',
          { email: 'an\u200ba@teste.example' },
          422,
          'email_invalid',
          'email',
        ],
        [
          'B38: different passwords',
          { passwordConfirm: 'senha-124' },
          422,
          'passwords_differ',
          'passwordConfirm',
        ],
        ['B38: level 2 of 4', both('abcdefgh'), 422, 'password_too_weak', 'password'],
        ['B38: one that leaked', both('Password123'), 422, 'password_too_common', 'password'],
        ['B38: 257 characters', both(`a1${'x'.repeat(255)}`), 422, 'password_too_long', 'password'],
        [
          'B38: an address in use',
          { email: 'ANA@teste.example' },
          409,
          'user_already_exists',
          'email',
        ],
      ])('[API-36] %s is refused by its path', async (_case, over, status, code, path) => {
        const answer = await register(over);
        expect([answer.status, answer.json['code'], answer.json['path']]).toEqual([
          status,
          code,
          path,
        ]);
      });

      test.each<[string, object]>([
        ['B01: a plus tag', { email: `ana+pizza-${randomUUID()}@teste.example` }],
        ['B01: an international domain', { email: `${randomUUID()}@café.example` }],
        [
          'B01: 254 characters',
          {
            email: `${randomUUID()}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(34)}`,
          },
        ],
        ['B04: 120 characters', { name: 'x'.repeat(120) }],
        ['B38: level 3 of 4', both('abcdef12')],
        ['B38: 256 characters', both(`a1${'x'.repeat(254)}`)],
      ])('[API-36] its valid twin: %s is taken', async (_case, over) =>
        expect((await register(over)).status).toBe(200),
      );

      test('B07: names and addresses are stored in their plain form, a password as it is typed', async () => {
        const id = randomUUID();
        const { json } = await register({
          name: ' Ａna ﬁlha e\u0301 Lima ',
          email: ` ﬁ-${id}@teste.example `,
          ...both('ﬁAｂcdef12'),
        });
        expect(await clientOf(json['token'])).toMatchObject({
          name: 'Ana filha é Lima',
          email: `fi-${id}@teste.example`,
        });
        await expect(logIn(api(), `fi-${id}@teste.example`, 'fiAbcdef12')).rejects.toThrow(
          'Email or password is wrong.',
        );
        expect(await logIn(api(), `fi-${id}@teste.example`, 'ﬁAｂcdef12')).toBeTruthy();
      });

      test.each(['', "'; drop table customers; --"])(
        '[API-34] B01: a forgotten password of %.30j answers as ever',
        async (email) =>
          expect(await api().call('POST', FORGOT, { body: { email } })).toMatchObject({
            status: 200,
            text: '{}',
          }),
      );
    });

    describe('bad input of a customer', () => {
      const order = (user: object) => send(api(), anOrder({ user: { ...user } }));
      const someName = () => ({ name: `Bia ${randomUUID()}` });

      test.each<[string, object, string]>([
        ['B02: a wrong check digit', { cpf: '529.982.247-24' }, 'user.cpf'],
        ['B03: 12 digits', { cpf: '529982247251' }, 'user.cpf'],
        ['B05: letters', { phone: 'call me' }, 'user.phone'],
      ])('[API-04] %s is refused by its path', async (_case, user, path) => {
        const answer = await order({ ...someName(), ...user });
        expect([answer.status, answer.json['path']]).toEqual([422, path]);
      });

      test.each<[string, object, object]>([
        ['B02: full-width digits', { cpf: '５２９９８２２４７２５' }, { cpf: '52998224725' }],
        ['B05: full-width digits', { phone: '１９９８７６５０００２' }, { phone: '19987650002' }],
      ])('[API-04] its valid twin: %s is taken', async (_case, user, stored) => {
        const answer = await order({ ...someName(), ...user });
        expect([answer.status, answer.json['order']?.['user']]).toEqual([
          200,
          expect.objectContaining(stored),
        ]);
      });
    });
  });
});

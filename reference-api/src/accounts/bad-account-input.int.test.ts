import { randomUUID } from 'node:crypto';
import { logIn } from '../testing/accounts';
import { describeOnPostgres } from '../testing/describe-on-postgres';
import { anOrder, send } from '../testing/orders';
import { TRATTORIA } from '../testing/restaurants';

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

describeOnPostgres('bad input of an account', (api) => {
  const register = (over: object) => api().call('POST', REGISTER, { body: { ...anna(), ...over } });
  const clientOf = async (token: unknown) =>
    (await api().call('GET', `${REGISTER}/auth`, { token: String(token) })).json;

  test.each<[string, object, number, string, string]>([
    ['B01: no address', { email: '' }, 422, 'email_invalid', 'email'],
    ['B01: a@b', { email: 'a@b' }, 422, 'email_invalid', 'email'],
    [
      'B01: 255 characters',
      {
        email: `a@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}.${'f'.repeat(9)}`,
      },
      422,
      'email_invalid',
      'email',
    ],
    [
      'B01: a line of its own',
      { email: 'ana@teste.example\r\nBcc: x@teste.example' },
      422,
      'email_invalid',
      'email',
    ],
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
    ['B04: a name of digits', { name: '12345' }, 422, 'name_invalid', 'name'],
    ['B04: a name of emoji', { name: '🍕🍕' }, 422, 'name_invalid', 'name'],
    ['B04: 10,000 characters of a name', { name: 'x'.repeat(10_000) }, 422, 'name_invalid', 'name'],
    ['B04: only turning signs', { name: '\u202e\u2066' }, 422, 'name_invalid', 'name'],
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
    ['B38: 7 characters', both('abcde12'), 422, 'password_too_weak', 'password'],
    ['B38: one that leaked', both('Password123'), 422, 'password_too_common', 'password'],
    ['B38: 257 characters', both(`a1${'x'.repeat(255)}`), 422, 'password_too_long', 'password'],
    ['B38: an address in use', { email: 'ANA@teste.example' }, 409, 'user_already_exists', 'email'],
  ])('[API-36] %s is refused by its path', async (_case, over, status, code, path) => {
    const answer = await register(over);
    expect([answer.status, answer.json['code'], answer.json['path']]).toEqual([status, code, path]);
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
    ['B04: one word', { name: 'Anna' }],
    ['B04: 120 characters', { name: 'x'.repeat(120) }],
    ['B38: level 3 of 4', both('abcdef12')],
    ['B38: 64 characters and more', both(`a1${'x'.repeat(98)}`)],
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

  test.each([
    '',
    'a@b',
    'x'.repeat(5000),
    "'; drop table customers; --",
    'ana@teste.example\r\nBcc: x',
  ])('[API-34] B01: a forgotten password of %.30j answers as ever', async (email) =>
    expect(await api().call('POST', FORGOT, { body: { email } })).toMatchObject({
      status: 200,
      text: '{}',
    }),
  );
});

describeOnPostgres('bad input of a customer', (api) => {
  const order = (user: object) => send(api(), anOrder({ user: { ...user } }));
  const someName = () => ({ name: `Bia ${randomUUID()}` });

  test.each<[string, object, string]>([
    ['B02: the same digit', { cpf: '111.111.111-11' }, 'user.cpf'],
    ['B02: 10 digits', { cpf: '5299822472' }, 'user.cpf'],
    ['B02: a wrong check digit', { cpf: '529.982.247-24' }, 'user.cpf'],
    ['B02: letters', { cpf: '529982247ab' }, 'user.cpf'],
    ['B03: 12 digits', { cpf: '529982247251' }, 'user.cpf'],
    ['B05: 9 digits', { phone: '987654321' }, 'user.phone'],
    ['B05: letters', { phone: 'call me' }, 'user.phone'],
  ])('[API-04] %s is refused by its path', async (_case, user, path) => {
    const answer = await order({ ...someName(), ...user });
    expect([answer.status, answer.json['path']]).toEqual([422, path]);
  });

  test.each<[string, object, object]>([
    ['B02: with its signs', { cpf: '529.982.247-25' }, { cpf: '52998224725' }],
    ['B02: full-width digits', { cpf: '５２９９８２２４７２５' }, { cpf: '52998224725' }],
    ['B05: 11 digits', { phone: '19987650001' }, { phone: '19987650001' }],
    ['B05: full-width digits', { phone: '１９９８７６５０００２' }, { phone: '19987650002' }],
  ])('[API-04] its valid twin: %s is taken', async (_case, user, stored) => {
    const answer = await order({ ...someName(), ...user });
    expect([answer.status, answer.json['order']?.['user']]).toEqual([
      200,
      expect.objectContaining(stored),
    ]);
  });
});

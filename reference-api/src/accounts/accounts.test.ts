import { createCpfCipher, CpfUnreadableError, parseKeyId } from './cpf-cipher';
import * as processes from './hash-processes';
import { checkPassword, hashPassword } from './passwords';
import { openCustomer, sealCustomer, useCpfCipher } from './stored-cpf';
import { createTokens } from './tokens';

jest.mock('./hash-processes', () => ({
  hashOn: jest.fn(() => Promise.resolve('a hash')),
  verifyOn: jest.fn(() => Promise.resolve(true)),
}));

describe('the cipher of a CPF', () => {
  const [OLD, NEW] = [
    'an old key of these tests, long enough',
    'a new key of these tests, long enough',
  ];
  const CPF = '11144477735';

  test('a CPF is encrypted with another nonce each time, decrypted again, and not contained in the result', () => {
    const { seal, open, keyId } = createCpfCipher([NEW]);
    const [one, other] = [seal(CPF), seal(CPF)];
    expect(one).not.toBe(other);
    expect([open(one), open(other), parseKeyId(one)]).toEqual([CPF, CPF, keyId]);
    expect(
      `${one}${Buffer.from(one.split('.')[2] ?? '', 'base64url').toString('latin1')}`,
    ).not.toContain(CPF);
  });

  test('no CPF is stored as no text', () => expect(createCpfCipher([NEW]).seal('')).toBe(''));

  test('a rotated key still decrypts, the newest one encrypts, and text of a removed key is null', () => {
    const [before, after] = [createCpfCipher([OLD]), createCpfCipher([NEW, OLD])];
    const sealed = before.seal(CPF);
    expect([after.open(sealed), parseKeyId(after.seal(CPF)) === after.keyId, after.keyIds]).toEqual(
      [CPF, true, [after.keyId, before.keyId]],
    );
    expect(createCpfCipher([NEW]).open(sealed)).toBeNull();
  });

  test.each(['', CPF, '111.444.777-35', 'v1', 'v1.x.y', `v2.${'0'.repeat(16)}.AAAA`])(
    '%j is not encrypted and stays as it is',
    (text) => {
      expect(createCpfCipher([NEW]).open(text)).toBe(text);
    },
  );

  test('a changed byte or a truncated text is rejected', () => {
    const { seal, open, keyId } = createCpfCipher([NEW]);
    const body = Buffer.from(seal(CPF).split('.')[2] ?? '', 'base64url');
    const read = (bytes: Buffer) => () => open(`v1.${keyId}.${bytes.toString('base64url')}`);
    for (let index = 0; index < body.length; index += 1) {
      const changed = Buffer.from(body);
      changed[index] = (changed[index] ?? 0) ^ 1;
      expect(read(changed)).toThrow(CpfUnreadableError);
    }
    for (const length of [1, 12, 27, body.length - 1])
      expect(read(body.subarray(0, length))).toThrow(CpfUnreadableError);
  });

  test('a CPF is looked up by a keyed hash, the same each time, another one with each key', () => {
    const [before, after] = [createCpfCipher([OLD]), createCpfCipher([NEW, OLD])];
    expect(after.lookups(CPF)).toEqual(after.lookups(CPF));
    expect(after.lookups(CPF)[1]).toBe(before.lookups(CPF)[0]);
    expect(new Set([...after.lookups(CPF), ...after.lookups('52998224725')]).size).toBe(4);
  });
});

describe('a stored CPF', () => {
  const CPF = '11144477735';

  test('before the keys are set no CPF is stored', async () => {
    jest.resetModules();
    const { cpfCipher, openCpf, openCustomer: open, sealCpf } = await import('./stored-cpf');
    expect(() => cpfCipher()).toThrow('The keys of CPFs are not set: call useCpfCipher first.');
    expect(() => sealCpf(CPF)).toThrow('The keys of CPFs are not set');
    expect([sealCpf(''), openCpf(CPF), open({ cpf: '' })]).toEqual(['', CPF, { cpf: '' }]);
  });

  describe('with keys', () => {
    const cipher = createCpfCipher(['a key of these tests, long enough']);
    beforeAll(() => useCpfCipher(cipher));

    test('the CPF of a customer is encrypted, the rest stays, and the key is named', () => {
      const stored = sealCustomer({ name: 'Ana', cpf: CPF });
      expect(stored.cpfKey).toBe(cipher.keyId);
      expect(stored.customer).toEqual({ name: 'Ana', cpf: expect.any(String) });
      expect(JSON.stringify(stored.customer)).not.toContain(CPF);
      expect(openCustomer(stored.customer)).toEqual({ name: 'Ana', cpf: CPF });
    });

    test('a CPF that was stored before there were keys is read as it is', () => {
      expect(openCustomer({ name: 'Ana', cpf: CPF })).toEqual({ name: 'Ana', cpf: CPF });
    });

    test('a CPF whose key is missing is read as none', () => {
      const other = createCpfCipher(['another key of these tests, long enough']);
      expect(openCustomer({ name: 'Ana', cpf: other.seal(CPF) })).toEqual({ name: 'Ana', cpf: '' });
    });

    test.each([
      ['with an empty one', { name: 'Ana', cpf: '' }],
      ['with a number', { name: 'Ana', cpf: 11144477735 }],
      ['that is null', null],
      ['that is a text', CPF],
    ])('a customer %s stays as it is', (_case, customer) => {
      expect(sealCustomer(customer)).toEqual({ customer, cpfKey: '' });
      expect(openCustomer(customer)).toBe(customer);
    });
  });
});

describe('access tokens', () => {
  const MINUTE = 60_000;
  const CLAIMS = {
    sessionId: '6f1c9b52-7d0e-4f63-9a0b-0f8b1a2c3d4e',
    customerId: '7f1c9b52-7d0e-4f63-9a0b-0f8b1a2c3d4e',
    restaurantId: 7,
  };
  let now = Date.parse('2026-03-01T12:00:00Z');
  const tokens = createTokens(
    Buffer.from('a secret of these tests, long enough'),
    () => new Date(now),
  );

  test('the signature of a valid one is verified once, its end with each use', async () => {
    const token = await tokens.issue(CLAIMS);
    const verify = jest.spyOn(crypto.subtle, 'verify');
    for (let uses = 0; uses < 3; uses += 1) expect(await tokens.read(token)).toEqual(CLAIMS);
    expect(verify).toHaveBeenCalledTimes(1);
    now += 15 * MINUTE;
    expect([await tokens.read(token), await tokens.readEnded(token)]).toEqual([null, CLAIMS]);
    now += 30 * 24 * 60 * MINUTE;
    expect(await tokens.readEnded(token)).toBeNull();
    verify.mockRestore();
  });

  test('an altered one is never valid', async () => {
    const token = await tokens.issue(CLAIMS);
    expect(await tokens.read(token)).toEqual(CLAIMS);
    const altered = `${token.slice(0, -4)}AAAA`;
    for (let uses = 0; uses < 2; uses += 1) expect(await tokens.read(altered)).toBeNull();
  });
});

describe('passwords', () => {
  beforeEach(() => {
    jest.clearAllMocks();
  });

  test('[S18] without a hash a dummy hash is checked, made once; the next call repeats a failed creation', async () => {
    const made = jest.mocked(processes.hashOn);
    made.mockRejectedValueOnce(new Error('the process is gone'));
    await expect(checkPassword(null, 'x')).rejects.toThrow('the process is gone');
    for (let count = 0; count < 3; count += 1)
      expect(await checkPassword(null, 'x')).toEqual({ isRight: false, stronger: null });
    expect(made).toHaveBeenCalledTimes(2);
    expect(processes.verifyOn).toHaveBeenCalledTimes(3);
  });

  test('a right password with a hash of a lower cost gets a hash of today', async () => {
    jest.mocked(processes.hashOn).mockResolvedValue('a new hash');
    expect(await hashPassword('x')).toBe('a new hash');
    const today = '$argon2id$v=19$m=47104,t=1,p=1$salt$hash';
    expect(await checkPassword(today, 'x')).toEqual({ isRight: true, stronger: null });
    const lower = '$argon2id$v=19$m=19456,t=2,p=1$salt$hash';
    expect(await checkPassword(lower, 'x')).toEqual({ isRight: true, stronger: 'a new hash' });
    jest.mocked(processes.verifyOn).mockResolvedValueOnce(false);
    expect(await checkPassword(lower, 'x')).toEqual({ isRight: false, stronger: null });
  });
});

import { createCpfCipher } from './cpf-cipher';
import { openCustomer, sealCustomer, useCpfCipher } from './stored-cpf';

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
    ['without a CPF', { name: 'Ana' }],
    ['with an empty one', { name: 'Ana', cpf: '' }],
    ['with a number', { name: 'Ana', cpf: 11144477735 }],
    ['with null', { name: 'Ana', cpf: null }],
    ['that is null', null],
    ['that is missing', undefined],
    ['that is a text', CPF],
  ])('a customer %s stays as it is', (_case, customer) => {
    expect(sealCustomer(customer)).toEqual({ customer, cpfKey: '' });
    expect(openCustomer(customer)).toBe(customer);
  });
});

import en from '../../locales/en.json';
import pt from '../../locales/pt-br.json';
import {
  birthdayProblem,
  cnpjProblem,
  cpfOrCnpjProblem,
  cpfProblem,
  emailProblem,
  nameProblem,
} from './validation';

const today = new Date(2026, 10, 21);

test.each([
  ['[DOMAIN-085] email', () => emailProblem('x'), 'invalidEmail', 'Invalid Email'],
  ['[DOMAIN-086] CPF', () => cpfProblem('1'), 'invalidCPF', 'Invalid CPF'],
  [
    "[DOMAIN-086] [OPEN-087] CPF in the loyalty partner's dialog",
    () => cpfProblem('1', 'loyalty-partner'),
    'invalidDocument',
    'Invalid ID Document',
  ],
  ['[DOMAIN-087] CNPJ', () => cnpjProblem('1'), 'invalidCNPJ', 'Invalid CNPJ'],
  ['[DOMAIN-090] name', () => nameProblem('1'), 'invalidName', 'Invalid Name'],
  ['[DOMAIN-099] birthday', () => birthdayProblem('1', today), 'invalidBirthday', 'Data inválida'],
] as const)('%s has its key and message', (_, problemOf, key, message) => {
  expect(problemOf()).toBe(key);
  expect(en.validation[key]).toBe(message);
  expect(pt.validation[key]).toEqual(expect.any(String));
});

test('[DOMAIN-088] CPF or CNPJ has the key invalidID', () =>
  expect(cpfOrCnpjProblem('1')).toBe('invalidID'));
test('[DOMAIN-099] the message of the birthday is the same in both languages', () =>
  expect(pt.validation.invalidBirthday).toBe('Data inválida'));

test('what is right has no problem', () => {
  expect([
    emailProblem('ana@exemplo.com'),
    cpfProblem('52998224725'),
    cnpjProblem('11222333000181'),
    cpfOrCnpjProblem('529.982.247-25'),
    nameProblem('Ana'),
    birthdayProblem('', today),
  ]).toEqual([null, null, null, null, null, null]);
});

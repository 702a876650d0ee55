import { holderProblems, type HolderData } from './holder-problems';

const holder: HolderData = {
  name: 'Ana',
  email: 'ana@exemplo.com.br',
  phone: '(11) 98765-4321',
  cpfCnpj: '529.982.247-25',
  postalCode: '01310-100',
  addressNumber: '12 A',
};
const problemsOf = (changed: Partial<HolderData>) =>
  holderProblems({ ...holder, ...changed }, 'BR');

test('a whole holder has no problem', () => expect(problemsOf({})).toEqual({}));
test('[CARDS-02] [CARDS-06] [CARDS-07] [CARDS-08] [CARDS-09] [CARDS-10] every field is required', () => {
  expect(
    holderProblems(
      {
        name: '',
        email: '',
        phone: '',
        cpfCnpj: '',
        postalCode: '',
        addressNumber: ' ',
      },
      'BR',
    ),
  ).toEqual({
    name: 'required',
    email: 'required',
    phone: 'required',
    cpfCnpj: 'required',
    postalCode: 'required',
    addressNumber: 'required',
  });
});

test.each<[string, keyof HolderData, string, string | null]>([
  ['[CARDS-02] no letter', 'name', '123', 'name'],
  ['[CARDS-06] a wrong check digit', 'cpfCnpj', '529.982.247-24', 'cpf-cnpj'],
  ['[CARDS-06] all the same digit', 'cpfCnpj', '111.111.111-11', 'cpf-cnpj'],
  ['[CARDS-06] a company', 'cpfCnpj', '11.222.333/0001-81', null],
  ['[CARDS-06] a company with a wrong digit', 'cpfCnpj', '11.222.333/0001-82', 'cpf-cnpj'],
  ['[CARDS-07] 9 digits', 'phone', '(11) 98765-43', 'phone'],
  ['[CARDS-07] a telephone at home', 'phone', '(11) 98765-432', null],
  ['[CARDS-08] no domain', 'email', 'ana@', 'email'],
  ['[CARDS-08] no point in the domain', 'email', 'ana@exemplo', 'email'],
  ['[CARDS-09] 7 digits', 'postalCode', '01310-10', 'postal-code'],
  ['[CARDS-09] without the hyphen', 'postalCode', '01310100', null],
  ['[CARDS-10] without number', 'addressNumber', 'S/N', null],
])('%s in %s', (_case, field, text, problem) =>
  expect(problemsOf({ [field]: text })).toEqual(problem === null ? {} : { [field]: problem }),
);

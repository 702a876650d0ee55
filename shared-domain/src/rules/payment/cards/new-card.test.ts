import { newCardOf, newCardProblem } from './new-card';

const card = {
  number: '4111 1111 1111 1111',
  holderName: ' Ana Souza ',
  expiry: '05/31',
  ccv: '123',
  nickname: 'Meu cartão',
};
const holder = {
  name: 'Ana Souza',
  email: ' ana@exemplo.com.br',
  phone: '(11) 98765-4321',
  cpfCnpj: '529.982.247-25',
  postalCode: '01310-100',
  addressNumber: '12',
};
const client = {
  name: 'Ana',
  phone: '11987654321',
  cpf: '',
  email: '',
  car_plate: '',
  car_model_color: '',
};
const made = newCardOf(card, holder, 'BR', { client, shouldStoreCard: true });
const TODAY = '2026-03-10';
const RULES = { country: 'BR', refusedBrands: [] };

test('[DOMAIN-045] [CARDS-03] both stages become the payload, digits without signs and the year in full', () => {
  expect(made).toEqual({
    creditCard: {
      creditCardIsDefault: false,
      creditCardHolderName: 'Ana Souza',
      creditCardExpiryMonth: '05',
      creditCardExpiryYear: '2031',
      creditCardNumber: '4111111111111111',
      creditCardCcv: '123',
      creditCardNickname: 'Meu cartão',
    },
    creditCardHolder: {
      name: 'Ana Souza',
      email: 'ana@exemplo.com.br',
      phone: '11987654321',
      cpfCnpj: '52998224725',
      postalCode: '01310100',
      addressNumber: '12',
    },
    client,
    shouldStoreCard: true,
  });
  expect(newCardProblem(made, TODAY, RULES)).toBeNull();
});

test.each([
  [
    'creditCard.creditCardNumber',
    { creditCard: { ...made.creditCard, creditCardNumber: '4111111111111112' } },
  ],
  [
    'creditCard.creditCardHolderName',
    { creditCard: { ...made.creditCard, creditCardHolderName: '' } },
  ],
  [
    'creditCard.creditCardExpiryMonth',
    { creditCard: { ...made.creditCard, creditCardExpiryMonth: '13' } },
  ],
  [
    'creditCard.creditCardExpiryMonth',
    { creditCard: { ...made.creditCard, creditCardExpiryYear: '31' } },
  ],
  [
    'creditCard.creditCardExpiryMonth',
    {
      creditCard: { ...made.creditCard, creditCardExpiryMonth: '02', creditCardExpiryYear: '2026' },
    },
  ],
  ['creditCard.creditCardCcv', { creditCard: { ...made.creditCard, creditCardCcv: '12' } }],
  ['creditCard.creditCardNickname', { creditCard: { ...made.creditCard, creditCardNickname: '' } }],
  ['creditCardHolder.cpfCnpj', { creditCardHolder: { ...made.creditCardHolder, cpfCnpj: '1' } }],
  ['creditCardHolder.phone', { creditCardHolder: { ...made.creditCardHolder, phone: '1' } }],
])('the field %s of a received card is found', (path, changed) =>
  expect(newCardProblem({ ...made, ...changed }, TODAY, RULES)).toBe(path),
);

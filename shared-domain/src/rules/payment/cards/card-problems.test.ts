import type { CardType } from '../../../contracts';
import { aCustomer, anAddress, aRestaurant } from '../../../testing';
import { addressCardProblems, customerCardProblems } from '../card-problems';
import { isExpired, readExpiry } from './card-expiry';
import { type CardData, cardProblems, ccvProblem } from './card-problems';
import { cardRulesOf } from './card-rules';
import { type HolderData, holderProblems } from './holder-problems';
import { newCardOf, newCardProblem } from './new-card';

describe('problems of a card', () => {
  const TODAY = '2026-03-31';
  const card: CardData = {
    number: '4111 1111 1111 1111',
    holderName: 'Ana Souza',
    expiry: '03/26',
    ccv: '123',
    nickname: 'Mine',
  };
  const problemsOf = (changed: Partial<CardData>) => cardProblems({ ...card, ...changed }, TODAY);

  test('a whole card has no problem', () => expect(problemsOf({})).toEqual({}));
  test('[CARDS-01] [CARDS-02] [CARDS-03] [CARDS-04] [CARDS-05] every field is required', () => {
    expect(
      cardProblems({ number: '', holderName: ' ', expiry: '', ccv: '', nickname: ' ' }, TODAY),
    ).toEqual({
      number: 'required',
      holderName: 'required',
      expiry: 'required',
      ccv: 'required',
      nickname: 'required',
    });
  });

  test.each([
    ['4111 1111 1111 111', 'number-length'],
    ['4111 1111 1111 1111 3', 'number-length'],
    ['4111 1111 1111 1112', 'number-check'],
  ])('[CARDS-01] number %p: %s', (number, problem) =>
    expect(problemsOf({ number })).toEqual({ number: problem }),
  );

  test.each([
    ['3782 822463 10005', ['AMEX'], { number: 'brand-refused' }],
    ['3782', ['AMEX'], { number: 'brand-refused' }],
    ['3782 822463 10005', ['Diners'], {}],
  ])('[CARDS-01] number %p of a restaurant that refuses %j: %j', (number, refused, problems) =>
    expect(cardProblems({ ...card, number }, TODAY, refused)).toEqual(problems),
  );

  test.each(['123', '...'])('[CARDS-02] a holder is no %p', (holderName) =>
    expect(problemsOf({ holderName })).toEqual({ holderName: 'name' }),
  );

  test.each([
    ['00/30', 'expiry'],
    ['13/30', 'expiry'],
    ['03/3', 'expiry'],
    ['0330', 'expiry'],
    ['ab/cd', 'expiry'],
    ['02/26', 'expired'],
    ['00/25', 'expiry'],
  ])('[OPEN-077] expiry %p: %s', (expiry, problem) =>
    expect(problemsOf({ expiry })).toEqual({ expiry: problem }),
  );

  test('[OPEN-077] a card is good to the end of its month, and no day longer', () => {
    const march = readExpiry('03/26')!;
    expect([
      isExpired(march, '2026-03-01'),
      isExpired(march, '2026-03-31'),
      isExpired(march, '2026-04-01'),
    ]).toEqual([false, false, true]);
  });

  test('[CARDS-03] the year is prefixed with 20', () =>
    expect(['05/31', '01/30', '12/30'].map(readExpiry)).toEqual([
      { month: '05', year: '2031' },
      { month: '01', year: '2030' },
      { month: '12', year: '2030' },
    ]));

  test.each([
    ['', 'required'],
    ['12', 'ccv'],
    ['123', null],
    ['1234', null],
    ['12345', 'ccv'],
    ['12a', 'ccv'],
    ['１２３', 'ccv'],
  ])('[CARDS-04] CVV %p: %p', (text, problem) => expect(ccvProblem(text)).toBe(problem));

  test.each([
    ['4111 1111 1111 1111', 'nickname'],
    ['Mine 411111111111', 'nickname'],
    ['x'.repeat(41), 'nickname'],
    ['Work 2026', undefined],
    ['x'.repeat(40), undefined],
  ])('[CARDS-05] nickname %p: %p', (nickname, problem) =>
    expect(problemsOf({ nickname }).nickname).toBe(problem),
  );
});

describe('problems of a holder', () => {
  const holder: HolderData = {
    name: 'Ana',
    email: 'ana@exemplo.com.br',
    phone: '11987654321',
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
    ['[CARDS-06] a company', 'cpfCnpj', '11.222.333/0001-81', null],
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
});

describe('a new card', () => {
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
    phone: '11987654321',
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
    ['creditCard.creditCardCcv', { creditCard: { ...made.creditCard, creditCardCcv: '12' } }],
    [
      'creditCard.creditCardNickname',
      { creditCard: { ...made.creditCard, creditCardNickname: '' } },
    ],
    ['creditCardHolder.cpfCnpj', { creditCardHolder: { ...made.creditCardHolder, cpfCnpj: '1' } }],
    ['creditCardHolder.phone', { creditCardHolder: { ...made.creditCardHolder, phone: '1' } }],
  ])('the field %s of a received card is found', (path, changed) =>
    expect(newCardProblem({ ...made, ...changed }, TODAY, RULES)).toBe(path),
  );
});

const brand = (name: string, uses: Partial<CardType> = {}): CardType => ({
  name,
  isDebit: false,
  isCredit: true,
  isVoucher: false,
  ...uses,
});
const debit = { isDebit: true, isCredit: false };

test.each<[string, string[], CardType[]]>([
  ['no brand at all', [], []],
  ['one of them among others', ['Diners'], [brand('Visa'), brand('amex'), brand('Elo', debit)]],
  ['the other one among others', ['AMEX'], [brand('Visa'), brand('DINERS')]],
  ['other brands alone', ['AMEX', 'Diners'], [brand('Visa')]],
  [
    'both, but not for credit',
    ['AMEX', 'Diners'],
    [brand('Visa'), brand('Amex', debit), brand('Diners', debit)],
  ],
])('[CARDS-01] [CONFLICTS-16] a record that lists %s refuses %j', (_case, refused, listed) =>
  expect(cardRulesOf(aRestaurant({ card_types: listed })).refusedBrands).toEqual(refused),
);

test.each([
  ['pt', 'PT'],
  [' us ', 'US'],
])('the country %j of a record has the form of %s', (country, is) =>
  expect(cardRulesOf(aRestaurant({ country, language: 'en' })).country).toBe(is),
);

test.each([
  ['the street', { street: 'Rua 4111 1111 1111 1111' }, ['street']],
  ['the neighborhood', { zone: '4111.1111.1111.1111' }, ['zone']],
  ['the reference', { address_ref: '4111-1111-1111-1111' }, ['reference']],
  ['the complement', { complemento: '４１１１１１１１１１１１１１１１' }, ['complement']],
  ['no field', {}, []],
])('a card in %s of an address', (_case, address, is) =>
  expect(addressCardProblems(anAddress(address)).map(({ field }) => field)).toEqual(is),
);

test.each([
  { case: 'the name', customer: { name: 'Ana 4111 1111 1111 1111' }, is: ['name'] },
  { case: 'the plate', customer: { carPlate: '4111111111111111' }, is: ['carPlate'] },
  { case: 'the car', customer: { carModelColor: 'Gol, cvv 123' }, is: ['carModelColor'] },
  { case: 'the table', customer: { table: '4111111111111111' }, is: ['table'] },
  { case: 'no field', customer: { phone: '4111111111111111' }, is: [] },
])('a card in $case of a customer', ({ customer, is }) =>
  expect(customerCardProblems(aCustomer(customer)).map(({ field }) => field)).toEqual(is),
);

import { cardProblems, ccvProblem, type CardData } from './card-problems';
import { isExpired, readExpiry } from './card-expiry';

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
  ['3/30', 'expiry'],
  ['03/3', 'expiry'],
  ['03/300', 'expiry'],
  ['0330', 'expiry'],
  ['ab/cd', 'expiry'],
  ['02/26', 'expired'],
  ['12/25', 'expired'],
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

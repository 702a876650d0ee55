import type { CardType } from '../../../contracts';
import { aRestaurant } from '../../../testing';
import { cardRulesOf } from './card-rules';

const brand = (name: string, uses: Partial<CardType> = {}): CardType => ({
  name,
  isDebit: false,
  isCredit: true,
  isVoucher: false,
  ...uses,
});
const debit = { isDebit: true, isCredit: false };

test.each<{ case: string; listed: CardType[]; refused: string[] }>([
  { case: 'no brand at all', listed: [], refused: [] },
  {
    case: 'both for credit',
    listed: [brand('American Express'), brand('Diners Club')],
    refused: [],
  },
  {
    case: 'one of them among others',
    listed: [brand('Visa'), brand('amex'), brand('Elo', debit)],
    refused: ['Diners'],
  },
  {
    case: 'the other one among others',
    listed: [brand('Visa'), brand('DINERS')],
    refused: ['AMEX'],
  },
  { case: 'other brands alone', listed: [brand('Visa')], refused: ['AMEX', 'Diners'] },
  {
    case: 'both, but not for credit',
    listed: [brand('Visa'), brand('Amex', debit), brand('Diners', debit)],
    refused: ['AMEX', 'Diners'],
  },
])('[CARDS-01] [CONFLICTS-16] a record that lists $case refuses $refused', ({ listed, refused }) =>
  expect(cardRulesOf(aRestaurant({ card_types: listed })).refusedBrands).toEqual(refused),
);

test.each([
  ['PT', 'PT'],
  ['pt', 'PT'],
  [' us ', 'US'],
])('the country %j of a record has the form of %s', (country, is) =>
  expect(cardRulesOf(aRestaurant({ country, language: 'en' })).country).toBe(is),
);

import { minor } from '../../contracts/primitives';
import type { TotalLine } from './total-lines';
import { whyTexts } from './why-texts';

const money = (amount: number): string => `R$ ${amount / 100}`;
const say = (key: string, values: Readonly<Record<string, string | number>>): string =>
  `${key} ${JSON.stringify(values)}`;

test('each reason is a sentence with its amounts as money, its values and the method', () => {
  const why: TotalLine['why'] = [
    { key: 'fee-to', money: { fee: minor(900) }, values: { place: 'Centro' } },
    { key: 'floored', money: {}, values: {} },
  ];
  expect(whyTexts({ why }, say, money, 'Pix')).toEqual([
    'why.fee-to {"place":"Centro","fee":"R$ 9","method":"Pix"}',
    'why.floored {"method":"Pix"}',
  ]);
});

test('without a method its name is empty; without reasons there are no sentences', () => {
  const why: TotalLine['why'] = [{ key: 'floored', money: {}, values: {} }];
  expect(whyTexts({ why }, say, money)).toEqual(['why.floored {"method":""}']);
  expect(whyTexts({ why: [] }, say, money)).toEqual([]);
});

import type { Page } from '../../cli/browser';
import { recognizer } from '../catalogs/translations';
import { createData, originOf } from './known-texts';

const CATALOG = ['Subtotal', 'Por que este preço?', 'amanhã', 'TOTAL', 'Total a pagar'];
const isKnown = originOf({ language: 'pt-br', texts: () => '', has: recognizer(CATALOG) }, (text) =>
  ['Gelato Artesanal', 'Berry Street', 'Visa', 'Elo'].includes(text),
);

test.each([
  ['a text of a catalog', 'Subtotal'],
  ['with a capital letter', 'Amanhã'],
  ['data', 'Berry Street'],
  ['a join of both', 'Subtotal: Por que este preço?'],
  ['a text with an amount', 'Total a pagar R$20,40'],
  ['a text with an amount in guaranies', 'TOTAL ₲ 54.000'],
  ['a sentence of data and a text', '1× Gelato Artesanal. TOTAL R$18,90'],
  ['a sentence of data', '1× Gelato Artesanal.'],
  ['a list with the number of the rest', 'Visa · Elo +2'],
  ['a number before a street', '88 Berry Street'],
  ['a code of an order', 'Z 6 B 8'],
  ['a day with its date', 'amanhã, sexta-feira, 27/11/2026'],
  ['each day of the week', 'dom. seg. ter. qua. qui. sex. sáb.'],
  ['times', '35 min – 50 min'],
  ['a sign', '★'],
])('recognizes %s', (_, text) => {
  expect(isKnown(text)).toBe(true);
});

test.each([
  ['a text of another language', 'Why this price?'],
  ['a join with it', 'Subtotal: Why this price?'],
  ['it with an amount', 'Total payable R$20,40'],
  ['a day of another language', 'tomorrow, Friday, 11/27/2026'],
  ['a word between signs', '(free)'],
])('does not recognize %s', (_, text) => {
  expect(isKnown(text)).toBe(false);
});

/** A page that reports answers with these addresses and bodies. */
function answersOf(...answers: readonly (readonly [url: string, body: Promise<string>])[]): Page {
  return {
    on: (_: string, listen: (response: object) => void) => {
      for (const [url, body] of answers) listen({ url: () => url, text: () => body });
    },
  } as unknown as Page;
}

test('data of the API and what the customer typed are known', async () => {
  const data = createData();
  data.watch(
    answersOf(
      ['http://a/api/data', Promise.resolve('{"menu":[{"name":"Prosciutto e funghi di bosco"}]}')],
      ['http://a/api/broken', Promise.resolve('<html>')],
      ['http://a/builds/text.json', Promise.resolve('{"name":"Of a script"}')],
    ),
  );
  data.add(['Marina Alves']);
  await data.isRead();
  expect(
    ['prosciutto e funghi di bosco', 'Prosciutto e fun…', 'Marina Alves', 'Of a script'].map(
      (text) => data.has(text),
    ),
  ).toEqual([true, true, true, false]);
});

test('an answer that does not end delays nothing for long', async () => {
  jest.useFakeTimers();
  const data = createData();
  data.watch(answersOf(['http://a/api/open', new Promise<string>(() => undefined)]));
  const read = data.isRead();
  await jest.advanceTimersByTimeAsync(2_000);
  await expect(read).resolves.toBeUndefined();
  jest.useRealTimers();
});

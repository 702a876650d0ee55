import { queryWithout, withoutOf } from './without-query';

const query = (text: string) => new URLSearchParams(text);

test.each([
  ['', []],
  ['without=', []],
  ['without=milk', ['milk']],
  ['without=milk,gluten', ['gluten', 'milk']],
  ['without=gluten%2Cmilk&q=x', ['gluten', 'milk']],
  ['without=butter,__proto__,MILK, nuts', []],
  ['without=milk,milk,eggs&without=nuts', ['milk', 'eggs']],
])('%j selects dishes without %j', (text, allergens) =>
  expect(withoutOf(query(text))).toEqual(allergens),
);

test('the other parameters stay, and a query that is left empty is none', () => {
  expect(queryWithout(query('debug=1&without=nuts'), ['gluten', 'milk'])).toBe(
    '?debug=1&without=gluten,milk',
  );
  expect(queryWithout(query('debug=1&without=nuts'), [])).toBe('?debug=1');
  expect(queryWithout(query('without=nuts'), [])).toBe('');
});

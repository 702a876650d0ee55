import { catalogueForms, readTexts, requirementRows } from './quoted-texts';

test('a row gives its texts by language and place', () => {
  const row =
    '| X-1 | Says "Pay x" | en: "Pay x" at `a:b`, `a:c` where x = {{sum}} · ' +
    'pt-br: "Olá" at `a:d` · api: "Gone" at `a/b.ts` |';
  const text = { row: 'X-1', givenIn: 'en', text: 'Pay x', variables: { x: '{{sum}}' } };
  expect(readTexts(row)).toEqual([
    {
      id: 'X-1',
      summary: 'Says "Pay x"',
      texts: [
        { ...text, place: 'a:b' },
        { ...text, place: 'a:c' },
        { ...text, givenIn: 'pt-br', text: 'Olá', place: 'a:d', variables: {} },
        { ...text, givenIn: 'api', text: 'Gone', place: 'a/b.ts', variables: {} },
      ],
    },
  ]);
});

test('a row without texts has none, and other lines are no rows', () => {
  expect(
    readTexts('# Title\n| id | requirement | texts |\n|---|---|---|\n| X-2 | Quiet. | |'),
  ).toEqual([{ id: 'X-2', summary: 'Quiet.', texts: [] }]);
});

test.each([
  ['no place', 'en: "Pay"'],
  ['an unknown language', 'fr: "Payer" at `a:b`'],
  ['a variable without braces', 'en: "Pay x" at `a:b` where x = sum'],
])('an entry with %s is refused', (_case, entry) =>
  expect(() => readTexts(`| X-3 | Pay. | ${entry} |`)).toThrow('docs/requirements.md'),
);

test.each([
  ['a text without placeholders', 'Card erased.', {}, ['Card erased.']],
  [
    'a placeholder is its variable, as a whole word',
    'Choose x extra',
    { x: '{{count}}' },
    ['Choose {{count}} extra'],
  ],
  ['a placeholder in braces', 'Over {value}.', { '{value}': '{{value}}' }, ['Over {{value}}.']],
  [
    'a parenthesis is there or not',
    '(at least) x flavor(s)',
    { x: '{{n}}' },
    ['at least {{n}} flavors', ' {{n}} flavors', 'at least {{n}} flavor', ' {{n}} flavor'],
  ],
])('%s', (_case, text, variables, forms) =>
  expect(catalogueForms({ text, variables })).toEqual(forms),
);

test('a text in double quotes in the second column is listed in the third column of a row', () => {
  const listed = new Set(requirementRows.flatMap(({ texts }) => texts.map(({ text }) => text)));
  const quotes = requirementRows.flatMap(({ id, summary }) =>
    [...summary.matchAll(/"([^"]*)"/g)].map(([, text = '']) => ({ id, text })),
  );
  expect(quotes.filter(({ text }) => !listed.has(text))).toEqual([]);
  expect(quotes.length).toBeGreaterThan(100);
});

import fc from 'fast-check';
import { parseFragment, serialize } from 'parse5';
import { htmlProblem } from './html-rules';
import { ELEMENTS } from './html-table';

const names = [...ELEMENTS.keys()];
/** Elements whose content browsers read or place by rules of their own. */
const OTHERS = [
  'table',
  'tr',
  'td',
  'select',
  'option',
  'title',
  'template',
  'math',
  'nobr',
  'font',
];
const VOID = ['br', 'hr', 'img', 'input', 'source', 'wbr'];

const element = (name: string, content: string): string =>
  VOID.includes(name) ? `<${name}>` : `<${name}>${content}</${name}>`;

const anyName = fc.oneof(
  { weight: 20, arbitrary: fc.constantFrom(...names) },
  { weight: 1, arbitrary: fc.constantFrom(...OTHERS) },
);

/** Elements that end in order, in any place. */
const { tree } = fc.letrec<{ tree: string; node: string }>((tie) => ({
  node: fc.oneof(
    { depthSize: 'large' },
    fc.constantFrom('x', ' ', '<!--$-->', '<br>'),
    fc.tuple(anyName, tie('tree')).map(([name, content]) => element(name, content)),
  ),
  tree: fc.array(tie('node'), { maxLength: 3 }).map((nodes) => nodes.join('')),
}));

/** Tags in any order. */
const tags = fc
  .array(
    anyName.chain((name) => fc.constantFrom(`<${name}>`, `</${name}>`, 'x')),
    { maxLength: 8 },
  )
  .map((all) => all.join(''));

/** What a browser makes of the HTML; the names of drawings in lower case, as they are written here. */
const asBrowsersRead = (html: string): string =>
  serialize(parseFragment(html)).replaceAll('clipPath', 'clippath');

test.each([
  ['elements that end in order', tree],
  ['tags in any order', tags],
])('of %s, what is accepted is read as it is written', (_, htmls) => {
  let accepted = 0;
  fc.assert(
    fc.property(htmls, (html) => {
      if (htmlProblem(html, { mediaBase: '' }) !== null) return;
      accepted += 1;
      expect(asBrowsersRead(`<div>${html}</div><i></i>`)).toBe(`<div>${html}</div><i></i>`);
    }),
    { numRuns: 5000 },
  );
  expect(accepted).toBeGreaterThan(200);
});

test('every element around every other one is refused, or read as it is written', () => {
  for (const outer of names)
    for (const inner of names)
      for (const between of ['', 'div', 'span', 'button', 'li', 'b']) {
        const innermost = element(inner, 'x');
        const html = element(outer, between === '' ? innermost : element(between, innermost));
        for (const placed of [html, `<ul><li>${html}</li></ul>`])
          if (htmlProblem(placed, { mediaBase: '' }) === null)
            expect(asBrowsersRead(`<div>${placed}</div>`)).toBe(`<div>${placed}</div>`);
      }
});

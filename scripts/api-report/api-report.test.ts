import { readFileSync } from 'node:fs';
import path from 'node:path';
import { foldNames } from './fold-names';
import { apiReport } from './report';
import { writeLine } from './write-lines';

const root = path.resolve(__dirname, '../..');
// The compiler reads shared-domain and its libraries: 5 s, many times that on a slow machine under
// load.
jest.setTimeout(300_000);

test('shared-domain/api-report.md is up to date; otherwise `npm run api-report` writes it', () => {
  const stored = readFileSync(path.join(root, 'shared-domain/api-report.md'), 'utf8');
  const current = apiReport(root);
  const linesWithout = (text: string, other: string): string[] => {
    const others = new Set(other.split('\n'));
    return text
      .split('\n')
      .filter((line) => !others.has(line))
      .slice(0, 20);
  };
  const run = 'npm run api-report';
  expect({ run, gone: linesWithout(stored, current), new: linesWithout(current, stored) }).toEqual({
    run,
    gone: [],
    new: [],
  });
  expect(stored === current ? 'up to date' : `lines are in another order: ${run}`).toBe(
    'up to date',
  );
});

describe('shapes are written as the names of exports', () => {
  const line = (name: string, type: string, own: string | null = name) => ({
    name,
    head: `type ${name} = `,
    type,
    own,
  });
  const order = '{ uuid: string; total: number; isPaid: boolean; }';
  const typesOf = (...lines: ReturnType<typeof line>[]): string[] =>
    foldNames(lines).map(({ type }) => type);

  test('in every line but their own', () => {
    expect(typesOf(line('Order', order), line('$orders', `Store<${order}[]>`, null))).toEqual([
      order,
      'Store<Order[]>',
    ]);
  });

  test('the largest first', () => {
    const placed = `{ order: ${order}; }`;
    expect(
      typesOf(
        line('Order', order),
        line('Placed', placed),
        line('placed', `Event<${placed}>`, null),
      ),
    ).toEqual([order, '{ order: Order; }', 'Event<Placed>']);
  });

  test('by the first name of the alphabet when two are equal', () => {
    expect(typesOf(line('Purchase', order), line('Order', order))).toEqual(['Order', order]);
  });

  test('unless they are short, or are several shapes', () => {
    const short = '{ uuid: string; }';
    const either = `${order} | ${short}`;
    expect(
      typesOf(
        line('Key', short),
        line('Either', either),
        line('$key', `Store<${short}>`, null),
        line('$either', `Store<${either}>`, null),
      ),
    ).toEqual([short, either, `Store<${short}>`, `Store<${either}>`]);
  });
});

test('a long object has a line for each member, a short one stays in one line', () => {
  const member = 'aMemberWithALongName: string';
  const type = `{ ${['a', 'b', 'c', 'd', 'e'].map((letter) => `${letter}${member};`).join(' ')} }`;
  expect(
    writeLine({ name: 'Long', head: 'type Long = ', type, own: 'Long' }).split('\n'),
  ).toHaveLength(7);
  expect(
    writeLine({ name: 'Short', head: 'type Short = ', type: '{ a: string; }', own: 'Short' }),
  ).toBe('type Short = { a: string; }');
});

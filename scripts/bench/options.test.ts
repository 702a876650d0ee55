import { type BenchOptions, readOptions } from './options';

const NO_PARTS = { page: false, times: false, bytes: false, menu: false };
const options = (more: Partial<BenchOptions>): BenchOptions => ({
  rounds: 7,
  filmstrip: false,
  strict: false,
  json: false,
  parts: NO_PARTS,
  ...more,
});

test('without options everything is measured, in seven rounds', () => {
  expect(readOptions([])).toEqual(options({ parts: { ...NO_PARTS, page: true, times: true } }));
});

test.each([
  {
    args: ['--only', 'page', '--rounds', '3'],
    expected: options({ rounds: 3, parts: { ...NO_PARTS, page: true } }),
  },
  {
    args: ['--only=page', '--rounds=1', '--strict'],
    expected: options({ rounds: 1, strict: true, parts: { ...NO_PARTS, page: true } }),
  },
  {
    args: ['--only', 'times', '--json'],
    expected: options({ json: true, parts: { ...NO_PARTS, times: true } }),
  },
  { args: ['--bytes'], expected: options({ parts: { ...NO_PARTS, bytes: true } }) },
  { args: ['--filmstrip'], expected: options({ filmstrip: true }) },
  {
    args: ['--menu', '--rounds', '3'],
    expected: options({ rounds: 3, parts: { ...NO_PARTS, menu: true } }),
  },
])('$args', ({ args, expected }) => expect(readOptions(args)).toEqual(expected));

test.each([
  [['--run']],
  [['--rounds', 'many']],
  [['--rounds', '0']],
  [['--rounds=']],
  [['--only', 'bytes']],
  [['--rounds']],
])('%j is refused with the usage', (args) => {
  expect(() => readOptions(args)).toThrow('npm run bench -- ');
});

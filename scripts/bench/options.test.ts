import { readOptions } from './options';

test('without options everything is measured, seven times', () => {
  expect(readOptions([])).toEqual({
    runs: 7,
    json: false,
    parts: { page: true, times: true, bytes: false, menu: false },
  });
});

test.each([
  {
    args: ['--only', 'page', '--runs', '3'],
    expected: {
      runs: 3,
      json: false,
      parts: { page: true, times: false, bytes: false, menu: false },
    },
  },
  {
    args: ['--only', 'times', '--json'],
    expected: {
      runs: 7,
      json: true,
      parts: { page: false, times: true, bytes: false, menu: false },
    },
  },
  {
    args: ['--bytes'],
    expected: {
      runs: 7,
      json: false,
      parts: { page: false, times: false, bytes: true, menu: false },
    },
  },
  {
    args: ['--menu', '--runs', '3'],
    expected: {
      runs: 3,
      json: false,
      parts: { page: false, times: false, bytes: false, menu: true },
    },
  },
])('$args', ({ args, expected }) => expect(readOptions(args)).toEqual(expected));

test.each([
  [['--run']],
  [['--runs', 'many']],
  [['--runs', '0']],
  [['--only', 'bytes']],
  [['--runs']],
])('%j is refused with the usage', (args) => {
  expect(() => readOptions(args)).toThrow('npm run bench -- ');
});

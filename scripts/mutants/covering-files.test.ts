import { coveringFiles } from './covering-files.mjs';

const tests = [
  { id: 'far a', file: '/p/other/a.test.ts', ms: 1 },
  { id: 'own', file: '/p/rules/fee.test.ts', ms: 500 },
  { id: 'near slow', file: '/p/rules/cart.test.ts', ms: 90 },
  { id: 'near fast', file: '/p/rules/menu.test.ts', ms: 20 },
  { id: 'far b', file: '/p/other/a.test.ts', ms: 30 },
];
const filesFor = (covering?: readonly string[]) =>
  coveringFiles(tests, covering, '/p/rules/fee.ts').map(({ file }) => file);

test('the test file of the mutated file runs first, then its folder, the fastest first', () => {
  expect(filesFor()).toEqual([
    '/p/rules/fee.test.ts',
    '/p/rules/menu.test.ts',
    '/p/rules/cart.test.ts',
    '/p/other/a.test.ts',
  ]);
});

test('files without a covering test do not run, and of a file only the covering tests run', () => {
  const [only, ...more] = coveringFiles(tests, ['far b'], '/p/rules/fee.ts');
  expect(more).toEqual([]);
  expect(only?.file).toBe('/p/other/a.test.ts');
  const pattern = new RegExp(only?.pattern ?? '');
  expect(tests.filter(({ id }) => pattern.test(id)).map(({ id }) => id)).toEqual(['far b']);
});

test('a title with characters of regular expressions selects this test and no other', () => {
  const id = '[CART-14] 1 + 1 (twice)? {a|b} ^$ \\d*';
  const file = { id, file: '/p/rules/fee.test.ts', ms: 1 };
  const [entry] = coveringFiles([file], [id], '/p/rules/fee.ts');
  const pattern = new RegExp(entry?.pattern ?? '');
  expect(pattern.test(id)).toBe(true);
  expect(pattern.test(`${id} more`)).toBe(false);
  expect(pattern.test('[CART-14] 11 twice')).toBe(false);
});

test('a file whose name only begins alike is not the test file of the mutated one', () => {
  const alike = { id: 'alike', file: '/p/rules/fee-discount.test.ts', ms: 1 };
  const own = { id: 'own', file: '/p/rules/fee.test.tsx', ms: 9 };
  const files = coveringFiles([alike, own], undefined, '/p/rules/fee.tsx');
  expect(files.map(({ file }) => file)).toEqual([own.file, alike.file]);
});

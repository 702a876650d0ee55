import { parseMutantsArgs } from './args';
import { areas } from './areas';

const namesOf = (...args: readonly string[]) =>
  parseMutantsArgs(args).areas.map(({ name }) => name);

test('without names all areas run', () => {
  expect(namesOf()).toEqual(areas.map(({ name }) => name));
});

test('a name or its beginning selects areas; --fresh ignores the results of the run before', () => {
  expect(namesOf('mf-ca', 'rules')).toEqual(['rules', 'mf-cart']);
  expect(parseMutantsArgs(['--fresh', 'edge']).isFresh).toBe(true);
  expect(parseMutantsArgs(['edge']).isFresh).toBe(false);
});

test('--files and --concurrency are options of the run, not areas', () => {
  const args = ['--files=a/**/*.ts', 'edge', '--concurrency=1'];
  expect(parseMutantsArgs(args)).toMatchObject({ files: 'a/**/*.ts', concurrency: 1 });
  expect(namesOf(...args)).toEqual(['edge']);
  expect(parseMutantsArgs(['edge'])).toMatchObject({ files: null, concurrency: null });
});

test.each(['0', '-1', 'two', ''])('--concurrency=%s is refused', (text) => {
  expect(() => parseMutantsArgs([`--concurrency=${text}`])).toThrow(/Give a number from 1/);
});

test('an unknown area is refused with the known ones', () => {
  expect(() => parseMutantsArgs(['--frsh'])).toThrow(/--frsh is no area\. Areas: rules, /);
});

test('the changes of the API run when all areas run, or by their own name only', () => {
  expect(parseMutantsArgs([]).withApi).toBe(true);
  expect(parseMutantsArgs(['api'])).toMatchObject({ areas: [], withApi: true });
  expect(parseMutantsArgs(['api-payments']).withApi).toBe(false);
});

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

test('an unknown area is refused with the known ones', () => {
  expect(() => parseMutantsArgs(['--frsh'])).toThrow(/--frsh is no area\. Areas: rules, /);
});

test('the changes of the API run when all areas run, or by their own name only', () => {
  expect(parseMutantsArgs([]).withApi).toBe(true);
  expect(parseMutantsArgs(['api'])).toEqual({ areas: [], withApi: true, isFresh: false });
  expect(parseMutantsArgs(['api-payments']).withApi).toBe(false);
});

import { heldData, holdData } from './held-data';

const wire = (name: string, more = ''): string =>
  JSON.stringify({ info: { id: 7, name, restaurant_url: 'bella' }, menu: {}, more });
const nameOf = (key: string): string | undefined => heldData(key)?.info.name;
const HALF = 'x'.repeat(6_000_000 - 200);

test('data is held by its key, and replaced by later data of the same key', () => {
  expect(heldData('bella 1')).toBeUndefined();
  holdData('bella 1', wire('Bella'));
  holdData('bella 2', wire('Bella Nova'));
  expect([nameOf('bella 1'), nameOf('bella 2')]).toEqual(['Bella', 'Bella Nova']);
  expect(heldData('bella 1')).toBe(heldData('bella 1'));
  holdData('bella 1', wire('Other'));
  expect(nameOf('bella 1')).toBe('Other');
});

test('data that violates its contract is held as unreadable', () => {
  holdData('broken', '{"info":{}}');
  expect(heldData('broken')).toBeNull();
});

test('the least recently used data is dropped beyond the limit, never the latest', () => {
  holdData('first', wire('first', HALF));
  holdData('second', wire('second', HALF));
  expect(nameOf('first')).toBe('first');
  holdData('third', wire('third', HALF));
  expect(['first', 'second', 'third'].map(nameOf)).toEqual(['first', undefined, 'third']);
  holdData('huge', wire('huge', HALF + HALF + HALF));
  expect(['first', 'third', 'huge'].map(nameOf)).toEqual([undefined, undefined, 'huge']);
});

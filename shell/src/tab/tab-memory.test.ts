/** @jest-environment jsdom */
import { readTab, writeTab } from './tab-memory';

afterEach(() => jest.restoreAllMocks());

test('a tab keeps a text under its name', () => {
  expect(readTab('a')).toBeNull();
  writeTab('a', 'x');
  expect(readTab('a')).toBe('x');
});

test('where nothing may be stored, nothing is, and nothing breaks', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  expect(() => writeTab('b', 'x')).not.toThrow();
  expect(readTab('b')).toBeNull();
});

/** @jest-environment jsdom */
import { saveInMemory } from './memory';

const forbidden = {
  configurable: true,
  get: () => {
    throw new DOMException('no origin', 'SecurityError');
  },
};

test('a document without origin has cookies and storages of its own, which end with it', () => {
  const page = Object.defineProperty({}, 'cookie', forbidden) as Document;
  const view = Object.defineProperties(
    { document: page },
    { localStorage: forbidden, sessionStorage: forbidden },
  ) as unknown as Window;
  saveInMemory(view);
  page.cookie = '_id=1; path=/; max-age=60';
  page.cookie = '_other=2';
  page.cookie = '_id=3';
  page.cookie = '';
  expect(page.cookie).toBe('_id=3; _other=2');
  view.localStorage.setItem('a', '1');
  expect([
    view.localStorage.getItem('a'),
    view.localStorage.length,
    view.localStorage.key(0),
    view.sessionStorage.getItem('a'),
  ]).toEqual(['1', 1, 'a', null]);
  view.localStorage.removeItem('a');
  view.sessionStorage.setItem('b', '2');
  view.sessionStorage.clear();
  expect([view.localStorage.length, view.sessionStorage.length]).toEqual([0, 0]);
});

test('where the browser gives them they stay what they are', () => {
  const stored = window.localStorage;
  saveInMemory(window);
  expect(window.localStorage).toBe(stored);
});

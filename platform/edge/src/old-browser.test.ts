import { runInNewContext } from 'node:vm';
import { OLD_BROWSER } from './old-browser';

type Globals = Record<string, unknown>;

/** What the script leaves in a browser; `without` runs in it before the script. */
function inBrowser(without = '', supports: (...given: string[]) => boolean = () => true) {
  const attributes: Record<string, string> = {};
  const documentElement = {
    setAttribute: (name: string, value: string) => void (attributes[name] = value),
  };
  class HTMLDialogElement {
    showModal(): void {}
  }
  const observers = { ResizeObserver: class {}, IntersectionObserver: class {} };
  const window: Globals = {
    ...observers,
    HTMLDialogElement,
    AbortController,
    fetch,
    queueMicrotask,
    crypto,
    CSS: { supports },
    document: { documentElement },
  };
  window['window'] = window;
  runInNewContext(`window.Intl = Intl; ${without}; ${OLD_BROWSER}`, window);
  return [attributes['data-old'], window['__storefrontTooOld']];
}

test('a browser that has everything shows nothing and starts', () => {
  expect(inBrowser()).toEqual([undefined, false]);
});

test.each([
  'delete Object.hasOwn',
  'delete Array.prototype.at',
  'delete Array.prototype.findLast',
  'delete Array.prototype.toSpliced',
  'delete String.prototype.replaceAll',
  'delete window.fetch',
  'delete window.queueMicrotask',
  'delete window.AbortController',
  'delete window.ResizeObserver',
  'delete window.IntersectionObserver',
  'delete window.HTMLDialogElement',
  'delete HTMLDialogElement.prototype.showModal',
  'delete window.Intl',
  'delete Intl.PluralRules',
  'delete Intl.ListFormat',
  'delete window.crypto',
])('too old for the application: %s', (without) => {
  expect(inBrowser(without)).toEqual(['stops', true]);
});

test.each([
  ['light-dark()', (...given: string[]) => !given.join('').includes('light-dark')],
  ['selectors', (...given: string[]) => given.length === 2],
])('too old for its styles: %s', (_, supports) => {
  expect(inBrowser('', supports)).toEqual(['styles', false]);
});

test('without CSS.supports', () => {
  expect(inBrowser('delete window.CSS')).toEqual(['styles', false]);
});

test('it is read by every browser with ES5', () => {
  expect(OLD_BROWSER).not.toMatch(/=>|`|\?\.|\?\?|\b(?:let|const|class|async)\b/);
});

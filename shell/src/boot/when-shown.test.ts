/** @jest-environment jsdom */
import { whenShown } from './when-shown';

let readyState: jest.SpyInstance;
// the page of the test itself has loaded
beforeAll(() => new Promise((resolve) => setTimeout(resolve, 50)));
beforeEach(() => {
  jest.useFakeTimers();
  readyState = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

async function isSettled(shown: Promise<void>): Promise<boolean> {
  let isIt = false;
  void shown.then(() => (isIt = true));
  await jest.advanceTimersByTimeAsync(0);
  return isIt;
}

test('the files wait for the pictures', async () => {
  const shown = whenShown();
  document.body.innerHTML = '<img>';
  document.querySelector('img')?.dispatchEvent(new Event('load', { bubbles: true }));
  expect(await isSettled(shown)).toBe(false);
  window.dispatchEvent(new Event('load'));
  expect(await isSettled(shown)).toBe(true);
});

test.each(['pointerdown', 'keydown', 'focusin'])('not longer than until a %s', async (name) => {
  const shown = whenShown();
  expect(await isSettled(shown)).toBe(false);
  dispatchEvent(new Event(name));
  expect(await isSettled(shown)).toBe(true);
});

test('and not longer than three seconds', async () => {
  const shown = whenShown();
  await jest.advanceTimersByTimeAsync(2900);
  expect(await isSettled(shown)).toBe(false);
  await jest.advanceTimersByTimeAsync(100);
  expect(await isSettled(shown)).toBe(true);
  expect(jest.getTimerCount()).toBe(0);
});

test('a page that is loaded does not wait', async () => {
  readyState.mockReturnValue('complete');
  expect(await isSettled(whenShown())).toBe(true);
});

/** @jest-environment jsdom */
import type { EarlyInput } from '../rendered/early-input';
import { replaceStoredPage } from './newer-page';

const worker = new EventTarget();
beforeEach(() => void Object.assign(navigator, { serviceWorker: worker }));

/** Reloads of a page after a message of its service worker. */
function reloadsAfter(
  data: unknown,
  { hasActed = false, isRendered = true, isStarted = false } = {},
): number {
  document.body.innerHTML = `<div id="root"${isStarted ? '' : ' data-rendered="en"'}></div>`;
  const reload = jest.fn();
  const early = isRendered ? ({ hasActed: () => hasActed } as EarlyInput) : null;
  replaceStoredPage(early, reload);
  worker.dispatchEvent(new MessageEvent('message', { data }));
  return reload.mock.calls.length;
}

const NEWER = { kind: 'newer-page' };

test('an untouched stored page is replaced by the newer one', () =>
  expect(reloadsAfter(NEWER)).toBe(1));

test('a touched, a started and an unrendered page stay', () => {
  expect(reloadsAfter(NEWER, { hasActed: true })).toBe(0);
  expect(reloadsAfter(NEWER, { isStarted: true })).toBe(0);
  expect(reloadsAfter(NEWER, { isRendered: false })).toBe(0);
});

test.each([null, 'newer-page', { kind: 'other' }, 7])('another message has no effect: %p', (data) =>
  expect(reloadsAfter(data)).toBe(0),
);

test('a browser without service workers', () => {
  Object.assign(navigator, { serviceWorker: undefined });
  expect(() => replaceStoredPage(null)).not.toThrow();
});

/** @jest-environment jsdom */
import { cleanup } from '@testing-library/react';
import { polyfillModal } from '@storefront/shared-kit/testing/modal-polyfill';
import {
  dialogs,
  load,
  moveWhileRendering,
  pathsFrom,
  press,
  runTimers,
  traverse,
} from './walk-pages.test-kit';

beforeAll(polyfillModal);
beforeAll(runTimers);
afterAll(() => jest.useRealTimers());
let serial = 0;
/** A page of its own for each test: its first entry is `start`. */
beforeEach(async () => {
  serial += 1;
  history.pushState({ key: `test-${serial}`, idx: 0 }, '', '/before');
  history.pushState({ key: `start-${serial}`, idx: 1 }, '', '/start');
  await load();
});
afterEach(cleanup);

test('Back closes the open dialog, then leaves the page', async () => {
  await press('open');
  await traverse(-1);
  expect([dialogs(), location.pathname]).toEqual([0, '/start']);
  await traverse(-1);
  expect(location.pathname).toBe('/before');
});

test('a dialog closed by a navigation leaves no entry behind, however deep it is', async () => {
  await press('open');
  await press('open');
  await press('push');
  expect([dialogs(), location.pathname]).not.toEqual([0, '/start']);
  await traverse(-1);
  expect([dialogs(), location.pathname]).toEqual([0, '/start']);
  await traverse(-1);
  expect(location.pathname).toBe('/before');
});

test.each(['replace', 'close and replace'])('%s in a dialog replaces its page', async (name) => {
  await press('open');
  await press(name);
  expect(location.pathname).not.toBe('/start');
  await traverse(-1);
  expect([dialogs(), location.pathname]).toEqual([0, '/before']);
});

test('a busy dialog stays open, and Back still does not leave the page', async () => {
  await press('open');
  await press('busy'); // the alert that opens from this dialog
  await press('open');
  for (const _ of [1, 2, 3]) {
    await traverse(-1);
    expect([dialogs(), location.pathname]).toEqual([2, '/start']);
  }
});

test.each(['push', 'open'])(
  'the browser scrolls no page that is returned to after %s',
  async (name) => {
    history.scrollRestoration = 'auto';
    await load();
    expect(history.scrollRestoration).toBe('auto');
    await press(name);
    expect(history.scrollRestoration).toBe('manual');
  },
);

test('after a reload with an open dialog one Back leaves the page', async () => {
  await press('open');
  await press('open');
  await load();
  expect(dialogs()).toBe(0);
  await traverse(-1);
  expect(location.pathname).toBe('/before');
});

test('a dialog with its own route has no second entry', async () => {
  history.replaceState({ key: 'page', idx: 1 }, '', '/page');
  history.pushState({ key: 'route', idx: 2 }, '', '/page/dialog');
  await load();
  await press('open');
  expect(dialogs()).toBe(2);
  await traverse(-1);
  expect([dialogs(), location.pathname]).toEqual([1, '/page/dialog']);
  await traverse(-1);
  expect([dialogs(), location.pathname]).toEqual([0, '/page']);
  await traverse(-1);
  expect(location.pathname).toBe('/before');
});

test('a dialog closed by its button leaves no entry behind', async () => {
  await press('open');
  await press('close');
  await traverse(-1);
  expect(location.pathname).toBe('/before');
});

test('a movement between the first rendering of the router and its end is not lost', async () => {
  await moveWhileRendering('/other');
  expect(document.body.textContent).toBe('/other');
});

test('an address that the customer has left is rendered first, then the current one', async () => {
  expect(await pathsFrom('/left?q=a#b')).toEqual(['/left', '/start']);
});

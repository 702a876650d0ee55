/** @jest-environment jsdom */
import { act, cleanup } from '@testing-library/react';
import { polyfillModal } from '@storefront/shared-kit/testing/modal-polyfill';
import { canOpen, dialogs, load, press, runTimers, settled, traverse } from './walk-pages.test-kit';

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

test('of nested dialogs Back closes the topmost one', async () => {
  await press('open');
  await press('open');
  await press('open');
  for (const left of [2, 1, 0]) {
    await traverse(-1);
    expect([dialogs(), location.pathname]).toEqual([left, '/start']);
  }
});

test('a dialog closed by its button leaves no entry behind', async () => {
  await press('open');
  await press('close');
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

test('a navigation during the removal of an entry is not undone', async () => {
  await press('open');
  await press('close and push later');
  expect(location.pathname).toBe('/later');
  await traverse(-1);
  expect([dialogs(), location.pathname]).toEqual([0, '/start']);
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

test('after a reload with an open dialog one Back leaves the page', async () => {
  await press('open');
  await press('open');
  await load();
  expect(dialogs()).toBe(0);
  await traverse(-1);
  expect(location.pathname).toBe('/before');
});

test('Forward does not open a closed dialog, and leads nowhere', async () => {
  await press('open');
  await traverse(-1);
  await traverse(1);
  expect([dialogs(), location.pathname]).toEqual([0, '/start']);
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

/** What the customer expects: the visited pages, and the dialogs open on the current one. */
class Expected {
  pages = ['/before', '/start'];
  at = 1;
  open = 0;

  /** Opening a dialog ends the way forward, as a new page does. */
  opened(): void {
    this.open += 1;
    this.pages.length = this.at + 1;
  }
  back(): void {
    if (this.open > 0) this.open -= 1;
    else this.at -= 1;
  }
  leave(): void {
    this.open = 0;
    this.at -= 1;
  }
  forward(): void {
    if (this.open === 0 && this.at < this.pages.length - 1) this.at += 1;
  }
  pushed(): void {
    this.open = 0;
    this.pages = [...this.pages.slice(0, this.at + 1), location.pathname];
    this.at += 1;
  }
  replaced(): void {
    this.open = 0;
    this.pages[this.at] = location.pathname;
  }
}

/** Mulberry32: the same walk for the same seed. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

test('a walk of 500 dialogs, navigations, Backs and reloads leads where the customer expects', async () => {
  const random = randomOf(19);
  const expected = new Expected();
  const steps: Record<string, () => Promise<void>> = {
    open: async () => {
      if (!canOpen()) return;
      await press('open');
      expected.opened();
    },
    close: async () => {
      if (expected.open === 0) return;
      await press('close');
      expected.open -= 1;
    },
    back: async () => {
      if (expected.open === 0 && expected.at <= 1) return;
      await traverse(-1);
      expected.back();
    },
    forward: async () => {
      await traverse(1);
      expected.forward();
    },
    push: async () => {
      await press('push');
      expected.pushed();
    },
    replace: async () => {
      await press('replace');
      expected.replaced();
    },
    leave: async () => {
      if (expected.at <= 1) return;
      await press('leave');
      expected.leave();
    },
    reload: async () => {
      await load();
      expected.open = 0;
    },
  };
  const names = ['open', 'open', 'open', 'close', 'back', 'back', ...Object.keys(steps)];
  const walk: string[] = [];
  for (let step = 0; step < 500; step += 1) {
    const name = names[Math.floor(random() * names.length)]!;
    walk.push(name);
    await steps[name]!(); // ends when the page has settled
    const { open, pages, at } = expected;
    expect({ walk: walk.slice(-14).join(), open: dialogs(), path: location.pathname }).toEqual({
      walk: walk.slice(-14).join(),
      open,
      path: pages[at],
    });
  }
}, 60_000);

test('the router sees an entry that it has not made, and Back closes a dialog over it', async () => {
  const seen = jest.fn();
  window.addEventListener('popstate', seen);
  history.replaceState({ idx: 0 }, '', '/first');
  await load();
  history.pushState(null, '', '/first#section');
  act(() => void dispatchEvent(new PopStateEvent('popstate', { state: null })));
  await settled();
  expect(seen).toHaveBeenCalledTimes(1);
  await press('open');
  await traverse(-1);
  expect([dialogs(), location.href]).toEqual([0, 'http://localhost/first#section']);
  window.removeEventListener('popstate', seen);
});

/** @jest-environment jsdom */
import type { Container } from './container';
import { runEntryScript, type EntryScript } from './entry-script';
import { EntryError } from './remote-load-error';

const URL_OF_ENTRY = 'https://shop.example/builds/mf-cart/1/entry.js';
const globals = globalThis as Record<string, unknown>;
const container = (): Container => ({ init: () => undefined, get: async () => () => ({}) });
const theScript = () => document.head.querySelector('script');

/** Starts the entry; `load` and `fail` are the events of its script. */
function start(options: Partial<EntryScript> = {}) {
  const outcome = runEntryScript(
    {
      url: URL_OF_ENTRY,
      integrity: 'sha384-x',
      global: 'mf_cart',
      deadlineMs: 1000,
      ...options,
    },
    (url) => `${url}?trusted`,
  );
  outcome.catch(() => undefined);
  const script = theScript();
  const fire = (type: string) => script?.dispatchEvent(new Event(type));
  return { outcome, script, load: () => fire('load'), fail: () => fire('error') };
}
const throwFrom = (filename: string, message: string) =>
  window.dispatchEvent(new ErrorEvent('error', { filename, message }));

beforeEach(() => {
  jest.useFakeTimers();
  performance.getEntriesByName = () => [];
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  globals['mf_cart'] = undefined;
  document.head.replaceChildren();
});

test('an entry without a hash is refused, and nothing is requested', async () => {
  const { outcome, script } = start({ integrity: undefined });
  expect(script).toBeNull();
  await expect(outcome).rejects.toEqual(new EntryError('integrity', `${URL_OF_ENTRY} has no hash`));
  await expect(outcome).rejects.toMatchObject({ reason: 'integrity' });
});

test('the browser gets the hash before the address, and the address of the policy', () => {
  const { script } = start();
  expect(script).toMatchObject({
    integrity: 'sha384-x',
    crossOrigin: 'anonymous',
    async: true,
    fetchPriority: 'high',
    src: `${URL_OF_ENTRY}?trusted`,
  });
});

test('its container is the result; the script, its timer and its listeners are gone', async () => {
  const [add, remove] = [
    jest.spyOn(window, 'addEventListener'),
    jest.spyOn(window, 'removeEventListener'),
  ];
  const { outcome, script, load } = start();
  const made = container();
  globals['mf_cart'] = made;
  load();
  expect(await outcome).toBe(made);
  expect([theScript(), script?.onload, script?.onerror]).toEqual([null, null, null]);
  expect(jest.getTimerCount()).toBe(0);
  expect(remove.mock.calls).toEqual(add.mock.calls);
});

test('a container that an earlier entry left under the name does not count', async () => {
  globals['mf_cart'] = container();
  const { outcome, load } = start();
  load();
  await expect(outcome).rejects.toMatchObject({
    reason: 'broken',
    message: `${URL_OF_ENTRY} does not run: no container`,
  });
});

test('an entry that throws is broken, with its own message and no other script’s', async () => {
  const { outcome, script, load } = start();
  throwFrom(script?.src ?? '', 'planted');
  throwFrom('https://shop.example/other.js', 'of another script');
  load();
  await expect(outcome).rejects.toMatchObject({
    reason: 'broken',
    message: `${URL_OF_ENTRY} does not run: planted`,
  });
  expect(theScript()).toBeNull();
});

test('a script that cannot be fetched is unreachable', async () => {
  const { outcome, fail } = start();
  fail();
  await expect(outcome).rejects.toMatchObject({
    reason: 'unreachable',
    message: `${URL_OF_ENTRY}?trusted could not be loaded`,
  });
  expect([theScript(), jest.getTimerCount()]).toEqual([null, 0]);
});

test('a good answer whose bytes the browser refuses is an integrity failure', async () => {
  performance.getEntriesByName = (name) =>
    name === `${URL_OF_ENTRY}?trusted`
      ? [{ responseStatus: 200 } as unknown as PerformanceEntry]
      : [];
  const { outcome, fail } = start();
  fail();
  await expect(outcome).rejects.toMatchObject({ reason: 'integrity' });
});

test('no answer by the deadline is a timeout; an answer after it changes nothing', async () => {
  const { outcome, load } = start();
  jest.advanceTimersByTime(999);
  expect(theScript()).not.toBeNull();
  jest.advanceTimersByTime(1);
  expect(theScript()).toBeNull();
  globals['mf_cart'] = container();
  load();
  await expect(outcome).rejects.toMatchObject({
    name: 'EntryError',
    reason: 'timeout',
    message: `${URL_OF_ENTRY}: no answer in 1000 ms`,
  });
});
